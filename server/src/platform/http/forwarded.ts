import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { isOf } from './guard.ts'
import { isLoopbackHost } from './loopback.ts'

/** Warns once of a proxy that drops what makes a request a socket: pages then ask again and again instead. */
export function mountSocketNotice(app: FastifyInstance, log: Log): void {
  let isSaid = false
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    // Proxies pass this one on.
    if (!isSaid && headers['sec-websocket-key'] !== undefined && headers.upgrade === undefined) {
      isSaid = true
      log.warn(
        'A proxy in front of Commons does not pass WebSockets on, so pages learn of news late. See deploy/nginx.conf and docs/operations.md.',
      )
    }
    done()
  })
}

/** Warns once of an untrusted proxy: all its visitors share one address. */
export function mountProxyNotice(app: FastifyInstance, { TRUST_PROXY }: Config, log: Log): void {
  if (TRUST_PROXY !== false) return
  let isSaid = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined) {
      isSaid = true
      log.warn(
        'Requests come through a proxy, but TRUST_PROXY is off: all visitors share the rate limit of one address. Set TRUST_PROXY=1 for one proxy in front of Commons, and see docs/operations.md for what a proxy needs.',
      )
    }
    done()
  })
}

/** Warns once that browsers use another address than this machine's, where the guard refuses their writes. */
export function mountAddressNotice(app: FastifyInstance, { PUBLIC_URL }: Config, log: Log): void {
  if (PUBLIC_URL !== undefined) return
  let isSaid = false
  app.addHook('onRequest', ({ headers: { origin, host } }, _reply, done) => {
    if (!isSaid && origin !== undefined && !isLoopbackHost(host) && isOf(origin, host)) {
      isSaid = true
      log.warn(
        'A browser was refused, because it opened Commons at another address than localhost. Set PUBLIC_URL to the address that members type.',
      )
    }
    done()
  })
}
