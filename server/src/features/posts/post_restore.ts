import { post_restore } from '@commons/contract/posts.ts'
import { handle } from '../../platform/call/handle.ts'
import { findPost, listAudience, setDeleted } from './posts.queries.ts'
import { postShape } from './posts.shape.ts'

export default handle(
  post_restore,
  async ({ post_id }, { tx, member, language, platform, refuse, emit, hintOnly }) => {
    const restored = (await setDeleted(tx, member.id, post_id, false)) ?? refuse('post_not_found')
    // One that still waits for its file is nobody else's news.
    if (!restored.isPublished) hintOnly([member.id])
    else {
      if (restored.audience === 'private') hintOnly(await listAudience(tx, member.id))
      emit('post.added', { post: post_id, author: member.id })
    }
    const post = (await findPost(tx, member.id, post_id)) ?? refuse('post_not_found')
    return { recdata: postShape(post, { member, language, media: platform.media }) }
  },
)
