/** Returns whether a text is an address on the web, with a host that has a dot. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || /\s/.test(text)) return false
  return URL.canParse(text) && new URL(text).hostname.includes('.')
}
