/** Ends offers and changes that nobody answered in time. */
import { sql } from 'kysely'
import { now } from '../../../platform/clock.ts'
import { inPages, workThrough } from '../../../platform/due.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import { agreementChanged } from './agreements.hints.ts'
import { lapse, listUnanswered } from './agreements.writing.queries.ts'

export async function lapseUnanswered(platform: Platform): Promise<void> {
  const at = now()
  const { db } = platform.database
  await workThrough(platform, {
    due: inPages((after) => listUnanswered(db, at, after)),
    work: ({ id }) =>
      write(platform, async (context) => {
        const which = sql`v.id = ${id} and v.state = 'proposed' and v.answer_until <= ${at}`
        for (const each of await lapse(context.tx, which)) agreementChanged(context, each)
      }),
    named: ({ agreement }) => ({ agreement }),
    failed: 'An offer or a change that nobody answered could not be ended',
  })
}

export const lapsesUnanswered = (platform: Platform): JobKind<object> => ({
  name: 'freelance.lapse-unanswered',
  every: '17 * * * *',
  work: () => lapseUnanswered(platform),
})
