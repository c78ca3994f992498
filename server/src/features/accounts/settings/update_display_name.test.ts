import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isForMembersOnly, logIn } from '../../../../test/scenes/accounts-scene.ts'
import { password, world } from '../../../../test/world.ts'

test('the new name is shown to its member and on their posts', async () => {
  const { as, person } = await world()
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const { post_id } = (await as(ada).call('add_post', { message: 'Hello' })).recdata
  await as(ada).call('update_display_name', { display_name: '  Žofie <b>&" 👍🏽 ' })
  assert.equal((await as(ada).call('show_display_name', {})).display_name, 'Žofie <b>&" 👍🏽')
  const seen = JSON.stringify(await as(bob).call('post_detail', { post_id }))
  assert(seen.includes(JSON.stringify('Žofie <b>&" 👍🏽')))
  assert.equal((await as(bob).call('show_display_name', {})).display_name, 'Bob')
})

test('a browser keeps the new name in its readable cookie, beside all else', async () => {
  const { url, person } = await world()
  const ada = await person('Ada')
  const send = (call: string, input: object, cookie = '') =>
    fetch(`${url}/api/users/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, 'sec-fetch-site': 'same-origin', cookie },
      body: JSON.stringify(input),
    })
  const opened = await send('login', { email: ada.email, password })
  const { user_data } = (await opened.json()) as { user_data: { id: number; api_key: string } }
  const cookies = opened.headers.getSetCookie().map((each) => each.split(';')[0])
  const input = { user_id: user_data.id, api_key: user_data.api_key, display_name: 'Ada Nová' }
  const { headers } = await send('update_display_name', input, cookies.join('; '))
  const [kept] = headers.getSetCookie()
  assert.deepEqual(JSON.parse(decodeURIComponent(kept?.split(/[=;]/)[1] ?? '')), {
    ...user_data,
    full_name: 'Ada Nová',
  })
})

test('a name is needed, of at most 80 characters', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const refused = async (display_name: string) =>
    (await here.as(ada).isRefused('update_display_name', { display_name }, 'invalid_fields')).body['fields']
  assert.deepEqual(await refused('  '), { display_name: 'Full Name is required' })
  assert.deepEqual(await refused('x'.repeat(81)), {
    display_name: 'Full Name can have up to 80 characters',
  })
  await logIn(here, ada)
})

test('a visitor and a key that waits for its second factor change none', async () => {
  await isForMembersOnly(await world(), 'update_display_name', { display_name: 'Eve' })
})
