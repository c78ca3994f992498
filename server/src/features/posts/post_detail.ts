import { post_detail } from '@commons/contract/posts.ts'
import { handle } from '../../platform/call/handle.ts'
import { findPost } from './posts.queries.ts'
import { postShape } from './posts.shape.ts'

export default handle(post_detail, async ({ post_id }, { db, member, language, platform, refuse }) => {
  const post = await findPost(db, member.id, post_id)
  return { recdata: postShape(post ?? refuse('post_not_found'), { member, language, media: platform.media }) }
})
