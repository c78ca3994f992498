import type { WalletBalance } from '@commons/contract/wallet.ts'
import type { ReactNode } from 'react'
import { useWallet } from '../../money/use-wallet.ts'
import { Loaded } from '../../shown/Loaded.tsx'

/** What a dialog needs of the wallet: as it is now, and live while the dialog is open. */
export function WithWallet({ children }: { children: (wallet: WalletBalance) => ReactNode }) {
  return <Loaded read={useWallet()}>{({ recdata }) => children(recdata)}</Loaded>
}
