/** What happens to plans over time: at the end of its period each is renewed, waits for tokens, or ends. */
import { graceDays } from '@commons/contract/plans/plans.ts'
import { Refusal } from '../../platform/call/refusal.ts'
import { now } from '../../platform/clock.ts'
import { inPages, workThrough } from '../../platform/due.ts'
import type { JobKind } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { write, type WriteContext } from '../../platform/write.ts'
import { charge } from './plans.charge.ts'
import * as queries from './plans.queries.ts'
import { renewed } from './plans.rules.ts'
import { standingOf } from './plans.shape.ts'

const hourMs = 3_600_000
const graceMs = graceDays * 24 * hourMs

export const renewPlans = (platform: Platform): JobKind<object> => ({
  name: 'plans.renew',
  every: '* * * * *',
  async work() {
    const at = now()
    await workThrough(platform, {
      due: inPages((after) => queries.listDue(platform.database.db, at, after)),
      work: ({ id }) => settle(platform, id),
      named: ({ id }) => ({ membership: id }),
      failed: 'A plan could not be renewed',
    })
  },
})

async function settle(platform: Platform, id: number): Promise<void> {
  try {
    await write(platform, (context) => renew(context, id))
  } catch (error) {
    if (!(error instanceof Refusal) || error.refusal !== 'balance_too_low') throw error
    await write(platform, (context) => wait(context, id))
  }
}

/**
 * Pays the next period, or ends a plan that isn't to be renewed. Does nothing if another process sees to it.
 */
async function renew(context: WriteContext, id: number): Promise<void> {
  const { tx } = context
  const at = now()
  const row = await queries.lockDue(tx, id, at)
  if (!row) return
  if (!row.renews || row.is_away) return end(context, row)
  const period = renewed(standingOf(row), at)
  const price = (await queries.getPrices(tx))[period.plan][period.period]
  await queries.setPeriod(tx, id, { ...period, price, isTrial: false })
  await queries.tell(tx, 'plan_renewed', row)
  const { member_id: member, ends_at: from } = row
  // Agreed upon when the plan was taken, so it doesn't count towards the daily limit.
  await charge(tx, { ...period, membership: id, member, from, due: price, isSpending: false })
  follow(context, member)
}

/** Keeps a plan without the tokens for its renewal for some days, then ends it. */
async function wait(context: WriteContext, id: number): Promise<void> {
  const { tx } = context
  const at = now()
  const row = await queries.lockDue(tx, id, at)
  if (!row) return
  if (row.grace_until && row.grace_until <= at) return end(context, row)
  const until = row.grace_until ?? new Date(at.getTime() + graceMs)
  const tryAt = new Date(Math.min(at.getTime() + hourMs, until.getTime()))
  await queries.setGrace(tx, id, until, tryAt)
  if (row.state === 'grace') return
  await queries.tell(tx, 'plan_renewal_failed', row)
  follow(context, row.member_id)
}

async function end(context: WriteContext, row: queries.MembershipRow): Promise<void> {
  await queries.endMembership(context.tx, row.id)
  await queries.tell(context.tx, 'plan_ended', row)
  follow(context, row.member_id)
}

function follow({ emit, hint }: WriteContext, member: number): void {
  emit('plan.changed', { member })
  for (const kind of ['plan', 'wallet', 'account'] as const) hint(`${kind}:${member}`, [member])
  hint(`member:${member}`)
}
