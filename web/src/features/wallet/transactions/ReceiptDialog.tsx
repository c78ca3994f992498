import type { Currency } from '@commons/contract/shared/units.ts'
import { Trans } from '@lingui/react/macro'
import { useRead } from '../../../api/use-call.ts'
import { Money } from '../../../money/Money.tsx'
import { PlayNote } from '../../../money/PlayNote.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { PdfButton } from './PdfButton.tsx'
import classes from './Receipt.module.css'
import { ReceiptRows } from './ReceiptRows.tsx'

interface ReceiptDialogProps {
  trxNumber: number
  currency: Currency
  onClose: () => void
}

/** A transaction: what moved, from whom to whom, and what for. */
export default function ReceiptDialog({ trxNumber, currency, onClose }: ReceiptDialogProps) {
  const read = useRead('transaction_detail', { trx_number: trxNumber, currency })
  return (
    <Dialog opened title={<Trans>Receipt</Trans>} onClose={onClose}>
      <Loaded read={read}>
        {({ recdata }) => (
          <>
            <PlayNote />
            <p className={classes.amount}>
              <Money amount={recdata.trx_amount} currency={recdata.currency} signed full />
            </p>
            <ReceiptRows receipt={recdata} />
            <PdfButton trxNumber={trxNumber} currency={currency} />
          </>
        )}
      </Loaded>
    </Dialog>
  )
}
