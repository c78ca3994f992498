/** Converts plans to the wire format. */
import type { Offer, OwnPlan, Perks, PlanCode } from '@commons/contract/plans/plans.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import {
  fiatDecimals,
  fiatText,
  parsePercent,
  parsePrice,
  partOfShare,
  percentText,
  ppm,
  worth,
} from '../../ledger/money.ts'
import { type Language, text } from '../../platform/language.ts'
import { type PerksRow, planId, planOf, type PlanRow } from './plans.queries.ts'
import type { Choice, Offered, Prices, Standing } from './plans.rules.ts'

export const planName = (language: Language, plan: PlanCode): string => text(language, `plan.${plan}`)

export const tokens = (units: bigint): string => decimalText(units, 'FCELL')

export function standingOf(row: PlanRow): Standing {
  return {
    plan: planOf(row.plan_id),
    period: row.period,
    price: BigInt(row.price),
    anchor: row.anchor_at,
    periods: row.periods,
    periodStart: row.period_start,
    endsAt: row.ends_at,
    renews: row.renews,
    isTrial: row.is_trial,
    isOverdue: row.state === 'grace',
    next: nextOf(row),
  }
}

function nextOf({ next_plan_id, next_period }: PlanRow): Choice | undefined {
  return next_plan_id === null || next_period === null
    ? undefined
    : { plan: planOf(next_plan_id), period: next_period }
}

/** Returns the cost of a renewal at today's price. */
export function nextCharge(row: PlanRow, prices: Prices): bigint {
  const { plan, period } = nextOf(row) ?? { plan: planOf(row.plan_id), period: row.period }
  return prices[plan][period]
}

export function ownPlanShape(row: PlanRow, prices: Prices, language: Language): OwnPlan {
  const plan = planOf(row.plan_id)
  const next = nextOf(row)
  return {
    plan_id: planId(plan),
    code: plan,
    name: planName(language, plan),
    duration: row.period,
    state: row.state,
    is_trial: flag(row.is_trial),
    started_at: row.started_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    grace_until: row.grace_until?.toISOString() ?? null,
    renews: flag(row.renews),
    next_code: next?.plan ?? null,
    next_duration: next?.period ?? null,
    next_charge: row.renews ? tokens(nextCharge(row, prices)) : null,
  }
}

export function offerShape(offer: Offered, balance: bigint): Offer {
  const missing = offer.due - balance
  return {
    change: offer.change,
    charge: tokens(offer.charge),
    credit: tokens(offer.credit),
    due: tokens(offer.due),
    balance_after: tokens(balance - offer.due),
    missing: tokens(missing > 0n ? missing : 0n),
    starts_at: offer.startsAt.toISOString(),
    next_charge_at: offer.nextChargeAt.toISOString(),
    next_charge: tokens(offer.nextCharge),
  }
}

export function perksShape(
  perks: Pick<PerksRow, 'room_factor' | 'withdraw_fee_share' | 'own_page'> | undefined,
  feePercent: string | null,
  quotaMb: number,
): Perks {
  const usual = parsePercent(feePercent ?? '') ?? ppm(0)
  return {
    upload_bytes: quotaMb * 1024 * 1024 * (perks?.room_factor ?? 1),
    withdraw_fee_percent: percentText(perks ? partOfShare(usual, ppm(perks.withdraw_fee_share)) : usual),
    autoplay: flag(perks !== undefined),
    badge: flag(perks !== undefined),
    own_page: flag(perks?.own_page ?? false),
  }
}

/** Returns what these tokens are worth at a rate, rounded down to the cent; null without a rate. */
export function fiatWorth(units: bigint, rate: string | null): string | null {
  const price = parsePrice(rate ?? '')
  return price === undefined ? null : fiatText(worth(units, 'FCELL', price, fiatDecimals))
}
