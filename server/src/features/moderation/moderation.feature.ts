import type { Feature } from '../../feature.ts'
import { moderationLeaving } from './moderation.leaving.ts'

export const moderation: Feature = { topics: { reports: 'oneself' }, leaving: moderationLeaving }
