/** Where webhooks may lead and when they are tried again, without I/O. */
import { isIP } from 'node:net'
import { isLoopbackHost } from '../../../platform/http/loopback.ts'
import { isPublicAddress } from '../../../platform/outside/public-address.ts'
import { hostOf } from '../../../platform/outside/reach.ts'

/** News in the outbox that only webhooks hear of. */
export const messageReceived = 'message_received'

const minute = 60
const hour = 60 * minute
/** How many seconds after the first, second, … failed attempt another one follows. */
export const retrySeconds: readonly number[] = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
]

/**
 * Returns the address of a text if a webhook may lead there: https on the internet, at the usual port or one that
 * belongs to no service of old; `reachesItself` allows this machine as well, also without https. What a name leads
 * to is checked before each request.
 */
export function webhookUrl(text: string, reachesItself: boolean): URL | undefined {
  const url = URL.parse(text)
  if (!url || url.username !== '' || url.password !== '' || url.hostname === '') return undefined
  const isHere = isLoopbackHost(url.hostname)
  if (isHere) return reachesItself && /^https?:$/.test(url.protocol) ? url : undefined
  const name = hostOf(url)
  if (url.protocol !== 'https:' || (isIP(name) !== 0 && !isPublicAddress(name))) return undefined
  return url.port === '' || Number(url.port) >= 1024 ? url : undefined
}
