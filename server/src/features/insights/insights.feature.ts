import type { Feature } from '../../feature.ts'
import { forgetOldLooks } from './insights.jobs.ts'
import { looksOf } from './looks.ts'

export const insights: Feature = {
  jobs: (platform) => [forgetOldLooks(platform)],
  close: (platform) => looksOf(platform).close(),
}
