import { decimalText } from '@commons/contract/shared/units.ts'
import { wallet_chart } from '@commons/contract/wallet/wallet.ts'
import { now } from '../../platform/clock.ts'
import { handle } from '../../platform/call/handle.ts'
import { chartBalance } from './wallet.queries.ts'

export default handle(wallet_chart, async ({ currency = 'FCELL', days = 30 }, { db, member }) => {
  const today = now().toISOString().slice(0, 10)
  const rows = await chartBalance(db, member.id, currency, today, days)
  return {
    recdata: rows.map(({ day, balance }) => ({ day, balance: decimalText(BigInt(balance), currency) })),
  }
})
