/** Who sees which playlist, and where: every viewer against every visibility, in every call. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { makeChannel, putVideo } from '../scenes/videos-scene.ts'
import { makeWorld, type Person, type World } from '../world.ts'

const viewers = ['owner', 'friend', 'stranger', 'blocked', 'blocking'] as const
type Viewer = (typeof viewers)[number]

const owner = new Set<Viewer>(['owner'])
const unblocked = new Set<Viewer>(['owner', 'friend', 'stranger'])
const nobody = new Set<Viewer>()

const states: ReadonlyArray<{
  name: string
  set: string
  /** Whoever opens it by its address. */
  seen: ReadonlySet<Viewer>
  /** Whoever finds it in its owner's list. */
  listed: ReadonlySet<Viewer>
}> = [
  { name: 'public', set: `visibility = 'public'`, seen: unblocked, listed: unblocked },
  { name: 'unlisted', set: `visibility = 'unlisted'`, seen: unblocked, listed: owner },
  { name: 'private', set: `visibility = 'private'`, seen: owner, listed: owner },
  { name: 'deleted', set: `visibility = 'public', deleted_at = now()`, seen: nobody, listed: nobody },
  { name: 'of somebody away', set: 'deleted_at = null', seen: owner, listed: owner },
]

describe('playlists are seen alike in all calls', () => {
  let here: World
  let playlist_id: number
  const people = {} as Record<Viewer, Person>

  before(async () => {
    here = await makeWorld()
    for (const viewer of viewers) people[viewer] = await here.person(viewer)
    await here.befriend(people.owner, people.friend)
    const video_id = await putVideo(here, await makeChannel(here, people.owner))
    const kept = { name: 'All', visibility: 'Public', video_id }
    playlist_id = (await here.as(people.owner).call('create_playlist', kept)).recdata.playlist_id
    // They saved it while they saw it.
    for (const viewer of viewers)
      if (viewer !== 'owner') await here.as(people[viewer]).call('playlist_save', { playlist_id })
    await here.block(people.owner, people.blocked)
    await here.block(people.blocking, people.owner)
  })

  for (const { name, set, seen, listed } of states)
    test(name, async () => {
      const { db } = here.platform.database
      await sql`update playlists set ${sql.raw(set)} where id = ${playlist_id}`.execute(db)
      if (name === 'of somebody away')
        await sql`insert into away_members (member_id) values (${people.owner.id})`.execute(db)
      for (const viewer of viewers) {
        const voice = here.as(people[viewer])
        const said = async (call: string) => {
          const { body } = await voice.send(call, { playlist_id })
          return body['code'] === true ? 'seen' : body['error']
        }
        const isOwner = viewer === 'owner'
        const sees = seen.has(viewer)
        const { response } = await voice.call('get_playlists', { view_user_id: people.owner.id })
        const saved = (await voice.call('saved_playlist_list', {})).response
        assert.deepEqual(
          {
            get_playlist: await said('get_playlist'),
            // Twice, so that the next state finds it saved.
            playlist_save: [await said('playlist_save'), await said('playlist_save')],
            listed: response.length,
            saved: saved.length,
          },
          {
            get_playlist: sees ? 'seen' : 'playlist_not_found',
            playlist_save: Array(2).fill(!sees ? 'playlist_not_found' : isOwner ? 'not_oneself' : 'seen'),
            listed: listed.has(viewer) ? 1 : 0,
            saved: sees && !isOwner ? 1 : 0,
          },
          viewer,
        )
      }
    })
})
