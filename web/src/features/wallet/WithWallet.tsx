import type { WalletBalance } from '@commons/contract/wallet/wallet.ts'
import type { ReactNode } from 'react'
import { PlayNote } from '../../money/PlayNote.tsx'
import { useWallet } from '../../money/use-wallet.ts'
import { Loaded } from '../../shown/Loaded.tsx'

/** Passes the current wallet to a dialog, and keeps it up to date while that is open. */
export function WithWallet({ children }: { children: (wallet: WalletBalance) => ReactNode }) {
  return (
    <Loaded read={useWallet()}>
      {({ recdata }) => (
        <>
          <PlayNote />
          {children(recdata)}
        </>
      )}
    </Loaded>
  )
}
