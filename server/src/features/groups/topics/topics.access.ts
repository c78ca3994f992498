/** Locks a topic's group for changes to its topics. */
import type { GroupTopic } from '@commons/contract/groups/topics.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import { lockFor } from '../groups.access.ts'
import { findGroupOfTopic, listTopics } from './topics.queries.ts'

interface Writing {
  readonly tx: Tx
  readonly member: { readonly id: number }
  refuse(refusal: 'group_topic_not_found' | 'group_forbidden'): never
}

interface LockedTopic {
  readonly group: number
  readonly topic: GroupTopic
  /** All topics of the group, in order. */
  readonly topics: readonly GroupTopic[]
}

/** Returns the topic, whose group is locked; refuses callers who may not change it. */
export async function lockTopic({ tx, member, refuse }: Writing, id: number): Promise<LockedTopic> {
  const absent = () => refuse('group_topic_not_found')
  const group = (await findGroupOfTopic(tx, member.id, id)) ?? absent()
  const refuseGroup = (refusal: 'group_not_found' | 'group_forbidden') =>
    refusal === 'group_not_found' ? absent() : refuse(refusal)
  await lockFor({ tx, member, refuse: refuseGroup }, group, 'topics')
  // After the lock: it may have been removed before.
  const topics = await listTopics(tx, group)
  return { group, topics, topic: topics.find(({ group_topic_id }) => group_topic_id === id) ?? absent() }
}
