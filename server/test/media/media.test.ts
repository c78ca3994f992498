/** Who can load a picture, and the answer's headers. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shiftClock } from '../../src/platform/clock.ts'
import { jpeg } from '../files/pictures.ts'
import { browserCookie, type Person, world } from '../world.ts'

async function postPicture(author: Person, post_type: 'public' | 'private') {
  const { post } = await world()
  return post(author, { post_type }, { file: await jpeg() })
}

test('a public picture is everybody’s who knows its name, for ever', async () => {
  const { person, url } = await world()
  const post = await postPicture(await person('Ada'), 'public')
  const answer = await fetch(url + post.file)
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('cache-control'), 'public, max-age=31536000, immutable')
  assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
  assert.equal(answer.headers.get('content-security-policy'), "sandbox; default-src 'none'")
})

test('a private picture is asked for each time, by the cookie of who may see it', async () => {
  const { person, url, befriend, platform } = await world()
  const [ada, friend, stranger] = [await person('Ada'), await person('Friend'), await person('Stranger')]
  await befriend(ada, friend)
  const post = await postPicture(ada, 'private')
  const address = url + (post.file?.split('?')[0] ?? '')
  const status = async (cookie?: string) =>
    (await fetch(address, { headers: cookie ? { cookie } : {} })).status

  const [friends, strangers] = [
    await browserCookie(url, friend.email),
    await browserCookie(url, stranger.email),
  ]
  const answer = await fetch(address, { headers: { cookie: friends } })
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('cache-control'), 'private, no-cache')
  assert.equal(await status(strangers), 404)
  assert.equal(await status(), 404)
  assert.equal(await status('commons_session=00000000-0000-7000-8000-000000000000.x'), 404)

  const { db } = platform.database
  await db.deleteFrom('follows').where('follower_id', '=', friend.id).execute()
  assert.equal(await status(friends), 404, 'it dies with the right to see it')
  const etag = answer.headers.get('etag') ?? ''
  const again = await fetch(address, { headers: { cookie: friends, 'if-none-match': etag } })
  assert.equal(again.status, 404, 'nor is an old copy confirmed')
})

test('a client without cookies gets an address of its own, for a while', async () => {
  const { person, url, as, befriend } = await world()
  const [ada, friend] = [await person('Ada'), await person('Friend')]
  await befriend(ada, friend)
  const post = await postPicture(ada, 'private')
  const seen = (await as(friend).call('post_detail', { post_id: post.post_id })).recdata
  const signed = new URL(url + seen.file)
  assert.equal((await fetch(signed)).status, 200)

  const forged = new URL(signed)
  forged.searchParams.set('viewer', String(ada.id))
  assert.equal((await fetch(forged)).status, 404, 'it is bound to its viewer')
  shiftClock(2 * 3_600_000)
  assert.equal((await fetch(signed)).status, 404, 'it ends')
  shiftClock(0)
})

test('a session that is over sees no private picture', async () => {
  const { person, url } = await world()
  const ada = await person('Ada')
  const post = await postPicture(ada, 'private')
  const first = await browserCookie(url, ada.email)
  const address = url + (post.file?.split('?')[0] ?? '')
  assert.equal((await fetch(address, { headers: { cookie: first } })).status, 200)
  await browserCookie(url, ada.email)
  assert.equal((await fetch(address, { headers: { cookie: first } })).status, 404)
})

test('parts are served, and nothing beside the renditions', async () => {
  const { person, url } = await world()
  const post = await postPicture(await person('Ada'), 'public')
  const part = await fetch(url + post.file, { headers: { range: 'bytes=0-9' } })
  assert.equal(part.status, 206)
  assert.equal((await part.arrayBuffer()).byteLength, 10)
  const key = post.file?.split('/')[2] ?? ''
  const wrong = ['481.webp', '480.jpg', '..%2f480.webp', '%2e%2e/480.webp', '480.webp%00', '']
  for (const name of wrong) {
    const answer = await fetch(`${url}/media/${key}/${name}`)
    assert.equal(answer.status, 404, name)
    assert.equal(((await answer.json()) as { error: string }).error, 'not_found')
  }
  assert.equal((await fetch(`${url}/media/${'A'.repeat(22)}/480.webp`)).status, 404)
})
