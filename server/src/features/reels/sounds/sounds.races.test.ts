/** Using a sound while its author takes it away, over two processes: both end as one after the other would. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { mp4 } from '../../../../test/files/videos.ts'
import { play, type RacingCall } from '../../../../test/races.ts'
import { putReel } from '../../../../test/scenes/reels-scene.ts'
import type { Person } from '../../../../test/world.ts'

interface Scene {
  readonly ada: Person
  readonly bob: Person
  readonly sound_id: number
  readonly file: Blob
}

const use =
  (by: 'ada' | 'bob'): RacingCall<Scene> =>
  (scene, here) =>
    here.as(scene[by]).send('add_reel', { sound_id: scene.sound_id }, { file: scene.file })

const takeAway: Record<string, RacingCall<Scene>> = {
  'kept to its author': ({ ada, sound_id }, here) =>
    here.as(ada).send('edit_reel', { reel_id: sound_id, lets_use_sound: 0 }),
  'made private': ({ ada, sound_id }, here) =>
    here.as(ada).send('edit_reel', { reel_id: sound_id, post_type: 'private' }),
  deleted: ({ ada, sound_id }, here) => here.as(ada).send('delete_reel', { reel_id: sound_id }),
}

for (const by of ['ada', 'bob'] as const)
  for (const [name, act] of Object.entries(takeAway))
    test(`a sound is used by ${by === 'ada' ? 'its author' : 'another member'} while it is ${name}`, () =>
      play<Scene>({
        async open(here) {
          const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
          const sound_id = await putReel(here, ada, { isVideo: true })
          await sql`update media set state = 'ready' where owner_id = ${ada.id}`.execute(
            here.platform.database.db,
          )
          const file = await mp4({ seconds: 1, width: 64, height: 96, fps: 10 })
          return { ada, bob, sound_id, file }
        },
        calls: [use(by), act],
        async stored({ sound_id }, here) {
          const { rows } = await sql`
            select rl.audience, rl.lends_sound, rl.deleted_at is not null as is_deleted,
              (select count(*)::int from reels made where made.sound_from = rl.id) as uses
            from reels rl where rl.id = ${sound_id}`.execute(here.platform.database.db)
          assert.equal(rows.length, 1)
          return rows
        },
        hold: ({ sound_id }) => sql`select from reels where id = ${sound_id} for update`,
        rounds: 4,
      }))
