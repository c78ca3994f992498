/** What happens to milestones when nobody answers in time. */
import { now } from '../../../platform/clock.ts'
import { inOrder, workThrough } from '../../../platform/due.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write, type WriteContext } from '../../../platform/write.ts'
import { giveBack, pay } from './milestones.money.ts'
import { heldOf, possible, remindAt } from './milestones.rules.ts'
import {
  type Due,
  endRefund,
  findAgreementOfMilestone,
  keepAgreement,
  listOfLeaving,
  listToRefund,
  listToRelease,
  listToRemind,
  type LockedMilestone,
  lockRow,
  remind,
  setReminded,
} from './milestones.writing.queries.ts'

const commons = { member: null, byClient: null } as const

async function lock({ tx }: WriteContext, id: number): Promise<LockedMilestone | undefined> {
  const agreement = await findAgreementOfMilestone(tx, id)
  if (agreement === undefined) return undefined
  await keepAgreement(tx, agreement)
  return lockRow(tx, id)
}

type Work = (context: WriteContext, milestone: LockedMilestone, at: Date) => Promise<void>

const release: Work = async (context, milestone, at) => {
  const { id, releaseAt } = milestone
  if (releaseAt === null || at < releaseAt || !possible('release', milestone, 'commons', at)) return
  await pay(context, milestone, { ...commons, units: heldOf(milestone), key: `release:${id}`, at })
}

const refund: Work = async (context, milestone, at) => {
  const { id, refund: asked } = milestone
  if (asked === null || !possible('answer_refund', milestone, 'commons', at)) return
  const held = heldOf(milestone)
  const units = asked.units < held ? asked.units : held
  await endRefund(context.tx, id, 'lapsed', at)
  await giveBack(context, milestone, { ...commons, units, key: `refund:${asked.id}`, at })
}

const reminding: Work = async ({ tx, emit }, milestone, at) => {
  const { agreement, remindAt: due, releaseAt } = milestone
  if (due === null || releaseAt === null || at < due) return
  await setReminded(tx, milestone, remindAt(releaseAt, at))
  if (at >= releaseAt) return
  await remind(tx, milestone)
  emit('agreement.changed', { agreement })
}

/** Work that nobody submitted is not paid when one of the two is deleted: what is held goes back. */
const settle: Work = async (context, milestone, at) => {
  const { id, state, releaseAt } = milestone
  const isOpen = state === 'funded' || state === 'submitted' || state === 'changes_requested'
  if (!isOpen || releaseAt !== null) return
  await endRefund(context.tx, id, 'accepted', at)
  await giveBack(context, milestone, {
    ...commons,
    units: heldOf(milestone),
    key: `refund_leaving:${id}`,
    at,
  })
}

/** Does all that is due; each milestone in a transaction of its own. */
export async function workMilestones(platform: Platform): Promise<void> {
  const at = now()
  const { db } = platform.database
  const duties = [
    { list: listToRefund, does: refund, failed: 'A refund could not be granted' },
    { list: listToRelease, does: release, failed: 'A milestone could not be released' },
    { list: listToRemind, does: reminding, failed: 'The two of a milestone could not be reminded' },
    { list: listOfLeaving, does: settle, failed: 'A milestone of a leaving member could not be settled' },
  ] as const
  for (const { list, does, failed } of duties)
    await workThrough(platform, {
      due: inOrder<Due>((after) => list(db, at, after)),
      work: ({ milestone: id }) =>
        write(platform, async (context) => {
          const milestone = await lock(context, id)
          if (milestone) await does(context, milestone, at)
        }),
      named: ({ milestone }) => ({ milestone }),
      failed,
    })
}

export const worksMilestones = (platform: Platform): JobKind<object> => ({
  name: 'freelance.milestones',
  every: '*/10 * * * *',
  work: () => workMilestones(platform),
})
