import type { WalletBalance } from '@commons/contract/wallet/wallet.ts'
import { useLingui } from '@lingui/react/macro'
import { useConnection } from '../api/connection.ts'
import { messageText } from '../locales/contract-messages.ts'

/**
 * Returns a sentence on why money can't be moved now; undefined if it can. `trades`: also if the rate is too
 * old.
 */
export function useMoneyStop(wallet: WalletBalance | undefined, { trades = false } = {}): string | undefined {
  const { t } = useLingui()
  const connection = useConnection()
  if (connection === 'offline') return t`You're offline. Money can only move while you're connected.`
  if (!wallet) return undefined
  if (wallet.is_stopped) return messageText('refusal.money_stopped')
  if (!wallet.is_verified) return messageText('refusal.email_not_verified')
  if (trades && (wallet.is_rate_stale || wallet.fcell_eth_value === null))
    return messageText('refusal.rate_stale')
  return undefined
}
