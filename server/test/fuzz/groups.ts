/**
 * The fuzzer's groups: for each member an open one with a post, an empty one, and a closed one with
 * invitations and requests.
 */
import { eventIn } from '../scenes/events-scene.ts'
import { type MemberName, members } from './plans.ts'
import type { Person, World } from '../world.ts'
import type { Known } from './values.ts'

export interface FuzzedGroups {
  readonly posts: readonly number[]
  /** Returns the values for a field of groups; undefined for other fields. */
  readonly known: (field: string) => ReturnType<Known> | undefined
}

export async function addGroups(here: World, people: Record<MemberName, Person>): Promise<FuzzedGroups> {
  const groups: number[] = []
  const posts: number[] = []
  const links: number[] = []
  const events: number[] = []
  const topics: number[] = []
  const messages: number[] = []
  const replies: number[] = []
  for (const name of members) {
    const owner = here.as(people[name])
    const others = members.filter((each) => each !== name)
    const project = await owner.call('project_create', { group_name: 'open', funding_target: '1000000' })
    groups.push(project.recdata.id)
    for (const kind of ['open', 'empty', 'closed'] as const) {
      const { id } = (
        await owner.call('group_create', { group_name: kind, is_closed_group: kind === 'closed' ? 1 : 0 })
      ).recdata
      groups.push(id)
      if (kind === 'closed')
        await owner.call('group_questions_update', { group_id: id, questions: [{ question: 'Why?' }] })
      links.push((await owner.call('group_link_create', { group_id: id })).recdata.group_link_id)
      const topic = await owner.call('group_topic_create', { group_id: id, name: 'Plums' })
      topics.push(topic.recdata.group_topic_id)
      const event = await owner.call('group_event_create', { group_id: id, ...eventIn(48) })
      events.push(event.recdata.group_event_id)
      if (kind === 'open')
        posts.push((await owner.call('add_post', { message: 'to everybody', group_id: id })).recdata.post_id)
      if (kind === 'empty') await owner.call('group_approval_update', { group_id: id, approves_posts: 1 })
      for (const [place, other] of others.entries())
        if (kind !== 'closed' || place === 0)
          await here.as(people[other]).send('join_group', { group_id: id })
        else await owner.send('group_member_add', { group_id: id, add_user_id: people[other].id })
      const [first] = others
      if (kind === 'empty' && first)
        posts.push(
          (await here.as(people[first]).call('add_post', { message: 'please', group_id: id })).recdata
            .post_id,
        )
      // In each group, some member can post, reply and delete something of their own in the chat.
      const said = { group_id: id, message: 'in the chat' }
      for (let more = 0; more < 3; more++) messages.push((await owner.call('group_chat', said)).recdata.id)
      const answer = { group_chat_id: messages.at(-1) ?? 0, message: 'an answer' }
      replies.push((await owner.call('group_chat_reply', answer)).recdata.id)
    }
  }
  const { rows } = await here.platform.database.pool.query<{ id: number }>(
    "select id from group_members where standing in ('requested', 'invited')",
  )
  const requests = rows.map(({ id }) => id)
  const memberIds = members.map((name) => people[name].id)
  return {
    posts,
    known(field) {
      // Empty: a post outside all groups.
      if (field === 'group_id') return ['', ...groups, ...groups.map(String), 7]
      if (field === 'group_request_id') return requests
      if (field === 'group_link_id') return links
      if (field === 'group_event_id') return [...events, ...events.map(String)]
      // Mostly none, which any group has: a post, its group and a topic of it are seldom drawn together.
      if (field === 'group_topic_id')
        return [...topics.flatMap(() => ['', '', '', '']), ...topics, ...topics.map(String)]
      if (field === 'begins_at') return [eventIn(24).begins_at]
      if (field === 'ends_at') return [eventIn(24).ends_at]
      if (field === 'time_zone') return ['Europe/Prague', 'UTC']
      if (field === 'places') return ['', 1, '20']
      if (field === 'answer') return ['yes', 'maybe', 'no', 'none', '']
      // In calls that list a chat, this field is the group's id.
      if (field === 'group_chat_id') return [...messages, ...replies, ...messages.map(String), ...groups]
      if (field === 'group_chat_reply_id') return replies
      if (field === 'seq' || field === 'since') return [1, '2', 3]
      if (['add_user_id', 'delete_user_id', 'member_user_id', 'new_owner_user_id'].includes(field))
        return memberIds
      if (field === 'questions') return [[], [{ question: 'Why?', is_required: 0 }], [{ question: '' }]]
      if (field === 'answers') return [[], [{ question: 'Why?', answer: 'I like it' }]]
      if (field === 'funding_target') return ['', 0, '12.5', 1_000_000]
      if (field === 'latitude') return [49.2, '50.08']
      if (field === 'longitude') return [16.6, '14.43']
      if (field === 'group_name') return ['open', 'closed']
      return undefined
    },
  }
}
