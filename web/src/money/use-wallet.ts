import type { Holding, WalletBalance } from '@commons/contract/wallet/wallet.ts'
import type { Currency } from '@commons/contract/shared/units.ts'
import { useRead } from '../api/use-call.ts'

/** Reads the member's holdings and the state of payments; kept up to date while on screen. */
export function useWallet() {
  return useRead('wallet_balance', {})
}

export function holdingOf(wallet: WalletBalance, currency: Currency): Holding | undefined {
  return wallet.holdings.find((each) => each.currency === currency)
}

/**
 * Whether amounts are play money, as far as the wallet has been read here. `asks`: reads it, for amounts
 * shown outside the wallet.
 */
export function useIsPlayMoney({ asks = false } = {}): boolean {
  return useRead('wallet_balance', {}, { enabled: asks }).data?.recdata.is_play_money === 1
}
