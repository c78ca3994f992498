/** Addresses that apps are sent back to (RFC 8252). Imports nothing. */

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** True of an address with https, one with http on this machine, or one of an app's own scheme, which has a point. */
export function isRedirectUri(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || /[\s#]/.test(text) || url.username !== '' || url.password !== '') return false
  if (url.protocol === 'https:') return url.hostname !== ''
  if (url.protocol === 'http:') return loopback.test(url.hostname)
  return /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/.test(url.protocol)
}

/** Whether an app with this registered address may be sent there: of one on this machine, any port is as good. */
export function isSameRedirect(registered: string, asked: string): boolean {
  if (registered === asked) return true
  const [one, other] = [URL.parse(registered), URL.parse(asked)]
  if (one?.protocol !== 'http:' || other?.protocol !== 'http:' || !isRedirectUri(asked)) return false
  one.port = other.port
  return one.href === other.href
}
