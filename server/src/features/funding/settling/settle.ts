/**
 * Settles a project step by step. Each step is a transaction that leaves consistent data, so that any can be
 * the last.
 */
import { mostRefusals, reportDays } from '@commons/contract/shared/funding-figures.ts'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { now } from '../../../platform/clock.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write, type WriteContext } from '../../../platform/write.ts'
import { follow } from './announce-change.ts'
import { addNews } from './news.queries.ts'
import { payPart } from './pay.ts'
import * as queries from './settling.queries.ts'
import type { PartRow, SettledRow } from './settling.queries.ts'

/**
 * Pledges in a step. A step that takes longer than `longestMs` makes the next one smaller; one that takes
 * longer than `givenUpMs` is rolled back and retried with fewer, so that no account is locked for a tenth of
 * a second.
 */
const mostInStep = 400
const leastInStep = 25
const longestMs = 40
const givenUpMs = 75
/** The pause after a step, as a multiple of its duration, which leaves the database to others. */
const rest = 1.5 // oxlint-disable-line commons/no-float-near-money -- time

const dayMs = 86_400_000

/** Takes steps until there is nothing to do for now. */
export async function settleProject(
  platform: Platform,
  group: number,
  told: (ms: number) => void = () => undefined,
): Promise<void> {
  for (let most = mostInStep / 4; ;) {
    const began = performance.now()
    if (!(await takeStep(platform, group, most))) return
    const took = performance.now() - began
    told(took)
    // oxlint-disable-next-line commons/no-float-near-money -- a count
    most = took > longestMs ? Math.max(most / 2, leastInStep) : Math.min(most * 1.25, mostInStep)
    most = Math.trunc(most) // oxlint-disable-line commons/no-float-near-money -- a count
    await sleep(took * rest)
  }
}

/** The SQLSTATE of a statement that timed out. */
const isGivenUp = (error: unknown) => error instanceof Error && 'code' in error && error.code === '57014'

/** Takes one step; returns whether there may be more, which is also true if it was given up. */
async function takeStep(platform: Platform, group: number, most: number): Promise<boolean> {
  // The smallest step has no time limit, or settling might never end.
  const ms = most > leastInStep ? givenUpMs : undefined
  try {
    return await write(platform, async (context) => {
      await queries.holdBriefly(context.tx, ms)
      // Before the hints: pages may read on a replica, which only has what is flushed.
      context.afterCommit(() => queries.flushLog(platform.database.db))
      return step(context, group, most)
    })
  } catch (error) {
    if (ms !== undefined && isGivenUp(error)) return true
    throw error
  }
}

/** Does what is next; returns whether there may be more. */
async function step(context: WriteContext, group: number, most: number): Promise<boolean> {
  const { tx } = context
  const at = now()
  const row = await queries.lockSettled(tx, group, at)
  if (!row) return false
  if (row.state === 'running') return begin(context, row, at)
  if (row.state !== 'settling') {
    await queries.setFunding(tx, group, { next_at: null })
    return false
  }
  if (row.outcome === null) return decide(context, row, at)
  if (row.outcome === 'return') return returnRest(context, row, most, at)
  return payNext(context, row, most, at)
}

async function begin(context: WriteContext, row: SettledRow, at: Date): Promise<boolean> {
  const { tx } = context
  if (!row.is_ending && row.ends_at > at) {
    await queries.setFunding(tx, row.group_id, { next_at: null })
    return false
  }
  await queries.endPledging(tx, row.group_id)
  await queries.setFunding(tx, row.group_id, {
    next_at: at,
    ...(row.is_ending ? { outcome: 'return' as const, is_cancelled: true } : {}),
  })
  follow(context, row)
  return true
}

/** Decides the outcome, in a transaction after the one that ended pledging: the total is final by then. */
async function decide(context: WriteContext, row: SettledRow, at: Date): Promise<boolean> {
  const { tx } = context
  const pledged = BigInt(row.pledged)
  const isReached = pledged > 0n && (row.pays === 'keep' || pledged >= BigInt(row.target))
  if (row.is_ending || !isReached || row.owner_id === null) {
    await queries.setFunding(tx, row.group_id, {
      outcome: 'return',
      is_cancelled: row.is_ending,
      next_at: at,
    })
    return true
  }
  await queries.setFunding(tx, row.group_id, { outcome: 'pay', next_at: at })
  const [first] = await queries.lockParts(tx, row.group_id)
  if (first) {
    await queries.awaitReport(tx, row.group_id, first.nth, { until: reportUntil(at), refusals: 0 })
    await addNews(tx, row.group_id, 'project_funded', 0)
  }
  follow(context, row)
  return true
}

async function payNext(context: WriteContext, row: SettledRow, most: number, at: Date): Promise<boolean> {
  const { tx } = context
  const parts = await queries.lockParts(tx, row.group_id)
  if (parts.length === 0 && !(await queries.isPaid(tx, row.group_id, 1))) {
    await payPart(context, row, { nth: 1, from: 0, to: 100 })
    return true
  }
  const next = parts.find(({ state }) => state !== 'released')
  if (!next) {
    if ((await queries.markPaid(tx, row.group_id, most)) > 0) return true
    await queries.finish(tx, row.group_id, 'paid', at)
    follow(context, row)
    return false
  }
  if (row.is_ending || row.owner_id === null) {
    await queries.setFunding(tx, row.group_id, {
      outcome: 'return',
      return_from: next.nth,
      is_cancelled: row.is_ending,
    })
    return true
  }
  const due = next.state === 'reported' ? next.votes_until : next.report_by
  if (due !== null && due > at) {
    await queries.setFunding(tx, row.group_id, { next_at: due })
    return false
  }
  if (next.state === 'reported' && !isRefused(next)) {
    await payPart(context, row, { nth: next.nth, from: next.up_to - next.percent, to: next.up_to })
    await queries.release(tx, row.group_id, next.nth)
    if (next.nth < parts.length)
      await queries.awaitReport(tx, row.group_id, next.nth + 1, { until: reportUntil(at), refusals: 0 })
    return true
  }
  const refusals = next.refusals + (next.state === 'reported' ? 1 : 0)
  if (next.state === 'reported' && refusals < mostRefusals) {
    await queries.awaitReport(tx, row.group_id, next.nth, { until: reportUntil(at), refusals })
    await queries.tellOwner(tx, row, 'milestone_refused', next.nth)
  } else {
    await queries.setFunding(tx, row.group_id, { outcome: 'return', return_from: next.nth })
  }
  follow(context, row)
  return true
}

/** Returns whether the votes refuse a part; with a tie or no votes it is accepted. */
const isRefused = ({ accepted, refused }: PartRow): boolean => BigInt(refused) > BigInt(accepted)

const reportUntil = (at: Date): Date => new Date(at.getTime() + reportDays * dayMs)

async function returnRest(context: WriteContext, row: SettledRow, most: number, at: Date): Promise<boolean> {
  const { tx, hint } = context
  const members = await queries.returnSome(tx, row.group_id, most)
  if (members === undefined) {
    await queries.returnParts(tx, row.group_id)
    await queries.finish(tx, row.group_id, row.is_cancelled ? 'cancelled' : 'returned', at)
    if (row.pledged !== '0') await queries.tellOwner(tx, row, 'project_returned', 0)
  }
  for (const member of members ?? []) if (member !== null) hint(`wallet:${member}`, [member])
  follow(context, row)
  return members !== undefined
}
