import { group_topic_create } from '@commons/contract/groups/topics.ts'
import { mostGroupTopics } from '@commons/contract/shared/group-acts.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockFor } from '../groups.access.ts'
import { addTopic, isTaken, listTopics } from './topics.queries.ts'

export default handle(group_topic_create, async ({ group_id, name }, context) => {
  const { tx, refuse } = context
  await lockFor(context, group_id, 'topics')
  if ((await listTopics(tx, group_id)).length >= mostGroupTopics) refuse('too_many_group_topics')
  if (await isTaken(tx, group_id, name)) refuse('topic_name_taken')
  return { recdata: { group_topic_id: await addTopic(tx, group_id, name), name, group_id } }
})
