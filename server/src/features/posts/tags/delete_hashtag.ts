import { delete_hashtag } from '@commons/contract/posts/tags.ts'
import { handle } from '../../../platform/call/handle.ts'
import { unfollowTag } from './tags.queries.ts'

export default handle(delete_hashtag, async ({ hashtag_id }, { tx, member, refuse }) => {
  if (!(await unfollowTag(tx, member.id, hashtag_id))) refuse('hashtag_not_found')
  return {}
})
