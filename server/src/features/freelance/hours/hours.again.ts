/** Answers of calls that change hours: the hours of the agreement as the caller sees them now. */
import type { Call, InputOf } from '@commons/contract/call.ts'
import type { Hours } from '@commons/contract/freelance/hours.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { findReceipt } from '../../../ledger/receipts.ts'
import type { Answering } from '../../../platform/call/repeated-answer.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import { now } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import { ledgerKey } from '../../wallet/public.ts'
import { getSpendable } from '../milestones/milestones.queries.ts'
import { findHours } from './hours.queries.ts'
import { weekOf } from './hours.rules.ts'
import { hoursShape } from './hours.shape.ts'
import { findAgreementOfFunding } from './hours.writing.queries.ts'

type Asked = Pick<Answering<never>, 'db' | 'viewer'>

/** Returns the hours of an agreement, with the log of a week; that of this moment if it isn't named. */
export async function shownHours(agreement: number, { db, viewer }: Asked, named?: string): Promise<Hours> {
  const at = now()
  const week = named ?? weekOf(at)
  const row = await findHours(db, viewer.member.id, { agreement, week })
  if (!row) throw new Refusal('agreement_not_found')
  if (row.pay_by !== 'hourly') throw new Refusal('agreement_fixed')
  return hoursShape(row, { week, at }, viewer)
}

const made = ({ data }: { data: Hours }): number => data.payment_id

export const hoursAgain = {
  made,
  answer: async (agreement: number, asked: Asked) => ({ data: await shownHours(agreement, asked) }),
}

/** Answers with what the caller can spend, besides. */
export const movedHoursAgain = {
  made,
  answer: async (agreement: number, asked: Asked) => ({
    data: await shownHours(agreement, asked),
    fcell_balance: decimalText(await getSpendable(asked.db, asked.viewer.member.id), 'FCELL'),
  }),
}

/** The same for a call whose key the ledger knows for longer than the call's own keys are kept. */
export const ledgerHoursAgain = <C extends Call>(call: C, agreementOf: (input: InputOf<C>) => number) => ({
  ...movedHoursAgain,
  async find(
    input: InputOf<C>,
    key: string,
    { db, member }: { readonly db: Db; readonly member: { readonly id: number } },
  ): Promise<number | undefined> {
    const receipt = await findReceipt(db, member.id, ledgerKey(call.name, key))
    if (!receipt || receipt.ref === null) return undefined
    const agreement = await findAgreementOfFunding(db, receipt.ref)
    if (agreement !== agreementOf(input)) throw new Refusal('idempotency_key_reused')
    return agreement
  },
})
