/** What happens to memberships over time: at the end of its period each is renewed, waits for tokens, or ends. */
import { graceDays } from '@commons/contract/plans/plans.ts'
import { Refusal } from '../platform/call/refusal.ts'
import { now } from '../platform/clock.ts'
import { inPages, workThrough } from '../platform/due.ts'
import type { JobKind } from '../platform/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { write, type WriteContext } from '../platform/write.ts'
import type { MembershipKind } from './membership-kind.ts'
import * as queries from './memberships.queries.ts'

const hourMs = 3_600_000
const graceMs = graceDays * 24 * hourMs

export const renewMemberships = (platform: Platform, kinds: readonly MembershipKind[]): JobKind<object> => ({
  // Older than memberships of channels: under another name the schedule of this one would stay.
  name: 'plans.renew',
  every: '* * * * *',
  async work() {
    const at = now()
    await workThrough(platform, {
      due: inPages((after) => queries.listDue(platform.database.db, at, after)),
      async work(row) {
        const kind = kindOf(kinds, row)
        // It is settled once the network has them again.
        if (!kind.partOf.some(platform.settings.isAbsent)) await settle(platform, kind, row.id)
      },
      named: ({ id }) => ({ membership: id }),
      failed: 'A membership could not be renewed',
    })
  },
})

function kindOf(
  kinds: readonly MembershipKind[],
  row: Pick<queries.MembershipRow, 'plan_id' | 'channel_id'>,
): MembershipKind {
  const kind = kinds.find(({ has }) => has(row))
  if (!kind) throw new Error('No feature declares this kind of membership')
  return kind
}

async function settle(platform: Platform, kind: MembershipKind, id: number): Promise<void> {
  try {
    await write(platform, (context) => renew(context, kind, id))
  } catch (error) {
    if (!(error instanceof Refusal) || error.refusal !== 'balance_too_low') throw error
    await write(platform, (context) => wait(context, kind, id))
  }
}

/**
 * Pays the next period, or ends a membership that isn't to be renewed. Does nothing if another process sees
 * to it.
 */
async function renew(context: WriteContext, kind: MembershipKind, id: number): Promise<void> {
  const { tx } = context
  const at = now()
  const row = await queries.lockDue(tx, id, at)
  if (!row) return
  const renewal = row.renews && !row.is_away ? await kind.renewal(tx, row, at) : undefined
  if (!renewal) return end(context, kind, row)
  const { period, price, plan_id } = renewal
  await queries.setPeriod(tx, id, { ...period, price, isTrial: false }, plan_id)
  await queries.tell(tx, kind.told.renewed, row)
  await kind.charge(context, {
    membership: id,
    member: row.member_id,
    plan_id: plan_id ?? row.plan_id,
    channel_id: row.channel_id,
    period: period.period,
    from: row.ends_at,
    due: price,
    // Agreed upon when it was taken, so it doesn't count towards the daily limit.
    isSpending: false,
  })
  await kind.follow(context, row)
}

/** Keeps a membership without the tokens for its renewal for some days, then ends it. */
async function wait(context: WriteContext, kind: MembershipKind, id: number): Promise<void> {
  const { tx } = context
  const at = now()
  const row = await queries.lockDue(tx, id, at)
  if (!row) return
  if (row.grace_until && row.grace_until <= at) return end(context, kind, row)
  const until = row.grace_until ?? new Date(at.getTime() + graceMs)
  const tryAt = new Date(Math.min(at.getTime() + hourMs, until.getTime()))
  await queries.setGrace(tx, id, until, tryAt)
  if (row.state === 'grace') return
  await queries.tell(tx, kind.told.waits, row)
  await kind.follow(context, row)
}

async function end(context: WriteContext, kind: MembershipKind, row: queries.MembershipRow): Promise<void> {
  await queries.endMembership(context.tx, row.id)
  await queries.tell(context.tx, kind.told.ended, row)
  await kind.follow(context, row)
}

/** Ends a membership at the end of its period, or at once if it is overdue. */
export async function cancel(
  tx: WriteContext['tx'],
  { id, state }: queries.MembershipRow,
): Promise<'ended' | 'ends'> {
  if (state === 'grace') {
    await queries.endMembership(tx, id)
    return 'ended'
  }
  await queries.setRenewal(tx, id, { renews: false, next: null })
  return 'ends'
}
