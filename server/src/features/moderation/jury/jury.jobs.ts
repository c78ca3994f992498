/** What happens to juries in time: jurors who don't answer are replaced, and a jury that doesn't decide ends. */
import { inPages, workThrough } from '../../../platform/due.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import { lockAppeal } from '../appeals/appeals.writing.queries.ts'
import { keepJury } from './jury.drawing.ts'
import { listJuries } from './jury.queries.ts'

/** Does all that is due; each jury in a transaction of its own. */
export async function workJuries(platform: Platform): Promise<void> {
  await workThrough(platform, {
    due: inPages((after) => listJuries(platform.database.db, after)),
    work: ({ id }) =>
      write(platform, async (context) => {
        const appeal = await lockAppeal(context.tx, id)
        if (appeal?.state === 'jury') await keepJury({ ...context, platform }, appeal)
      }),
    named: ({ id }) => ({ appeal: id }),
    failed: 'A jury could not be looked after',
  })
}

export const juryJob = (platform: Platform): JobKind<never> => ({
  name: 'moderation.juries',
  every: '*/10 * * * *',
  work: () => workJuries(platform),
})
