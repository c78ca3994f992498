import { add_hashtag } from '@commons/contract/posts/tags.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockLists } from '../../../saves/saves.ts'
import { countFollowedTags, findFollowedTag, followTag } from './tags.queries.ts'
import { tagOf } from '../../../tags/tags.rules.ts'
import { followedTagShape } from './tags.shape.ts'

const mostFollowed = 200

export default handle(add_hashtag, async ({ lable = '', hashtag = '' }, { tx, member, refuse }) => {
  const tag = hashtag.trim() === '' ? tagOf(lable, 'lable') : tagOf(hashtag, 'hashtag')
  if (tag === '') refuse('hashtag_empty')
  // Otherwise two concurrent calls would both find room for one more.
  await lockLists(tx, member.id)
  const known = await findFollowedTag(tx, member.id, tag)
  if (known) return { recdata: followedTagShape(known) }
  if ((await countFollowedTags(tx, member.id)) >= mostFollowed) refuse('too_many_hashtags')
  await followTag(tx, member.id, tag, lable)
  const followed = await findFollowedTag(tx, member.id, tag)
  if (!followed) throw new Error('The tag is not followed')
  return { recdata: followedTagShape(followed) }
})
