/** Exchanges members' earnings for the currency they chose, once a month. */
import { leastPayoutUsd } from '@commons/contract/plans/pro.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import { now } from '../../../platform/clock.ts'
import { inPages, workThrough } from '../../../platform/due.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write, type WriteContext } from '../../../platform/write.ts'
import { exchangeEarnings, findExchange } from '../../wallet/public.ts'
import { lockBuyer } from '../../../memberships/memberships.queries.ts'
import { waitingOf } from './payouts.amounts.ts'
import * as queries from './payouts.queries.ts'
import { monthOf, nextMonth } from './payouts.rules.ts'

const leastCents = BigInt(leastPayoutUsd) * 100n

/** Runs some minutes past the hour: a tip from a month's last moment has arrived by then. */
export const payOut = (platform: Platform): JobKind<object> => ({
  name: 'plans.payouts',
  every: '17 * * * *',
  async work() {
    const { database, log } = platform
    const at = now()
    let waiting = 0
    await workThrough(platform, {
      due: inPages((after) => queries.listDueChoices(database.db, at, after)),
      async work({ id: member }) {
        try {
          await write(platform, (context) => settle(platform, context, member))
        } catch (error) {
          if (!(error instanceof Refusal) || error.refusal !== 'rate_stale') throw error
          waiting++
        }
      },
      named: ({ id }) => ({ member: id }),
      failed: 'Earnings could not be exchanged yet',
    })
    if (waiting > 0) log.warn({ members: waiting }, 'Earnings wait for a newer rate')
  },
})

/**
 * Exchanges a member's earnings. Too small an amount waits for the next month; with outdated rates everything
 * waits for new ones.
 */
async function settle({ config }: Platform, context: WriteContext, member: number): Promise<void> {
  const { tx, emit, hint } = context
  const at = now()
  const until = monthOf(at)
  await lockBuyer(tx, member)
  const choice = await queries.lockDueChoice(tx, member, at)
  if (!choice) return
  const { currency } = choice
  const tokens = await waitingOf(tx, choice, until)
  const dueAt = nextMonth(at)
  const found = tokens === 0n ? undefined : await findExchange(tx, config, tokens, currency)
  if (found === 'rate_stale') throw new Refusal('rate_stale')
  if (!found || found.cents < leastCents) {
    // Tokens the member has spent no longer wait, but too small an amount does.
    await queries.setNext(tx, member, { since: tokens === 0n ? until : choice.earned_since, dueAt })
    hint(`plan:${member}`, [member])
    return
  }
  const key = `payout:${until.toISOString()}`
  const transaction = await exchangeEarnings(tx, { ...found, member, tokens, currency, key })
  await queries.addPayout(tx, { ...found, member, until, transaction, tokens, currency })
  await queries.setNext(tx, member, { since: until, dueAt })
  emit('payout.made', { member })
  for (const kind of ['plan', 'wallet'] as const) hint(`${kind}:${member}`, [member])
}
