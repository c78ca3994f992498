/** Which network addresses are public. */
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The part of IPv6 that is given out: what else there is belongs to tunnels, translators and local networks. */
const global = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * True for addresses of the internet alone. IPv4 inside IPv6 counts as none: no page needs it, and each way of
 * writing it is one more way to a private network.
 */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv4 || (text.includes('%') ? false : address.match(global))
}
