import assert from 'node:assert/strict'
import { test } from 'node:test'
import { password, world } from '../../../../test/world.ts'

test('the language is kept, and answers speak it at once', async () => {
  const { as, person } = await world()
  const ada = await person('Ada')
  assert.equal((await as(ada).call('show_language', {})).language_id, 1)
  await as(ada).call('update_language', { language_id: '2' })
  assert.equal((await as(ada).call('show_language', {})).language_id, 2)
  const { body } = await as(ada).isRefused('post_detail', { post_id: 999_999 }, 'post_not_found')
  assert.equal(body['message'], 'Tento příspěvek neexistuje, nebo k němu nemáte přístup.')
})

test('the member’s other devices are answered in it at once, too', async () => {
  const { as, person } = await world()
  const ada = await person('Ada')
  await as(ada).call('update_session_setting', { several_devices: 1 })
  const { user_data } = await as().call('login', { email: ada.email, password })
  const device = { ...ada, apiKey: user_data.api_key }
  assert.equal((await as(device).call('show_language', {})).language_id, 1)
  await as(ada).call('update_language', { language_id: 2 })
  assert.equal((await as(device).call('show_language', {})).language_id, 2)
})

test('there are two languages', async () => {
  const { as, person } = await world()
  const ada = await person('Ada')
  const { body } = await as(ada).isRefused('update_language', { language_id: 3 as never }, 'invalid_fields')
  assert.deepEqual(body['fields'], { language_id: 'Choose 1 (English) or 2 (Czech)' })
})

test('a visitor is answered in the language of their browser', async () => {
  const { url } = await world()
  const response = await fetch(`${url}/api/users/timeline`, {
    method: 'POST',
    headers: { 'accept-language': 'cs-CZ,en;q=0.5' },
  })
  assert.equal(((await response.json()) as { message: string }).message, 'Přihlaste se prosím.')
})
