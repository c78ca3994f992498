import { currencies, decimalText } from '@commons/contract/shared/units.ts'
import { mint_list } from '@commons/contract/wallet/minting.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { getMoneySettings } from '../wallet.rates.ts'
import { leftToMint } from './minting.limit.ts'
import { listMinted, sumMintedByStaff } from './minting.queries.ts'

export default handle(mint_list, async (_input, { db, page, platform }) => {
  const [rows, minted, { isPlayMoney }] = await Promise.all([
    listMinted(db, page),
    sumMintedByStaff(db),
    getMoneySettings(db),
  ])
  return {
    recdata: rows.map(({ id, code, units, by, reason, created_at }) => ({
      trx_number: id,
      currency: code,
      amount: decimalText(BigInt(units), code),
      by,
      reason,
      at: created_at.toISOString(),
    })),
    ...nextOf(
      rows.map(({ id }) => id),
      page,
    ),
    left: currencies
      .filter((currency) => isPlayMoney || currency === 'FCELL')
      .map((currency) => ({
        currency,
        amount: decimalText(leftToMint(platform.settings, currency, minted.get(currency) ?? 0n), currency),
      })),
  }
})
