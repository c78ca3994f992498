/** Suspending and limiting members, and how that ends. docs/decisions/094-suspended-and-limited.md */
import type { Restriction } from '@commons/contract/moderation/decisions.ts'
import { longestRestriction } from '@commons/contract/moderation/queue.ts'
import { now } from '../../../platform/clock.ts'
import { inOrder, workThrough } from '../../../platform/due.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write, type WriteContext } from '../../../platform/write.ts'
import { listOpenSessionIds, tellOfMember } from '../../accounts/public.ts'
import { addRestriction, type Ended, endOver, endRestrictions, listOver } from './restrictions.queries.ts'

/** Returns whether something may last until then: from now on, and not so long that it should be for good. */
export const isPossible = (until: Date): boolean => {
  const days = (until.getTime() - now().getTime()) / 86_400_000
  return days > 0 && days <= longestRestriction
}

type Telling = Pick<WriteContext, 'tx' | 'recheck' | 'hint' | 'emit' | 'tellChanged'>

/** Tells every process at once that a member is suspended, or is back: their sessions, sockets and whoever sees them. */
export async function tellOfSuspension(context: Telling, member: number): Promise<void> {
  const { tx, tellChanged, recheck, hint } = context
  await tellChanged(await listOpenSessionIds(tx, member))
  await recheck({ members: [member] })
  hint(`account:${member}`)
  await tellOfMember(context, member)
}

interface Imposed {
  readonly decision: number
  readonly act: Restriction
  readonly member: number
  readonly until: Date | null
}

/** Suspends or limits a member; false where they have been deleted. */
export async function impose(context: Telling, restriction: Imposed): Promise<boolean> {
  const { act, member } = restriction
  if (!(await addRestriction(context.tx, restriction))) return false
  if (act === 'suspend') {
    await tellOfSuspension(context, member)
    context.emit('member.suspended', { member })
  }
  return true
}

async function follow(context: Telling, ended: readonly Ended[]): Promise<void> {
  for (const { act, member_id: member, is_suspended } of ended) {
    context.hint(`decisions:${member}`)
    // Until when they are may have changed.
    if (act === 'suspend' && is_suspended)
      await context.tellChanged(await listOpenSessionIds(context.tx, member))
    else if (act === 'suspend') await tellOfSuspension(context, member)
  }
}

/** Takes back what a decision imposed, as far as it still stands. */
export async function lift(context: Telling, decision: number): Promise<void> {
  await follow(context, await endRestrictions(context.tx, decision))
}

/** Ends what moderators imposed for a time. */
export const endRestrictionsOver = (platform: Platform): JobKind<never> => ({
  name: 'moderation.end-restrictions',
  every: '* * * * *',
  work: () =>
    workThrough(platform, {
      due: inOrder((after: { id: number; since: string } | undefined) =>
        listOver(platform.database.db, after),
      ),
      work: ({ id }) => write(platform, async (context) => follow(context, await endOver(context.tx, id))),
      named: ({ id }) => ({ decision: id }),
      failed: 'What a decision imposed could not be ended',
    }),
})
