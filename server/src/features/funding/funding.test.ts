import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import {
  fundingOf,
  makeProject,
  newsOf,
  passDeadline,
  pledge,
  settleAfter,
} from '../../../test/scenes/funding-scene.ts'
import { png } from '../../../test/files/pictures.ts'
import { balanceOf, give, ledgerHolds, openMoney } from '../../../test/scenes/wallet-scene.ts'
import { type Person, type World, world } from '../../../test/world.ts'
import { gatherNews } from '../notifications/gathering.ts'

let here: World
let ada: Person
let bob: Person
let cyd: Person

before(async () => {
  here = await world()
  await openMoney(here)
  ;[ada, bob, cyd] = await Promise.all([here.person('Ada'), here.person('Bob'), here.person('Cyd')])
  for (const person of [ada, bob, cyd]) await give(here, person, { FCELL: '1000' })
})

test('a pledge waits in escrow, is counted, shown and told, and can be taken back', async () => {
  const group_id = await makeProject(here, ada)
  const earlier = Number((await balanceOf(here, bob)).FCELL)
  const { recdata, message } = await here.as(bob).call('crowdfunding', { group_id, token: '30' })
  assert.equal(message, 'Success')
  assert.deepEqual(
    [recdata.pledged, recdata.backer_count, recdata.fcell_balance],
    ['30', 1, String(earlier - 30)],
  )
  await pledge(here, bob, group_id, '20')
  const unnamed = await pledge(here, cyd, group_id, '5.5', { is_unnamed: 1 })
  const shown = await fundingOf(here, bob, group_id)
  assert.deepEqual(
    [shown.pledged, shown.held, shown.paid, shown.backer_count, shown.can_pledge, shown.fee_percent],
    ['55.5', '55.5', '0', 2, 1, '0'],
  )
  assert.deepEqual(
    shown.pledges.map(({ amount, state }) => [amount, state]),
    [
      ['20', 'open'],
      ['30', 'open'],
    ],
  )
  const backers = await here.as(ada).call('project_backer_list', { group_id })
  assert.deepEqual(
    backers.recdata.map(({ member, amount }) => [member?.full_name, amount]),
    [
      [undefined, '5.5'],
      ['Bob', '20'],
      ['Bob', '30'],
    ],
  )
  const own = await here.as(cyd).call('project_backer_list', { group_id, limit: 1 })
  assert.equal(own.recdata[0]?.member?.full_name, 'Cyd')
  await gatherNews(here.platform)
  const news = await newsOf(here, ada)
  assert.deepEqual(news.filter((kind) => kind.startsWith('project_backed')).toSorted(), [
    'project_backed',
    'project_backed_unnamed',
  ])

  const back = await here.as(cyd).call('pledge_take_back', { pledge_id: unnamed })
  assert.deepEqual(
    [back.recdata.pledged, back.recdata.backer_count, back.recdata.fcell_balance],
    ['50', 1, '1000'],
  )
  await here.as(cyd).call('pledge_take_back', { pledge_id: unnamed })
  assert.equal((await balanceOf(here, cyd)).FCELL, '1000')
  await here.as(cyd).isRefused('pledge_take_back', { pledge_id: recdata.pledge_id }, 'pledge_not_found')

  const moves = await here.as(cyd).call('project_ledger', { group_id })
  assert.deepEqual(
    moves.recdata.map(({ kind, amount, balance, member }) => [kind, amount, balance, member?.full_name]),
    [
      ['pledge_take_back', '-5.5', '50', 'Cyd'],
      ['pledge', '5.5', '55.5', 'Cyd'],
      ['pledge', '20', '50', 'Bob'],
      ['pledge', '30', '30', 'Bob'],
    ],
  )
  const seen = await here.as(bob).call('project_ledger', { group_id, limit: 1 })
  assert.equal(seen.recdata[0]?.member, null)
  const list = (await here.as(bob).call('transaction_list', { search: String(recdata.trx_number) })).recdata
  assert.deepEqual(
    list.map(({ trx_type, reward_to, trx_amount }) => [trx_type, reward_to, trx_amount]),
    [['Pledge', 'A well for everybody', '-30']],
  )
  const receipt = (await here.as(bob).call('transaction_detail', { trx_number: recdata.trx_number })).recdata
  assert.deepEqual(
    [receipt.to.name, receipt.link, receipt.settled],
    ['A well for everybody', `/groupdetail/${group_id}`, 'On-chain · in escrow in the Commons ledger'],
  )
  await ledgerHolds(here)
})

test('what cannot be is refused, and moves nothing', async () => {
  const group_id = await makeProject(here, ada)
  const eve = await here.person('Eve')
  const the = here.as(eve)
  await the.isRefused('crowdfunding', { group_id, token: 1 }, 'email_not_verified')
  await give(here, eve, { FCELL: '10' })
  const poor = await the.isRefused('crowdfunding', { group_id, token: '10.5' }, 'balance_too_low')
  assert.equal(poor.body['message'], "That's more than you have. You can spend 10 FCELL.")
  await here.as(ada).isRefused('crowdfunding', { group_id, token: 1 }, 'not_oneself')
  await the.isRefused('crowdfunding', { group_id: 999_999, token: 1 }, 'project_not_found')
  const group = (await here.as(ada).call('group_create', { group_name: 'No project' })).recdata.id
  await the.isRefused('crowdfunding', { group_id: group, token: 1 }, 'project_not_found')
  await the.isRefused('project_funding', { group_id: group }, 'project_not_found')
  await the.isRefused('project_backer_list', { group_id: group }, 'project_not_found')
  await the.isRefused('project_ledger', { group_id: group }, 'project_not_found')
  for (const token of ['-1', '0', '1e18', '0.0000000000000000001'])
    await the.isRefused('crowdfunding', { group_id, token }, 'invalid_fields')
  await here.as().isRefused('crowdfunding', { group_id, token: 1 }, 'session_unknown')
  const pledge_id = await pledge(here, eve, group_id, '1')
  await passDeadline(here, group_id)
  await the.isRefused('crowdfunding', { group_id, token: 1 }, 'pledging_over')
  await the.isRefused('pledge_take_back', { pledge_id }, 'pledging_over')
  await settleAfter(here, 0)
  await the.isRefused('crowdfunding', { group_id, token: 1 }, 'pledging_over')
  await the.isRefused('pledge_take_back', { pledge_id }, 'pledging_over')
  assert.equal((await balanceOf(here, eve)).FCELL, '10')
  await ledgerHolds(here)
})

test('a pledge has a smallest amount, told at its field, and so has a reward', async () => {
  const group_id = await makeProject(here, ada)
  for (const token of ['0.999999999999999999', '0.01']) {
    const { body } = await here.as(bob).isRefused('crowdfunding', { group_id, token }, 'invalid_fields')
    assert.deepEqual(body['fields'], { token: 'A pledge is at least 1 token' })
  }
  const tier = { group_id, title: 'A drop', amount: '0.5', limit: '' }
  await here.as(ada).isRefused('add_reward_tier', tier, 'invalid_fields')
  await pledge(here, bob, group_id, '1')
  assert.equal((await fundingOf(here, bob, group_id)).pledged, '1')
  await ledgerHolds(here)
})

test('one key is one pledge, whatever number of copies come at once', async () => {
  const group_id = await makeProject(here, ada)
  const asked = { group_id, token: 3, idempotency_key: 'a pledge of mine' }
  const copies = Array.from({ length: 50 }, () => here.as(bob).send('crowdfunding', asked))
  const answers = await Promise.all(copies)
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
  const shown = await fundingOf(here, bob, group_id)
  assert.deepEqual([shown.pledged, shown.pledges.length], ['3', 1])
  await here.as(bob).isRefused('crowdfunding', { ...asked, token: 4 }, 'idempotency_key_reused')
  const pledge_id = shown.pledges[0]?.pledge_id ?? 0
  await Promise.all(Array.from({ length: 20 }, () => here.as(bob).send('pledge_take_back', { pledge_id })))
  assert.equal((await fundingOf(here, bob, group_id)).held, '0')
  await ledgerHolds(here)
})

test('a reward is for so many, at so much, and stays once it is chosen', async () => {
  const group_id = await makeProject(here, ada)
  const the = here.as(ada)
  const tier = { group_id, title: 'A cup', description: 'of water', amount: '5', limit: 2 }
  const { reward_tier_id } = (await the.call('add_reward_tier', tier)).recdata
  const other = (await the.call('add_reward_tier', { ...tier, title: 'A bucket', limit: '' })).recdata
  await here.as(bob).isRefused('add_reward_tier', tier, 'group_forbidden')
  await here.as(bob).isRefused('delete_reward_tier', { reward_tier_id }, 'group_forbidden')
  const small = await here
    .as(bob)
    .isRefused('crowdfunding', { group_id, token: '4.9', reward_tier_id }, 'pledge_too_small')
  assert.match(String(small.body['message']), /5 tokens/)
  // Two are left, and twelve calls want them at once.
  const asked = Array.from({ length: 12 }, (_, i) =>
    here.as(i % 2 ? bob : cyd).send('crowdfunding', { group_id, token: 5, reward_tier_id }),
  )
  const refusals = (await Promise.all(asked)).map(({ body }) => body['error'] ?? 'done')
  assert.deepEqual(refusals.toSorted(), [
    ...Array.from({ length: 2 }, () => 'done'),
    ...Array.from({ length: 10 }, () => 'reward_tier_sold_out'),
  ])
  await the.isRefused('delete_reward_tier', { reward_tier_id }, 'reward_tier_taken')
  await the.call('delete_reward_tier', { reward_tier_id: other.reward_tier_id })
  await the.isRefused('delete_reward_tier', { reward_tier_id: other.reward_tier_id }, 'reward_tier_not_found')
  const gone = { group_id, token: 5, reward_tier_id: other.reward_tier_id }
  await here.as(bob).isRefused('crowdfunding', gone, 'reward_tier_not_found')
  for (const backer of [bob, cyd])
    for (const { pledge_id } of (await fundingOf(here, backer, group_id)).pledges)
      await here.as(backer).call('pledge_take_back', { pledge_id })
  const [left] = (await fundingOf(here, ada, group_id)).tiers
  assert.deepEqual([left?.title, left?.taken, left?.limit], ['A cup', 0, 2])
  for (let i = 1; i < 20; i++) await the.call('add_reward_tier', { ...tier, title: `Cup ${i}` })
  await the.isRefused('add_reward_tier', tier, 'too_many_reward_tiers')
  await passDeadline(here, group_id)
  await the.isRefused('add_reward_tier', tier, 'pledging_over')
  await ledgerHolds(here)
})

test('a reward has a picture and a month, until it is offered no more', async () => {
  const group_id = await makeProject(here, ada)
  const the = here.as(ada)
  const tier = { group_id, title: 'A cup', amount: '5' }
  const { ends_at } = (await here.as().call('project_detail', { group_id })).recdata
  const month = (ahead: number) => {
    const end = new Date(ends_at)
    return new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + ahead)).toISOString().slice(0, 7)
  }
  const issue = async (delivery: string) =>
    (await the.send('add_reward_tier', { ...tier, delivery })).body['fields']
  for (const wrong of ['2027-13', '2027', 'soon'])
    assert.deepEqual(await issue(wrong), { delivery: 'Choose a month from the list, or none' })
  assert.deepEqual(await issue(month(-1)), {
    delivery: 'Rewards arrive after the project ends. Choose the month of its end or a later one.',
  })
  const plums = new Blob(['plums'])
  await the.isRefused('add_reward_tier', tier, 'file_kind_unsupported', { file: plums })

  const shown = { ...tier, delivery: month(2), alt: 'A blue cup' }
  const { reward_tier_id } = (await the.call('add_reward_tier', shown, { file: await png() })).recdata
  await the.call('add_reward_tier', { ...tier, amount: '9', delivery: '' })
  await here.as(bob).call('crowdfunding', { group_id, token: '5', reward_tier_id })
  const visitor = (await here.as().call('project_detail', { group_id })).recdata
  assert.deepEqual(
    visitor.tiers.map(({ delivery, picture }) => [delivery, picture?.alt]),
    [
      [month(2), 'A blue cup'],
      [null, undefined],
    ],
  )
  const address = visitor.tiers[0]?.picture?.sources.at(-1)?.url ?? ''
  const [own] = (await fundingOf(here, bob, group_id)).pledges
  assert.deepEqual([own?.delivery, own?.picture?.alt], [month(2), 'A blue cup'])
  assert.equal(own && 'about' in own, false)

  // It is away with its uploader, and hidden with the project.
  const status = async () => (await fetch(`${here.url}${address}`)).status
  const { pool } = here.platform.database
  await pool.query('insert into away_members (member_id) values ($1)', [ada.id])
  const without = (await here.as().call('project_detail', { group_id })).recdata
  assert.deepEqual([without.tiers[0]?.picture, await status()], [null, 404])
  await pool.query('delete from away_members where member_id = $1', [ada.id])
  const hide = (at: Date | null) =>
    pool.query('update groups set deleted_at = $2 where id = $1', [group_id, at])
  await hide(new Date())
  assert.equal(await status(), 404)
  await hide(null)
  assert.equal(await status(), 200)

  await here.as(bob).call('pledge_take_back', { pledge_id: own?.pledge_id ?? 0 })
  await the.call('delete_reward_tier', { reward_tier_id })
  assert.equal(await status(), 404)
})

test('an update reaches every backer, and nobody else reads it', async () => {
  const group_id = await makeProject(here, ada)
  const [dan, fay] = [await here.person('Dan'), await here.person('Fay')]
  await give(here, dan, { FCELL: '10' })
  await pledge(here, dan, group_id, '1')
  await pledge(here, dan, group_id, '1')
  await here.as(ada).call('add_backer_update', { group_id, message: 'We have begun to dig.' })
  await here.as(dan).isRefused('add_backer_update', { group_id, message: 'No' }, 'group_forbidden')
  await here.as(fay).isRefused('backer_update_list', { group_id }, 'not_a_backer')
  await settleAfter(here, 0)
  for (const reader of [ada, dan]) {
    const { recdata } = await here.as(reader).call('backer_update_list', { group_id })
    assert.deepEqual(
      recdata.map(({ message }) => message),
      ['We have begun to dig.'],
    )
  }
  assert.deepEqual(await newsOf(here, dan), ['backer_update'])
  assert.deepEqual(await newsOf(here, fay), [])
})

test('who has backed a project is not kept out of it while it holds their tokens', async () => {
  const group_id = await makeProject(here, ada)
  await here.as(bob).call('crowdfunding', { group_id, token: '30' })
  const [made] = (await fundingOf(here, bob, group_id)).pledges
  const ban = { group_id, member_user_id: bob.id }
  await here.as(ada).isRefused('group_ban', ban, 'backer_not_banned')
  await here.as(bob).call('pledge_take_back', { pledge_id: made?.pledge_id ?? 0 })
  await here.as(ada).call('group_ban', ban)
  await here.as(bob).isRefused('project_funding', { group_id }, 'project_not_found')
})

test('what pledges hold is listed with its sum, also of a project that one doesn’t see any more', async () => {
  const dan = await here.person('Dan')
  await give(here, dan, { FCELL: '100' })
  const the = here.as(dan)
  const list = async () => (await the.call('pledge_list', {})).recdata
  const none = await the.call('pledge_list', {})
  assert.deepEqual([none.recdata, none.held], [[], '0'])
  const [well, deleted, ended] = [
    await makeProject(here, ada, { name: 'A well' }),
    await makeProject(here, ada, { name: 'A deleted one' }),
    await makeProject(here, ada, { name: 'A road', target: '20' }),
  ]
  const milestones = [
    { title: 'Dig', percent: 40 },
    { title: 'Pave', percent: 60 },
  ]
  await here.as(ada).call('set_milestones', { group_id: ended, milestones })
  await pledge(here, dan, well, '30')
  const back = await pledge(here, dan, well, '7')
  await pledge(here, dan, deleted, '5.5')
  await pledge(here, dan, ended, '20')
  await the.call('pledge_take_back', { pledge_id: back })
  await passDeadline(here, ended)
  await settleAfter(here, 0)
  await here.as(ada).call('report_milestone', { group_id: ended, nth: 1, report: 'It is dug.' })
  await the.call('vote_milestone', { group_id: ended, nth: 1, accepts: 1 })
  await settleAfter(here, 8)
  await here.as(ada).call('group_delete', { group_id: deleted })

  assert.deepEqual(
    (await list()).map(({ project, held, is_running }) => [project, held, is_running]),
    [
      [{ group_id: ended, name: 'A road' }, '12', 0],
      [null, '5.5', 0],
      [{ group_id: well, name: 'A well' }, '30', 1],
    ],
  )
  const first = await the.call('pledge_list', { limit: 2 })
  const second = await the.call('pledge_list', { limit: 2, before: first.next ?? assert.fail() })
  assert.deepEqual([first.held, second.held], ['47.5', '47.5'])
  assert.deepEqual([...first.recdata, ...second.recdata], await list())
  assert.equal(second.next, undefined)
  assert.ok(!(await here.as(bob).call('pledge_list', {})).recdata.some(({ held }) => held === '5.5'))
  await here.as().isRefused('pledge_list', {}, 'session_unknown')
  await settleAfter(here, 0)
  assert.equal((await the.call('pledge_list', {})).held, '42')
  await ledgerHolds(here)
})

test('a pledge whose answer was lost is answered again, though it took the last reward and the deadline has passed', async () => {
  const group_id = await makeProject(here, ada)
  const tier = { group_id, title: 'A cup', description: '', amount: '5', limit: 1 }
  const { recdata } = await here.as(ada).call('add_reward_tier', tier)
  const reward_tier_id = recdata.reward_tier_id
  const asked = { group_id, token: 5, reward_tier_id, idempotency_key: 'the last cup' }
  const first = await here.as(bob).call('crowdfunding', asked)
  await here
    .as(cyd)
    .isRefused('crowdfunding', { ...asked, idempotency_key: 'another cup' }, 'reward_tier_sold_out')
  const { pool } = here.platform.database
  for (const later of [async () => undefined, () => passDeadline(here, group_id)]) {
    // As if the server had been killed after the tokens moved.
    await pool.query(`delete from idempotency_keys where key = 'the last cup'`)
    await later()
    assert.deepEqual((await here.as(bob).call('crowdfunding', asked)).recdata, first.recdata)
  }
  await ledgerHolds(here)
})

for (const [who, hide] of [
  ['the owner blocked', (owner: Person, backer: Person) => here.block(owner, backer)],
  ['who blocked the owner', (owner: Person, backer: Person) => here.block(backer, owner)],
] as const)
  test(`a member ${who} can’t pledge, as they can’t tip, and what they pledged before goes on`, async () => {
    const [dan, eve] = [await here.person('Dan'), await here.person('Eve')]
    await give(here, eve, { FCELL: '100' })
    const group_id = await makeProject(here, dan, { target: '40' })
    const { post_id } = (await here.as(dan).call('add_post', { message: 'please back it' })).recdata
    const asked = { group_id, token: '10', idempotency_key: `pledged-before-${eve.id}` }
    const { pledge_id } = (await here.as(eve).call('crowdfunding', asked)).recdata
    await pledge(here, eve, group_id, '40')
    await hide(dan, eve)
    await here.as(eve).isRefused('crowdfunding', { group_id, token: '10' }, 'project_not_found')
    await here.as(eve).isRefused('tip', { post_id, token: '10' }, 'post_not_found')
    const shown = await fundingOf(here, eve, group_id)
    assert.deepEqual([shown.can_pledge, shown.owner, shown.backer_count], [0, null, 1])
    // The retry of a pledge whose tokens have moved is answered as before.
    assert.equal((await here.as(eve).call('crowdfunding', asked)).recdata.pledge_id, pledge_id)
    await here.as(eve).call('pledge_take_back', { pledge_id })
    await passDeadline(here, group_id)
    await settleAfter(here, 0)
    const { pledges } = await fundingOf(here, eve, group_id)
    assert.deepEqual(
      pledges.map(({ amount, state }) => [amount, state]),
      [['40', 'paid']],
    )
    assert.equal((await balanceOf(here, dan)).FCELL, '40')
    await ledgerHolds(here)
  })
