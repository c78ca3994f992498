import { group_topic_update } from '@commons/contract/groups/topics.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockTopic } from './topics.access.ts'
import { isTaken, orderTopics, renameTopic } from './topics.queries.ts'

export default handle(group_topic_update, async ({ group_topic_id: id, name, place }, context) => {
  const { tx, refuse } = context
  const { group, topic, topics } = await lockTopic(context, id)
  if (name !== undefined && (await isTaken(tx, group, name, id))) refuse('topic_name_taken')
  if (name !== undefined) await renameTopic(tx, id, name)
  if (place !== undefined) {
    const others = topics.flatMap(({ group_topic_id }) => (group_topic_id === id ? [] : [group_topic_id]))
    await orderTopics(tx, group, others.toSpliced(place - 1, 0, id))
  }
  return { recdata: { group_topic_id: id, name: name ?? topic.name, group_id: group } }
})
