import { post_comment_reply } from '@commons/contract/posts-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { prepare } from './comments.media.ts'
import { tellOfNew } from './comments.news.ts'
import { repliesShape } from './comments.shape.ts'
import { addReply } from './comments.writing.queries.ts'

export default handle(post_comment_reply, {
  before: ({ reply, ...input }, context) => prepare({ text: reply, ...input }, context),

  isOneStatement: ({ file }) => file === undefined,
  emits: ['comment.replied', 'member.mentioned'],

  async run({ post_comment_id, reply = '' }, context) {
    const { tx, before, member, viewer, platform, refuse } = context
    const { mentions, file } = before
    if (file) await platform.mediaRoad.attach(tx, file)
    const placed =
      (await addReply(tx, post_comment_id, {
        author: member.id,
        message: reply,
        mentions,
        mediaId: file?.id ?? null,
        waits: file !== undefined,
      })) ?? refuse('comment_not_found')
    tellOfNew(placed, file !== undefined, context)
    const [added] = repliesShape([placed.row], viewer)
    return { recdata: added ?? refuse('comment_not_found') }
  },

  async undo({ file }, { mediaRoad }) {
    if (file) await mediaRoad.discard(file)
  },
})
