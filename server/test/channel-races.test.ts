/** Running a channel together under races, over two processes: both end as one after the other would. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mostCollaborations } from '@commons/contract/shared/channel.ts'
import { sql } from 'kysely'
import { endSessions } from '../src/features/accounts/accounts.queries.ts'
import { eraseMember } from '../src/features/accounts/leaving/leaving.jobs.ts'
import { lockLeaving, setAway } from '../src/features/accounts/leaving/leaving.queries.ts'
import { play, type RacingCall } from './races.ts'
import { makeChannel, putVideo } from './scenes/videos-scene.ts'
import type { Answer, Person, World } from './world.ts'

interface Scene {
  readonly channel_id: number
  readonly video_id: number
  readonly people: { readonly ada: Person; readonly ed: Person }
}

const call =
  (by: 'ada' | 'ed', name: string, input: (scene: Scene) => object = () => ({})): RacingCall<Scene> =>
  (scene, here) =>
    here.as(scene.people[by]).send(name, { channel_id: scene.channel_id, ...input(scene) })

const acts = {
  remove: call('ada', 'delete_collaborator', ({ people }) => ({ member_user_id: people.ed.id })),
  demote: call('ada', 'update_collaborator', ({ people }) => ({
    member_user_id: people.ed.id,
    role: 'editor',
  })),
  leave: call('ed', 'delete_collaborator', ({ people }) => ({ member_user_id: people.ed.id })),
  edit: call('ed', 'update_video', ({ video_id }) => ({ video_id, title: 'Changed' })),
  deleteVideo: call('ed', 'delete_video', ({ video_id }) => ({ video_id })),
  customise: call('ed', 'update_channel', () => ({ about: 'Changed' })),
  takeOver: call('ed', 'accept_channel_offer'),
  withdraw: call('ada', 'delete_channel_offer'),
  deleteChannel: call('ada', 'delete_channel'),
} satisfies Record<string, RacingCall<Scene>>
type Act = keyof typeof acts

const pairs: ReadonlyArray<readonly [Act, Act]> = [
  ['remove', 'edit'],
  ['remove', 'deleteVideo'],
  ['remove', 'customise'],
  ['demote', 'deleteVideo'],
  ['leave', 'remove'],
  ['remove', 'takeOver'],
  ['withdraw', 'takeOver'],
  ['deleteChannel', 'takeOver'],
  ['takeOver', 'deleteVideo'],
]

let people: Promise<Scene['people']> | undefined
let rounds = 0

async function openScene(here: World): Promise<Scene> {
  // Channels of a member are limited.
  if (rounds++ % 8 === 0)
    people = (async () => ({ ada: await here.person('Ada'), ed: await here.person('Ed') }))()
  const { ada, ed } = await (people ?? assert.fail())
  const channel = await makeChannel(here, ada, 'Together')
  const channel_id = channel.id
  await here.as(ada).call('add_collaborator', { channel_id, member_user_id: ed.id, role: 'manager' })
  await here.as(ed).call('accept_collaboration', { channel_id })
  await here.as(ada).call('offer_channel', { channel_id, member_user_id: ed.id })
  const video_id = await putVideo(here, channel)
  return { channel_id, video_id, people: { ada, ed } }
}

async function readStored({ channel_id }: Scene, here: World): Promise<unknown> {
  const { rows } = await sql`
    select owner.full_name as owner, ch.about, ch.deleted_at is not null as is_deleted,
      (select jsonb_object_agg(m.full_name, jsonb_build_array(s.role, s.offered_at is not null))
        from channel_collaborators s join members m on m.id = s.member_id where s.channel_id = ch.id) as staff,
      (select jsonb_agg(jsonb_build_array(vd.title, vd.deleted_at is not null, author.full_name, thing.full_name))
        from videos vd join members author on author.id = vd.author_id
          join objects o on o.id = vd.id join members thing on thing.id = o.author_id
        where vd.channel_id = ch.id) as videos
    from channels ch join members owner on owner.id = ch.owner_id where ch.id = ${channel_id}`.execute(
    here.platform.database.db,
  )
  return rows
}

for (const pair of pairs)
  test(`${pair[0]} beside ${pair[1]}`, () =>
    play<Scene>({
      open: openScene,
      calls: [acts[pair[0]], acts[pair[1]]],
      stored: readStored,
      hold: ({ channel_id }) => sql`select from channels where id = ${channel_id} for update`,
      rounds: 4,
    }))

test('of two invitations accepted at once, the one over the limit is refused', async () => {
  await play<{ ed: Person; channels: number[] }>({
    async open(here) {
      const [ada, ed] = [await here.person('Ada'), await here.person('Ed')]
      const channels: number[] = []
      for (const name of ['One', 'Two']) {
        const { id: channel_id } = await makeChannel(here, ada, name)
        await here.as(ada).call('add_collaborator', { channel_id, member_user_id: ed.id, role: 'editor' })
        channels.push(channel_id)
      }
      await sql`
        with others as (
          insert into channels (owner_id, name, handle)
          select ${ada.id}, 'Another', 'another_' || ${ada.id}::text || '_' || nth
          from generate_series(1, ${mostCollaborations - 1}) as nth returning id)
        insert into channel_collaborators (channel_id, member_id, role, accepted_at)
        select id, ${ed.id}, 'editor', now() from others`.execute(here.platform.database.db)
      return { ed, channels }
    },
    calls: [
      ({ ed, channels }, here) => here.as(ed).send('accept_collaboration', { channel_id: channels[0] }),
      ({ ed, channels }, here) => here.as(ed).send('accept_collaboration', { channel_id: channels[1] }),
    ],
    said: ({ status, body }) => (status === 200 ? 'done' : body['error']),
    async stored({ ed }, here) {
      const { rows } = await sql`
        select count(*)::int as many from channel_collaborators
        where member_id = ${ed.id} and accepted_at is not null`.execute(here.platform.database.db)
      return rows
    },
    hold: ({ ed }) => sql`select from members where id = ${ed.id} for update`,
    rounds: 4,
  })
})

interface Leaving extends Scene {
  readonly leaver: 'ada' | 'ed'
}

/** Deletes a member as the job does once their 30 days are over. */
const deleteMember: RacingCall<Leaving> = async ({ people, leaver }, here) => {
  const { id } = people[leaver]
  await here.platform.database.db.transaction().execute(async (tx) => {
    await lockLeaving(tx, id)
    await setAway(tx, id, 0)
    await endSessions(tx, id, 'logged_out')
  })
  await eraseMember(here.platform, id)
  return { status: 200, body: {} } as Answer
}

for (const leaver of ['ada', 'ed'] as const)
  test(`taking a channel over beside the deletion of its ${leaver === 'ada' ? 'old' : 'new'} owner`, () =>
    play<Leaving>({
      async open(here) {
        const people = { ada: await here.person('Ada'), ed: await here.person('Ed') }
        const channel = await makeChannel(here, people.ada, 'Together')
        const channel_id = channel.id
        const of = { channel_id, member_user_id: people.ed.id } as const
        await here.as(people.ada).call('add_collaborator', { ...of, role: 'manager' })
        await here.as(people.ed).call('accept_collaboration', { channel_id })
        await here.as(people.ada).call('offer_channel', of)
        return { channel_id, video_id: await putVideo(here, channel), people, leaver }
      },
      calls: [acts.takeOver, deleteMember],
      async stored(scene, here) {
        const { db } = here.platform.database
        const ids = [scene.people.ada.id, scene.people.ed.id]
        const { rows } = await sql`
          select (select jsonb_agg(full_name) from members where id = any (${ids}::bigint[])) as members,
            (select count(*)::int from objects where id = ${scene.video_id}) as videos`.execute(db)
        return [await readStored(scene, here), rows]
      },
      hold: ({ channel_id }) => sql`select from channels where id = ${channel_id} for update`,
      rounds: 4,
    }))
