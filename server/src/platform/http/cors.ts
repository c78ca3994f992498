/**
 * Lets pages of the origins in `CORS_ORIGINS` make calls, with a token alone: their cookies are neither sent nor taken
 * (docs/decisions/158-tokens-of-apps-and-bots.md). Without such origins there is nothing of this.
 */
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { isAppOrigin } from './guard.ts'

/** What such pages may read of an answer's head, besides its type and length. */
const exposed = [
  'accept-ranges',
  'content-range',
  'deprecation',
  'link',
  'location',
  'retry-after',
  'sunset',
  'tus-resumable',
  'upload-length',
  'upload-offset',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-request-id',
]

export async function mountCors(app: FastifyInstance, config: Pick<Config, 'CORS_ORIGINS'>): Promise<void> {
  if (config.CORS_ORIGINS.length === 0) return
  await app.register(cors, {
    origin: (origin, decide) => decide(null, isAppOrigin(origin, config)),
    credentials: false,
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'accept-language',
      'authorization',
      'content-type',
      'range',
      'tus-resumable',
      'upload-length',
      'upload-metadata',
      'upload-offset',
    ],
    exposedHeaders: exposed,
    maxAge: 600,
  })
}
