import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { day } from '../../../../test/scenes/accounts-scene.ts'
import { jpeg } from '../../../../test/files/pictures.ts'
import { makeWorld, password, type World, world } from '../../../../test/world.ts'
import { shiftClock } from '../../../platform/clock.ts'

afterEach(() => shiftClock(0))

let count = 0

/** Registers a member; returns their email and the code of their welcome mail. */
async function newcomer({ as, mailsTo }: World) {
  const email = `newcomer${++count}@example.org`
  await as().call('register', { full_name: 'Nela Nová', email, password, confirm_password: password })
  const [mail, ...others] = await mailsTo(email)
  assert.equal(others.length, 0, 'one mail greets')
  const code = /#\/profilesetup\?code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? assert.fail('no code')
  return { email, code }
}

async function logIn({ as }: World, email: string) {
  const { user_data } = await as().call('login', { email, password })
  const { id, api_key: apiKey } = user_data
  return { user_data, person: { id, apiKey, email, name: 'Nela Nová', username: user_data.username } }
}

test('the first login leads to the setup, until that is finished', async () => {
  const here = await world()
  const { email } = await newcomer(here)
  const { user_data, person } = await logIn(here, email)
  assert.equal(user_data.is_new, '1')
  const asked = { idempotency_key: 'finished only once' }
  const answer = await here.as(person).call('add_user_interest', asked)
  assert.deepEqual(await here.as(person).call('add_user_interest', asked), answer)
  assert.equal(answer.user_data?.is_new, '0')
  assert.equal(answer.user_data?.email, email)
  assert.equal(answer.user_data?.api_key, person.apiKey)
  const stored = await here.platform.database.pool.query<{ text: string }>(
    'select row_to_json(idempotency_keys)::text as text from idempotency_keys where member_id = $1',
    [person.id],
  )
  assert(stored.rows.length > 0 && stored.rows.every(({ text }) => !text.includes(person.apiKey)))
  assert.equal((await logIn(here, email)).user_data.is_new, undefined)
})

test('all that one says is kept where it belongs, and contact info for oneself alone', async () => {
  const here = await world()
  const { as } = here
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await here.befriend(ada, bob)
  const { recdata: all } = await as().call('interest_list', {})
  const [one, other, third] = all.map(({ id }) => id)
  await as(ada).call(
    'add_user_interest',
    {
      interest: `${one}, ${other},${one}`,
      mobile: '+420 601 000 101',
      address: 'Brodná',
      dob: '1990-02-03',
    },
    { profile_pic: await jpeg() },
  )
  assert.deepEqual((await as(ada).call('show_interests', {})).interest, [one, other])
  assert.equal((await as(ada).call('show_dob', {})).dob, '1990-02-03')
  assert.equal((await as(ada).call('show_nsfw_setting', {})).age, 'adult')
  const { response } = await as(ada).call('get_all_contact_info', {})
  assert.deepEqual(
    response.map(({ mobile_number, address, audience }) => [mobile_number, address, audience]),
    [['+420 601 000 101', 'Brodná', 'only_me']],
  )
  assert.deepEqual((await as(bob).call('get_all_contact_info', { view_user_id: ada.id })).response, [])
  const { recdata } = await as(bob).call('avatar_banner', { view_user_id: ada.id })
  assert.equal((await fetch(new URL(recdata.avatar ?? '', here.url))).status, 200)

  // A repetition adds nothing; what is left out stays, and interests are replaced by those that are sent.
  await as(ada).call('add_user_interest', { mobile: '+420 601 000 101', dob: '1990-02-03' })
  assert.equal((await as(ada).call('get_all_contact_info', {})).response.length, 1)
  await as(ada).call('add_user_interest', { interest: String(third) })
  assert.deepEqual((await as(ada).call('show_interests', {})).interest, [third])
  await as(ada).call('add_user_interest', { interest: '' })
  assert.deepEqual((await as(ada).call('show_interests', {})).interest, [])
})

test('what cannot be is refused at its field, and nothing of it is kept', async () => {
  const here = await makeWorld()
  const { as } = here
  const ada = await here.person('Ada')
  const refused = async (input: object) => {
    const { status, body } = await as(ada).send('add_user_interest', { mobile: '123 456', ...input })
    assert.equal(status, 422, JSON.stringify(input))
    return Object.keys(body['fields'] as object)
  }
  for (const interest of ['x', '1,,2', '-1', '9999', '1'.repeat(1001), 7])
    assert.deepEqual(await refused({ interest }), ['interest'])
  for (const dob of ['1990-02-30', '1.1.1990', '2099-01-01', `${new Date().getFullYear() - 5}-01-01`])
    assert.deepEqual(await refused({ dob }), ['dob'])
  assert.deepEqual(await refused({ mobile: 'call me' }), ['mobile'])
  assert.deepEqual(await refused({ address: 'é'.repeat(1001) }), ['address'])
  assert.deepEqual(await refused({ code: 'c'.repeat(201) }), ['code'])
  assert.deepEqual(await refused({ x: 1, y: 1 }), ['width', 'height'])
  for (const [wrong, refusal] of [
    ['no picture', 'file_kind_unsupported'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'file_kind_unsupported'],
    [(await jpeg()).slice(0, 40), 'file_broken'],
  ] as const)
    await as(ada).isRefused('add_user_interest', { mobile: '1234' }, refusal, {
      profile_pic: new Blob([wrong]),
    })
  await as(ada).call('update_dob', { dob: '1990-01-01' })
  await as(ada).isRefused('add_user_interest', { dob: '1991-01-01' }, 'dob_changed_often', {
    profile_pic: await jpeg(),
  })
  for (let i = 0; i < 50; i++) await as(ada).call('add_contact_info', { mobile_number: `1234 ${i}` })
  await as(ada).isRefused('add_user_interest', { mobile: '4321' }, 'too_many_about_entries')
  assert.equal((await as(ada).call('avatar_banner', {})).recdata.avatar, null)
  const { rows } = await here.platform.database.pool.query('select from media')
  assert.equal(rows.length, 0)
})

test('the code of the welcome mail does it without a session, once', async () => {
  const here = await world()
  const { as } = here
  const { email, code } = await newcomer(here)
  const input = { code, interest: '1', mobile: '601 000 101', idempotency_key: 'sent twice' }
  const first = await as().call('add_user_interest', input, { profile_pic: await jpeg() })
  assert.equal(first.user_data, null, 'and opens no session')
  await as().call('add_user_interest', input, { profile_pic: await jpeg() })
  await as().isRefused('add_user_interest', { code, interest: '2' }, 'link_expired')
  const { person } = await logIn(here, email)
  assert.deepEqual((await as(person).call('show_interests', {})).interest, [1])
  assert.equal((await as(person).call('get_all_contact_info', {})).response.length, 1)
})

test('a code is good for a week, for its member and for this call alone', async () => {
  const here = await world()
  const { as } = here
  const { email, code } = await newcomer(here)
  const ada = await here.person('Ada')
  for (const name of ['show_interests', 'setup_checklist', 'update_dob', 'avatar_banner'] as const) {
    const { status } = await as().send(name, { code, dob: '1990-01-01' })
    assert.equal(status, 401, name)
  }
  const picture = { profile_pic: await jpeg() }
  await as().isRefused('add_user_interest', { code: 'made up', interest: '1' }, 'link_expired', picture)
  const { body } = await as().send('add_user_interest', { interest: '1' })
  assert.equal(body['error'], 'session_unknown')
  // Ignored next to a key.
  await as(ada).call('add_user_interest', { code, interest: '3' })
  assert.deepEqual((await as(ada).call('show_interests', {})).interest, [3])
  await as().isRefused(
    'add_user_interest',
    { code, interest: '1', user_id: ada.id, api_key: 'x' } as never,
    'session_unknown',
  )
  // The mail's other link doesn't work here.
  const [mail] = await here.mailsTo(email)
  const verify = /login\?code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await as().isRefused('add_user_interest', { code: verify }, 'link_expired')
  shiftClock(7 * day - 60_000)
  await as().call('add_user_interest', { code, interest: '1' })
  const late = await newcomer(here)
  shiftClock(14 * day)
  await as().isRefused('add_user_interest', { code: late.code }, 'link_expired')
})

test('members who were here before are no newcomers, and nobody but oneself is shown interests', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await here.as(ada).call('add_user_interest', { interest: '5,6' })
  assert.deepEqual((await here.as(bob).call('show_interests', {})).interest, [])
  await here.platform.database.pool.query('delete from members where id = $1', [ada.id])
  const { rows } = await here.platform.database.pool.query(
    'select from member_interests where member_id = $1',
    [ada.id],
  )
  assert.equal(rows.length, 0)
})
