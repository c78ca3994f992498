import assert from 'node:assert/strict'
import { afterEach, before, test } from 'node:test'
import { allCalls } from '@commons/contract/all.ts'
import { scopes } from '@commons/contract/shared/scopes.ts'
import { isWithin, scopesOfCalls } from '@commons/contract/token-scopes.ts'
import { codeIn, day, hour, isForMembersOnly, mailOf } from '../../../../test/scenes/accounts-scene.ts'
import { openPage } from '../../../../test/page.ts'
import { withToken } from '../../../../test/scenes/tokens-scene.ts'
import { balanceOf, give, ledgerHolds, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { password, type Person, type World, world } from '../../../../test/world.ts'
import { gatherNews } from '../../notifications/gathering.ts'
import { available } from '../../../ledger/accounts.ts'
import { transfer } from '../../../ledger/transfer.ts'
import { shiftClock } from '../../../platform/clock.ts'
import { nameToken } from '../../../platform/session/token.ts'

let here: World
let ada: Person
let bob: Person

before(async () => {
  here = await world()
  await openMoney(here)
  ada = await here.person('Ada')
  bob = await here.person('Bob')
  await give(here, ada, { FCELL: '1000', ETH: '1' })
  await give(here, bob, { FCELL: '1' })
})
afterEach(() => shiftClock(0))

test('tokens are for members only', async () => {
  await isForMembersOnly(here, 'add_token', { name: 'A bot', scopes: ['read'], days: 1 })
  await isForMembersOnly(here, 'token_list', {})
  await isForMembersOnly(here, 'token_detail', {})
  await isForMembersOnly(here, 'delete_token', { token_id: '0198f0a0-0000-7000-8000-000000000000' })
})

test('a token is shown once, calls as its member, ends no session, and is told by mail', async () => {
  const carl = await here.person('Carl')
  const asked = { name: ' My bot ', scopes: ['write', 'read', 'read'], days: 7, password } as const
  const { token, recdata, message } = await here
    .as(carl)
    .call('add_token', { ...asked, scopes: [...asked.scopes] })
  assert.match(token, /^cmn_[0-9a-f-]{36}\.[\w-]{43}$/)
  assert.equal(message, "Token created. Copy it now: we don't show it again.")
  assert.deepEqual([recdata.name, recdata.scopes, recdata.daily_limit], ['My bot', ['read', 'write'], null])
  const bot = here.as({ ...carl, token })
  const { post_id } = (await bot.call('add_post', { message: 'Posted by a bot' })).recdata
  assert.equal((await bot.call('post_detail', { post_id })).recdata.message, 'Posted by a bot')
  const detail = (await bot.call('token_detail', {})).recdata
  assert.deepEqual([detail.user_id, detail.username, detail.name], [carl.id, carl.username, 'My bot'])
  await here.as(carl).call('timeline', {})
  assert(
    (await here.mailsTo(carl.email)).some(
      ({ subject }) => subject === 'A token for an app or a bot was created',
    ),
  )
  const list = await here.as(carl).send('token_list', {})
  assert(!JSON.stringify(list.body).includes(token.split('.')[1] ?? ''))
  assert.equal(
    (list.body['recdata'] as Array<{ last_used_at?: string }>)[0]?.last_used_at?.slice(0, 4),
    '2026',
  )
  assert.deepEqual((await here.as(carl).call('session_list', {})).recdata.length, 1)
})

test('what is wrong with a token is said at its field', async () => {
  const wrong = async (input: object) => {
    const { body } = await here
      .as(ada)
      .send('add_token', { name: 'Bot', scopes: ['read'], days: 1, password, ...input })
    return body['fields']
  }
  assert.deepEqual(await wrong({ name: ' ' }), { name: 'Give the token a name' })
  assert.deepEqual(await wrong({ scopes: [] }), { scopes: 'Choose what it may do' })
  assert.deepEqual(await wrong({ scopes: ['all'] }), {
    scopes: 'Must be a list of read, write, chat, wallet and money',
  })
  assert.deepEqual(await wrong({ days: 367 }), { days: 'Choose 1 to 366 days' })
  assert.deepEqual(await wrong({ scopes: ['money'] }), { daily_limit: 'Set how much it may spend in a day' })
  assert.deepEqual(await wrong({ daily_limit: '1' }), {
    daily_limit: 'Only a token with the scope money has a limit',
  })
  assert.deepEqual(Object.keys((await wrong({ password: '' })) as object), ['password'])
  await here
    .as(ada)
    .isRefused(
      'add_token',
      { name: 'Bot', scopes: ['read'], days: 1, password: 'a guess at it' },
      'wrong_password',
    )
})

test('a token that is unknown, ended or sent as a session’s key is refused', async () => {
  const bot = await withToken(here, ada, ['read'])
  const other = `${bot.token.slice(0, -4)}AAAA`
  for (const token of [other, 'cmn_', ada.apiKey, `${bot.token} `.replace('cmn_', 'CMN_')])
    await here.as({ ...bot, token }).isRefused('timeline', {}, 'token_refused')
  const key = bot.token.slice('cmn_'.length)
  await here.as({ ...ada, apiKey: key }).isRefused('timeline', {}, 'session_unknown')
  await here.as({ ...ada, apiKey: bot.token }).isRefused('timeline', {}, 'session_unknown')
  await here.as(bob).isRefused('delete_token', { token_id: bot.tokenId }, 'token_not_found')
  await here.as(ada).isRefused('session_delete', { session_id: bot.tokenId }, 'session_not_found')
  await here.as(bot).call('timeline', {})
  await here.as(ada).call('delete_token', { token_id: bot.tokenId })
  await here.as(bot).isRefused('timeline', {}, 'token_refused')
  await here.as(ada).isRefused('delete_token', { token_id: bot.tokenId }, 'token_not_found')
})

test('a token ends when it expires, used or not, and with its socket', async () => {
  const bot = await withToken(here, ada, ['read'], { days: 1 })
  shiftClock(day - 2 * hour)
  await here.as(bot).call('timeline', {})
  shiftClock(day - 1_000)
  const page = await openPage(here, bot, ['feed'])
  assert.equal(await page.whenClosed(10_000), 4401)
  assert.deepEqual(await page.hear('ended'), { ended: 'token_refused' })
  shiftClock(day)
  await here.as(bot).isRefused('timeline', {}, 'token_refused')
  assert(
    !(await here.as(ada).call('token_list', {})).recdata.some(({ token_id }) => token_id === bot.tokenId),
  )
})

test('logging in, out, everywhere and changing the password keep tokens; losing the account ends them', async () => {
  const eve = await here.person('Eve')
  const bot = await withToken(here, eve, ['read'])
  await here.as(eve).call('session_delete_all', {})
  await here.as(eve).call('change_password', {
    old_password: password,
    new_password: 'a slow green marmot',
    confirm_password: 'a slow green marmot',
  })
  await here.as(bot).call('timeline', {})
  await here.as().call('forget_password', { email: eve.email })
  const code = codeIn(await mailOf(here, eve.email, 'Choose a new password'), 'reset')
  const new_password = 'a slow blue marmot'
  await here.as().call('reset_password', { code, new_password, confirm_password: new_password })
  await here.as(bot).isRefused('timeline', {}, 'token_refused')
})

test('every call is refused to tokens beyond their scope, and to those within it isn’t', async () => {
  const member = await here.person('Frank')
  for (const scope of scopes) {
    const bot = here.as(await withToken(here, member, [scope]))
    for (const { key, call } of allCalls) {
      const needed = scopesOfCalls[key]
      if (needed === 'open') continue
      // What is within the scope is refused for its input, and so does nothing.
      const { body } = await bot.send(key, { before: 'no page', page: 'no page', user_id: 'nobody' })
      const error = body['error']
      const expected = needed === 'never' ? 'not_by_token' : 'scope_needed'
      if (isWithin(needed, [scope]))
        assert(!['not_by_token', 'scope_needed'].includes(String(error)), `${key} ${scope}`)
      else if (call.auth === 'second_factor') assert.notEqual(body['code'], true)
      else assert.equal(error, expected, `${key} by ${scope}`)
    }
  }
})

test('what staff do, and who somebody is, no token may touch', () => {
  for (const { key, call, folder } of allCalls) {
    if (!['visitor', 'anyone', 'member'].includes(call.auth)) assert.equal(scopesOfCalls[key], 'never', key)
    if (
      folder.startsWith('accounts') &&
      call.effect === 'write' &&
      call.auth === 'member' &&
      key !== 'socket_ticket'
    )
      assert.equal(scopesOfCalls[key], 'never', key)
    const asksPassword = ['password', 'old_password', 'dob'].some((field) => field in call.input.shape)
    if (call.auth === 'member' && (call.takesMailedCode || call.echoesKey))
      assert.equal(scopesOfCalls[key], 'never', key)
    if (asksPassword && call.auth === 'member' && key !== 'coin_transfer')
      assert.equal(scopesOfCalls[key], 'never', key)
    if (call.remembersRefusals && call.auth === 'member')
      assert(['money', 'never'].includes(scopesOfCalls[key]), key)
  }
})

test('a token spends FCELL up to its limit of a day, whatever its member may', async () => {
  const { post_id } = (await here.as(bob).call('add_post', { message: 'Worth it' })).recdata
  const before = Number((await balanceOf(here, ada)).FCELL)
  const bot = await withToken(here, ada, ['money', 'wallet'], { limit: '5' })
  await here.as(bot).call('tip', { post_id, token: 3, idempotency_key: 'a first tip' })
  await here.as(bot).call('tip', { post_id, token: 3, idempotency_key: 'a first tip' })
  const { body } = await here.as(bot).isRefused('tip', { post_id, token: 3 }, 'over_token_limit')
  assert.equal(body['message'], "That's over the token's daily limit. It can spend 2 FCELL more today.")
  await here.as(bot).call('coin_transfer', { currency: 'FCELL', to_wallet: `@${bob.username}`, amount: '2' })
  await here.as(bot).isRefused('tip', { post_id, token: '0.01' }, 'over_token_limit')
  await here
    .as(bot)
    .isRefused(
      'coin_transfer',
      { currency: 'ETH', to_wallet: `@${bob.username}`, amount: '0.1' },
      'not_by_token',
    )
  assert.equal(Number((await balanceOf(here, ada)).FCELL), before - 5)
  const [shown] = (await here.as(ada).call('token_list', {})).recdata
  assert.deepEqual([shown?.daily_limit, shown?.spent_today], ['5', '5'])
  await here.as(ada).call('tip', { post_id, token: 3 })
  await ledgerHolds(here)
})

test('what takes money is refused without the scope, whatever the table says', async () => {
  const { post_id } = (await here.as(bob).call('add_post', { message: 'Priceless' })).recdata
  const bot = await withToken(here, ada, ['read', 'write'])
  const { db } = here.platform.database
  const spend = db.transaction().execute(async (tx) => {
    await nameToken(tx, { sessionId: bot.tokenId })
    await transfer(tx, {
      kind: 'tip',
      payer: ada.id,
      key: 'beside the table',
      ref: { kind: 'post', id: post_id },
      from: available(ada.id, 'FCELL'),
      to: available(bob.id, 'FCELL'),
      amount: 1n,
    })
  })
  await assert.rejects(spend, { refusal: 'scope_needed' })
})

test('a socket of a token hears what its scopes let it read, and closes when it is revoked', async () => {
  const bot = await withToken(here, ada, ['read'])
  const page = await openPage(here, bot, ['feed', `wallet:${ada.id}`, `chats:${ada.id}`])
  const { refused } = await page.hear('refused')
  assert.deepEqual(refused, [`wallet:${ada.id}`, `chats:${ada.id}`])
  await here.as(ada).call('delete_token', { token_id: bot.tokenId })
  assert.equal(await page.whenClosed(), 4401)
})

test('a token of staff is a member’s', async () => {
  const { db } = here.platform.database
  const staff = await here.person('Grace')
  await db.insertInto('staff_roles').values({ member_id: staff.id, role: 'admin' }).execute()
  const bot = await withToken(here, staff, [...scopes])
  await here.as(bot).isRefused('admin_member_list', {}, 'not_by_token')
})

test('a token that reads hears nothing of messages and money', async () => {
  const [gina, hugo] = [await here.person('Gina'), await here.person('Hugo')]
  await here.befriend(gina, hugo)
  await give(here, gina, { FCELL: '1' })
  await give(here, hugo, { FCELL: '5' })
  const { post_id } = (await here.as(gina).call('add_post', { message: 'Worth a token' })).recdata
  await here.as(hugo).call('send_massage', { friend_id: gina.id, message: 'for you alone' })
  await here.as(hugo).call('tip', { post_id, token: 1 })
  await here.as(hugo).call('post_like', { post_id })
  const kinds = async (who: Person) => {
    const { recdata, unread_count } = await here.as(who).call('notification_list', {})
    return { kinds: recdata.map(({ kind }) => kind).toSorted(), unread_count }
  }
  await gatherNews(here.platform)
  const all = await kinds(gina)
  const some = await kinds(await withToken(here, gina, ['read']))
  assert.deepEqual(some, { kinds: ['follow', 'post_like'], unread_count: 2 })
  assert(all.kinds.length > 2, JSON.stringify(all))
  assert.deepEqual(await kinds(await withToken(here, gina, ['read', 'chat', 'wallet'])), all)
})

test('an app that listens doesn’t make its member seem to be there, nor takes their calls', async () => {
  const ina = await here.person('Ina')
  const bot = await withToken(here, ina, ['read'])
  const page = await openPage(here, bot, ['feed'])
  const { rows } = await here.platform.database.pool.query('select is_online($1) as online', [ina.id])
  assert.equal((rows[0] as { online: boolean }).online, false)
  page.leave()
  const before = (await here.as(ina).send('show_language', {})).headers.get('x-ratelimit-remaining')
  for (let nth = 0; nth < 5; nth++) await here.as(bot).send('show_language', {})
  const after = (await here.as(ina).send('show_language', {})).headers.get('x-ratelimit-remaining')
  assert(Number(before) - Number(after) <= 1, `${before} and ${after}`)
})
