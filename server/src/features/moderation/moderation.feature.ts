import type { Feature } from '../../feature.ts'

export const moderation: Feature = { topics: { reports: 'oneself' } }
