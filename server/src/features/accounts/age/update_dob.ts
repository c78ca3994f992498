import { update_dob } from '@commons/contract/accounts/age.ts'
import { handle } from '../../../platform/call/handle.ts'
import { sayBirth } from './age.saying.ts'

export default handle(update_dob, async ({ dob }, context) => {
  const { tx, member, language, refuse, refuseFields, hintOnly } = context
  const unsaid = await sayBirth(tx, { id: member.id, language }, dob)
  if (unsaid && 'problem' in unsaid) refuseFields({ dob: unsaid.problem })
  else if (unsaid) refuse('dob_changed_often', { values: { day: unsaid.changeableFrom } })
  hintOnly([member.id])
  return {}
})
