import { delete_mute } from '@commons/contract/posts/lists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { removeMute } from './lists.queries.ts'

export default handle(delete_mute, async ({ mute_id }, { tx, member, refuse, hintOnly }) => {
  if (!(await removeMute(tx, member.id, mute_id))) refuse('mute_not_found')
  // Only their own feed changes.
  hintOnly([member.id])
  return {}
})
