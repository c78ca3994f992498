/** Sounds of reels: named, used in other reels, kept by their authors, and seen as their reels are. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { test } from 'node:test'
import type { Reel } from '@commons/contract/reels/reels.ts'
import { jpeg } from '../../../../test/files/pictures.ts'
import { mp4 } from '../../../../test/files/videos.ts'
import { beepsOf, flashAndBeep } from '../../../../test/streamed.ts'
import { type Person, world, type World } from '../../../../test/world.ts'

const beeping = () => mp4(flashAndBeep(5))
const quiet = () => mp4({ seconds: 3, width: 64, height: 96, fps: 10, audio: false })

interface Wish {
  readonly message?: string
  readonly post_type?: 'public' | 'private'
  readonly lets_use_sound?: 0 | 1
  readonly sound_id?: number
}

async function publish(here: World, author: Person, file: Blob, wish: Wish = {}): Promise<Reel> {
  const { reel_id } = (await here.as(author).call('add_reel', wish, { file })).recdata
  await here.processMedia()
  return (await here.as(author).call('reel_by_id', { reel_id })).reel
}

test('a reel gets the sound of another one, which names it, and lists it on its page', async () => {
  const here = await world()
  const { as, person, url } = here
  const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')]
  const source = await publish(here, ada, await beeping(), { message: 'Beep' })
  const { reel_id: sound_id } = source
  const named = { sound_id, user_id: ada.id, username: ada.username, full_name: 'Ada', can_use: 1 }
  assert.deepEqual([source.sound, source.lets_use_sound], [named, 1])
  const before = (await as(bob).call('reel_sound', { sound_id })).recdata
  assert.deepEqual([before.reel.reel_id, before.reel.sound, before.reel_count], [sound_id, named, 0])

  const silent = await publish(here, eve, await quiet())
  assert.equal(silent.sound, null)
  const made = await publish(here, bob, await quiet(), { sound_id, message: 'With her beep' })
  assert.deepEqual(made.sound, named)
  const path = join(await mkdtemp(join(tmpdir(), 'commons-sound-')), 'made.mp4')
  await writeFile(path, Buffer.from(await (await fetch(url + made.file)).arrayBuffer()))
  const beeps = await beepsOf(path)
  // The first begins with the sound, and isn't told.
  assert(beeps.length === 1 && Math.abs((beeps[0] ?? 0) - 2) < 0.1, String(beeps))

  const page = (await as(eve).call('reel_sound', { sound_id })).recdata
  assert.equal(page.reel_count, 1)
  const listed = async () =>
    (await as(eve).call('reels_by_sound', { sound_id })).reels.map(({ reel_id }) => reel_id)
  assert.deepEqual(await listed(), [made.reel_id])
  const more = await publish(here, ada, await quiet(), { sound_id })
  assert.deepEqual(await listed(), [more.reel_id, made.reel_id])
  const first = await as(eve).call('reels_by_sound', { sound_id, limit: 1 })
  assert.deepEqual(
    first.reels.map(({ reel_id }) => reel_id),
    [more.reel_id],
  )
  const rest = await as(eve).call('reels_by_sound', { sound_id, limit: 1, before: first.next ?? '' })
  assert.deepEqual(
    rest.reels.map(({ reel_id }) => reel_id),
    [made.reel_id],
  )

  // A reel with another's sound, a silent one and a picture are the source of none.
  const picture = (await as(ada).call('add_reel', {}, { file: await jpeg(64, 96) })).recdata
  await here.processMedia()
  for (const other of [made.reel_id, silent.reel_id, picture.reel_id, 1_000_000]) {
    await as(eve).isRefused('reel_sound', { sound_id: other }, 'reel_sound_not_found')
    await as(eve).isRefused('reels_by_sound', { sound_id: other }, 'reel_sound_not_found')
    const file = await quiet()
    await as(eve).isRefused('add_reel', { sound_id: other }, 'reel_sound_not_found', { file })
  }
  await as(eve).isRefused('add_reel', { sound_id }, 'sound_without_video', { file: await jpeg(64, 96) })
})

test('an author keeps a sound, and a private reel lends none; both go on using it', async () => {
  const here = await world()
  const { as, person, befriend } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  await befriend(ada, bob)
  const source = await publish(here, ada, await beeping(), { lets_use_sound: 0 })
  const { reel_id: sound_id } = source
  const uses = async (who: Person) =>
    (await as(who).call('reel_by_id', { reel_id: sound_id })).reel.sound?.can_use
  const file = await quiet()
  assert.deepEqual([source.lets_use_sound, await uses(ada), await uses(bob)], [0, 1, 0])
  await as(bob).isRefused('add_reel', { sound_id }, 'reel_sound_kept', { file })
  const lend = { reel_id: sound_id, lets_use_sound: 1 } as const
  assert.equal((await as(ada).call('edit_reel', lend)).recdata.lets_use_sound, 1)
  const made = await publish(here, bob, file, { sound_id })
  // What isn't mentioned stays.
  assert.equal((await as(ada).call('edit_reel', { reel_id: sound_id })).recdata.lets_use_sound, 1)

  await as(ada).call('edit_reel', { reel_id: sound_id, post_type: 'private' })
  assert.deepEqual([await uses(ada), await uses(bob)], [1, 0])
  await as(bob).isRefused('add_reel', { sound_id }, 'reel_sound_kept', { file })
  const hers = await publish(here, ada, file, { sound_id })
  assert.equal(hers.sound?.sound_id, sound_id)
  assert.equal((await as(bob).call('reel_by_id', { reel_id: made.reel_id })).reel.sound?.sound_id, sound_id)
})

test('a reel that is not safe for work lends its sound to nobody but its author', async () => {
  const here = await world()
  const { as, person } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const { reel_id: sound_id } = await publish(here, ada, await beeping())
  const uses = async (who: Person) =>
    (await as(who).call('reel_by_id', { reel_id: sound_id })).reel.sound?.can_use
  assert.equal(await uses(bob), 1)
  await as(ada).call('edit_reel', { reel_id: sound_id, nsfw: 'Nudity' })
  assert.deepEqual([await uses(ada), await uses(bob)], [1, 0])
  await as(bob).isRefused('add_reel', { sound_id }, 'reel_sound_kept', { file: await quiet() })
})

test('a sound that turns out to be none fails the reel, and says why', async () => {
  const here = await world()
  const { as, person, platform } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const { reel_id: sound_id } = await publish(here, ada, await quiet())
  // As of a video that was made before it was known.
  await platform.database.db
    .updateTable('media')
    .set({ has_sound: null })
    .where('owner_id', '=', ada.id)
    .execute()
  await as(bob).call('add_reel', { sound_id }, { file: await beeping() })
  await here.processMedia()
  const [waiting] = (await as(bob).call('waiting_reels', {})).reels
  assert.equal(waiting?.file_state, 'failed')
})

test('where its reel is private, deleted or blocked, a sound has no name and no page', async () => {
  const here = await world()
  const { as, person, block } = here
  const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')]
  const { reel_id: sound_id } = await publish(here, ada, await beeping())
  const file = await quiet()
  const made = await publish(here, bob, file, { sound_id })
  const nameless = { sound_id: null, user_id: null, username: null, full_name: null, can_use: 0 }
  const seen = async () => (await as(eve).call('reel_by_id', { reel_id: made.reel_id })).reel.sound
  const isAway = async () => {
    assert.deepEqual(await seen(), nameless)
    await as(eve).isRefused('reel_sound', { sound_id }, 'reel_sound_not_found')
    await as(eve).isRefused('reels_by_sound', { sound_id }, 'reel_sound_not_found')
    await as(eve).isRefused('add_reel', { sound_id }, 'reel_sound_not_found', { file })
  }
  await as(ada).call('edit_reel', { reel_id: sound_id, post_type: 'private' })
  await isAway()
  await as(ada).call('edit_reel', { reel_id: sound_id, post_type: 'public' })
  assert.equal((await seen())?.sound_id, sound_id)
  await as(ada).call('delete_reel', { reel_id: sound_id })
  await isAway()
  await as(ada).call('reel_restore', { reel_id: sound_id })
  await block(ada, eve)
  await isAway()

  // Reels that their viewer doesn't see are neither listed nor counted.
  await as(bob).call('edit_reel', { reel_id: made.reel_id, post_type: 'private' })
  const { reel_count } = (await as(ada).call('reel_sound', { sound_id })).recdata
  const { reels } = await as(ada).call('reels_by_sound', { sound_id })
  assert.deepEqual([reel_count, reels], [0, []])
})

test('a reel whose sound was removed for good before it was made fails and says why', async () => {
  const here = await world()
  const { as, person, platform, processMedia } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const { reel_id: sound_id } = await publish(here, ada, await beeping())
  await as(bob).call('add_reel', { sound_id }, { file: await quiet() })
  const { db } = platform.database
  await db.deleteFrom('reels').where('id', '=', sound_id).execute()
  await db
    .updateTable('removed_media')
    .set({ removed_at: new Date(0) })
    .execute()
  await platform.mediaRoad.removeFiles()
  await processMedia()
  const [waiting] = (await as(bob).call('waiting_reels', {})).reels
  assert.deepEqual(
    [waiting?.file_state, waiting?.file_failure],
    ['failed', "That sound isn't available any more. Choose another one."],
  )
})
