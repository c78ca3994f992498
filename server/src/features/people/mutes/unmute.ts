import { unmute } from '@commons/contract/people/mutes.ts'
import { handle } from '../../../platform/call/handle.ts'
import { removeMute } from './mutes.queries.ts'

export default handle(unmute, async ({ muted_user_id: muted }, { tx, member, hintOnly }) => {
  await removeMute(tx, member.id, muted)
  hintOnly([member.id])
  return {}
})
