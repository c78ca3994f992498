import { decimalText } from '@commons/contract/shared/units.ts'
import { coin_transfer } from '@commons/contract/wallet-transfers.ts'
import { available } from '../../../ledger/accounts.ts'
import { transfer } from '../../../ledger/transfer.ts'
import { handle } from '../../../platform/call/handle.ts'
import { beginWithdrawal, withdraw } from '../withdrawals/withdraw.ts'
import { ledgerKey, requireVerified, unitsIn } from '../wallet.moving.ts'
import { addNote, findReceiver } from './transfers.queries.ts'

export default handle(coin_transfer, {
  async before(input, context) {
    const { currency, to_wallet, amount, idempotency_key, fees } = input
    const { db, member, refuse, refuseFields } = context
    await requireVerified(db, member.id)
    const units = unitsIn(amount, currency, 'amount')
    if (!to_wallet.startsWith('@')) {
      const withdrawal = await beginWithdrawal(context, { ...input, units })
      return { withdrawal, to: undefined, posted: undefined }
    }
    if (fees !== undefined && /[1-9]/.test(fees))
      refuse('price_changed', { values: { value: '0', currency } })
    if (!/^@[\w.]+$/.test(to_wallet)) refuseFields({ to_wallet: 'address_invalid' })
    const to = (await findReceiver(db, member.id, to_wallet.slice(1))) ?? refuse('member_not_found')
    if (to === member.id) refuse('not_oneself')
    const posted = await transfer(db, {
      kind: 'transfer',
      payer: member.id,
      key: ledgerKey('coin_transfer', idempotency_key),
      from: available(member.id, currency),
      to: available(to, currency),
      amount: units,
    })
    return { withdrawal: undefined, to, posted }
  },

  async run({ currency, note, idempotency_key }, context) {
    const { tx, member, emit, hint, before } = context
    if (before.withdrawal) {
      const key = ledgerKey('coin_transfer', idempotency_key)
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
    const { to, posted } = before
    if (note !== undefined && note !== '') await addNote(tx, posted.transaction, member.id, to, note)
    emit('money.received', { member: to, transaction: posted.transaction })
    hint(`wallet:${to}`)
    return {
      recdata: {
        trx_number: posted.transaction,
        withdrawal_id: null,
        currency,
        balance: decimalText(posted.balances[0] ?? 0n, currency),
      },
    }
  },
})
