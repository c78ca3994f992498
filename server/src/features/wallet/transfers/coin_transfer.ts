import { currencies, decimalText } from '@commons/contract/shared/units.ts'
import { coin_transfer } from '@commons/contract/wallet/transfers.ts'
import { available } from '../../../ledger/accounts.ts'
import { transfer } from '../../../ledger/transfer.ts'
import { handle } from '../../../platform/call/handle.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import { beginWithdrawal, withdraw } from '../withdrawals/withdraw.ts'
import { findWithdrawalOf } from '../withdrawals/withdrawals.queries.ts'
import { fromLedger, ledgerKey, requireVerified, unitsIn } from '../payment-checks.ts'
import { findReceiver } from './transfers.queries.ts'

export default handle(coin_transfer, {
  async before(input, context) {
    const { currency, to_wallet, amount, fees } = input
    const { db, member, refuse, refuseFields } = context
    await requireVerified(db, member.id)
    const units = unitsIn(amount, currency, 'amount')
    if (!to_wallet.startsWith('@')) {
      // It asks for the password, as all withdrawals do.
      if (member.token) throw new Refusal('not_by_token')
      const withdrawal = await beginWithdrawal(context, { ...input, units })
      return { withdrawal, to: undefined, units }
    }
    if (fees !== undefined && /[1-9]/.test(fees))
      refuse('price_changed', { values: { value: '0', currency } })
    if (!/^@[\w.]+$/.test(to_wallet)) refuseFields({ to_wallet: 'address_invalid' })
    const { id: to } = (await findReceiver(db, member.id, to_wallet.slice(1))) ?? refuse('member_not_found')
    if (to === member.id) refuse('not_oneself')
    return { withdrawal: undefined, to, units }
  },

  isOneStatement: ({ withdrawal }) => withdrawal === undefined,
  emits: ['money.received'],

  again: fromLedger(
    coin_transfer,
    ({ amount, currency }) => unitsIn(amount, currency, 'amount'),
    async ({ transaction, asset, balances: [balance = 0n] }, { db, member }) => ({
      recdata: {
        trx_number: transaction,
        withdrawal_id: (await findWithdrawalOf(db, member.id, transaction))?.id ?? null,
        currency: currencies.find((each) => each === asset) ?? 'FCELL',
        balance: decimalText(balance, asset),
      },
    }),
  ),

  async run({ currency, note, idempotency_key }, context) {
    const { tx, member, emit, hint, key: claims, before } = context
    const key = ledgerKey('coin_transfer', idempotency_key)
    if (before.withdrawal) {
      const { row, balance } = await withdraw(context, before.withdrawal, key)
      return {
        recdata: {
          trx_number: row.transaction_id,
          withdrawal_id: row.id,
          currency,
          balance: decimalText(balance, currency),
        },
      }
    }
    const { to, units } = before
    const { transaction, balances } = await transfer(tx, {
      kind: 'transfer',
      payer: member.id,
      key,
      claims: claims(),
      note,
      from: available(member.id, currency),
      to: available(to, currency),
      amount: units,
    })
    emit('money.received', { member: to, transaction })
    hint(`wallet:${to}`)
    return {
      recdata: {
        trx_number: transaction,
        withdrawal_id: null,
        currency,
        balance: decimalText(balances[0] ?? 0n, currency),
      },
    }
  },
})
