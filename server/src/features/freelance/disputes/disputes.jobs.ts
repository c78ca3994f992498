/** What happens to disputes when nobody says or decides anything in time. */
import { now } from '../../../platform/clock.ts'
import { type DueRow, inOrder, workThrough } from '../../../platform/due.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write, type WriteContext } from '../../../platform/write.ts'
import { type Locked, lockForCommons } from './disputes.acting.ts'
import { awardWithout, canAct, middleOf, remindAt } from './disputes.rules.ts'
import { settle, settlingKey } from './disputes.settling.ts'
import {
  listToForfeit,
  listToHalve,
  listToRemindOfDispute,
  remind,
  setReminded,
} from './disputes.writing.queries.ts'

type Work = (context: WriteContext, locked: Locked) => Promise<void>

const commons = { by: null, member: null } as const

const forfeit: Work = async (context, locked) => {
  const { dispute, at } = locked
  if (dispute.turn === null || !canAct('forfeit', dispute, { actor: 'commons', member: null, at })) return
  const award = awardWithout(dispute.turn, dispute)
  await settle(context, locked, { ...commons, state: 'forfeited', award, key: settlingKey(dispute.id) })
}

const halve: Work = async (context, locked) => {
  const { dispute, at } = locked
  if (!canAct('halve', dispute, { actor: 'commons', member: null, at })) return
  const award = middleOf(dispute)
  await settle(context, locked, { ...commons, state: 'halved', award, key: settlingKey(dispute.id) })
}

const reminding: Work = async ({ tx, emit }, { dispute, milestone, at }) => {
  const { id, turn, until, remindAt: due } = dispute
  if (due === null || turn === null || until === null || at < due) return
  await setReminded(tx, id, remindAt(until, at))
  if (at >= until) return
  await remind(tx, id, milestone[turn])
  emit('agreement.changed', { agreement: milestone.agreement })
}

/** Does all that is due; each dispute in a transaction of its own. */
export async function workDisputes(platform: Platform): Promise<void> {
  const at = now()
  const { db } = platform.database
  const duties = [
    { list: listToForfeit, does: forfeit, failed: 'A dispute without a word could not be settled' },
    { list: listToHalve, does: halve, failed: 'A dispute without a decision could not be settled' },
    { list: listToRemindOfDispute, does: reminding, failed: 'A side of a dispute could not be reminded' },
  ] as const
  for (const { list, does, failed } of duties)
    await workThrough(platform, {
      due: inOrder<DueRow>((after) => list(db, at, after)),
      work: ({ id }) =>
        write(platform, async (context) => {
          const locked = await lockForCommons(context.tx, id)
          if (locked) await does(context, locked)
        }),
      named: ({ id }) => ({ dispute: id }),
      failed,
    })
}

export const worksDisputes = (platform: Platform): JobKind<object> => ({
  name: 'freelance.disputes',
  every: '*/10 * * * *',
  work: () => workDisputes(platform),
})
