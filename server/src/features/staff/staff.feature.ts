import type { Feature } from '../../feature.ts'
import { makeBackup, measureStorage } from './backups/backups.job.ts'
import { testMails } from './first-steps/first-steps.mails.ts'
import { closeSampler, openSampler } from './running/running.sampling.ts'
import { alertMails, watchHealth } from './running/running.watching.ts'

export const staff: Feature = {
  topics: { staff: 'oneself', network: 'everybody' },
  mails: { ...alertMails, ...testMails },
  jobs: (platform) => [watchHealth(platform), makeBackup(platform), measureStorage(platform)],
  open: openSampler,
  close: closeSampler,
}
