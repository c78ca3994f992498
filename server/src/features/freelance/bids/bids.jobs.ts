/** Gives bids back that a client left without an answer. */
import { now } from '../../../platform/clock.ts'
import { inPages, workThrough } from '../../../platform/due.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import { listUnanswered, returnUnanswered } from './bids.writing.queries.ts'

export async function returnBids(platform: Platform): Promise<void> {
  const at = now()
  const { db } = platform.database
  await workThrough(platform, {
    due: inPages((after) => listUnanswered(db, at, after)),
    work: ({ id }) =>
      write(platform, async ({ tx, hint, emit }) => {
        const bidders = await returnUnanswered(tx, id, at)
        for (const bidder of bidders) hint(`bids:${bidder}`, [bidder])
        if (bidders.length > 0) emit('bids.returned', { job: id })
      }),
    named: ({ id }) => ({ job: id }),
    failed: 'The bids for a job could not be given back',
  })
}

export const returnsBids = (platform: Platform): JobKind<object> => ({
  name: 'freelance.return-bids',
  every: '23 * * * *',
  work: () => returnBids(platform),
})
