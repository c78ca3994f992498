import { verify_phone } from '@commons/contract/freelance/trust.ts'
import { handle } from '../../../platform/call/handle.ts'
import { isCode } from './phone-code.ts'
import { takeCode, takeTry } from './phone-codes.queries.ts'
import { takePhone } from './trust.queries.ts'
import { trustShape } from './trust.shape.ts'

export default handle(verify_phone, {
  // Tries are counted here: a refusal undoes the transaction.
  async before({ mobile, code }, { db, member }) {
    const taken = await takeTry(db, member.id, mobile)
    return taken && { ...taken, isRight: await isCode(code, taken.hash) }
  },

  async run({ mobile }, { tx, member, platform, before, refuse, hint, hintOnly, emit }) {
    const { hash, left, isRight } = before ?? refuse('phone_code_expired')
    if (!isRight) refuse('phone_code_wrong', { values: { left } })
    if (!(await takeCode(tx, member.id, hash))) refuse('phone_code_expired')
    const other = await takePhone(tx, member.id, mobile)
    hintOnly([member.id])
    if (other !== undefined) {
      emit('phone.moved', { member: other })
      hint(`freelance_settings:${other}`)
    }
    return { data: await trustShape(tx, member.id, platform) }
  },
})
