/** Where there is room for boxes; below, a conversation fills the screen. */
export const roomForBoxes = '(min-width: 48em)'
