import { mayInGroup } from '@commons/contract/groups/groups.ts'
import { group_post_topic } from '@commons/contract/groups/topics.ts'
import { handle } from '../../../platform/call/handle.ts'
import { setTopic } from '../../posts/public.ts'
import { checkAct } from '../groups.access.ts'
import { lockPostIn } from './topics.queries.ts'

export default handle(
  group_post_topic,
  async ({ group_id: group, post_id: post, group_topic_id }, context) => {
    const { tx, member, refuse, hint } = context
    await checkAct({ ...context, db: tx }, group, 'topics')
    const standing = (await lockPostIn(tx, { leader: member.id, group, post })) ?? refuse('post_not_found')
    // They may have lost it before it was locked.
    if (!mayInGroup(standing, 'topics')) refuse('group_forbidden')
    const changed =
      (await setTopic(tx, { member: member.id, post, group }, group_topic_id)) ??
      refuse('group_topic_not_found')
    for (const id of changed) if (id !== post) hint(`post:${id}`)
    return {}
  },
)
