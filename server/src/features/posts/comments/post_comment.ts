import { post_comment } from '@commons/contract/posts-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { prepare } from './comments.media.ts'
import { tellOfNew } from './comments.news.ts'
import { commentsShape } from './comments.shape.ts'
import { addComment } from './comments.writing.queries.ts'

export default handle(post_comment, {
  before: ({ comment, ...input }, context) => prepare({ text: comment, ...input }, context),

  isOneStatement: ({ file }) => file === undefined,
  emits: ['post.commented', 'member.mentioned'],

  async run({ post_id, comment = '' }, context) {
    const { tx, before, member, viewer, platform, refuse } = context
    const { mentions, file } = before
    if (file) await platform.mediaRoad.attach(tx, file)
    const placed =
      (await addComment(tx, post_id, {
        author: member.id,
        message: comment,
        mentions,
        mediaId: file?.id ?? null,
        waits: file !== undefined,
      })) ?? refuse('post_not_found')
    tellOfNew(placed, file !== undefined, context)
    const [added] = commentsShape([placed.row], viewer)
    return { recdata: added ?? refuse('post_not_found') }
  },

  async undo({ file }, { mediaRoad }) {
    if (file) await mediaRoad.discard(file)
  },
})
