/** Threads beside what conflicts with them, over two processes. */
import { test } from 'node:test'
import { sql } from 'kysely'
import { play, type RacingCall } from '../../../../test/races.ts'
import { makeGroup } from '../../../../test/scenes/groups-scene.ts'
import type { Person, World } from '../../../../test/world.ts'

interface Scene {
  readonly owner: Person
  readonly sam: Person
  readonly group: number
  readonly posts: readonly number[]
}

async function open(here: World): Promise<Scene> {
  const [owner, sam] = [await here.person('Olga'), await here.person('Sam')]
  const { id: group } = await makeGroup(here, owner, { group_name: 'Race' })
  await here.as(sam).call('join_group', { group_id: group })
  const parts = [{ message: 'One' }, { message: 'Two' }, { message: 'Three' }]
  const { recdata } = await here.as(sam).call('add_thread', { parts })
  const all = (await here.as(sam).call('post_thread', { post_id: recdata.post_id })).recdata
  return { owner, sam, group, posts: all.map(({ post_id }) => post_id) }
}

const by =
  (who: 'owner' | 'sam', name: string, input: (scene: Scene) => object): RacingCall<Scene> =>
  (scene, here) =>
    here.as(scene[who]).send(name, input(scene))

const parts = [{ message: 'More' }, { message: 'And more' }]
const once = by('sam', 'add_thread', ({ sam }) => ({ parts, idempotency_key: `the-same-key-${sam.id}` }))
const toGroup = by('sam', 'add_thread', ({ group }) => ({ parts, group_id: group }))
const leave = by('sam', 'leave_group', ({ group }) => ({ group_id: group }))
const remove = by('owner', 'group_member_delete', ({ group, sam }) => ({
  group_id: group,
  delete_user_id: sam.id,
}))
const deletes = (at: number) => by('sam', 'post_delete', ({ posts }) => ({ post_id: posts[at] }))
const edits = (at: number, post_type: 'public' | 'private') =>
  by('sam', 'edit_post', ({ posts }) => ({ post_id: posts[at], message: `Edited ${at}`, post_type }))

async function stored({ sam }: Scene, here: World): Promise<unknown> {
  const { rows } = await sql`
    select p.message, p.audience, p.position is not null as published, p.deleted_at is not null as deleted,
      p.group_id is not null as in_group, dense_rank() over (order by p.thread_id) as thread,
      (select count(*)::int from post_versions v where v.post_id = p.id) as versions
    from posts p where p.author_id = ${sam.id} order by p.id`.execute(here.platform.database.db)
  return rows
}

const holdFirst = ({ posts }: Scene) => sql`select from posts where id = ${posts[0]} for update`
const holdGroup = ({ group }: Scene) => sql`select from groups where id = ${group} for no key update`
const holdMember = ({ sam }: Scene) => sql`select from members where id = ${sam.id} for update`
const race = (
  hold: (scene: Scene) => ReturnType<typeof holdFirst>,
  ...calls: [RacingCall<Scene>, RacingCall<Scene>]
) => play({ open, calls, stored, hold, rounds: 6 })

test('under one key it is one', () => race(holdMember, once, once))
test('one is deleted while another is edited', () => race(holdFirst, deletes(0), edits(1, 'public')))
test('one is deleted while the audience of all changes', () =>
  race(holdFirst, deletes(2), edits(1, 'private')))
test('two are edited, one for friends alone', () => race(holdFirst, edits(2, 'public'), edits(0, 'private')))
test('two are deleted', () => race(holdFirst, deletes(2), deletes(0)))
test('its author leaves the group meanwhile', () => race(holdGroup, toGroup, leave))
test('its author is removed from the group meanwhile', () => race(holdGroup, toGroup, remove))

test('its author and a moderator give it a topic', () => {
  const named = async (here: World, owner: Person, group_id: number, name: string) =>
    (await here.as(owner).call('group_topic_create', { group_id, name })).recdata.group_topic_id
  return play({
    open: async (here) => {
      const scene = await open(here)
      const { owner, sam, group } = scene
      const topics = [await named(here, owner, group, 'Plums'), await named(here, owner, group, 'Pears')]
      const { recdata } = await here.as(sam).call('add_thread', { parts, group_id: group })
      const all = (await here.as(sam).call('post_thread', { post_id: recdata.post_id })).recdata
      return { ...scene, topics, posts: all.map(({ post_id }) => post_id) }
    },
    calls: [
      ({ sam, posts, topics }, here) =>
        here.as(sam).send('edit_post', { post_id: posts[0], message: 'Edited', group_topic_id: topics[0] }),
      ({ owner, group, posts, topics }, here) =>
        here
          .as(owner)
          .send('group_post_topic', { group_id: group, post_id: posts[1], group_topic_id: topics[1] }),
    ],
    stored: async ({ sam }, here) => {
      const { rows } = await sql`
        select p.message, t.name from posts p join post_topics pt on pt.post_id = p.id
        join group_topics t on t.id = pt.topic_id where p.author_id = ${sam.id} order by p.id`.execute(
        here.platform.database.db,
      )
      return rows
    },
    hold: holdFirst,
    rounds: 6,
  })
})
