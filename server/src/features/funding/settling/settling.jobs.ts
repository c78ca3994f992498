/** Settles due projects every minute, and sends news to backers. */
import { now } from '../../../platform/clock.ts'
import { workThrough } from '../../../platform/due.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import { tellSome } from './news.queries.ts'
import { settleProject } from './settle.ts'
import { listDue } from './settling.queries.ts'

const mostAtOnce = 100
const mostTold = 1_000

export const settleProjects = (platform: Platform): JobKind<object> => ({
  name: 'funding.settle',
  every: '* * * * *',
  async work() {
    await workThrough(platform, {
      due: await listDue(platform.database.db, now(), mostAtOnce),
      work: (group) => settleProject(platform, group),
      named: (group) => ({ project: group }),
      failed: 'A project could not be settled',
    })
    await tellAll(platform)
  },
})

/** Does at once what `settleProjects` would do within the minute. */
export const tellBackers = (platform: Platform): JobKind<object> => ({
  name: 'funding.tell-backers',
  work: () => tellAll(platform),
})

async function tellAll(platform: Platform): Promise<void> {
  const tell = () =>
    write(platform, async ({ tx, emit }) => {
      const group = await tellSome(tx, mostTold)
      if (group !== undefined) emit('project.moved', { group })
      return group !== undefined
    })
  while (await tell());
}
