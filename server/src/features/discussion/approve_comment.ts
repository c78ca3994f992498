import { approve_comment } from '@commons/contract/discussion.ts'
import { addingSteps } from '../../discussion/discussion.ts'
import { discussionWith } from '../../discussion/discussions.ts'
import { addApproved, listHeldOf } from '../../discussion/holding.queries.ts'
import { handle } from '../../platform/call/handle.ts'

/** At most this many others by the same member are approved along. */
const mostOthers = 50

export default handle(approve_comment, {
  emits: addingSteps.emits,

  async run({ comment_id, always }, context) {
    const { tx, member, viewer, refuse, hint } = context
    const discussion = (await discussionWith(tx, comment_id, viewer)) ?? refuse('comment_not_found')
    const { object, author, owner, audience } =
      (await discussion.approve(comment_id, context)) ?? refuse('comment_not_found')
    let approved = 1
    if (always === 1) {
      await addApproved(tx, owner, author)
      for (const { id } of await listHeldOf(tx, member.id, { owner, author }, mostOthers)) {
        const other = await (
          await discussionWith(tx, id, viewer)
        )?.approve(id, { ...context, hintOnly: () => {} })
        if (!other) continue
        approved++
        if (other.object !== object) hint(`comments:${other.object}`, other.audience ?? undefined)
      }
      context.hintOnly(audience ?? undefined)
    }
    return { data: { comment_id, object_id: object, approved } }
  },
})
