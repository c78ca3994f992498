import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeIn, day, hour, isForMembersOnly } from '../../../../test/scenes/accounts-scene.ts'
import { type Person, password, type World, world } from '../../../../test/world.ts'
import { shiftClock } from '../../../platform/clock.ts'
import { gatherNews } from '../../notifications/gathering.ts'
import { settleReferral } from './referrals.readers.ts'

let count = 0
const codeOf = async ({ as }: World, person: Person) =>
  (await as(person).call('show_referral_code', {})).referral_code
const countsOf = async ({ as }: World, person: Person) => {
  const { referral_count, complete_count, contribution_score } = await as(person).call('referral_count', {})
  return [referral_count, complete_count, contribution_score]
}
const listOf = async ({ as }: World, person: Person) =>
  (await as(person).call('referral_list', {})).recdata.map(({ full_name, status }) => [full_name, status])

/** Posts as a browser with a cookie does; returns its cookie afterwards. */
async function browse({ url }: World, name: string, input: object, cookie = ''): Promise<string> {
  const response = await fetch(`${url}/api/users/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(input),
  })
  assert.equal(response.status, 200, `${name}: ${await response.text()}`)
  const set = response.headers.getSetCookie().find((each) => each.startsWith('commons_invitation='))
  return set?.split(';')[0] ?? cookie
}

interface Newcomer extends Person {
  readonly cookie: string
}

/** Registers a member with these fields and this cookie, and settles the referral. */
async function registers(
  here: World,
  full_name: string,
  { email = `ref${++count}@example.org`, cookie = '', referral_code = '' } = {},
): Promise<Newcomer> {
  await browse(
    here,
    'register',
    { full_name, email, password, confirm_password: password, referral_code },
    cookie,
  )
  const { user_data } = await here.as().call('login', { email, password })
  const { id, username, api_key: apiKey } = user_data
  await settleReferral(here.platform, { member: id })
  return { id, name: full_name, email, username, apiKey, cookie }
}

const verifyLink = async ({ mailsTo }: World, { email }: Person) => codeIn((await mailsTo(email))[0], 'login')

async function verifies(here: World, person: Person): Promise<void> {
  await here.as(person).call('verify_email', { email_auth_code: await verifyLink(here, person) })
  await settleReferral(here.platform, { member: person.id })
}

test('who signs up by a code is pending until the address is verified; then both get a point, and the inviter is told', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  assert.deepEqual(await listOf(here, ada), [])
  const { referral_link, referral_code } = await here.as(ada).call('show_referral_code', {})
  assert.equal(referral_link, `${here.platform.site.origin}/#/register?refcode=${referral_code}`)
  const bob = await registers(here, 'Bob', { referral_code })
  assert.deepEqual(await listOf(here, ada), [['Bob', 'pending']])
  assert.deepEqual(await countsOf(here, ada), [1, 0, 0])
  await verifies(here, bob)
  assert.equal(here.events('member.verified').filter(({ member }) => member === bob.id).length, 1)
  assert.deepEqual(here.events('referral.completed'), [{ member: bob.id, referrer: ada.id }])
  assert.deepEqual(await listOf(here, ada), [['Bob', 'complete']])
  assert.deepEqual(await countsOf(here, ada), [1, 1, 1])
  assert.deepEqual(await countsOf(here, bob), [0, 0, 1])
  await gatherNews(here.platform)
  const { recdata } = await here.as(ada).call('notification_list', {})
  assert.deepEqual(
    recdata.map(({ title, link }) => [title, link]),
    [['Bob joined through your invitation', `/timeLine/${bob.id}`]],
  )
})

test('a click is remembered for 24 hours by a cookie that the page cannot read, and no longer', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const referral_code = await codeOf(here, ada)
  assert.equal((await here.as().call('referral_click', { referral_code })).full_name, 'Ada')
  const { headers } = await here.as().send('referral_click', { referral_code })
  assert.match(
    String(headers.get('set-cookie')),
    /commons_invitation=.*Max-Age=86400;.*HttpOnly; SameSite=Strict/,
  )
  try {
    const cookie = await browse(here, 'referral_click', { referral_code })
    shiftClock(day - hour)
    await registers(here, 'In time', { cookie })
    assert.deepEqual(await listOf(here, ada), [['In time', 'pending']])
    shiftClock(day + hour)
    await registers(here, 'Too late', { cookie })
    await registers(here, 'Forged', { cookie: cookie.replace(/\.\d{13}\./, '.9999999999999.') })
    assert.deepEqual(await countsOf(here, ada), [1, 0, 0])
  } finally {
    shiftClock(0)
  }
})

test('a code that is typed goes before the one that was clicked', async () => {
  const here = await world()
  const [ada, eve] = [await here.person('Ada'), await here.person('Eve')]
  const cookie = await browse(here, 'referral_click', { referral_code: await codeOf(here, ada) })
  await registers(here, 'Bob', { cookie, referral_code: await codeOf(here, eve) })
  assert.deepEqual([await listOf(here, ada), await listOf(here, eve)], [[], [['Bob', 'pending']]])
})

test('nobody refers themselves: not in the browser they just left, not by another spelling of their address', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const referral_code = await codeOf(here, ada)
  const [name, domain] = ada.email.split('@')
  await registers(here, 'Ada again', { referral_code, email: `${name?.toUpperCase()}+two@${domain}` })
  const left = await browse(here, 'logout', { user_id: ada.id, api_key: ada.apiKey })
  const clicked = await browse(here, 'referral_click', { referral_code }, left)
  await registers(here, 'Ada once more', { referral_code, cookie: clicked })
  await registers(here, 'Ada by the click', { cookie: clicked })
  const other = await browse(
    here,
    'referral_click',
    { referral_code: await codeOf(here, await here.person('Eve')) },
    left,
  )
  await registers(here, 'Friend of Eve', { cookie: other })
  const rows = await here.platform.database.db
    .selectFrom('referrals')
    .select('member_id')
    .where('referrer_id', '=', ada.id)
    .execute()
  assert.deepEqual(rows, [])
})

test('a code that nobody has is refused to a click, and lets one register all the same', async () => {
  const here = await world()
  const { status } = await here
    .as()
    .isRefused('referral_click', { referral_code: 'nobodyhas' }, 'referral_code_unknown')
  assert.equal(status, 404)
  await here.as().isRefused('referral_click', { referral_code: ' ' }, 'invalid_fields')
  await registers(here, 'Bob', { referral_code: 'nobodyhas' })
})

test('however often and at once it is verified and settled, both get one point', async () => {
  const here = await world()
  for (let round = 0; round < 2; round++) {
    const ada = await here.person('Ada')
    const referral_code = await codeOf(here, ada)
    const friends = await Promise.all(
      ['Bob', 'Cyd', 'Dan'].map((name) => registers(here, name, { referral_code })),
    )
    const codes: string[] = []
    for (const friend of friends) codes.push(await verifyLink(here, friend))
    const before = here.events('referral.completed').length
    await Promise.all(
      friends.flatMap((friend, index) =>
        [1, 2, 3].map(async () => {
          // The link works once: of three concurrent calls, two are refused.
          await here.as(friend).send('verify_email', { email_auth_code: codes[index] })
          await settleReferral(here.platform, { member: friend.id })
        }),
      ),
    )
    await Promise.all(friends.map(({ id }) => settleReferral(here.platform, { member: id })))
    assert.deepEqual(await countsOf(here, ada), [3, 3, 3])
    for (const friend of friends) assert.deepEqual(await countsOf(here, friend), [0, 0, 1])
    assert.equal(here.events('referral.completed').length - before, 3)
  }
})

test('the list leaves out whom a block hides and comes page by page; a point stays when its other side leaves', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const referral_code = await codeOf(here, ada)
  const [bob, cyd, dan] = [
    await registers(here, 'Bob', { referral_code }),
    await registers(here, 'Cyd', { referral_code }),
    await registers(here, 'Dan', { referral_code }),
  ]
  const first = await here.as(ada).call('referral_list', { limit: 2 })
  assert.deepEqual(
    first.recdata.map(({ id }) => id),
    [dan.id, cyd.id],
  )
  const second = await here.as(ada).call('referral_list', { limit: 2, before: first.next ?? '' })
  assert.deepEqual(
    second.recdata.map(({ id }) => id),
    [bob.id],
  )
  await here.block(cyd, ada)
  await here.block(ada, dan)
  assert.deepEqual(await listOf(here, ada), [['Bob', 'pending']])
  await verifies(here, bob)
  await here.platform.database.db.deleteFrom('members').where('id', '=', bob.id).execute()
  assert.deepEqual(await countsOf(here, ada), [0, 0, 1])
})

test('what was told of a referral is told no more once a block hides it', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const bob = await registers(here, 'Bob', { referral_code: await codeOf(here, ada) })
  await verifies(here, bob)
  await gatherNews(here.platform)
  assert.equal((await here.as(ada).call('notification_list', {})).recdata.length, 1)
  await here.block(bob, ada)
  assert.equal((await here.as(ada).call('notification_list', {})).recdata.length, 0)
})

test('only members have a code, a count and a list', async () => {
  const here = await world()
  for (const name of ['show_referral_code', 'referral_count', 'referral_list'] as const)
    await isForMembersOnly(here, name, {})
})
