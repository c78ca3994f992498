import { test } from 'node:test'
import assert from 'node:assert/strict'
import { world } from '../../../test/world.ts'

test('after logging out the key opens nothing', async () => {
  const { as, person } = await world()
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  await as(ada).call('logout', {})
  await as(ada).isRefused('timeline', {}, 'session_expired')
  await as(ada).isRefused('logout', {}, 'session_expired')
  await as(bob).call('timeline', {})
})

test('a visitor has nothing to log out of', async () => {
  const { as } = await world()
  const { status } = await as().isRefused('logout', {} as never, 'session_unknown')
  assert.equal(status, 401)
})

test('the cookies of a browser are taken away', async () => {
  const { url, person } = await world()
  const ada = await person('Ada')
  const response = await fetch(`${url}/api/users/logout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_id: ada.id, api_key: ada.apiKey }),
  })
  const isGone = (cookie: string) => /Expires=Thu, 01 Jan 1970/.test(cookie)
  const left = response.headers.getSetCookie().filter((cookie) => !isGone(cookie))
  // Remembers for a day whose browser it was: members can't invite themselves.
  assert.deepEqual(
    left.map((cookie) => cookie.split('=', 1)[0]),
    ['commons_invitation'],
  )
  assert.equal(response.headers.getSetCookie().length, 3)
})
