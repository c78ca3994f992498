import { wallet_balance } from '@commons/contract/wallet.ts'
import { handle } from '../../platform/call/handle.ts'
import { getAccount } from '../accounts/public.ts'
import { withdrawFeePpmOf } from '../plans/public.ts'
import type { Ppm } from './wallet.money.ts'
import { listHoldings } from './wallet.queries.ts'
import { getMoneySettings, getRates } from './wallet.rates.ts'
import { balanceShape } from './wallet.shape.ts'

export default handle(wallet_balance, async (_, { db, member, platform }) => {
  const { holdings, isStopped } = await listHoldings(db, member.id)
  const rates = await getRates(db, platform.config.RATE_MAX_AGE_HOURS)
  const settings = await getMoneySettings(db)
  const account = await getAccount(db, member.id)
  return {
    recdata: balanceShape(holdings, rates, settings, {
      isVerified: account.email_verified,
      isTwoFactor: account.two_factor,
      isStopped,
      fee: (await withdrawFeePpmOf(db, member.id, settings.withdrawFee)) as Ppm,
    }),
  }
})
