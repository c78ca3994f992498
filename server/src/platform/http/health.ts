/** Whether a process is alive and ready, what it does, and its metrics: for supervisors, balancers and Prometheus. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { timingSafeEqual } from 'node:crypto'
import { Refusal } from '../call/refusal.ts'
import type { Config } from '../config.ts'
import { allMetrics } from '../metrics.ts'
import type { Platform } from '../platform.ts'
import { isForThisMachine, isLoopbackAddress, isLoopbackHost } from './loopback.ts'

/** What a process tells supervisors and balancers of itself. */
export class Readiness {
  #isDraining = false
  #isEnding = false

  get isDraining(): boolean {
    return this.#isDraining
  }

  /** From now on nobody should be sent here. */
  drain(): void {
    this.#isDraining = true
  }

  get isEnding(): boolean {
    return this.#isEnding
  }

  /** From now on nothing new is begun. */
  end(): void {
    this.#isDraining = true
    this.#isEnding = true
  }
}

export function mountHealth(
  app: FastifyInstance,
  { config, database, metrics }: Pick<Platform, 'config' | 'database' | 'metrics'>,
  readiness: Readiness,
): void {
  app.get('/livez', () => ({ live: true }))

  app.get('/readyz', async (_request, reply) => {
    const roles = [...config.COMMONS_ROLE]
    // At once: a database that is slow to answer must not make a balancer wait for it.
    if (readiness.isDraining) return reply.code(503).send({ ready: false, roles, draining: true })
    const ready = await database.pool.query('select 1').then(
      () => true,
      () => false,
    )
    return reply.code(ready ? 200 : 503).send({ ready, roles })
  })

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config)) throw new Refusal('not_found')
    const all = allMetrics(metrics)
    return reply.type(all.contentType).send(await all.metrics())
  })
}

function mayRead(request: FastifyRequest, config: Config): boolean {
  const { METRICS_TOKEN: token } = config
  const { authorization } = request.headers
  if (token === undefined || authorization === undefined)
    return isForThisMachine(config) && isFromHere(request)
  const given = Buffer.from(authorization)
  const right = Buffer.from(`Bearer ${token}`)
  return given.length === right.length && timingSafeEqual(given, right)
}

const proxied = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/

/** A foreign `Host` is a proxy's, or another site's whose name leads to this machine. */
const isFromHere = ({ headers, ip }: FastifyRequest) =>
  isLoopbackAddress(ip) &&
  isLoopbackHost(headers.host) &&
  !Object.keys(headers).some((name) => proxied.test(name))
