/** The pictures and videos of posts. */
import type { MediaUse } from '../../platform/media/uses.ts'
import { listAudience, publishWaiting } from './posts.queries.ts'

export const postMedia: MediaUse = {
  name: 'post',
  // A phone's column, the column on a sharp screen, the viewer.
  widths: [480, 960, 1440],
  async settled({ tx, emit, hint }, { id, owner, state }) {
    const mine = { topic: `waiting:${owner}`, to: [owner] }
    if (state === 'failed') return hint(mine)
    const post = await publishWaiting(tx, id)
    hint(mine)
    if (!post || post.isDeleted) return
    emit('post.added', { post: post.id, author: post.author })
    const to = post.audience === 'private' ? { to: await listAudience(tx, post.author) } : {}
    for (const topic of ['feed', `timeline:${post.author}`, `post:${post.id}`]) hint({ topic, ...to })
  },
}
