import { wallet_balance } from '@commons/contract/wallet/wallet.ts'
import { handle } from '../../platform/call/handle.ts'
import { withdrawFeeOf } from '../plans/public.ts'
import { listOwnAddresses } from './deposits/addresses.queries.ts'
import { ratesOf, settingsOf } from './wallet.rates.ts'
import { balanceShape } from './wallet.shape.ts'
import { getStanding } from './wallet.standing.queries.ts'

export default handle(wallet_balance, async (_, { db, member, platform }) => {
  const standing = await getStanding(db, member.id)
  const rates = ratesOf(standing, platform.config.RATE_MAX_AGE_HOURS)
  const { chains } = platform
  const settings = settingsOf(standing.settings)
  return {
    recdata: balanceShape(
      standing.holdings,
      rates,
      settings,
      {
        isVerified: standing.is_verified,
        isTwoFactor: standing.is_two_factor,
        isStopped: standing.is_stopped,
        fee: await withdrawFeeOf(db, member.id, settings.withdrawFee),
      },
      { chains, addresses: chains.length > 0 ? await listOwnAddresses(db, member.id) : [] },
    ),
  }
})
