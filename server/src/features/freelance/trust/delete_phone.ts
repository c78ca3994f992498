import { delete_phone } from '@commons/contract/freelance/trust.ts'
import { handle } from '../../../platform/call/handle.ts'
import { deletePhone } from './trust.queries.ts'
import { trustShape } from './trust.shape.ts'

export default handle(delete_phone, async (_input, { tx, member, platform, hintOnly }) => {
  await deletePhone(tx, member.id)
  hintOnly([member.id])
  return { data: await trustShape(tx, member.id, platform) }
})
