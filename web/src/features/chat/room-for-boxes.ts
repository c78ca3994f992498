/** The screen width with room for boxes; on narrower ones, a conversation fills the screen. */
export const roomForBoxes = '(min-width: 48em)'
