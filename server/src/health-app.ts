/** What a process serves that answers no members: whether it is alive and ready, and its metrics. */
import { alertNames } from '@commons/contract/staff/running.ts'
import Fastify, { LogController, type FastifyBaseLogger } from 'fastify'
import type { Served } from './app.ts'
import { findAlertNames } from './features/staff/public.ts'
import { openClosing, silentMs } from './platform/http/closing.ts'
import { mountErrors } from './platform/http/errors.ts'
import { mountHealth, Readiness } from './platform/http/health.ts'
import { watchAlerts } from './platform/metrics.ts'
import type { Platform } from './platform/platform.ts'

export async function buildHealthApp(platform: Platform): Promise<Served> {
  const { log, metrics } = platform
  const fastify = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
  })
  fastify.decorateRequest('language')
  fastify.decorateRequest('errorLabel')
  mountErrors(fastify, { log, metrics, isAbsent: () => false })
  watchAlerts(metrics, alertNames, () => findAlertNames(platform))
  const readiness = new Readiness()
  mountHealth(fastify, platform, readiness)
  const closeServer = openClosing(fastify, readiness)
  await fastify.ready()
  return {
    fastify,
    // Nobody has to be sent elsewhere.
    async drain() {
      readiness.drain()
    },
    close: () => closeServer(silentMs),
  }
}
