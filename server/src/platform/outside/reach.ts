/**
 * Where a request to a stranger's server goes: to public addresses alone, and to the very one that was checked, since a
 * second lookup could find another one.
 */
import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { isLoopbackAddress } from '../http/loopback.ts'
import { isPublicAddress } from './public-address.ts'
import type { Web } from './web.ts'

/** It must not be asked, or doesn't exist. */
export class NotReachable extends Error {}

export interface Reach {
  readonly web: Web
  /** What all requests go through. It resolves names, and refuses addresses of private networks. */
  readonly proxy: string | undefined
  readonly signal: AbortSignal
  /** Whether this machine may be asked as well. */
  readonly reachesItself?: boolean
}

/** The name of an address's host; one with brackets is an IPv6 address. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')

/** Returns how to send a request for an address, and by which options it gets there. */
export async function reach(url: URL, { web, proxy, signal, reachesItself = false }: Reach) {
  const name = hostOf(url)
  const isSecure = url.protocol === 'https:'
  const port = url.port === '' ? (isSecure ? 443 : 80) : Number(url.port)
  const isAllowed = (address: string) =>
    isPublicAddress(address) || (reachesItself && isLoopbackAddress(address))
  const locate = async () => {
    const found = isIP(name) === 0 ? await unlessAborted(web.resolve(name), signal) : [name]
    const [first] = found
    if (first === undefined || !found.every(isAllowed)) throw new NotReachable('Its address is not public')
    return { ...web.connectTo(first, port), agent: false as const }
  }
  // A proxy resolves names, and decides about what it finds.
  if (proxy !== undefined && isIP(name) !== 0 && !isAllowed(name))
    throw new NotReachable('Its address is not public')
  const target =
    proxy === undefined
      ? await locate()
      : { host: name, port, agent: agentOf(isSecure ? https : http, proxy) }
  return {
    ask: (isSecure ? https : http).request,
    options: {
      ...target,
      path: url.pathname + url.search,
      // A certificate is for a name; addresses have none to send.
      ...(isSecure && isIP(name) === 0 ? { servername: name } : {}),
      signal,
      maxHeaderSize: 16_384,
    },
  }
}

const agentOf = ({ Agent }: Pick<typeof http, 'Agent'>, proxy: string) =>
  new Agent({ proxyEnv: { HTTP_PROXY: proxy, HTTPS_PROXY: proxy } })

async function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(new NotReachable('It took too long'))
  signal.addEventListener('abort', abort, { once: true })
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', abort))
}
