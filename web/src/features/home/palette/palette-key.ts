/** On Apple devices, Ctrl+K is a text editing key. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Returns whether the event is Ctrl+K, or Cmd+K on Apple devices, which opens the palette of commands from anywhere. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return false
  return isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
}
