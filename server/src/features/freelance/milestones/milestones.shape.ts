/** Milestones as sent on the wire. */
import type { Milestone, MilestoneEvent, MilestoneSummary } from '@commons/contract/freelance/milestones.ts'
import { totalOf } from '@commons/contract/shared/agreement.ts'
import { jobFeePercent } from '@commons/contract/shared/bid.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { milestoneActs, mostJobMilestones } from '@commons/contract/shared/job-milestone.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { percentText, type Ppm } from '../../../ledger/money.ts'
import { invoiceNumber } from '../../../papers/invoice-number.ts'
import { now } from '../../../platform/clock.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import type { EventRow, MilestoneRow, PaidAgreementRow } from './milestones.queries.ts'
import { centsOf, possible, type Waiting } from './milestones.rules.ts'
import { actsOfAgreement, nextActs, otherOf, type Role, statusOf } from './milestones.transitions.ts'

export interface Sum {
  /** In the smallest unit. */
  readonly units: bigint
  readonly cents: bigint
}

export const isoOf = (time: string): string => new Date(time).toISOString()
export const roleOf = (byClient: boolean): Role => (byClient ? 'client' : 'freelancer')

export const sumShape = ({ units, cents }: Sum) => ({
  tokens: decimalText(units, 'FCELL'),
  usd: decimalText(cents, 'USD'),
})

const nothing: Sum = { units: 0n, cents: 0n }
const plus = (one: Sum, other: Sum): Sum => ({
  units: one.units + other.units,
  cents: one.cents + other.cents,
})
const minus = (one: Sum, other: Sum): Sum => ({
  units: one.units - other.units,
  cents: one.cents - other.cents,
})

/** What a milestone's tokens are, and what they were worth when they were paid in: its parts add up. */
function sumsOf(row: MilestoneRow) {
  const all = { units: BigInt(row.units), price: BigInt(row.price) }
  const part = (units: string): Sum => ({ units: BigInt(units), cents: centsOf(BigInt(units), all) })
  const [funded, released, fee, tax] = [part(row.units), part(row.released), part(row.fee), part(row.tax)]
  // What is left of both together: each rounded by itself, they could be a cent more than all.
  const refunded = minus(part(String(BigInt(row.released) + BigInt(row.refunded))), released)
  return {
    funded,
    released,
    refunded,
    fee,
    tax,
    held: minus(minus(funded, released), refunded),
    paid: minus(minus(released, fee), tax),
  }
}

const waitingOf = ({ state, week, refund, change, disputed_by }: MilestoneRow): Waiting => ({
  state,
  week,
  refundUntil: refund && new Date(refund.answer_until),
  change: change && { byClient: change.by_client, until: new Date(change.answer_until) },
  disputedBy: disputed_by,
})

/** An entry of a milestone's log; staff, who decide a dispute, have no side. */
export function eventShape(
  row: EventRow,
  of: Pick<MilestoneRow, 'units' | 'price'>,
  role: Role | 'staff',
  { member, media }: Viewer,
): MilestoneEvent {
  const units = row.units === null ? null : BigInt(row.units)
  const all = { units: BigInt(of.units), price: BigInt(of.price) }
  const isPaid = row.kind === 'released' || row.kind === 'dispute_released'
  const payee = isPaid ? 'freelancer' : row.kind === 'hours_logged' ? null : 'client'
  return {
    id: row.id,
    kind: row.kind,
    by: row.by_client === null ? null : roleOf(row.by_client),
    is_own: flag(row.by_client !== null && roleOf(row.by_client) === role),
    message: row.message,
    sum: units === null ? null : sumShape({ units, cents: centsOf(units, all) }),
    trx_number: payee === role ? row.transaction_id : null,
    invoice: row.invoice && { invoice_id: row.invoice.id, number: invoiceNumber(row.invoice) },
    files: row.files.map((file) => media.attachment(file, member.id)),
    at: isoOf(row.at),
  }
}

type Next = NonNullable<Milestone['next']>

const step = (role: Role, act: Next['act'], until: string | null, otherwise: Next['otherwise']) => ({
  role,
  act,
  until,
  otherwise,
})

/** Who acts next, until when, and what happens without an answer. */
function nextOf(row: MilestoneRow, waiting: Waiting, at: Date): Omit<Next, 'is_own'> | null {
  const { dispute } = row
  if (dispute?.answer_until)
    return step(
      roleOf(dispute.turn_of_client === true),
      'answer_dispute',
      isoOf(dispute.answer_until),
      'lost',
    )
  const usual = nextActs[row.state]
  if (usual === null) return null
  if (row.units === '0' && row.agreement_state !== 'active') return null
  if (row.refund) return step('freelancer', 'answer_refund', isoOf(row.refund.answer_until), 'refunded')
  const { role, act } = usual
  if (act === 'review')
    return step(role, act, row.release_at?.toISOString() ?? null, row.release_at && 'released')
  if (row.change && waiting.change && at < waiting.change.until)
    return step(
      otherOf(roleOf(row.change.by_client)),
      'answer_change',
      isoOf(row.change.answer_until),
      'lapsed',
    )
  return step(role, act, null, null)
}

export function milestoneShape(row: MilestoneRow, viewer: Viewer): Milestone {
  const at = now()
  const role = roleOf(row.client_id === viewer.member.id)
  const waiting = waitingOf(row)
  const next = nextOf(row, waiting, at)
  const sums = sumsOf(row)
  const isActive = row.agreement_state === 'active'
  const own = (sum: Sum) => (role === 'freelancer' ? sumShape(sum) : null)
  const hasChange = row.change !== null && waiting.change !== null && at < waiting.change.until
  const all = { units: sums.funded.units, price: BigInt(row.price) }
  const asked = row.refund && BigInt(row.refund.units)
  return {
    id: row.id,
    payment_id: row.agreement_id,
    project_id: row.job_id,
    place: row.place,
    week: row.week,
    description: row.description,
    amount: decimalText(BigInt(row.price), 'USD'),
    due_date: row.due_on,
    date: row.created_at.toISOString(),
    asked_by: roleOf(row.by_client),
    is_own: flag(roleOf(row.by_client) === role),
    status: statusOf(row.state),
    money:
      row.rate === null
        ? null
        : {
            funded: sumShape(sums.funded),
            rate: row.rate,
            held: sumShape(sums.held),
            released: sumShape(sums.released),
            refunded: sumShape(sums.refunded),
            fee: sumShape(sums.fee),
            tax: own(sums.tax),
            paid: own(sums.paid),
          },
    funded_at: row.funded_at?.toISOString() ?? null,
    submitted_at: row.submitted_at?.toISOString() ?? null,
    next: next && { ...next, is_own: flag(next.role === role) },
    release_at: row.release_at?.toISOString() ?? null,
    acts: milestoneActs.filter(
      (act) => (isActive || !actsOfAgreement.has(act)) && possible(act, waiting, role, at) !== undefined,
    ),
    refund:
      row.refund && asked !== null
        ? {
            refund_id: row.refund.id,
            ...sumShape({ units: asked, cents: centsOf(asked, all) }),
            message: row.refund.message,
            asked_at: isoOf(row.refund.asked_at),
            answer_until: isoOf(row.refund.answer_until),
          }
        : null,
    change:
      hasChange && row.change
        ? {
            description: row.change.description,
            due_date: row.change.due_on,
            proposed_by: roleOf(row.change.by_client),
            is_own: flag(roleOf(row.change.by_client) === role),
            proposed_at: isoOf(row.change.proposed_at),
            answer_until: isoOf(row.change.answer_until),
          }
        : null,
    dispute: row.dispute && {
      dispute_id: row.dispute.id,
      status: row.dispute.state,
      opened_by: roleOf(row.dispute.by_client),
    },
    history: row.history.map((event) => eventShape(event, row, role, viewer)),
  }
}

const isAsked = ({ state }: MilestoneRow): boolean => statusOf(state) === 'pending' || state === 'accepted'

export function summaryShape(
  agreement: PaidAgreementRow,
  rows: readonly MilestoneRow[],
  withheld: Ppm,
  viewer: Viewer,
): MilestoneSummary {
  const role = roleOf(agreement.client_id === viewer.member.id)
  const sums = rows.map(sumsOf)
  const sum = (of: keyof ReturnType<typeof sumsOf>) =>
    sumShape(sums.map((each) => each[of]).reduce(plus, nothing))
  const requested = rows.filter(isAsked).reduce((cents, { price }) => cents + BigInt(price), 0n)
  const isActive = agreement.state === 'active'
  const isFreelancer = role === 'freelancer'
  return {
    payment_id: agreement.id,
    role,
    agreed: decimalText(totalOf(agreement.pay_by, BigInt(agreement.price), agreement.delivery), 'USD'),
    requested: decimalText(requested, 'USD'),
    in_progress: sum('held'),
    released: sum('released'),
    refunded: sum('refunded'),
    fee: sum('fee'),
    tax: isFreelancer ? sum('tax') : null,
    paid: isFreelancer ? sum('paid') : null,
    fee_percent: String(jobFeePercent),
    tax_percent: isFreelancer ? percentText(withheld) : null,
    can_add: flag(isActive && agreement.pay_by === 'fixed' && rows.length < mostJobMilestones),
    can_reorder: flag(isActive && agreement.pay_by === 'fixed' && rows.length > 1),
  }
}
