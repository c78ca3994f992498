/** Running a channel with others: invitations, roles, what each may do, and handing it over. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '@commons/contract/all.ts'
import { channelActs, mostCollaborators } from '@commons/contract/shared/channel.ts'
import { sql } from 'kysely'
import { jpeg } from '../../../../test/files/pictures.ts'
import { makeChannel, publishVideo, putVideo } from '../../../../test/scenes/videos-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { gatherNews } from '../../notifications/gathering.ts'

const words = { title: 'A video', description: 'About it' }

/** Ada's channel, which Mia manages and Ed edits; Bob doesn't run it. */
async function runTogether() {
  const here = await world()
  const [ada, mia] = [await here.person('Ada'), await here.person('Mia')]
  const [ed, bob] = [await here.person('Ed'), await here.person('Bob')]
  const channel = await makeChannel(here, ada, 'Together')
  await join(here, { ada, other: mia, channel_id: channel.id, role: 'manager' })
  await join(here, { ada, other: ed, channel_id: channel.id, role: 'editor' })
  return { here, ada, mia, ed, bob, channel, channel_id: channel.id }
}

interface Joining {
  readonly ada: Person
  readonly other: Person
  readonly channel_id: number
  readonly role: 'manager' | 'editor'
}

async function join({ as }: World, { ada, other, channel_id, role }: Joining): Promise<void> {
  await as(ada).call('add_collaborator', { channel_id, member_user_id: other.id, role })
  await as(other).call('accept_collaboration', { channel_id })
}

test('collaborating is for members alone', async () => {
  const here = await world()
  const calls = Object.keys(pages['videos/collaborators']).filter((name) => /^[a-z_]+$/.test(name))
  assert.equal(calls.length, 9)
  for (const call of calls) {
    const { status, body } = await here.as().send(call, { channel_id: 1, member_user_id: 1, role: 'editor' })
    assert.deepEqual([status, body['error']], [401, 'session_unknown'], call)
  }
})

test('somebody is invited, is nothing until they accept, and is told; the owner is, too', async () => {
  const here = await world()
  const { as, person } = here
  const [ada, ed] = [await person('Ada'), await person('Ed')]
  const channel = await makeChannel(here, ada, 'Together')
  const channel_id = channel.id
  const own = await makeChannel(here, ed, 'Own')
  const invited = await as(ada).call('add_collaborator', {
    channel_id,
    member_user_id: ed.id,
    role: 'editor',
  })
  assert.deepEqual(
    [invited.recdata.full_name, invited.recdata.role, invited.recdata.is_invited, invited.message],
    ['Ed', 'editor', 1, 'Invitation sent'],
  )
  const seen = (await as(ed).call('get_channel', { channel_id })).response
  assert.deepEqual([seen.role, seen.invited_as], [null, 'editor'])
  const video_id = await putVideo(here, channel, { visibility: 'private' })
  await as(ed).isRefused('get_video', { video_id }, 'video_not_found')
  await as(ed).isRefused('get_collaborators', { channel_id }, 'channel_not_found')
  const names = (channels: Array<{ name: string }>) => channels.map(({ name }) => name)
  assert.deepEqual(names((await as(ed).call('get_channels', {})).response), ['Own'])
  assert.deepEqual(names((await as(ed).call('get_channel_invitations', {})).response), ['Together'])
  const told = async (who: Person) =>
    (await as(who).call('notification_list', {})).recdata.map(({ text }) => text)
  await gatherNews(here.platform)
  assert.deepEqual(await told(ed), ['Ada invited you to help run a channel'])

  const { recdata } = await as(ed).call('accept_collaboration', { channel_id })
  assert.deepEqual([recdata.role, recdata.invited_as], ['editor', null])
  assert.deepEqual(names((await as(ed).call('get_channels', {})).response), ['Own', 'Together'])
  assert.deepEqual((await as(ed).call('get_channel_invitations', {})).response, [])
  assert.equal((await as(ed).call('get_video', { video_id })).response.role, 'editor')
  await gatherNews(here.platform)
  assert.deepEqual([await told(ed), await told(ada)], [[], ['Ed now helps run your channel']])
  await as(ed).isRefused('accept_collaboration', { channel_id }, 'channel_not_found')
  assert.equal((await as(ed).call('get_channel', { channel_id: own.id })).response.role, 'owner')

  const { response } = await as(ed).call('get_collaborators', { channel_id })
  assert.deepEqual(
    response.map(({ full_name, role, is_invited }) => [full_name, role, is_invited]),
    [
      ['Ada', 'owner', 0],
      ['Ed', 'editor', 0],
    ],
  )
})

test('invitations are refused to whoever isn’t there, is in it already, or is one too many', async () => {
  const { here, ada, mia, ed, bob, channel_id } = await runTogether()
  const { as } = here
  const add = (member_user_id: number) => ({ channel_id, member_user_id, role: 'editor' }) as const
  await as(ada).isRefused('add_collaborator', add(ada.id), 'not_oneself')
  await as(ada).isRefused('add_collaborator', add(ed.id), 'collaborator_already')
  await as(ada).isRefused('add_collaborator', add(999_999), 'member_not_found')
  await as(mia).isRefused('add_collaborator', add(bob.id), 'channel_forbidden')
  await as(bob).isRefused('add_collaborator', add(mia.id), 'channel_not_found')
  await as(ada).isRefused('update_collaborator', add(bob.id), 'member_not_found')
  await as(ada).isRefused('delete_collaborator', { channel_id, member_user_id: bob.id }, 'member_not_found')
  for (let nth = 2; nth < mostCollaborators; nth++)
    await as(ada).call('add_collaborator', add((await here.person(`P${nth}`)).id))
  await as(ada).isRefused('add_collaborator', add(bob.id), 'too_many_collaborators')
})

test('each role may do what the table says, and is refused the rest by name', async () => {
  const { here, ada, mia, ed, bob, channel, channel_id } = await runTogether()
  const { as } = here
  const video_id = await putVideo(here, channel, { visibility: 'private', title: 'Secret' })
  const deleted = await putVideo(here, channel, { title: 'Gone' })
  await as(ada).call('delete_video', { video_id: deleted })
  const kept = await putVideo(here, channel, { title: 'Kept' })
  const acts: Record<keyof typeof channelActs, Array<[call: string, input: object]>> = {
    see: [['get_collaborators', { channel_id }]],
    upload: [],
    edit: [['update_video', { video_id, title: 'Changed' }]],
    moderate: [['comment_settings_update', { object_id: video_id, comments_off: 0 }]],
    analytics: [],
    delete_videos: [
      ['restore_video', { video_id: deleted }],
      ['delete_video', { video_id: kept }],
    ],
    customise: [['update_channel', { channel_id, about: 'Ours' }]],
    appoint: [['update_collaborator', { channel_id, member_user_id: ed.id, role: 'editor' }]],
    sell: [['set_channel_tier', { channel_id, title: 'Friends', price: '5' }]],
    share: [['propose_channel_share', { channel_id, member_user_id: ed.id, percent: 5 }]],
    hand_over: [['offer_channel', { channel_id, member_user_id: mia.id }]],
    delete: [],
  }
  const people = { editor: ed, manager: mia, owner: ada } as const
  for (const [role, who] of Object.entries(people))
    for (const [act, calls] of Object.entries(acts)) {
      await sql`update videos set deleted_at = case when id = ${deleted} then now() end
        where id in (${kept}, ${deleted})`.execute(here.platform.database.db)
      for (const [call, input] of calls) {
        const { body } = await as(who).send(call, input)
        const may = (channelActs[act as keyof typeof channelActs] as readonly string[]).includes(role)
        assert.equal(body['error'] ?? 'done', may ? 'done' : 'channel_forbidden', `${call} by ${role}`)
      }
    }
  await as(ada).call('delete_channel_offer', { channel_id })
  for (const call of ['update_video', 'delete_video'] as const)
    await as(bob).isRefused(call, { video_id }, 'video_not_found')
  await as(mia).isRefused('delete_channel', { channel_id }, 'channel_forbidden')
  await as(bob).isRefused('delete_channel', { channel_id }, 'channel_not_found')
  await as(bob).isRefused('update_channel', { channel_id, about: 'Mine' }, 'channel_not_found')
  assert.equal((await as(ada).call('get_channel', { channel_id })).response.about, 'Ours')
})

test('what a collaborator uploads is the channel’s, and takes its owner’s room', async () => {
  const { here, ada, ed, bob, channel_id } = await runTogether()
  const { as } = here
  const video = await publishVideo(here, ed, { channel_id, title: 'By Ed', visibility: 'Private' })
  assert.deepEqual([video.user_id, video.channel_id, video.role], [ada.id, channel_id, 'editor'])
  const thumbnail = await jpeg(160, 90)
  await as(ed).isRefused('update_video', { video_id: video.video_id }, 'cover_without_video', { thumbnail })
  const { rows } = await sql<{ owner_id: number }>`
    select m.owner_id from media m join videos vd on m.id = vd.media_id where vd.id = ${video.video_id}`.execute(
    here.platform.database.db,
  )
  assert.deepEqual(
    rows.map(({ owner_id }) => owner_id),
    [ada.id],
  )
  for (const who of [ada, ed]) {
    const { videos } = await as(who).call('get_videos_by_channel_id', { channel_id })
    assert.deepEqual(
      videos.map(({ title }) => title),
      ['By Ed'],
    )
  }
  assert.deepEqual((await as(bob).call('get_videos_by_channel_id', { channel_id })).videos, [])
  const files = { file: await jpeg(32, 18) }
  await as(bob).isRefused('add_video', { ...words, channel_id }, 'channel_not_found', files)
})

test('a role ends by removal, by leaving and by a block, and with it what it allowed', async () => {
  const { here, ada, mia, ed, channel, channel_id } = await runTogether()
  const { as } = here
  const video_id = await putVideo(here, channel, { visibility: 'private' })
  const isOut = async (who: Person) => {
    await as(who).isRefused('get_video', { video_id }, 'video_not_found')
    await as(who).isRefused('get_collaborators', { channel_id }, 'channel_not_found')
  }
  await as(ed).isRefused('delete_collaborator', { channel_id, member_user_id: mia.id }, 'channel_forbidden')
  await as(ed).call('delete_collaborator', { channel_id, member_user_id: ed.id })
  await isOut(ed)
  await as(ada).call('delete_collaborator', { channel_id, member_user_id: mia.id })
  await isOut(mia)
  await join(here, { ada, other: ed, channel_id, role: 'editor' })
  await here.block(ed, ada)
  await as(ed).isRefused('get_channel', { channel_id }, 'channel_not_found')
  const { response } = await as(ada).call('get_collaborators', { channel_id })
  assert.deepEqual(
    response.map(({ full_name }) => full_name),
    ['Ada'],
  )
})

test('an invitation is declined, and may be made again', async () => {
  const { here, ada, bob, channel_id } = await runTogether()
  const { as } = here
  const invitation = { channel_id, member_user_id: bob.id, role: 'manager' } as const
  await as(ada).call('add_collaborator', invitation)
  await as(bob).call('delete_collaborator', { channel_id, member_user_id: bob.id })
  await as(bob).isRefused('accept_collaboration', { channel_id }, 'channel_not_found')
  await as(ada).call('add_collaborator', invitation)
  await as(bob).call('accept_collaboration', { channel_id })
})

test('a channel is handed over to a collaborator who accepts, with its videos, files and tags', async () => {
  const { here, ada, mia, ed, bob, channel_id } = await runTogether()
  const { as } = here
  const { db } = here.platform.database
  const { video_id } = await publishVideo(here, ada, { channel_id, hashtag: 'ours' })
  await as(mia).call('toggle_subscription', { channel_id })
  await as(ada).isRefused('offer_channel', { channel_id, member_user_id: bob.id }, 'member_not_found')
  await as(ada).call('offer_channel', { channel_id, member_user_id: ed.id })
  await as(ada).call('offer_channel', { channel_id, member_user_id: mia.id })
  await as(ed).isRefused('accept_channel_offer', { channel_id }, 'channel_not_offered')
  await as(ed).isRefused('delete_channel_offer', { channel_id }, 'channel_not_offered')
  await as(mia).call('delete_channel_offer', { channel_id })
  await as(mia).isRefused('accept_channel_offer', { channel_id }, 'channel_not_offered')
  await as(ada).call('offer_channel', { channel_id, member_user_id: mia.id })
  assert.equal((await as(mia).call('get_channel', { channel_id })).response.is_offered, 1)
  const used = async (who: Person) => (await here.platform.mediaRoad.getRoom(who.id)).used
  const bytes = await used(ada)
  assert(bytes > 0)
  const { recdata } = await as(mia).call('accept_channel_offer', { channel_id })
  assert.deepEqual(
    [recdata.user_id, recdata.role, recdata.is_subscribed, recdata.subscriber_count, recdata.is_offered],
    [mia.id, 'owner', 0, 0, 0],
  )
  assert.deepEqual([await used(ada), await used(mia)], [0, bytes])
  const { response } = await as(ada).call('get_video', { video_id })
  assert.deepEqual([response.user_id, response.role], [mia.id, 'manager'])
  const { rows } = await sql<{ authors: number[] }>`
    select array(select author_id from objects where id = ${video_id}
      union all select author_id from object_tags where object_id = ${video_id}) as authors`.execute(db)
  assert.deepEqual(rows[0]?.authors.map(Number), [mia.id, mia.id])
  await as(ada).isRefused('delete_channel', { channel_id }, 'channel_forbidden')
  await as(ada).isRefused('offer_channel', { channel_id, member_user_id: ed.id }, 'channel_forbidden')
  await as(mia).call('delete_channel', { channel_id })
  await as(mia).call('restore_channel', { channel_id })
})
