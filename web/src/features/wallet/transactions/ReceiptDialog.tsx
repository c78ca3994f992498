import type { Currency } from '@commons/contract/shared/units.ts'
import { Trans } from '@lingui/react/macro'
import { call } from '../../../api/call.ts'
import { useRead } from '../../../api/use-call.ts'
import { Money } from '../../../money/Money.tsx'
import { PlayNote } from '../../../money/PlayNote.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { PaperButton } from '../../../shown/papers/PaperButton.tsx'
import { InvoiceButton } from '../../../shown/papers/InvoiceButton.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
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
            <div className={classes.papers}>
              <PaperButton
                make={async (signal) => [
                  (await call('get_receipt', { trx_number: trxNumber, currency }, { signal })).data,
                ]}
              >
                <Trans>Download PDF</Trans>
              </PaperButton>
              {recdata.invoices.map((invoice) => (
                <InvoiceButton key={invoice.invoice_id} invoice={invoice} />
              ))}
            </div>
          </>
        )}
      </Loaded>
    </Dialog>
  )
}
