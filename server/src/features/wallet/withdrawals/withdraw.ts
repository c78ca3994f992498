/** A withdrawal as every call makes it: checked, held, and continued once its address has waited. */
import { type Currency, decimalText } from '@commons/contract/shared/units.ts'
import { addressWaitHours } from '@commons/contract/wallet/withdrawals.ts'
import { available, withdrawHold } from '../../../ledger/accounts.ts'
import { post } from '../../../ledger/post.ts'
import type { Receipt } from '../../../ledger/receipts.ts'
import { now } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import {
  type BeginningStepUp,
  beginStepUp,
  type FinishingStepUp,
  finishStepUp,
  type ShownIdentity,
  type StepUp,
} from '../../accounts/public.ts'
import type { Language } from '../../../platform/language.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { WriteContext } from '../../../platform/write.ts'
import { withdrawFeeOf } from '../../plans/public.ts'
import { feeOf } from '../../../ledger/money.ts'
import { checkFigure, requireVerified } from '../payment-checks.ts'
import { getMoneySettings } from '../wallet.rates.ts'
import { bitcoinNetworkOf } from '../../../platform/chains/chains.ts'
import { parseAddress } from './addresses.ts'
import { hintWithdrawal } from './withdrawals.hints.ts'
import { orderWithdrawalMail } from './withdrawals.mail.ts'
import { addAddress, addWithdrawal, findWithdrawalOf, type WithdrawalRow } from './withdrawals.queries.ts'
import { withdrawalShape } from './withdrawals.shape.ts'

interface Wanted extends ShownIdentity {
  readonly currency: Currency
  readonly units: bigint
  readonly to_wallet: string
  readonly fees?: string | undefined
}

export interface Withdrawing {
  readonly currency: Currency
  readonly units: bigint
  readonly fee: bigint
  readonly address: string
  readonly stepUp: StepUp
}

/**
 * Checks everything that needs no lock, and the member's identity last. `isFeeOtherwise` says whether the fee
 * that the client sent is right in another unit than the currency's.
 */
export async function beginWithdrawal(
  context: BeginningStepUp,
  wanted: Wanted,
  isFeeOtherwise: (fee: bigint) => boolean = () => false,
): Promise<Withdrawing> {
  const { db, member, platform, refuseFields } = context
  await requireVerified(db, member.id)
  const { currency, units, to_wallet, fees } = wanted
  const address =
    parseAddress(to_wallet, currency, bitcoinNetworkOf(platform.chains)) ??
    refuseFields({ to_wallet: 'address_invalid' })
  const { withdrawFee } = await getMoneySettings(db)
  const fee = feeOf(units, await withdrawFeeOf(db, member.id, withdrawFee))
  if (fee >= units) refuseFields({ amount: 'amount_too_small' })
  if (!isFeeOtherwise(fee)) checkFigure(fees, fee, currency)
  return { currency, units, fee, address, stepUp: await beginStepUp(context, wanted) }
}

/** Holds the amount and records its destination. */
export async function withdraw(
  context: FinishingStepUp & Pick<WriteContext, 'hint'>,
  { currency, units, fee, address, stepUp }: Withdrawing,
  key: string,
): Promise<{ row: WithdrawalRow; balance: bigint }> {
  const { tx, member, platform } = context
  await finishStepUp(context, stepUp)
  const usableAt = new Date(now().getTime() + addressWaitHours * 3_600_000)
  const to = await addAddress(tx, member.id, { currency, address, label: '', usableAt })
  const posted = await post(tx, {
    kind: 'withdrawal',
    scope: member.id,
    key,
    actor: member.id,
    details: { fee: decimalText(fee, currency) },
    isSpending: true,
    legs: [
      { account: available(member.id, currency), amount: -units },
      { account: withdrawHold(member.id, currency), amount: units },
    ],
  })
  const state = to.usable_at > now() ? 'waiting_address' : 'waiting_approval'
  const row = await addWithdrawal(tx, {
    member: member.id,
    transaction: posted.transaction,
    currency,
    amount: units,
    fee,
    to,
    state,
  })
  await hintWithdrawal(context, member.id)
  await orderWithdrawalMail(platform.mail, tx, stepUp.account, row)
  return { row, balance: posted.balances[0] ?? 0n }
}

/** Answers a repeated withdrawal: as it is by now. */
export async function withdrawnAgain(
  { transaction }: Receipt,
  {
    db,
    member,
    language,
    platform,
  }: {
    readonly db: Db
    readonly member: { readonly id: number }
    readonly language: Language
    readonly platform: Pick<Platform, 'chains'>
  },
) {
  const row = await findWithdrawalOf(db, member.id, transaction)
  if (!row) throw new Error('A withdrawal without its row')
  return { recdata: withdrawalShape(row, platform.chains, language) }
}
