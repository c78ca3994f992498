import { show_tax_info } from '@commons/contract/freelance/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { taxShape } from './settings.shape.ts'

export default handle(show_tax_info, async (_input, { db, member }) => ({
  recdata: await taxShape(db, member.id),
}))
