import { update_tax_info } from '@commons/contract/freelance/settings.ts'
import { panOf } from '@commons/contract/shared/tax.ts'
import { handle } from '../../../platform/call/handle.ts'
import { setTaxNumbers } from './settings.queries.ts'
import { taxShape } from './settings.shape.ts'

export default handle(update_tax_info, async (input, { tx, member, refuse, hintOnly }) => {
  const { gst_number, pan } = await setTaxNumbers(tx, member.id, {
    ...(input.gst_number !== undefined && { gst_number: input.gst_number }),
    ...(input.pan !== undefined && { pan: input.pan }),
  })
  if (gst_number !== '' && pan !== '' && panOf(gst_number) !== pan) refuse('gst_pan_differs')
  hintOnly([member.id])
  return { recdata: await taxShape(tx, member.id) }
})
