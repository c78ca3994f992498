/** My projects and Insight bids: what is in which table, and what a bidder learns of others' bids. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { projectTabs } from '@commons/contract/freelance/my-projects.ts'
import { sql } from 'kysely'
import { isForMembersOnly, verify } from '../../../../test/scenes/accounts-scene.ts'
import { addBid, addJob, proposal, award } from '../../../../test/scenes/freelance-scene.ts'
import { statementsOfRead } from '../../../../test/statements.ts'
import { type Person, type World, world } from '../../../../test/world.ts'

/** Returns people who may bid. */
async function people<const Names extends readonly string[]>(here: World, ...names: Names) {
  const all = await Promise.all(names.map((name) => here.person(name)))
  for (const person of all) await verify(here, person)
  return all as { [K in keyof Names]: Person }
}

const endBidding = ({ platform }: World, job: number) =>
  sql`update jobs set bidding_ends = now() - interval '1 minute' where id = ${job}`.execute(
    platform.database.db,
  )

type Tab = (typeof projectTabs)[number] | ''

const titles = (rows: ReadonlyArray<{ title: string }>) => rows.map(({ title }) => title)

test('only members have tables of projects and bids', async () => {
  const here = await world()
  await isForMembersOnly(here, 'get_my_projects', { role: 'client' })
  await isForMembersOnly(here, 'get_my_bids', {})
  await isForMembersOnly(here, 'get_insight_bids', {})
})

test('a client finds each of their projects in one tab', async () => {
  const here = await world()
  const [ada, bob] = await people(here, 'Ada', 'Bob')
  const made = async (title: string, input: object = {}) => addJob(here, ada, { title, ...input })
  await made('Draft', { status: 'draft' })
  await made('Open')
  await endBidding(here, (await made('Ended')).id)
  const closed = await made('Closed')
  const work = await made('Work')
  const gone = await made('Deleted')
  await here.as(ada).call('close_project', { project_id: closed.id })
  await here.as(ada).call('delete_project', { project_id: gone.id })
  const agreement = await award(here, ada, bob, await addBid(here, bob, work.id, { price: '250.5' }))
  await addJob(here, bob, { title: "Bob's" })
  const of = async (tab: Tab, more: object = {}) =>
    (await here.as(ada).call('get_my_projects', { role: 'client', tab, ...more })).response
  assert.deepEqual(titles(await of('open')), ['Ended', 'Open', 'Draft'])
  assert.deepEqual(
    (await of('open')).map(({ status }) => status),
    ['ended', 'open', 'draft'],
  )
  assert.deepEqual(titles(await of('past')), ['Closed'])
  assert.deepEqual(titles(await of('open', { search: 'end' })), ['Ended'])
  const [current, ...others] = await of('')
  assert.deepEqual(others, [])
  assert.equal(current?.title, 'Work')
  // At the agreed price, not that of the bid.
  assert.deepEqual(
    [current.work?.username, current.work?.price, current.work?.timeline, current.work?.payment_id],
    [bob.username, '250', 7, agreement.id],
  )
})

test('a freelancer finds what they do for others, and has no open projects', async () => {
  const here = await world()
  const [ada, bob, cyd] = await people(here, 'Ada', 'Bob', 'Cyd')
  const now = await addJob(here, ada, { title: 'Now' })
  const before = await addJob(here, ada, { title: 'Before' })
  const agreed = new Map<number, number>()
  for (const job of [now, before]) {
    agreed.set(job.id, (await award(here, ada, bob, await addBid(here, bob, job.id))).id)
    await addBid(here, cyd, (await addJob(here, ada)).id)
  }
  await here.as(bob).call('end_agreement', { payment_id: agreed.get(before.id) ?? 0 })
  const of = async (person: Person, tab: Tab) =>
    (await here.as(person).call('get_my_projects', { role: 'freelancer', tab })).response
  assert.deepEqual([titles(await of(bob, 'current')), titles(await of(bob, 'past'))], [['Now'], ['Before']])
  assert.equal((await of(bob, 'current'))[0]?.username, ada.username)
  assert.equal((await of(bob, 'past'))[0]?.work?.payment_id, agreed.get(before.id))
  const past = await here.as(ada).call('get_my_projects', { role: 'client', tab: 'past' })
  assert.deepEqual(titles(past.response), ['Before'])
  assert.deepEqual([await of(cyd, 'current'), await of(cyd, 'past')], [[], []])
  const { body } = await here.as(bob).send('get_my_projects', { role: 'freelancer', tab: 'open' })
  assert.deepEqual(body['fields'], { tab: 'Must be open, current or past' })
  for (const [input, field] of [
    [{ role: 'boss' }, 'role'],
    [{ role: 'client', tab: 'all' }, 'tab'],
  ] as const)
    assert.ok(field in ((await here.as(bob).send('get_my_projects', input)).body['fields'] as object))
})

test('a member’s bids are listed page by page, without those they retreated from', async () => {
  const here = await world()
  const [ada, bob] = await people(here, 'Ada', 'Bob')
  const made = []
  for (const title of ['One oven', 'Two ovens', 'A bridge']) {
    const job = await addJob(here, ada, { title })
    made.push(await addBid(here, bob, job.id, { price: '199.99' }))
  }
  const bidsOf = async (more: object) => here.as(bob).call('get_my_bids', more)
  const first = await bidsOf({ limit: 2 })
  assert.deepEqual(titles(first.response.map(({ project }) => project)), ['A bridge', 'Two ovens'])
  const rest = await bidsOf({ limit: 2, before: first.next })
  assert.deepEqual(titles(rest.response.map(({ project }) => project)), ['One oven'])
  assert.equal(rest.next, undefined)
  assert.deepEqual([rest.response[0]?.price, rest.response[0]?.net], ['199.99', '179.99'])
  assert.equal((await bidsOf({ search: 'oven' })).response.length, 2)
  await here.as(bob).call('delete_bid', { id: made[2]?.id ?? 0 })
  assert.equal((await bidsOf({})).response.length, 2)
  assert.deepEqual((await here.as(ada).call('get_my_bids', {})).response, [])
})

test('a rank is told once bidding is over, and the winning price once a bid is awarded', async () => {
  const here = await world()
  const [ada, bob, cyd, eve] = await people(here, 'Ada', 'Bob', 'Cyd', 'Eve')
  const { id } = await addJob(here, ada)
  await addBid(here, bob, id, { price: '300' })
  const won = await addBid(here, cyd, id, { price: '287.65' })
  await addBid(here, eve, id, { price: '300' })
  const of = async (person: Person) => {
    const [row] = (await here.as(person).call('get_insight_bids', {})).response
    assert.ok(row)
    return row
  }
  const told = async (person: Person) => {
    const { bid_rank, winning_bid, minutes_to_bid } = await of(person)
    return [bid_rank, winning_bid, minutes_to_bid]
  }
  assert.deepEqual(await told(bob), [null, null, 0])
  await endBidding(here, id)
  assert.deepEqual(
    [await told(bob), await told(cyd), await told(eve)],
    [
      [2, null, 0],
      [1, null, 0],
      [3, null, 0],
    ],
  )
  const answer = await here.as(bob).send('get_insight_bids', {})
  assert(!JSON.stringify(answer.body['response']).includes('287.65'))
  await award(here, ada, cyd, won)
  assert.deepEqual(await told(bob), [2, '287.65', 0])
  assert.deepEqual((await of(cyd)).client, { is_email_verified: 1, hire_rate: 100, job_count: 1 })
})

test('a bidder sees what the client did: shortlisted, declined, or wrote', async () => {
  const here = await world()
  const [ada, bob] = await people(here, 'Ada', 'Bob')
  const job = await addJob(here, ada)
  const { id } = await addBid(here, bob, job.id)
  const of = async () => {
    const [row] = (await here.as(bob).call('get_insight_bids', {})).response
    return [row?.status, row?.reason, row?.is_chat_initiated]
  }
  assert.deepEqual(await of(), ['open', '', 0])
  await here.as(ada).call('shortlist_bid', { id, status: 1 })
  await here.as(bob).call('send_massage', { friend_id: ada.id, message: 'Hello?', by_freelancer: 1 })
  assert.deepEqual(await of(), ['shortlisted', '', 0])
  await here.as(ada).call('send_massage', { friend_id: bob.id, message: 'Hello', by_freelancer: 1 })
  await here.as(ada).call('decline_bid', { id, message: 'Too late' })
  assert.deepEqual(await of(), ['declined', 'Too late', 1])
})

test('a block hides bids, but not what two have agreed on', async () => {
  const here = await world()
  const [ada, bob] = await people(here, 'Ada', 'Bob')
  const { id } = await award(here, ada, bob, await addBid(here, bob, (await addJob(here, ada)).id))
  const lost = await addJob(here, ada, { title: 'Lost' })
  await addBid(here, bob, lost.id)
  await here.as(ada).call('block', { blocked_user_id: bob.id })
  for (const call of ['get_my_bids', 'get_insight_bids'] as const)
    assert.deepEqual(
      (await here.as(bob).call(call, {})).response.map(({ status }) => status),
      ['awarded'],
      call,
    )
  for (const [person, role] of [
    [ada, 'client'],
    [bob, 'freelancer'],
  ] as const) {
    const { response } = await here.as(person).call('get_my_projects', { role, tab: 'current' })
    assert.deepEqual(
      response.map(({ work }) => [work?.payment_id, work?.username]),
      [[id, bob.username]],
      role,
    )
  }
})

test('a table costs the same statements however many rows it has', async () => {
  const here = await world()
  const [ada, bob] = await people(here, 'Ada', 'Bob')
  for (let nth = 0; nth < 4; nth++)
    await here.as(bob).call('add_bid', {
      project_id: (await addJob(here, ada)).id,
      message: proposal('clay'),
      price: '250',
      timeline: 7,
    })
  for (const read of [
    () => here.as(bob).call('get_my_bids', {}),
    () => here.as(bob).call('get_insight_bids', {}),
    () => here.as(ada).call('get_my_projects', { role: 'client', tab: 'open' }),
  ])
    assert.equal(await statementsOfRead(here.platform, read), 1)
})
