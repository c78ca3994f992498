/** What clients and bidders are told of bids, and where it leads. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { verify } from '../../../../test/scenes/accounts-scene.ts'
import { addBid, addJob, offerJob, plainJob } from '../../../../test/scenes/freelance-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { gatherNews } from '../../notifications/gathering.ts'
import { returnBids } from './bids.jobs.ts'

/** A client with a job, and two who may bid for it. */
async function market(here: World) {
  const [ada, bob, cyd] = [await here.person('Ada'), await here.person('Bob'), await here.person('Cyd')]
  for (const person of [bob, cyd]) await verify(here, person)
  return { ada, bob, cyd, job: await addJob(here, ada) }
}

async function toldOf(here: World, person: Person) {
  await gatherNews(here.platform)
  const { recdata } = await here.as(person).call('notification_list', { filter: 'work' })
  return recdata.map(({ kind, text, message, link }) => ({ kind, text, message, link }))
}

const kindsOf = async (here: World, person: Person) => (await toldOf(here, person)).map(({ kind }) => kind)

test('a client is told of all bids for a job at once', async () => {
  const here = await world()
  const { ada, bob, cyd, job } = await market(here)
  await addBid(here, bob, job.id)
  const link = `/projects/${job.id}?tab=proposals`
  const one = { kind: 'bid_placed', text: 'Bob bid for your project', message: plainJob.title, link }
  assert.deepEqual(await toldOf(here, ada), [one])
  await addBid(here, cyd, job.id)
  const two = await toldOf(here, ada)
  assert.deepEqual(
    two.map(({ kind, text }) => [kind, text]),
    [['bid_placed', 'Cyd and Bob bid for your project']],
  )
  assert.deepEqual(await toldOf(here, bob), [])
})

test('a bid that was taken back, or is of somebody who is blocked, is not told', async () => {
  const here = await world()
  const { ada, bob, cyd, job } = await market(here)
  const { id } = await addBid(here, bob, job.id)
  await addBid(here, cyd, job.id)
  await here.as(bob).call('delete_bid', { id })
  assert.deepEqual(
    (await toldOf(here, ada)).map(({ text }) => text),
    ['Cyd bid for your project'],
  )
  await here.block(ada, cyd)
  assert.deepEqual(await toldOf(here, ada), [])
  await addBid(here, bob, job.id)
  assert.deepEqual(
    (await toldOf(here, ada)).map(({ text }) => text),
    ['Bob bid for your project'],
  )
})

test('a bidder is told that they are on the shortlist, and of a refusal, while it is so', async () => {
  const here = await world()
  const { ada, bob, cyd, job } = await market(here)
  const { id } = await addBid(here, bob, job.id)
  await addBid(here, cyd, job.id)
  await here.as(ada).call('shortlist_bid', { id, status: 1 })
  assert.deepEqual(await toldOf(here, bob), [
    {
      kind: 'bid_shortlisted',
      text: 'Ada shortlisted your bid',
      message: plainJob.title,
      link: `/projects/${job.id}?tab=proposals`,
    },
  ])
  await here.as(ada).call('shortlist_bid', { id, status: 0 })
  assert.deepEqual(await toldOf(here, bob), [])
  await here.as(ada).call('decline_bid', { id, message: 'Too far away' })
  const told = await toldOf(here, bob)
  assert.deepEqual(
    told.map(({ kind, text }) => [kind, text]),
    [['bid_declined', 'Ada declined your bid']],
  )
  assert(!JSON.stringify(told).includes('Too far away'))
  assert.deepEqual(await toldOf(here, cyd), [])
  await here.block(bob, ada)
  assert.deepEqual(await toldOf(here, bob), [])
})

test('bidders are told that a bid is back as its job was closed, but not those who were declined', async () => {
  const here = await world()
  const { ada, bob, cyd, job } = await market(here)
  await addBid(here, bob, job.id)
  await here.as(ada).call('decline_bid', { id: (await addBid(here, cyd, job.id)).id })
  await here.as(ada).call('close_project', { project_id: job.id })
  assert.deepEqual(await toldOf(here, bob), [
    {
      kind: 'bid_returned',
      text: 'A project you bid for was closed. You have your bid back',
      message: plainJob.title,
      link: `/projects/${job.id}?tab=proposals`,
    },
  ])
  assert.deepEqual(await kindsOf(here, cyd), ['bid_declined'])
})

test('the job of a bid that came back is not told where it is not seen any more', async () => {
  const here = await world()
  const { ada, bob, job } = await market(here)
  await addBid(here, bob, job.id)
  await here.as(ada).call('delete_project', { project_id: job.id })
  const [told] = await toldOf(here, bob)
  assert.deepEqual(
    [told?.kind, told?.message, told?.link],
    ['bid_returned', '', '/freelancer/myProjects?role=freelancer'],
  )
})

test('bidders are told that a bid is back as nobody answered, but not those with an offer', async () => {
  const here = await world()
  const { ada, bob, cyd, job } = await market(here)
  await addBid(here, bob, job.id)
  await offerJob(here, ada, await addBid(here, cyd, job.id))
  const { db } = here.platform.database
  await sql`update jobs set bidding_ends = now() - interval '15 days' where id = ${job.id}`.execute(db)
  await returnBids(here.platform)
  const [told] = await toldOf(here, bob)
  assert.deepEqual(
    [told?.kind, told?.text],
    ['bid_unanswered', 'Your bid got no answer in 14 days. You have it back'],
  )
  assert.deepEqual(await kindsOf(here, cyd), ['agreement_offer'])
  await returnBids(here.platform)
  assert.equal((await toldOf(here, bob)).length, 1)
})
