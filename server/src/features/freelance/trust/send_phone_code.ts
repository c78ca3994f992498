import { send_phone_code } from '@commons/contract/freelance/trust.ts'
import { handle } from '../../../platform/call/handle.ts'
import { askCode, getStanding, phoneCodeKind } from './phone-codes.queries.ts'

export default handle(send_phone_code, async ({ mobile }, { tx, member, language, platform, refuse }) => {
  const { isOwn, isSoon, isSpent } = await getStanding(tx, member.id, mobile)
  if (isOwn) refuse('phone_verified_already')
  if (isSpent) refuse('phone_codes_spent')
  if (isSoon) refuse('phone_code_soon')
  await askCode(tx, member.id, mobile)
  await platform.mail.order(tx, { kind: phoneCodeKind, address: mobile, language, memberId: member.id })
  return {}
})
