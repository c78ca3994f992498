/** On Apple's keyboards Ctrl and K belong to the text field. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Ctrl and K, or Cmd and K on Apple's keyboards, which opens the search from wherever one is. */
export function isSearchKey(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return false
  return isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
}
