/** Bidding for jobs: who may, who sees what, how many, and how bids come back. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { isForMembersOnly, verify } from '../../../../test/scenes/accounts-scene.ts'
import { addBid, addJob, proposal } from '../../../../test/scenes/freelance-scene.ts'
import { statementsOfRead } from '../../../../test/statements.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { returnBids } from './bids.jobs.ts'

const written = { message: proposal('clay'), price: '300', timeline: '7' } as const

/** Returns a client with a job, and bidders who may bid for it. */
async function market<const Names extends readonly string[]>(here: World, ...names: Names) {
  const client = await here.person('Ada')
  const people = await Promise.all(names.map((name) => here.person(name)))
  for (const person of people) await verify(here, person)
  return { client, people: people as { [K in keyof Names]: Person }, job: await addJob(here, client) }
}

const bidsOf = async (here: World, viewer: Person, project_id: number, more: object = {}) =>
  here.as(viewer).call('get_bid_by_project_id', { project_id, ...more })

test('only members bid', async () => {
  const here = await world()
  for (const [call, input] of [
    ['add_bid', { project_id: 1, ...written }],
    ['update_bid', { id: 1, ...written }],
    ['delete_bid', { id: 1 }],
    ['get_bid_by_id', { id: 1 }],
    ['get_bid_by_project_id', { project_id: 1 }],
    ['shortlist_bid', { id: 1, status: 1 }],
    ['decline_bid', { id: 1 }],
  ] as const)
    await isForMembersOnly(here, call, input)
})

test('a bid is for its bidder and the client: others see only who bids', async () => {
  const here = await world()
  const { client, people, job } = await market(here, 'Bob', 'Cyd', 'Eve')
  const [bob, cyd, eve] = people
  const { message, data: bid } = await here.as(bob).call('add_bid', { project_id: job.id, ...written })
  assert.equal(message, 'Your bid has successfully placed!')
  assert.deepEqual([bid.price, bid.net, bid.timeline, bid.status], ['300', '270', 7, 'open'])
  await addBid(here, cyd, job.id, { price: '199.99' })
  for (const viewer of [bob, client])
    assert.equal((await here.as(viewer).call('get_bid_by_id', { id: bid.id })).data.message, written.message)
  for (const viewer of [cyd, eve])
    await here.as(viewer).isRefused('get_bid_by_id', { id: bid.id }, 'bid_not_found')
  const seen = async (viewer: Person) =>
    (await bidsOf(here, viewer, job.id)).response.map(({ username, price }) => [username, price])
  assert.deepEqual(await seen(client), [
    [cyd.username, '199.99'],
    [bob.username, '300'],
  ])
  assert.deepEqual(await seen(bob), [
    [bob.username, '300'],
    [cyd.username, null],
  ])
  assert.deepEqual(await seen(eve), [
    [cyd.username, null],
    [bob.username, null],
  ])
  // A word of theirs in nothing that the other bidder receives.
  const answers = [
    await here.as(cyd).send('get_bid_by_project_id', { project_id: job.id, sort: 'price', status: 'open' }),
    await here.as(cyd).send('get_single_project', { project_id: job.id }),
  ]
  assert(!JSON.stringify(answers.map(({ body }) => body['response'])).includes('"300"'))
  const beyond = { project_id: job.id, before: '999999999999999' }
  await here.as(cyd).isRefused('get_bid_by_project_id', beyond, 'invalid_fields')
})

test('the average is told to the client at once, and to others from three bids on', async () => {
  const here = await world()
  const { client, people, job } = await market(here, 'Bob', 'Cyd', 'Eve')
  const average = async (viewer: Person) => {
    const { response } = await here.as(viewer).call('get_single_project', { project_id: job.id })
    return [response.bid_count, response.average_bid]
  }
  const [bob, cyd, eve] = people
  await addBid(here, bob, job.id, { price: '100' })
  assert.deepEqual(
    [await average(client), await average(eve)],
    [
      [1, '100'],
      [1, null],
    ],
  )
  await addBid(here, cyd, job.id, { price: '200' })
  const { id } = await addBid(here, eve, job.id, { price: '201' })
  assert.deepEqual(
    [await average(client), await average(eve)],
    [
      [3, '167'],
      [3, '167'],
    ],
  )
  await here.as(eve).call('delete_bid', { id })
  assert.deepEqual(
    [await average(client), await average(eve)],
    [
      [2, '150'],
      [2, null],
    ],
  )
})

test('each wrong field of a bid is told', async () => {
  const here = await world()
  const { people, job } = await market(here, 'Bob')
  for (const [input, field, words] of [
    [{ message: 'x'.repeat(99) }, 'message', 'Write at least 100 characters'],
    [{ message: 'x'.repeat(5001) }, 'message', 'A proposal can have up to 5,000 characters'],
    [{ price: '0.5' }, 'price', 'A bid is at least 1 US dollar'],
    [{ price: '1.234' }, 'price', 'A price has at most 2 decimals'],
    [{ price: '1000000.01' }, 'price', 'A bid is at most 1,000,000 US dollars'],
    [{ timeline: 0 }, 'timeline', 'Must be 1 to 365 days'],
    [{ timeline: '366' }, 'timeline', 'Must be 1 to 365 days'],
  ] as const) {
    const { body } = await here.as(people[0]).send('add_bid', { project_id: job.id, ...written, ...input })
    assert.deepEqual(body['fields'], { [field]: words }, JSON.stringify(input))
  }
})

test('a bid is refused by name', async () => {
  const here = await world()
  const { client, people, job } = await market(here, 'Bob', 'Cyd')
  const [bob, cyd] = people
  const bid = { project_id: job.id, ...written }
  await here.as(await here.person('Eve')).isRefused('add_bid', bid, 'email_not_verified')
  await verify(here, client)
  await here.as(client).isRefused('add_bid', bid, 'own_job')
  await here.as(bob).isRefused('add_bid', { ...bid, project_id: job.id + 1_000_000 }, 'job_not_found')
  const { id } = await addBid(here, bob, job.id)
  await here.as(bob).isRefused('add_bid', bid, 'bid_exists')
  await here.as(cyd).isRefused('update_bid', { id, ...written }, 'bid_not_found')
  await here.as(client).isRefused('update_bid', { id, ...written }, 'bid_not_found')
  await here.as(client).isRefused('delete_bid', { id }, 'bid_not_found')
  for (const viewer of [bob, cyd]) {
    await here.as(viewer).isRefused('shortlist_bid', { id, status: 1 }, 'bid_not_found')
    await here.as(viewer).isRefused('decline_bid', { id }, 'bid_not_found')
  }
  await sql`update job_counts set bids = 500 where job_id = ${job.id}`.execute(here.platform.database.db)
  await here.as(cyd).isRefused('add_bid', bid, 'too_many_bids')
  await here.as(client).call('close_project', { project_id: job.id })
  await here.as(cyd).isRefused('add_bid', bid, 'job_over')
  await here.as(bob).isRefused('update_bid', { id, ...written }, 'job_over')
})

test('a client shortlists and declines; a declined bid stays so', async () => {
  const here = await world()
  const { client, people, job } = await market(here, 'Bob', 'Cyd')
  const [bob, cyd] = people
  const mine = here.as(client)
  const [one, other] = [await addBid(here, bob, job.id), await addBid(here, cyd, job.id, { price: '100' })]
  const statuses = async (more: object) =>
    (await bidsOf(here, client, job.id, more)).response.map(({ id, status }) => [id, status])
  await mine.call('shortlist_bid', { id: one.id, status: '1' })
  assert.deepEqual(await statuses({ sort: 'price' }), [
    [other.id, 'open'],
    [one.id, 'shortlisted'],
  ])
  assert.deepEqual(await statuses({ status: 'shortlisted' }), [[one.id, 'shortlisted']])
  await mine.call('shortlist_bid', { id: one.id, status: 0 })
  const { data } = await mine.call('decline_bid', { id: one.id, message: 'Too dear' })
  assert.deepEqual([data.status, data.reason], ['declined', 'Too dear'])
  assert.equal((await here.as(bob).call('get_bid_by_id', { id: one.id })).data.reason, 'Too dear')
  for (const [call, input] of [
    ['shortlist_bid', { id: one.id, status: 1 }],
    ['decline_bid', { id: one.id }],
  ] as const)
    await mine.isRefused(call, input, 'bid_declined')
  await here.as(bob).isRefused('update_bid', { id: one.id, ...written }, 'bid_declined')
})

test('six bids in thirty days; a retreat gives none back, but the same job again costs no second one', async () => {
  const here = await world()
  const { client, people } = await market(here, 'Bob')
  const [bob] = people
  const jobs = []
  for (let nth = 0; nth < 7; nth++) jobs.push(await addJob(here, client, { title: `Oven ${nth}` }))
  const [first, ...rest] = jobs
  const left = async () => (await bidsOf(here, bob, first?.id ?? 0)).bids_left
  assert.equal(await left(), 6)
  const bid = await addBid(here, bob, first?.id ?? 0)
  const { message } = await here.as(bob).call('delete_bid', { id: bid.id })
  assert.equal(message, 'Your bid has successfully retreated!')
  assert.deepEqual((await bidsOf(here, client, first?.id ?? 0)).response, [])
  assert.equal(await left(), 5)
  assert.equal((await addBid(here, bob, first?.id ?? 0)).id, bid.id)
  assert.equal(await left(), 5)
  for (const { id } of rest.slice(0, 5)) await addBid(here, bob, id)
  const last = { project_id: rest[5]?.id ?? 0, ...written }
  await here.as(bob).isRefused('add_bid', last, 'no_bids_left')
  await sql`update bids set spent_at = spent_at - interval '30 days' where id = ${bid.id}`.execute(
    here.platform.database.db,
  )
  await here.as(bob).call('add_bid', last)
})

test('bids come back when the job is closed, except what was declined', async () => {
  const here = await world()
  const { client, people, job } = await market(here, 'Bob', 'Cyd')
  const [bob, cyd] = people
  await addBid(here, bob, job.id)
  const declined = await addBid(here, cyd, job.id)
  await here.as(client).call('decline_bid', { id: declined.id })
  await here.as(client).call('close_project', { project_id: job.id })
  const left = async (person: Person) => (await bidsOf(here, person, job.id)).bids_left
  assert.deepEqual([await left(bob), await left(cyd)], [6, 5])
})

test('bids without an answer come back 14 days after the end, once', async () => {
  const here = await world()
  const { client, people, job } = await market(here, 'Bob', 'Cyd', 'Eve')
  const [bob, cyd, eve] = people
  const { db } = here.platform.database
  for (const person of people) await addBid(here, person, job.id)
  const { response } = await bidsOf(here, client, job.id)
  await here
    .as(client)
    .call('decline_bid', { id: response.find(({ user_id }) => user_id === cyd.id)?.id ?? 0 })
  await here.as(client).call('send_massage', { friend_id: eve.id, message: 'When?', by_freelancer: 1 })
  const ended = (ago: string) =>
    sql`update jobs set bidding_ends = now() - ${ago}::interval where id = ${job.id}`.execute(db)
  const left = async () =>
    Promise.all(people.map(async (each) => (await bidsOf(here, each, job.id)).bids_left))
  await ended('13 days 23 hours')
  await returnBids(here.platform)
  assert.deepEqual(await left(), [5, 5, 5])
  await ended('14 days 1 minute')
  await Promise.all([returnBids(here.platform), returnBids(here.platform)])
  assert.deepEqual(await left(), [6, 5, 5])
  const { rows } = await sql<{ returned_at: Date | null }>`
    select returned_at from bids where job_id = ${job.id} and bidder_id = ${bob.id}`.execute(db)
  await returnBids(here.platform)
  const { rows: again } = await sql<{ returned_at: Date | null }>`
    select returned_at from bids where job_id = ${job.id} and bidder_id = ${bob.id}`.execute(db)
  assert.deepEqual(again, rows)
})

test('who is blocked bids for nothing of the other, and is not listed', async () => {
  const here = await world()
  const { client, people, job } = await market(here, 'Bob', 'Cyd')
  const [bob, cyd] = people
  const bid = await addBid(here, bob, job.id)
  await addBid(here, cyd, job.id)
  await here.block(client, bob)
  await here.as(bob).isRefused('get_bid_by_project_id', { project_id: job.id }, 'job_not_found')
  await here.as(bob).isRefused('get_bid_by_id', { id: bid.id }, 'bid_not_found')
  await here.as(client).isRefused('get_bid_by_id', { id: bid.id }, 'bid_not_found')
  assert.deepEqual(
    (await bidsOf(here, client, job.id)).response.map(({ user_id }) => user_id),
    [cyd.id],
  )
})

test('a page of bids costs the same, however many there are, and every page has others', async () => {
  const here = await world()
  const { client, people, job } = await market(here, 'Bob', 'Cyd', 'Eve')
  await addBid(here, people[0], job.id)
  const ask = () => bidsOf(here, client, job.id, { limit: 2 })
  const few = await statementsOfRead(here.platform, ask)
  for (const person of people.slice(1)) await addBid(here, person, job.id)
  assert.equal(await statementsOfRead(here.platform, ask), few)
  const first = await ask()
  const rest = await bidsOf(here, client, job.id, { limit: 2, before: first.next })
  const seen = [...first.response, ...rest.response].map(({ user_id }) => user_id)
  assert.deepEqual(new Set(seen), new Set(people.map(({ id }) => id)))
  assert.equal(seen.length, 3)
})
