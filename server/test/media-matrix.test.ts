/** Who gets the bytes of which kind of file: every viewer against every kind of address and of object. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Post } from '@commons/contract/posts.ts'
import { faceAddress } from '../src/platform/media/address.ts'
import { blob, jpeg } from './pictures.ts'
import { mp4 } from './videos.ts'
import { browserCookie, makeWorld, type Person, type World } from './world.ts'

const viewers = [
  'author',
  'friend',
  'follower',
  'followed',
  'stranger',
  'blocked friend',
  'blocking friend',
  'ended session',
  'visitor',
] as const
type Viewer = (typeof viewers)[number]

/** Whoever may see what is the author's friends' alone. */
const friendly = new Set<Viewer>(['author', 'friend'])
const nobody = new Set<Viewer>()
const everybody = new Set<Viewer>(viewers)
/** One's own, as long as it can be restored, is shown to nobody by an address either. */
const states: ReadonlyArray<{
  name: string
  set: string
  seen: ReadonlySet<Viewer>
  caching: 'immutable' | 'private'
}> = [
  { name: 'public', set: `audience = 'public'`, seen: everybody, caching: 'immutable' },
  { name: 'made private', set: `audience = 'private'`, seen: friendly, caching: 'private' },
  { name: 'made public again', set: `audience = 'public'`, seen: everybody, caching: 'immutable' },
  { name: 'public and deleted', set: `deleted_at = now()`, seen: nobody, caching: 'private' },
  {
    name: 'private and deleted',
    set: `audience = 'private', deleted_at = now()`,
    seen: nobody,
    caching: 'private',
  },
  { name: 'private and restored', set: `deleted_at = null`, seen: friendly, caching: 'private' },
]

const caching = { immutable: 'public, max-age=31536000, immutable', private: 'private, no-cache' }

describe('files inherit who sees them', () => {
  let here: World
  let posts: Post[]
  const cookies = new Map<Viewer, string>()
  let addresses: Array<{ kind: string; url: string }>

  before(async () => {
    here = await makeWorld()
    const { person, befriend, follow, block, post, url } = here
    const people = {} as Record<Viewer, Person>
    for (const viewer of viewers) people[viewer] = await person(viewer)
    const { author } = people
    await here.platform.database.db.updateTable('members').set({ several_devices: true }).execute()
    for (const each of ['friend', 'blocked friend', 'blocking friend', 'ended session'] as const)
      await befriend(author, people[each])
    await follow(people.follower, author)
    await follow(author, people.followed)
    await block(author, people['blocked friend'])
    await block(people['blocking friend'], author)

    for (const viewer of viewers) {
      if (viewer !== 'visitor') cookies.set(viewer, await browserCookie(url, people[viewer].email))
    }
    await here.platform.database.db
      .deleteFrom('sessions')
      .where('member_id', '=', people['ended session'].id)
      .execute()

    const captions = blob(Buffer.from('WEBVTT\n\n00:00.100 --> 00:00.900\nHello\n'), 'text/vtt')
    const video = await mp4({ seconds: 1, width: 64, height: 64 })
    posts = [
      await post(author, {}, { file: await jpeg() }),
      await post(author, {}, { file: video, captions }),
    ]
    const [still, moving] = posts
    addresses = [
      { kind: 'picture', url: still?.picture?.sources[0]?.url ?? '' },
      { kind: 'poster', url: moving?.video?.poster.sources[0]?.url ?? '' },
      { kind: 'video', url: moving?.video?.sources[0]?.url ?? '' },
      { kind: 'captions', url: moving?.video?.captions ?? '' },
    ]
    assert(addresses.every(({ url }) => url.startsWith('/media/')))
  })

  const ask = (url: string, viewer: Viewer, headers: Record<string, string> = {}) => {
    const cookie = cookies.get(viewer)
    return fetch(here.url + url, { headers: cookie ? { ...headers, cookie } : headers })
  }

  for (const { name, set, seen, caching: kept } of states) {
    test(name, async () => {
      await here.platform.database.pool.query(`update posts set ${set} where id = any ($1)`, [
        posts.map((post) => post.post_id),
      ])
      const absent = await fetch(`${here.url}/media/${'A'.repeat(22)}/480.webp`)
      for (const { kind, url } of addresses) {
        for (const viewer of viewers) {
          const answer = await ask(url, viewer)
          const what = `${kind}, ${viewer}`
          assert.equal(answer.status, seen.has(viewer) ? 200 : 404, what)
          if (answer.ok) {
            assert.equal(answer.headers.get('cache-control'), caching[kept], what)
            const etag = answer.headers.get('etag') ?? ''
            assert.equal((await ask(url, viewer, { 'if-none-match': etag })).status, 304, what)
            // A player asks for parts, and each is asked for anew.
            const part = await ask(url, viewer, { range: 'bytes=1-4' })
            assert.deepEqual([part.status, (await part.arrayBuffer()).byteLength], [206, 4], what)
          } else {
            // Not yours to see looks exactly like not there; what was seen before is not confirmed either.
            assert.deepEqual(
              [await answer.json(), answer.headers.get('cache-control'), answer.headers.get('etag')],
              [await absent.clone().json(), absent.headers.get('cache-control'), absent.headers.get('etag')],
              what,
            )
            assert.equal((await ask(url, viewer, { 'if-none-match': '*' })).status, 404, what)
            assert.equal((await ask(url, viewer, { range: 'bytes=0-0' })).status, 404, what)
            assert.equal((await fetch(here.url + url, { method: 'HEAD' })).status, 404, what)
          }
        }
      }
    })
  }

  test('a face is every member’s', async () => {
    const { platform, url } = here
    const { db } = platform.database
    const { rows } = await platform.database.pool.query<{ key: string; id: string; owner_id: number }>(
      `update media set use = 'avatar', widths = '{256}' where kind = 'image' returning key, id, owner_id`,
    )
    const [face] = rows
    assert(face)
    await platform.database.pool.query('update posts set media_id = null where media_id is not null')
    assert.equal((await platform.database.pool.query('select from media')).rowCount, 0, 'they went with it')
    assert.equal((await fetch(url + (faceAddress(platform.media, face.key) ?? ''))).status, 404)
    await db
      .insertInto('media')
      .values({
        key: face.key,
        owner_id: face.owner_id,
        use: 'avatar',
        width: 256,
        height: 256,
        widths: [256],
        bytes: 1,
      })
      .execute()
    await platform.database.pool.query(
      `update members set avatar_id = (select id from media where key = $1) where id = $2`,
      [face.key, face.owner_id],
    )
    const { incoming, mediaStore } = platform
    await incoming.write('face', Buffer.from('face'))
    await mediaStore.take(`${face.key.slice(0, 2)}/${face.key}/256.webp`, incoming.locate('face'))
    for (const viewer of viewers) {
      const answer = await ask(faceAddress(platform.media, face.key) ?? '', viewer)
      assert.deepEqual([answer.status, answer.headers.get('cache-control')], [200, caching.immutable], viewer)
    }
  })

  test('nothing of a file that is not ready is served to anybody', async () => {
    const { as, person, platform } = here
    const ada = await person('Ada')
    await as(ada).call('add_post', {}, { file: await jpeg() })
    const { rows } = await platform.database.pool.query<{ key: string }>(
      `select key from media where owner_id = $1`,
      [ada.id],
    )
    const cookie = await browserCookie(here.url, ada.email)
    for (const name of ['original', '480.webp', '640.webp', '720p.mp4', 'captions.vtt']) {
      const answer = await fetch(`${here.url}/media/${rows[0]?.key}/${name}`, { headers: { cookie } })
      assert.equal(answer.status, 404, name)
    }
  })
})
