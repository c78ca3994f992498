/** One suite for both stores: features can rely on the same behaviour from each. */
import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { after, afterEach, before, describe, test } from 'node:test'
import { onlyLong } from '../../../../test/long.ts'
import { openS3Server, type S3Server } from '../../../../test/fakes/s3-server.ts'
import { breakVolume } from '../../broken-volume.ts'
import { FilePool } from '../../backup/file-pool.ts'
import { readConfig } from '../../config.ts'
import { FileStore } from '../../files.ts'
import { storeOf } from './open-store.ts'
import { mediaName, type MediaStore } from './store.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'commons-store-'))
const incoming = new FileStore(path.join(folder, 'incoming'))
const media = new FileStore(path.join(folder, 'media'))
await Promise.all([incoming.ready(), media.ready()])
let s3: S3Server
before(async () => {
  s3 = await openS3Server()
})
after(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})
afterEach(() => breakVolume(undefined))

const newKey = () => randomBytes(16).toString('base64url').replace(/^_|^-/, 'x')
let files = 0

async function local(content: Uint8Array | string): Promise<string> {
  const file = incoming.locate(`file-${(files += 1)}`)
  await writeFile(file, content)
  return file
}

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

async function listed(store: MediaStore): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for await (const { name, bytes } of store.list()) found.set(name, bytes)
  return found
}

for (const kind of ['disk', 's3'] as const) {
  describe(`the store of kind ${kind}`, () => {
    let store: MediaStore
    before(() => {
      store = storeOf(kind, readConfig(s3.env), { media, incoming })
    })

    test('takes a file, which is gone from where it lay', async () => {
      const [name, file] = [mediaName(newKey(), '480.webp'), await local('content')]
      const soon = Date.now() + 5_000
      await store.take(name, file)
      assert.equal(await text(await store.read(name)), 'content')
      assert.equal(await store.size(name), 7)
      await assert.rejects(stat(file))
      for await (const each of store.list()) {
        if (each.name === name)
          assert(each.modified.getTime() < soon && each.modified.getTime() > soon - 60_000)
      }
      await store.take(name, await local('another time'))
      assert.equal(await text(await store.read(name)), 'another time')
    })

    test('an empty file is one, too', async () => {
      const name = mediaName(newKey(), 'captions.vtt')
      await store.take(name, await local(''))
      assert.equal(await store.size(name), 0)
      assert.equal(await text(await store.read(name)), '')
    })

    test('reads ranges with both ends included', async () => {
      const name = mediaName(newKey(), '720p.mp4')
      await store.take(name, await local('0123456789'))
      const part = async (start: number, end: number) => text(await store.read(name, { start, end }))
      assert.deepEqual([await part(0, 0), await part(3, 5), await part(9, 9)], ['0', '345', '9'])
    })

    test('a large file, whole and in part', onlyLong, async () => {
      const [name, content] = [mediaName(newKey(), '720p.mp4'), randomBytes(30_000_000)]
      await store.take(name, await local(content))
      assert.equal(await store.size(name), content.length)
      assert.equal(hashOf(await buffer(await store.read(name))), hashOf(content))
      const range = { start: 8_388_600, end: 8_400_000 }
      assert.deepEqual(
        await buffer(await store.read(name, range)),
        content.subarray(range.start, range.end + 1),
      )
      await store.lend(name, async (file) => assert.equal((await stat(file)).size, content.length))
      await store.remove(name)
      assert.equal(await store.size(name), undefined)
    })

    test('many at once', async () => {
      const names = Array.from({ length: 20 }, () => mediaName(newKey(), '480.webp'))
      await Promise.all(names.map(async (name) => store.take(name, await local(name))))
      const read = await Promise.all(names.map(async (name) => text(await store.read(name))))
      assert.deepEqual(read, names)
    })

    test('files come and go below the same folder at once', async () => {
      // Their common folder is removed as empty and created again all the time.
      const comeAndGo = async () => {
        for (let round = 0; round < (kind === 'disk' ? 100 : 3); round += 1) {
          const key = `zz${newKey().slice(2)}`
          await store.take(mediaName(key, 'original'), await local(key))
          await store.removeAll(key)
        }
      }
      await Promise.all(Array.from({ length: 8 }, comeAndGo))
      assert.deepEqual(
        [...(await listed(store)).keys()].filter((name) => name.startsWith('zz/')),
        [],
      )
    })

    test('lends a copy, and answers what was made of it', async () => {
      const name = mediaName(newKey(), 'original')
      await store.take(name, await local('to read'))
      const before = await readdir(incoming.root)
      assert.equal(
        await store.lend(name, async (file) => text((await stat(file)) && (await store.read(name)))),
        'to read',
      )
      await assert.rejects(
        store.lend(name, () => Promise.reject(new Error('it failed'))),
        /it failed/,
      )
      assert.deepEqual(await readdir(incoming.root), before, 'a copy was left')
      assert.equal(await store.size(name), 7)
    })

    test('what is not there is said to be, and removing it is fine', async () => {
      const key = newKey()
      const name = mediaName(key, '480.webp')
      assert.equal(await store.size(name), undefined)
      await assert.rejects(store.read(name))
      await assert.rejects(store.lend(name, async () => assert.fail('it was lent')))
      await assert.rejects(store.take(name, incoming.locate('not-there')))
      await store.remove(name)
      await store.removeAll(key)
    })

    test('removes all files of a key and no other’s', async () => {
      const [key, like] = [newKey(), `${newKey()}`]
      const near = `${key}x`
      for (const [each, file] of [
        [key, '480.webp'],
        [key, '720p.mp4'],
        [near, '480.webp'],
        [like, '480.webp'],
      ]) {
        await store.take(mediaName(each ?? '', file ?? ''), await local('content'))
      }
      await store.removeAll(key)
      const names = [...(await listed(store)).keys()]
      assert.deepEqual(
        names.filter((name) => name.includes(`/${key}/`)),
        [],
      )
      assert(names.includes(mediaName(near, '480.webp')))
      assert(names.includes(mediaName(like, '480.webp')))
    })

    test('names of other places are refused', async () => {
      const key = newKey()
      const names = [
        '',
        '/',
        '../../etc/passwd',
        `${key.slice(0, 2)}/${key}/..`,
        `${key.slice(0, 2)}/${key}/../x`,
        `aa/${key}/480.webp`,
        `${key.slice(0, 2)}/${key}`,
        `${key.slice(0, 2)}/${key}/.hidden`,
        `${mediaName(key, 'a')}\0`,
        `${mediaName(key, 'a')}\n`,
        `${key.slice(0, 2)}\\${key}\\a`,
        `/${mediaName(key, 'a')}`,
      ]
      const file = await local('content')
      for (const name of names) {
        const tries = [
          () => store.take(name, file),
          () => store.read(name),
          () => store.size(name),
          () => store.remove(name),
        ]
        for (const each of tries)
          await assert.rejects(async () => each(), /no name of a media file/, JSON.stringify(name))
      }
      for (const bad of ['', '..', 'a', 'ab', '../..', 'ab/../..', `${key}/..`]) {
        await assert.rejects(async () => store.removeAll(bad), /no name of a media file/, bad)
      }
    })

    test('lists more than a page of files, one after the other', onlyLong, async () => {
      const key = newKey()
      const names = Array.from({ length: 1_050 }, (_, at) => mediaName(key, `${at + 1}.webp`))
      for (let at = 0; at < names.length; at += 50) {
        await Promise.all(names.slice(at, at + 50).map(async (name) => store.take(name, await local('x'))))
      }
      const before = s3.asked.length
      for await (const { name } of store.list()) {
        assert(name)
        break
      }
      assert(s3.asked.length - before <= 1, 'the rest was asked for before anybody wanted it')
      const found = await listed(store)
      for (const name of names) assert.equal(found.get(name), 1, name)
    })
  })
}

describe('the disk', () => {
  const disk = () => storeOf('disk', readConfig({}), { media, incoming })

  test('nobody else can read what lies there, and no empty folder stays', async () => {
    const key = newKey()
    await disk().take(mediaName(key, '480.webp'), await local('content'))
    const mode = async (name: string) => ((await stat(media.locate(name))).mode & 0o777).toString(8)
    assert.equal(await mode(mediaName(key, '480.webp')), '600')
    assert.equal(await mode(`${key.slice(0, 2)}/${key}`), '700')
    await disk().remove(mediaName(key, '480.webp'))
    await assert.rejects(stat(media.locate(`${key.slice(0, 2)}/${key}`)))
  })

  test('a full volume leaves nothing, and the file where it was', async () => {
    const [key, file] = [newKey(), await local('content')]
    const before = await readdir(media.root, { recursive: true })
    breakVolume({ folder: media.root, code: 'ENOSPC', room: 3 })
    await assert.rejects(disk().take(mediaName(key, '480.webp'), file), { code: 'ENOSPC' })
    assert.deepEqual(await readdir(media.root, { recursive: true }), before)
    assert.equal((await stat(file)).size, 7)
  })

  test('the backups get their copy', async () => {
    const backups = path.join(folder, 'backups')
    const pool = new FilePool(backups)
    const kept = new FileStore(media.root, (name, open) => pool.add(name, open))
    const [name, content] = [mediaName(newKey(), '720p.mp4'), randomBytes(200_000)]
    await storeOf('disk', readConfig({}), { media: kept, incoming }).take(name, await local(content))
    const pooled = (await pool.list()).find((each) => each.name === name)
    assert.equal(pooled?.sha256, hashOf(content))
    assert.equal(pooled?.bytes, content.length)
  })

  test('a folder whose letters have another case is that of its keys, where the disk thinks so', async () => {
    const [first, second] = [`Zx${newKey().slice(2)}`, `zX${newKey().slice(2)}`]
    // Files of other tests have random keys, which may begin with these letters.
    for (const folder of ['Zx', 'zX']) await rm(media.locate(folder), { recursive: true, force: true })
    await disk().take(mediaName(first, '480.webp'), await local('content'))
    // On a disk that ignores case, the second key's folder is the first one's.
    await symlink('Zx', media.locate('zX')).catch((error: NodeJS.ErrnoException) =>
      assert.equal(error.code, 'EEXIST'),
    )
    await disk().take(mediaName(second, '480.webp'), await local('other'))
    const found = await listed(disk())
    assert.equal(found.get(mediaName(first, '480.webp')), 7)
    assert.equal(found.get(mediaName(second, '480.webp')), 5)
    await disk().removeAll(first)
    assert.equal(await text(await disk().read(mediaName(second, '480.webp'))), 'other')
    await disk().removeAll(second)
    await rm(media.locate('zX'), { force: true })
  })

  test('what is not a member’s file is not listed', async () => {
    await writeFile(media.locate('filler'), 'content')
    assert(![...(await listed(disk())).keys()].some((name) => name.includes('filler')))
  })
})
