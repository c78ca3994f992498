/** A topic that is removed beside posts that get it, over two processes. */
import { test } from 'node:test'
import { sql } from 'kysely'
import { makeGroup } from '../../../../test/scenes/groups-scene.ts'
import { play, type RacingCall } from '../../../../test/races.ts'
import type { Person, World } from '../../../../test/world.ts'

interface Scene {
  readonly group: number
  readonly topic: number
  readonly post: number
  readonly owner: Person
  readonly sam: Person
}

async function open(here: World): Promise<Scene> {
  const [owner, sam] = [await here.person('Olga'), await here.person('Sam')]
  const { id: group } = await makeGroup(here, owner, { group_name: 'Race' })
  await here.as(sam).call('join_group', { group_id: group })
  const made = await here.as(owner).call('group_topic_create', { group_id: group, name: 'Plums' })
  const { recdata } = await here.as(sam).call('add_post', { message: 'Jam', group_id: group })
  await here.as(owner).call('group_member_role_update', {
    group_id: group,
    member_user_id: sam.id,
    role: 'moderator',
  })
  return { group, topic: made.recdata.group_topic_id, post: recdata.post_id, owner, sam }
}

const by =
  (who: 'owner' | 'sam', name: string, input: (scene: Scene) => object): RacingCall<Scene> =>
  (scene, here) =>
    here.as(scene[who]).send(name, input(scene))

const remove = by('owner', 'group_topic_delete', ({ topic }) => ({ group_topic_id: topic }))
const post = by('sam', 'add_post', ({ group, topic }) => ({
  message: 'More jam',
  group_id: group,
  group_topic_id: topic,
}))
const edit = by('sam', 'edit_post', ({ post: post_id, topic }) => ({
  post_id,
  message: 'Other jam',
  group_topic_id: topic,
}))
const give = by('sam', 'group_post_topic', ({ group, post: post_id, topic }) => ({
  group_id: group,
  post_id,
  group_topic_id: topic,
}))
const demote = by('owner', 'group_member_role_update', ({ group, sam }) => ({
  group_id: group,
  member_user_id: sam.id,
  role: 'member',
}))
const another = by('owner', 'group_topic_create', ({ group }) => ({ group_id: group, name: 'Pears' }))
const same = by('sam', 'group_topic_create', ({ group }) => ({ group_id: group, name: 'PEARS' }))

/** Which posts there are, with their topics, and the topics in order. */
async function stored({ group }: Scene, here: World): Promise<unknown> {
  const { rows } = await sql`
    select array(select p.message || ' ' || coalesce(
        (select topic.name from post_topics filed join group_topics topic on topic.id = filed.topic_id where filed.post_id = p.id), '-')
      from posts p where p.group_id = ${group} order by 1) as posts,
      array(select lower(name) from group_topics where group_id = ${group} order by place, id) as topics`.execute(
    here.platform.database.db,
  )
  return rows
}

const hold = ({ group }: Scene) => sql`select from groups where id = ${group} for no key update`
const race = (...calls: [RacingCall<Scene>, RacingCall<Scene>]) =>
  play({ open, calls, stored, hold, rounds: 6 })

test('a post with a topic beside its end has none, or is refused', () => race(remove, post))
test('an edit that gives a topic beside its end leaves none, or is refused', () => race(remove, edit))
test('a topic given by a moderator beside its end leaves none, or is refused', () => race(remove, give))
test('a moderator who is none any more gives a topic before that, or is refused', () => race(demote, give))
test('an edit and a moderator give a topic one after the other', () => race(edit, give))
test('of two topics with one name one is refused', () => race(another, same))
