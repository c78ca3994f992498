/** Whether an address or a host is this machine itself. */
import type { Config } from '../config.ts'

const addresses = /^(127\.|::1$|::ffff:127\.)/
// The only names that no other site's name service can give away.
const hosts = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i

export const isLoopbackAddress = (address: string): boolean => addresses.test(address)

/** Returns whether a `Host`, with or without its port, is this machine. */
export const isLoopbackHost = (host: string | undefined): boolean => host !== undefined && hosts.test(host)

/**
 * Returns whether Commons is for this machine alone. Elsewhere a proxy may be in front, and if it adds no
 * header, everybody seems to come from here; and where others can connect, members are strangers to this machine.
 */
export const isForThisMachine = ({ HOST, TRUST_PROXY, PUBLIC_URL }: Config): boolean =>
  (isLoopbackHost(HOST) || isLoopbackAddress(HOST)) &&
  TRUST_PROXY === false &&
  (PUBLIC_URL === undefined || isLoopbackHost(new URL(PUBLIC_URL).host))
