import type { Feature } from '../../feature.ts'
import { insightsLeaving } from './insights.leaving.ts'
import { forgetOldLooks } from './insights.jobs.ts'
import { looksOf } from './looks.ts'

export const insights: Feature = {
  leaving: insightsLeaving,
  jobs: (platform) => [forgetOldLooks(platform)],
  close: (platform) => looksOf(platform).close(),
}
