/**
 * A volume for members' files that is full, read-only or broken: the error is clear, nothing is left half
 * done, and it recovers by itself.
 */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, test } from 'node:test'
import { promisify } from 'node:util'
import { en } from '@commons/contract/messages/en.ts'
import sharp from 'sharp'
import { breakVolume } from '../../src/platform/broken-volume.ts'
import { isLong, onlyLong } from '../long.ts'
import { blob } from '../files/pictures.ts'
import { makeWorld, type Person, type World, world } from '../world.ts'

const run = promisify(execFile)

afterEach(() => breakVolume(undefined))

/** A picture that doesn't compress: 370 kB, with renditions of 60 kB and 300 kB. */
const picture = drawNoise()
const renditions = 2

async function drawNoise(): Promise<Blob> {
  const [width, height] = [960, 600]
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, () => Math.random() * 256))
  const image = sharp(pixels, { raw: { width, height, channels: 3 } })
  return blob(await image.jpeg({ quality: 80 }).toBuffer(), 'image/jpeg')
}

async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name))
}

async function kept({ platform: { database, incoming }, mediaRoot, removeFiles }: World) {
  await removeFiles()
  const { rows } = await database.pool.query<Record<string, number>>(
    `select (select count(*)::int from posts) as posts, (select count(*)::int from media) as media,
       (select count(*)::int from idempotency_keys) as keys`,
  )
  const files = await Promise.all([mediaRoot, incoming.root].map(filesIn))
  return { ...rows[0], files: files.flat().toSorted() }
}

/**
 * Asserts that a picture is refused and leaves nothing, that everything else works, and that the picture is
 * accepted later.
 */
async function onlyPicturesAreRefused(
  here: World,
  breakIt: () => Promise<void> | void,
  mendIt: () => Promise<void> | void,
): Promise<void> {
  const { as, person, url, post } = here
  const ada: Person = await person('Ada')
  const file = await picture
  const first = await post(ada, { message: 'before' }, { file })
  const before = await kept(here)

  await breakIt()
  const broken = await kept(here)
  const request = { message: 'look', idempotency_key: randomUUID() }
  const { status, headers, body } = await as(ada).isRefused('add_post', request, 'storage_full', { file })
  assert.equal(status, 503)
  assert.equal(body['message'], en['refusal.storage_full'])
  assert.match(headers.get('retry-after') ?? '', /^\d+$/)
  assert.deepEqual(await kept(here), broken, 'it left something')

  await as(ada).call('add_post', { message: 'words go on' })
  const { recdata } = await as(ada).call('user_timeline', { view_user_id: ada.id })
  assert.deepEqual(
    recdata.map(({ message }) => message),
    ['words go on', 'before'],
  )
  assert.equal((await fetch(url + first.file)).status, 200)
  assert.equal((await fetch(`${url}/readyz`)).status, 200)

  await mendIt()
  // The same request again: the refusal isn't remembered as its answer.
  const later = await post(ada, request, { file })
  assert.equal((await fetch(url + later.file)).status, 200)
  assert.equal((await kept(here)).files.length, before.files.length + renditions)
}

// In a short run, ENOSPC stands for all codes, and a partly written file for an unwritten one.
for (const [i, code] of ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'].entries()) {
  test(`${code} takes the picture and nothing else`, async () => {
    const here = await world()
    // Nothing can be written, or part of the file.
    const rooms: Array<[folder: string, room: number]> = [
      [here.platform.incoming.root, 0],
      [here.platform.incoming.root, 100_000],
      [here.mediaRoot, 0],
      [here.mediaRoot, 150_000],
    ]
    const usual = rooms.filter((_, at) => at === 3 || (at === 1 && i === 0))
    for (const [folder, room] of isLong ? rooms : usual) {
      await onlyPicturesAreRefused(
        here,
        () => breakVolume({ folder, code, room }),
        () => breakVolume(undefined),
      )
    }
  })

  test(
    `${code} while a picture is processed lets it wait until there is room`,
    i === 0 ? {} : onlyLong,
    async () => {
      const here = await makeWorld()
      const { as, person, post, processMedia, mediaRoot } = here
      const ada = await person('Ada')
      // Room for the original, one rendition and a part of the next.
      breakVolume({ folder: mediaRoot, code, room: 500_000 })
      // As many times as the jobs try in an hour: the file isn't at fault.
      await assert.rejects(post(ada, { message: 'patience' }, { file: await picture }), { code })
      for (let i = 0; i < 5; i++) await assert.rejects(processMedia(), { code })
      assert.deepEqual(
        (await as(ada).call('waiting_posts', {})).recdata.map((each) => each.file_state),
        ['processing'],
      )
      assert.deepEqual((await as(ada).call('timeline', {})).recdata, [])
      breakVolume(undefined)
      await processMedia()
      assert.equal((await as(ada).call('timeline', {})).recdata[0]?.file_state, 'ready')
      assert.equal((await kept(here)).files.length, renditions)
    },
  )
}

test('many pictures at once on a full volume are all refused, and leave nothing', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const file = await picture
  const before = await kept(here)
  breakVolume({ folder: here.mediaRoot, code: 'ENOSPC', room: 200_000 })
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => here.as(ada).send('add_post', { message: 'look' }, { file })),
  )
  assert.deepEqual(new Set(answers.map(({ body }) => body['error'])), new Set(['storage_full']))
  assert.deepEqual(await kept(here), before)
})

test('it is said in Czech, too', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await here.as(ada).call('update_language', { language_id: 2 })
  breakVolume({ folder: here.platform.incoming.root, code: 'ENOSPC', room: 0 })
  const { body } = await here.as(ada).isRefused('add_post', {}, 'storage_full', { file: await picture })
  assert.match(String(body['message']), /^Pro soubory teď není místo\./)
})

/** Mounts a small file system on this folder. Returns the reason if it can't. */
async function mountSmall(folder: string): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'only root on Linux may mount a file system'
  return run('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', folder]).then(
    () => undefined,
    (error: unknown) => `no file system can be mounted here: ${String(error)}`,
  )
}

// Bytes to fill of 20 MB, so that only a part of the file still fits.
const fillings = { 'members’ files': 20_400_000, 'incoming files': 20_700_000 }

for (const [store, filling] of Object.entries(fillings)) {
  const options = store === 'incoming files' ? onlyLong : {}
  test(`a volume of its own for ${store} that is really full`, options, async (t) => {
    const here = await makeWorld()
    const root = store === 'incoming files' ? here.platform.incoming.root : here.mediaRoot
    const reason = await mountSmall(root)
    if (reason !== undefined) return t.skip(reason)
    try {
      const filler = path.join(root, 'filler')
      await onlyPicturesAreRefused(
        here,
        () => writeFile(filler, Buffer.alloc(filling)),
        () => rm(filler),
      )
    } finally {
      // The media processes have files open in there.
      await here.platform.mediaWorkers.close()
      await run('umount', [root])
    }
  })
}
