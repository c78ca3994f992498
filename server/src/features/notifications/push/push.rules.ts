/** Which addresses belong to push services, without I/O: the server sends pushes nowhere else. */

/**
 * Returns whether pushes may go to an endpoint. `allowed`: hosts, `*.` before one for all below it, or whole
 * origins.
 */
export function isPushService(endpoint: string, allowed: readonly string[]): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username !== '' || url.password !== '') return false
  return allowed.some((each) => {
    if (each.includes('://')) return url.origin === each
    if (url.protocol !== 'https:' || url.port !== '') return false
    return each.startsWith('*.') ? url.hostname.endsWith(each.slice(1)) : url.hostname === each
  })
}
