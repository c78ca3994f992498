import type { InvoiceName } from '@commons/contract/freelance/papers.ts'
import { Trans } from '@lingui/react/macro'
import { invoice as ask } from './invoice.ts'
import { PaperButton } from './PaperButton.tsx'

/** Downloads the invoice for what was released. */
export function InvoiceButton({ invoice: { invoice_id, number } }: { invoice: InvoiceName }) {
  return (
    <PaperButton make={ask(invoice_id, 'release')}>
      <Trans>Invoice {number}</Trans>
    </PaperButton>
  )
}
