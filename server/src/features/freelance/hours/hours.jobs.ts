/** What happens to hours by themselves: weeks that have ended wait for their clients, and idle hours are paused. */
import { now } from '../../../platform/clock.ts'
import { type DueRow, inOrder, workThrough } from '../../../platform/due.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write, type WriteContext } from '../../../platform/write.ts'
import { keepAgreement } from '../milestones/milestones.writing.queries.ts'
import { closeWeeks, hoursChanged, leftOf, returnHours } from './hours.money.ts'
import { weekOf } from './hours.rules.ts'
import {
  listHoursOfLeaving,
  listToClose,
  listToPause,
  type LockedHours,
  pause,
  readHours,
  tell,
} from './hours.writing.queries.ts'

type Work = (context: WriteContext, hours: LockedHours, at: Date) => Promise<void>

const close: Work = (context, { id }, at) => closeWeeks(context, id, weekOf(at), at)

const idle: Work = async (context, hours, at) => {
  const { id, client, freelancer, pauseAt } = hours
  if (pauseAt === null || at < pauseAt || leftOf(hours) === 0) return
  await pause(context.tx, id, at)
  await tell(context.tx, 'paused', id, [client, freelancer])
  hoursChanged(context, hours)
}

/** Nobody logs for, or pays, who is about to be deleted: what is held and not logged goes back. */
const settle: Work = async (context, hours, at) => {
  await returnHours(context, hours, { member: null, key: `hours_leaving:${hours.id}:${at.getTime()}`, at })
}

/** Does all that is due; each agreement in a transaction of its own. */
export async function workHours(platform: Platform): Promise<void> {
  const at = now()
  const { db } = platform.database
  const monday = weekOf(at)
  const duties = [
    {
      list: (after?: DueRow) => listToClose(db, monday, after),
      does: close,
      failed: 'A week of hours could not be closed',
    },
    { list: (after?: DueRow) => listToPause(db, at, after), does: idle, failed: 'Hours could not be paused' },
    {
      list: (after?: DueRow) => listHoursOfLeaving(db, at, after),
      does: settle,
      failed: 'Hours of a leaving member could not be returned',
    },
  ] as const
  for (const { list, does, failed } of duties)
    await workThrough(platform, {
      due: inOrder<DueRow>(list),
      work: ({ id }) =>
        write(platform, async (context) => {
          await keepAgreement(context.tx, id)
          const hours = await readHours(context.tx, id)
          if (hours) await does(context, hours, at)
        }),
      named: ({ id }) => ({ agreement: id }),
      failed,
    })
}

export const worksHours = (platform: Platform): JobKind<object> => ({
  name: 'freelance.hours',
  every: '*/10 * * * *',
  work: () => workHours(platform),
})
