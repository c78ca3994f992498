/** Routes of features that a network does without answer as if nobody had declared them. */
import type { NetworkFeature } from '@commons/contract/shared/network-feature.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../settings/settings.ts'

type Absence = Pick<Settings, 'isAbsent'>

/** Returns the hook of a route, which runs before anything of the request is read. */
export function absentAs(partOf: readonly NetworkFeature[], { isAbsent }: Absence) {
  if (partOf.length === 0) return {}
  return {
    onRequest: async (_request: FastifyRequest, reply: FastifyReply) =>
      partOf.some(isAbsent) ? reply.callNotFound() : undefined,
  }
}

/** Mounts routes of a feature. */
export function mountPart(
  app: FastifyInstance,
  feature: NetworkFeature,
  settings: Absence,
  mountRoutes: (app: FastifyInstance) => void,
): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) =>
      settings.isAbsent(feature) ? reply.callNotFound() : undefined,
    )
    mountRoutes(scope)
  })
}
