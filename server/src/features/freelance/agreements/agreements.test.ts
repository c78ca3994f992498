/** Offers, agreements and changes of their terms: who may, who sees them, and what becomes of the job. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { day, isForMembersOnly, verify } from '../../../../test/scenes/accounts-scene.ts'
import { addBid, addJob, agree, offerJob, proposal } from '../../../../test/scenes/freelance-scene.ts'
import { statementsOfRead } from '../../../../test/statements.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { shiftClock } from '../../../platform/clock.ts'
import { gatherNews } from '../../notifications/gathering.ts'
import { returnBids } from '../bids/bids.jobs.ts'
import { lapseUnanswered } from './agreements.jobs.ts'

async function market(here: World) {
  const [ada, bob, cyd] = [await here.person('Ada'), await here.person('Bob'), await here.person('Cyd')]
  for (const person of [ada, bob, cyd]) await verify(here, person)
  const job = await addJob(here, ada)
  const [bid, other] = [await addBid(here, bob, job.id), await addBid(here, cyd, job.id)]
  return { ada, bob, cyd, job, bid, other }
}

const offers = async (here: World, viewer: Person, project_id: number) =>
  (await here.as(viewer).call('get_payment_by_project', { project_id })).data.map(({ id, status }) => [
    id,
    status,
  ])

/** What a member was notified of about agreements, latest first. */
async function news(here: World, person: Person) {
  await gatherNews(here.platform)
  const { recdata } = await here.as(person).call('notification_list', { filter: 'work' })
  return recdata.flatMap(({ kind, link }) => (kind.startsWith('agreement_') ? [[kind, link]] : []))
}

const statusOf = async (here: World, viewer: Person, project_id: number) =>
  (await here.as(viewer).call('get_single_project', { project_id })).response.status

test('only members offer, agree and read agreements', async () => {
  const here = await world()
  for (const [call, input] of [
    ['add_payment', { project_id: 1, bidder_id: 1, amount: 5 }],
    ['accept_award', { payment_id: 1 }],
    ['decline_award', { payment_id: 1 }],
    ['withdraw_award', { payment_id: 1 }],
    ['get_payment_by_project', { project_id: 1 }],
    ['get_agreement', { payment_id: 1 }],
    ['propose_agreement_change', { payment_id: 1 }],
    ['answer_agreement_change', { change_id: 1, status: 'accepted' }],
    ['end_agreement', { payment_id: 1 }],
  ] as const)
    await isForMembersOnly(here, call, input)
})

test('an offer is accepted: its job is awarded, and the others are told', async () => {
  const here = await world()
  const { ada, bob, cyd, job, bid } = await market(here)
  const { data: offer, message } = await here.as(ada).call('add_payment', {
    project_id: job.id,
    bidder_id: bob.id,
    amount: '240.50',
    status: 'pending',
    delivery: '12',
    description: 'An oven for twelve loaves',
    message: 'When can you begin?',
  })
  assert.equal(message, 'Your award has created!')
  assert.deepEqual(
    [offer.status, offer.pay_by, offer.amount, offer.net, offer.total, offer.delivery, offer.weekly_hours],
    ['pending', 'fixed', '240.5', '216.45', '240.5', 12, null],
  )
  assert.deepEqual([offer.bid_id, offer.bidder_id, offer.due_at], [bid.id, bob.id, null])
  assert.deepEqual([offer.next?.role, offer.next?.is_own, offer.next?.act], ['freelancer', 0, 'answer_offer'])
  assert.equal(Date.parse(offer.next?.until ?? '') - Date.parse(offer.offered_at), 7 * day)
  assert.equal(await statusOf(here, cyd, job.id), 'open')
  assert.deepEqual(await news(here, bob), [['agreement_offer', `/projects/${job.id}`]])

  const { data: agreement } = await here.as(bob).call('accept_award', { payment_id: offer.id })
  assert.deepEqual([agreement.status, agreement.role, agreement.next], ['active', 'freelancer', null])
  assert.deepEqual([agreement.client?.username, agreement.freelancer?.username], [ada.username, bob.username])
  assert.equal(Date.parse(agreement.due_at ?? '') - Date.parse(agreement.accepted_at ?? ''), 12 * day)
  assert.deepEqual(
    agreement.versions.map(({ version, status, message: said }) => [version, status, said]),
    [[1, 'accepted', 'When can you begin?']],
  )
  assert.equal(await statusOf(here, cyd, job.id), 'awarded')
  assert.equal((await here.as(bob).call('get_bid_by_id', { id: bid.id })).data.status, 'awarded')
  assert.deepEqual(await news(here, ada), [['agreement_accepted', `/freelancer/agreements/${offer.id}`]])
  assert.deepEqual(await news(here, cyd), [['agreement_lost', `/projects/${job.id}`]])
  await here.as(bob).isRefused('delete_bid', { id: bid.id }, 'bid_awarded')
  await here.as(ada).isRefused('delete_project', { project_id: job.id }, 'job_awarded')
  await here.as(ada).isRefused('close_project', { project_id: job.id }, 'job_over')
})

test('hourly work has a price an hour, hours, and a weekly cap', async () => {
  const here = await world()
  const { ada, bid } = await market(here)
  const offer = await offerJob(here, ada, bid, {
    pay_by: 'hourly',
    amount: 20,
    delivery: 30,
    weekly_hours: '15',
  })
  assert.deepEqual(
    [offer.pay_by, offer.amount, offer.delivery, offer.weekly_hours, offer.total],
    ['hourly', '20', 30, 15, '600'],
  )
})

test('what an offer leaves out is as usual', async () => {
  const here = await world()
  const { ada, bob, job, bid } = await market(here)
  const fixed = await offerJob(here, ada, bid, { delivery: '', pay_by: '', status: '' })
  assert.deepEqual([fixed.pay_by, fixed.delivery, fixed.weekly_hours], ['fixed', 7, null])
  await here.as(bob).call('decline_award', { payment_id: fixed.id })
  const hourly = await offerJob(here, ada, bid, { pay_by: 'hourly' })
  assert.deepEqual([hourly.delivery, hourly.weekly_hours], [7, 40])
  assert.deepEqual(await offers(here, ada, job.id), [
    [hourly.id, 'pending'],
    [fixed.id, 'declined'],
  ])
})

test('each wrong field is told', async () => {
  const here = await world()
  const { ada, bob, job } = await market(here)
  const rest = { project_id: job.id, bidder_id: bob.id, amount: '5' }
  for (const [input, field, words] of [
    [{ amount: '0.99' }, 'amount', 'A bid is at least 1 US dollar'],
    [{ amount: '1.001' }, 'amount', 'A price has at most 2 decimals'],
    [{ status: 'released' }, 'status', 'An offer begins as pending'],
    [{ pay_by: 'monthly' }, 'pay_by', 'Must be hourly or fixed'],
    [{ delivery: 0 }, 'delivery', 'Must be a whole number from 1 to 999'],
    [{ delivery: '1000' }, 'delivery', 'Must be a whole number from 1 to 999'],
    [{ weekly_hours: 81 }, 'weekly_hours', 'Must be 1 to 80 hours a week'],
    [{ description: 'x'.repeat(8001) }, 'description', 'Terms can have up to 8,000 characters'],
  ] as const) {
    const { body } = await here.as(ada).send('add_payment', { ...rest, ...input })
    assert.deepEqual(body['fields'], { [field]: words }, JSON.stringify(input))
  }
  const { body } = await here.as(ada).send('answer_agreement_change', { change_id: 1, status: 'yes' })
  assert.deepEqual(body['fields'], { status: 'Must be accepted, declined or withdrawn' })
})

test('an offer is refused by name', async () => {
  const here = await world()
  const { ada, bob, cyd, job, bid, other } = await market(here)
  const offer = { project_id: job.id, bidder_id: bob.id, amount: '5' }
  await here.as(cyd).isRefused('add_payment', offer, 'job_not_found')
  await here.as(ada).isRefused('add_payment', { ...offer, bidder_id: ada.id }, 'bid_not_found')
  const stranger = await here.person('Eve')
  await here.as(ada).isRefused('add_payment', { ...offer, bidder_id: stranger.id }, 'bid_not_found')
  await here.as(ada).call('decline_bid', { id: other.id })
  await here.as(ada).isRefused('add_payment', { ...offer, bidder_id: cyd.id }, 'bid_declined')
  const { id } = await offerJob(here, ada, bid)
  await here.as(ada).isRefused('add_payment', offer, 'offer_open')
  for (const [who, call] of [
    [ada, 'accept_award'],
    [cyd, 'accept_award'],
    [ada, 'decline_award'],
    [stranger, 'decline_award'],
    [bob, 'withdraw_award'],
    [cyd, 'withdraw_award'],
  ] as const)
    await here.as(who).isRefused(call, { payment_id: id }, 'agreement_not_found')
  for (const who of [cyd, stranger])
    await here.as(who).isRefused('get_agreement', { payment_id: id }, 'agreement_not_found')
  await here.as(bob).isRefused('end_agreement', { payment_id: id }, 'agreement_over')
  await here.as(bob).isRefused('propose_agreement_change', { payment_id: id, amount: 9 }, 'agreement_over')
  await here.as(bob).call('accept_award', { payment_id: id })
  await here.as(bob).isRefused('accept_award', { payment_id: id }, 'offer_over')
  await here.as(bob).isRefused('decline_award', { payment_id: id }, 'offer_over')
  await here.as(ada).isRefused('withdraw_award', { payment_id: id }, 'offer_over')
  await here.as(ada).isRefused('add_payment', offer, 'job_over')
})

test('a declined or withdrawn offer makes room for another', async () => {
  const here = await world()
  const { ada, bob, cyd, job, bid, other } = await market(here)
  const one = await offerJob(here, ada, bid)
  const { data } = await here.as(bob).call('decline_award', { payment_id: one.id, message: 'No time' })
  assert.deepEqual([data.status, data.reason, data.versions[0]?.status], ['declined', 'No time', 'declined'])
  assert.equal((await here.as(bob).call('get_bid_by_id', { id: bid.id })).data.status, 'open')
  const two = await offerJob(here, ada, other)
  assert.equal((await here.as(ada).call('withdraw_award', { payment_id: two.id })).data.status, 'withdrawn')
  await here.as(cyd).isRefused('accept_award', { payment_id: two.id }, 'offer_over')
  const three = await offerJob(here, ada, bid)
  assert.deepEqual(await offers(here, ada, job.id), [
    [three.id, 'pending'],
    [two.id, 'withdrawn'],
    [one.id, 'declined'],
  ])
  assert.deepEqual(await offers(here, bob, job.id), [
    [three.id, 'pending'],
    [one.id, 'declined'],
  ])
  assert.deepEqual(await offers(here, await here.person('Eve'), job.id), [])
  assert.deepEqual(
    (await news(here, ada)).map(([kind]) => kind),
    ['agreement_declined'],
  )
  assert.deepEqual(
    (await news(here, cyd)).map(([kind]) => kind),
    ['agreement_withdrawn'],
  )
})

test('no offer outlives its job, its bid, or a block', async () => {
  const here = await world()
  const { bob } = await market(here)
  type End = (client: Person, project_id: number, bid: number) => Promise<unknown>
  const endings: ReadonlyArray<readonly [string, End]> = [
    ['withdrawn', (client, project_id) => here.as(client).call('close_project', { project_id })],
    ['withdrawn', (client, project_id) => here.as(client).call('delete_project', { project_id })],
    ['withdrawn', (client, _, id) => here.as(client).call('decline_bid', { id })],
    ['declined', (_client, _, id) => here.as(bob).call('delete_bid', { id })],
    // Whom a block separates don't find what was only offered.
    ['agreement_not_found', (client) => here.block(client, bob)],
  ]
  for (const [shown, end] of endings) {
    const client = await here.person('Ada')
    const job = await addJob(here, client)
    const bid = await addBid(here, bob, job.id)
    const { id } = await offerJob(here, client, bid)
    await end(client, job.id, bid.id)
    const { body } = await here.as(client).send('get_agreement', { payment_id: id })
    assert.equal((body['data'] as { status: string } | undefined)?.status ?? body['error'], shown)
    const refusal = shown === 'agreement_not_found' ? shown : 'offer_over'
    await here.as(bob).isRefused('accept_award', { payment_id: id }, refusal)
  }
})

test('an offer without an answer lapses after 7 days, also before the job that says so', async (t) => {
  t.after(() => shiftClock(0))
  const here = await world()
  const { ada, bob, cyd, job, bid, other } = await market(here)
  // Making members moves it.
  shiftClock(0)
  const one = await offerJob(here, ada, bid)
  shiftClock(7 * day - 60_000)
  await lapseUnanswered(here.platform)
  assert.deepEqual(await offers(here, ada, job.id), [[one.id, 'pending']])
  shiftClock(7 * day + 60_000)
  assert.deepEqual(await offers(here, ada, job.id), [[one.id, 'lapsed']])
  await here.as(bob).isRefused('accept_award', { payment_id: one.id }, 'offer_over')
  const two = await offerJob(here, ada, other)
  assert.deepEqual(await offers(here, ada, job.id), [
    [two.id, 'pending'],
    [one.id, 'lapsed'],
  ])
  shiftClock(15 * day)
  await Promise.all([lapseUnanswered(here.platform), lapseUnanswered(here.platform)])
  shiftClock(0)
  assert.deepEqual(await offers(here, cyd, job.id), [[two.id, 'lapsed']])
  assert.deepEqual(
    (await news(here, ada)).map(([kind]) => kind),
    ['agreement_lapsed', 'agreement_lapsed'],
  )
})

test('terms change by agreement, and every version stays', async () => {
  const here = await world()
  const { ada, bob } = await market(here)
  const { id } = await agree(here, ada, bob)
  const change = { payment_id: id, amount: '300', message: 'Clay is dear' }
  const { data: proposed } = await here.as(bob).call('propose_agreement_change', change)
  assert.deepEqual([proposed.amount, proposed.version, proposed.change?.amount], ['250', 1, '300'])
  assert.deepEqual([proposed.next?.role, proposed.next?.act], ['client', 'answer_change'])
  assert.deepEqual([proposed.change?.is_own, proposed.change?.proposed_by], [1, 'freelancer'])
  const change_id = proposed.change?.change_id ?? 0
  for (const who of [ada, bob])
    await here.as(who).isRefused('propose_agreement_change', { ...change, amount: 9 }, 'change_open')
  await here.as(bob).isRefused('answer_agreement_change', { change_id, status: 'accepted' }, 'own_change')
  await here
    .as(await here.person('Eve'))
    .isRefused('answer_agreement_change', { change_id, status: 'accepted' }, 'change_not_found')
  const { data: accepted } = await here
    .as(ada)
    .call('answer_agreement_change', { change_id, status: 'accepted' })
  assert.deepEqual([accepted.amount, accepted.version, accepted.change], ['300', 2, null])
  await here.as(ada).isRefused('answer_agreement_change', { change_id, status: 'declined' }, 'change_over')
  await here
    .as(ada)
    .isRefused('propose_agreement_change', { payment_id: id, amount: '300' }, 'nothing_changed')
  const { data: second } = await here
    .as(ada)
    .call('propose_agreement_change', { payment_id: id, delivery: 9, description: 'And a roof' })
  await here
    .as(bob)
    .call('answer_agreement_change', { change_id: second.change?.change_id ?? 0, status: 'declined' })
  const { data: third } = await here.as(ada).call('propose_agreement_change', { payment_id: id, delivery: 9 })
  const { data: withdrawn } = await here
    .as(ada)
    .call('answer_agreement_change', { change_id: third.change?.change_id ?? 0, status: 'withdrawn' })
  assert.deepEqual(
    withdrawn.versions.map(({ version, status, amount, delivery }) => [version, status, amount, delivery]),
    [
      [4, 'withdrawn', '300', 9],
      [3, 'declined', '300', 9],
      [2, 'accepted', '300', 7],
      [1, 'accepted', '250', 7],
    ],
  )
  assert.deepEqual(
    (await news(here, ada)).map(([kind]) => kind),
    ['agreement_change_declined', 'agreement_accepted'],
  )
  await here.platform.database.pool.query(
    'update agreement_versions set version = 100 where agreement_id = $1 and version = 4',
    [id],
  )
  await here.as(ada).isRefused('propose_agreement_change', { payment_id: id, amount: 7 }, 'too_many_changes')
})

test('a change without an answer lapses, and the terms stay', async (t) => {
  t.after(() => shiftClock(0))
  const here = await world()
  const { ada, bob } = await market(here)
  const { id } = await agree(here, ada, bob)
  shiftClock(0)
  const { data } = await here.as(bob).call('propose_agreement_change', { payment_id: id, amount: '300' })
  shiftClock(7 * day + 60_000)
  const change = { change_id: data.change?.change_id ?? 0, status: 'accepted' } as const
  await here.as(ada).isRefused('answer_agreement_change', change, 'change_over')
  const { data: again } = await here
    .as(bob)
    .call('propose_agreement_change', { payment_id: id, amount: '310' })
  assert.deepEqual(
    again.versions.map(({ status, amount }) => [status, amount]),
    [
      ['proposed', '310'],
      ['lapsed', '300'],
      ['accepted', '250'],
    ],
  )
  shiftClock(15 * day)
  await lapseUnanswered(here.platform)
  const { data: after } = await here.as(ada).call('get_agreement', { payment_id: id })
  assert.deepEqual([after.status, after.amount, after.versions[0]?.status], ['active', '250', 'lapsed'])
})

test('either ends it, with what waits for an answer; a block ends nothing', async () => {
  const here = await world()
  const { ada, bob, cyd } = await market(here)
  const { id, project_id } = await agree(here, ada, bob)
  await here.as(ada).call('propose_agreement_change', { payment_id: id, amount: 7 })
  await here.block(ada, bob)
  await here.as(cyd).isRefused('end_agreement', { payment_id: id }, 'agreement_not_found')
  const { data } = await here.as(bob).call('end_agreement', { payment_id: id, message: 'All is built' })
  assert.deepEqual(
    [data.status, data.ended_by, data.reason, data.next, data.versions[0]?.status],
    ['ended', 'freelancer', 'All is built', null, 'withdrawn'],
  )
  await here.as(ada).isRefused('end_agreement', { payment_id: id }, 'agreement_over')
  // The block takes neither the agreement nor its job from the other.
  assert.deepEqual(await offers(here, bob, project_id ?? 0), [[id, 'ended']])
  assert.equal(await statusOf(here, bob, project_id ?? 0), 'awarded')
  await here.block(ada, cyd)
  await here.as(cyd).isRefused('get_single_project', { project_id: project_id ?? 0 }, 'job_not_found')
})

test('whose offers nobody sees are of a job that nobody sees', async () => {
  const here = await world()
  const { ada, job, bid } = await market(here)
  await offerJob(here, ada, bid)
  const eve = await here.person('Eve')
  await here.block(ada, eve)
  await here.as(eve).isRefused('get_payment_by_project', { project_id: job.id }, 'job_not_found')
})

test('a bid that was offered the job does not come back', async () => {
  const here = await world()
  const { ada, bob, cyd, job, bid } = await market(here)
  const { id } = await offerJob(here, ada, bid)
  await here.as(bob).call('decline_award', { payment_id: id })
  await here.platform.database.pool.query(
    `update jobs set bidding_ends = now() - interval '15 days' where id = $1`,
    [job.id],
  )
  await returnBids(here.platform)
  const left = async (person: Person) =>
    (await here.as(person).call('get_bid_by_project_id', { project_id: job.id })).bids_left
  assert.deepEqual([await left(bob), await left(cyd)], [5, 6])
})

test('an agreement costs the same, however often it was changed', async () => {
  const here = await world()
  const { ada, bob } = await market(here)
  const { id, project_id } = await agree(here, ada, bob, { message: proposal('clay') })
  const ask = () => here.as(ada).call('get_agreement', { payment_id: id })
  const list = () => here.as(ada).call('get_payment_by_project', { project_id: project_id ?? 0 })
  const [few, fewListed] = [
    await statementsOfRead(here.platform, ask),
    await statementsOfRead(here.platform, list),
  ]
  for (const amount of [5, 6, 7]) {
    const { data } = await here.as(ada).call('propose_agreement_change', { payment_id: id, amount })
    const change_id = data.change?.change_id ?? 0
    await here.as(bob).call('answer_agreement_change', { change_id, status: 'accepted' })
  }
  assert.equal(await statementsOfRead(here.platform, ask), few)
  assert.equal(await statementsOfRead(here.platform, list), fewListed)
  assert(few <= 4)
})
