import type { Feature } from '../../feature.ts'
import { makeBackup, measureStorage } from './backups/backups.job.ts'
import { alertMails, watchHealth } from './running/running.watching.ts'

export const staff: Feature = {
  topics: { staff: 'oneself', network: 'everybody' },
  mails: alertMails,
  jobs: (platform) => [watchHealth(platform), makeBackup(platform), measureStorage(platform)],
}
