import { group_topic_delete } from '@commons/contract/groups/topics.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockTopic } from './topics.access.ts'
import { removeTopic } from './topics.queries.ts'

export default handle(group_topic_delete, async ({ group_topic_id }, context) => {
  const { tx, refuse } = context
  const { group } = await lockTopic(context, group_topic_id)
  const post_count = (await removeTopic(tx, group, group_topic_id)) ?? refuse('group_topic_not_found')
  return { group_id: group, post_count }
})
