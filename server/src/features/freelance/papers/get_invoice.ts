import { get_invoice } from '@commons/contract/freelance/papers.ts'
import { invoiceNumber } from '../../../papers/invoice-number.ts'
import { paperShape } from '../../../papers/paper.shape.ts'
import { writePdf } from '../../../papers/pdf.ts'
import { handle } from '../../../platform/call/handle.ts'
import { getMoneySettings } from '../../wallet/public.ts'
import { feeInvoiceText, invoiceText } from './invoice.text.ts'
import { findInvoice } from './payments.queries.ts'

export default handle(
  get_invoice,
  async ({ invoice_id, invoice_for = 'release' }, { db, member, language, platform, refuse }) => {
    const invoice = (await findInvoice(db, member.id, invoice_id)) ?? refuse('invoice_not_found')
    const isFee = invoice_for === 'fee'
    if (isFee && !invoice.is_freelancer) refuse('invoice_not_found')
    const { isPlayMoney } = await getMoneySettings(db)
    const said = { language, isPlayMoney, site: platform.config.PUBLIC_URL }
    const pdf = await writePdf(isFee ? feeInvoiceText(invoice, said) : invoiceText(invoice, said))
    const name = `commons-${isFee ? 'fee-' : ''}invoice-${invoiceNumber(invoice)}.pdf`
    return { data: paperShape(name, 'application/pdf', pdf) }
  },
)
