/** Whether Commons is alive and ready, and its metrics: for supervisors, proxies and Prometheus. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { timingSafeEqual } from 'node:crypto'
import { Refusal } from '../call/refusal.ts'
import type { Platform } from '../platform.ts'

const loopback = /^(127\.|::1$|::ffff:127\.)/

export function mountHealth(app: FastifyInstance, { config, database, metrics }: Platform): void {
  app.get('/livez', () => ({ live: true }))

  app.get('/readyz', async (_request, reply) => {
    const ready = await database.pool.query('select 1').then(
      () => true,
      () => false,
    )
    return reply.code(ready ? 200 : 503).send({ ready })
  })

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config.METRICS_TOKEN, config.TRUST_PROXY !== false)) throw new Refusal('not_found')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

function mayRead({ headers, ip }: FastifyRequest, token: string | undefined, behindProxy: boolean): boolean {
  if (token !== undefined && headers.authorization !== undefined) {
    const given = Buffer.from(headers.authorization)
    const right = Buffer.from(`Bearer ${token}`)
    return given.length === right.length && timingSafeEqual(given, right)
  }
  // Behind a proxy on this machine, everybody seems to come from here.
  const isDirect = behindProxy || headers['x-forwarded-for'] === undefined
  return isDirect && loopback.test(ip)
}
