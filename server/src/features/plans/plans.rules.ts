/** What choosing a plan does, and what it costs. All amounts are in the smallest unit of tokens. */
import { type changes, type Duration, type PlanCode, planCodes } from '@commons/contract/plans/plans.ts'
import { addPeriods, type Period, periodAfter } from '../../memberships/periods.ts'

export interface Choice {
  readonly plan: PlanCode
  readonly period: Duration
}

/** The part of a member's plan that decides what a choice costs. */
export interface Standing extends Choice {
  /** The price of the current period. */
  readonly price: bigint
  readonly anchor: Date
  readonly periods: number
  readonly periodStart: Date
  readonly endsAt: Date
  readonly renews: boolean
  readonly isTrial: boolean
  readonly isOverdue: boolean
  readonly next: Choice | undefined
}

export type Prices = Readonly<Record<PlanCode, Readonly<Record<Duration, bigint>>>>

export interface Offered {
  readonly change: (typeof changes)[number]
  readonly charge: bigint
  readonly credit: bigint
  /** Negative if the credit is larger. */
  readonly due: bigint
  readonly startsAt: Date
  readonly nextChargeAt: Date
  readonly nextCharge: bigint
}

const dayMs = 86_400_000
const token = 10n ** 18n

/** Returns what the unused whole days of a period are worth, rounded up to whole tokens: at most its price. */
export function creditOf({ price, periodStart, endsAt }: Standing, at: Date): bigint {
  // oxlint-disable-next-line commons/no-float-near-money -- days
  const days = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / dayMs)
  const all = Math.max(days(periodStart, endsAt), 1)
  const unused = Math.min(Math.max(days(at, endsAt), 0), all)
  const share = BigInt(all) * token
  const credit = ((price * BigInt(unused) + share - 1n) / share) * token
  return credit < price ? credit : price
}

const rank = (plan: PlanCode) => planCodes.indexOf(plan)
const isSame = (one: Choice, other: Choice) => one.plan === other.plan && one.period === other.period

function isLarger(choice: Choice, { plan, period }: Choice): boolean {
  if (rank(choice.plan) !== rank(plan)) return rank(choice.plan) > rank(plan)
  return choice.period === 'y' && period === 'm'
}

function changeTo(choice: Choice, standing: Standing | undefined): Offered['change'] {
  if (!standing) return 'start'
  if (standing.isOverdue) return isSame(choice, standing) ? 'pay' : 'start'
  if (isSame(choice, standing)) return standing.next || !standing.renews ? 'resume' : 'none'
  // An upgrade would lose the rest of the free month.
  const isOwnTrial = standing.isTrial && choice.plan === standing.plan
  if (isLarger(choice, standing) && !isOwnTrial) return 'upgrade'
  return standing.renews && standing.next && isSame(choice, standing.next) ? 'none' : 'later'
}

/** Returns what a choice would do now, and what it would cost. */
export function offerOf(choice: Choice, standing: Standing | undefined, prices: Prices, at: Date): Offered {
  const charge = prices[choice.plan][choice.period]
  const change = changeTo(choice, standing)
  const common = { change, charge, nextCharge: charge }
  if (change === 'start' || change === 'upgrade' || !standing) {
    const credit = change === 'upgrade' && standing ? creditOf(standing, at) : 0n
    const nextChargeAt = addPeriods(at, choice.period, 1)
    return { ...common, credit, due: charge - credit, startsAt: at, nextChargeAt }
  }
  const startsAt = standing.endsAt
  if (change !== 'pay') return { ...common, credit: 0n, due: 0n, startsAt, nextChargeAt: startsAt }
  const { endsAt } = renewed(standing, at)
  return { ...common, credit: 0n, due: charge, startsAt, nextChargeAt: endsAt }
}

/** The period after the current one. */
export interface Renewed extends Period {
  readonly plan: PlanCode
}

export function renewed(standing: Standing, at: Date): Renewed {
  const { plan, period } = standing.next ?? standing
  const isAnew = standing.next !== undefined || standing.isTrial
  return { plan, ...periodAfter(standing, at, isAnew ? period : undefined) }
}

/** Returns how much less a year costs than twelve months, in whole percent. */
export function savePercent({ y, m }: Readonly<Record<Duration, bigint>>): number {
  const saved = ((12n * m - y) * 100n) / (12n * m)
  return saved > 0n ? Number(saved) : 0 // oxlint-disable-line commons/no-float-near-money -- a percentage
}
