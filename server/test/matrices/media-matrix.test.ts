/** Who can load which kind of file: every viewer against every kind of address and object. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Comment, Reply } from '@commons/contract/discussion.ts'
import type { Post } from '@commons/contract/posts/posts.ts'
import { faceMedia } from '../../src/features/profiles/public.ts'
import { faceAddress } from '../../src/platform/media/address.ts'
import { blob, jpeg } from '../files/pictures.ts'
import { mp4 } from '../files/videos.ts'
import { browserCookie, makeWorld, type Person, type World } from '../world.ts'

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

/** Viewers who may see objects for the author's friends. */
const friendly = new Set<Viewer>(['author', 'friend'])
const nobody = new Set<Viewer>()
const everybody = new Set<Viewer>(viewers)
/** A deleted file that can be restored is not served to anyone, not even its author. */
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

/** A comment's file is as visible as its post and the comment that it replies to. */
const commentStates: ReadonlyArray<{
  name: string
  post: string
  comment: string
  /** Viewers of the comment, and of a reply to a comment that isn't deleted. */
  seen: ReadonlySet<Viewer>
  caching: 'immutable' | 'private'
}> = [
  {
    name: 'on a public post',
    post: `audience = 'public'`,
    comment: '',
    seen: everybody,
    caching: 'immutable',
  },
  {
    name: 'on one made private',
    post: `audience = 'private'`,
    comment: '',
    seen: friendly,
    caching: 'private',
  },
  { name: 'on one deleted', post: `deleted_at = now()`, comment: '', seen: nobody, caching: 'private' },
  {
    name: 'deleted itself on a public post',
    post: `deleted_at = null, audience = 'public'`,
    comment: 'deleted_at = now()',
    seen: nobody,
    caching: 'private',
  },
  {
    name: 'restored on a private post',
    post: `audience = 'private'`,
    comment: 'deleted_at = null',
    seen: friendly,
    caching: 'private',
  },
]

const caching = { immutable: 'public, max-age=31536000, immutable', private: 'private, no-cache' }

describe('files inherit who sees them', () => {
  let here: World
  let posts: Post[]
  const cookies = new Map<Viewer, string>()
  let addresses: Array<{ kind: string; url: string }>
  let commented: { post: number; comment: Comment; reply: Reply }

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
    commented = await comments(author)
  })

  /** Adds a comment and a reply, each with a picture, on a post of the same author. */
  async function comments(author: Person): Promise<typeof commented> {
    const { as, processMedia } = here
    const { post_id } = (await as(author).call('add_post', { message: 'x' })).recdata
    const file = await jpeg()
    const { post_comment_id } = (await as(author).call('post_comment', { post_id }, { file })).recdata
    await processMedia()
    await as(author).call('post_comment_reply', { post_comment_id }, { file })
    await processMedia()
    const [comment] = (await as(author).call('comment_list', { object_id: post_id })).recdata
    const [reply] = comment?.replies ?? []
    assert(comment && reply)
    return { post: post_id, comment, reply }
  }

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
            // A player requests parts; access is checked for each.
            const part = await ask(url, viewer, { range: 'bytes=1-4' })
            assert.deepEqual([part.status, (await part.arrayBuffer()).byteLength], [206, 4], what)
          } else {
            // A forbidden file is answered exactly like a missing one; an ETag from an earlier visit isn't
            // confirmed either.
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

  for (const { name, post, comment, seen, caching: kept } of commentStates) {
    test(`a comment’s, ${name}`, async () => {
      const { pool } = here.platform.database
      await pool.query(`update posts set ${post} where id = $1`, [commented.post])
      if (comment)
        await pool.query(`update comments set ${comment} where id = $1`, [commented.comment.comment_id])
      const absent = await fetch(`${here.url}/media/${'A'.repeat(22)}/480.webp`)
      for (const { picture } of [commented.comment, commented.reply]) {
        const url = picture?.sources[0]?.url ?? ''
        assert(url.startsWith('/media/'))
        for (const viewer of viewers) {
          const answer = await ask(url, viewer)
          assert.equal(answer.status, seen.has(viewer) ? 200 : 404, viewer)
          if (answer.ok) assert.equal(answer.headers.get('cache-control'), caching[kept], viewer)
          else assert.deepEqual(await answer.json(), await absent.clone().json(), viewer)
        }
      }
    })
  }

  test('a comment’s by another than the post’s author is hidden with its own author, on a private post', async () => {
    const { as, platform, processMedia, block } = here
    const [author, friend, other] = [
      await here.person('Author'),
      await here.person('Friend'),
      await here.person('Other'),
    ]
    await here.befriend(author, friend)
    await here.befriend(author, other)
    const { post_id } = (await as(author).call('add_post', { message: 'x', post_type: 'private' })).recdata
    await as(friend).call('post_comment', { post_id }, { file: await jpeg() })
    await processMedia()
    const address = async (who: Person) =>
      (await as(who).call('comment_list', { object_id: post_id })).recdata[0]?.file ?? ''
    // Each viewer has a different address, valid while they may see the comment.
    const signed = new Map([author, friend, other].map((who) => [who, address(who)]))
    for (const url of signed.values()) assert.equal((await fetch(here.url + (await url))).status, 200)
    await block(friend, other)
    for (const [who, url] of signed)
      assert.equal((await fetch(here.url + (await url))).status, who === other ? 404 : 200, who.name)
    await platform.database.pool.query('delete from follows where $1 in (follower_id, followed_id)', [
      author.id,
    ])
    for (const [who, url] of signed)
      assert.equal((await fetch(here.url + (await url))).status, who === author ? 200 : 404, who.name)
  })

  test('a face is every member’s', async () => {
    const { person, platform } = here
    const { database, incoming, media, mediaRoad } = platform
    const ada = await person('Ada')
    await incoming.write('face', Buffer.from(await (await jpeg()).arrayBuffer()))
    const made = await mediaRoad.make({ path: incoming.locate('face'), mime: 'image/jpeg' }, faceMedia)
    const id = await mediaRoad.addReady(database.db, ada.id, made)
    const address = faceAddress(media, made.key) ?? ''
    for (const viewer of viewers) assert.equal((await ask(address, viewer)).status, 404, viewer)
    await database.db.updateTable('members').set({ avatar_id: id }).where('id', '=', ada.id).execute()
    for (const viewer of viewers) {
      const answer = await ask(address, viewer)
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
