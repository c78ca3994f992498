import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { WithWallet } from '../WithWallet.tsx'
import { TradeForm } from './TradeForm.tsx'

/** Buys tokens with ETH, or sells them for it. */
export default function TradeDialog({ side, onClose }: { side: 'buy' | 'sell'; onClose: () => void }) {
  return (
    <Dialog
      opened
      title={side === 'buy' ? <Trans>Buy FCELL TOKEN</Trans> : <Trans>Sell FCELL TOKEN</Trans>}
      size="small"
      onClose={onClose}
    >
      <WithWallet>{(wallet) => <TradeForm side={side} wallet={wallet} onClose={onClose} />}</WithWallet>
    </Dialog>
  )
}
