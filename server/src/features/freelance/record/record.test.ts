/** What freelancers have done, and how soon clients answer: true wherever it is shown. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { verify } from '../../../../test/scenes/accounts-scene.ts'
import { addBid, addJob, agree, offerJob, setEarned } from '../../../../test/scenes/freelance-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { shiftClock } from '../../../platform/clock.ts'

/** Work that was paid and reviewed by both, so that the reviews show. */
async function work(here: World, client: Person, freelancer: Person, stars: number, cents = 12_345) {
  shiftClock(0)
  const { id, project_id } = await agree(here, client, freelancer)
  await setEarned(here, id, cents)
  for (const [author, subject, rating] of [
    [client, freelancer, stars],
    [freelancer, client, 1],
  ] as const)
    await here
      .as(author)
      .call('add_review', { project_id: project_id ?? 0, review_user_id: subject.id, rating })
  return id
}

const profileOf = async (here: World, viewer: Person, { id }: Person) =>
  (await here.as(viewer).call('get_freelancer_profile', { view_user_id: id })).data

async function people<const Names extends readonly string[]>(here: World, ...names: Names) {
  const made: Person[] = []
  for (const name of names) made.push(await here.person(name))
  for (const person of made) await verify(here, person)
  return made as { [K in keyof Names]: Person }
}

test('a profile shows what clients said, what was done, and what was earned', async (t) => {
  t.after(() => shiftClock(0))
  const here = await world()
  const [ada, bob, cyd] = await people(here, 'Ada', 'Bob', 'Cyd')
  const figures = async () => {
    const { rating, review_count, jobs_done, earnings } = await profileOf(here, cyd, bob)
    return [rating, review_count, jobs_done, earnings]
  }
  assert.deepEqual(await figures(), ['0.0', 0, 0, '0'])
  // Agreed on, and not paid yet.
  await agree(here, ada, bob)
  assert.deepEqual(await figures(), ['0.0', 0, 0, '0'])
  const first = await work(here, ada, bob, 5)
  assert.deepEqual(await figures(), ['5.0', 1, 1, '123.45'])
  await work(here, cyd, bob, 4, 5)
  // More of the first.
  await setEarned(here, first, 55)
  assert.deepEqual(await figures(), ['4.5', 2, 2, '124.05'])
  // What Bob said of Ada is about a client.
  const ofAda = await profileOf(here, bob, ada)
  assert.deepEqual([ofAda.rating, ofAda.review_count, ofAda.jobs_done], ['0.0', 0, 0])
  const { database } = here.platform
  await sql`update agreements set is_related = true where id = ${first}`.execute(database.db)
  assert.deepEqual((await figures()).slice(2), [1, '0.05'])
  await sql`delete from agreements where freelancer_id = ${bob.id}`.execute(database.db)
  assert.deepEqual(await figures(), ['0.0', 0, 0, '0'])
})

test('whoever hides their earnings still sees them', async (t) => {
  t.after(() => shiftClock(0))
  const here = await world()
  const [ada, bob] = await people(here, 'Ada', 'Bob')
  await work(here, ada, bob, 5)
  const { data } = await here.as(bob).call('update_freelancer_profile', { hide_earnings: 1 })
  assert.deepEqual([data.earnings, data.hide_earnings], ['123.45', 1])
  const seen = await profileOf(here, ada, bob)
  assert.deepEqual([seen.earnings, seen.jobs_done], [null, 1])
  // What a change leaves out stays.
  await here.as(bob).call('update_freelancer_profile', { summary: 'Ovens' })
  assert.equal((await profileOf(here, ada, bob)).earnings, null)
  await here.as(bob).call('update_freelancer_profile', { hide_earnings: '0' })
  assert.equal((await profileOf(here, ada, bob)).earnings, '123.45')
})

test('bids tell what their bidders have done, and can be in the order of ratings', async (t) => {
  t.after(() => shiftClock(0))
  const here = await world()
  const [ada, bob, cyd, eve] = await people(here, 'Ada', 'Bob', 'Cyd', 'Eve')
  await work(here, ada, bob, 3)
  await work(here, ada, cyd, 5)
  const job = await addJob(here, ada)
  for (const bidder of [cyd, bob, eve]) await addBid(here, bidder, job.id)
  const records = async (viewer: Person, sort: 'rating' | 'newest') =>
    (await here.as(viewer).call('get_bid_by_project_id', { project_id: job.id, sort })).response.map(
      ({ username, rating, review_count, jobs_done }) => [username, rating, review_count, jobs_done],
    )
  const rated = [
    [cyd.username, '5.0', 1, 1],
    [bob.username, '3.0', 1, 1],
    [eve.username, '0.0', 0, 0],
  ]
  assert.deepEqual(await records(ada, 'rating'), rated)
  assert.deepEqual(await records(ada, 'newest'), [rated[2], rated[1], rated[0]])
  // Others get the latest first.
  assert.deepEqual(await records(bob, 'rating'), [rated[1], rated[2], rated[0]])
})

test('a client panel tells how soon the client answers: by a message, an offer, or a decision', async () => {
  const here = await world()
  const [ada, bob, cyd, eve, fay] = await people(here, 'Ada', 'Bob', 'Cyd', 'Eve', 'Fay')
  const job = await addJob(here, ada)
  const minutes = async () =>
    (await here.as(eve).call('get_single_project', { project_id: job.id })).response.client.answer_minutes
  const ago = async (bidder: Person, hours: number) => {
    const bid = await addBid(here, bidder, job.id)
    await sql`update bids set created_at = now() - ${hours} * interval '1 hour' where id = ${bid.id}`.execute(
      here.platform.database.db,
    )
    return bid
  }
  const [first, second, third] = [await ago(bob, 1), await ago(cyd, 5), await ago(eve, 9)]
  await ago(fay, 100)
  await here.as(ada).call('send_massage', { friend_id: bob.id, message: 'When?', by_freelancer: 1 })
  await here.as(ada).call('decline_bid', { id: second.id })
  // A bidder's own message answers nothing.
  await here.as(fay).call('send_massage', { friend_id: ada.id, message: 'Hello?', by_freelancer: 1 })
  assert.equal(await minutes(), null)
  await offerJob(here, ada, third)
  assert.equal(await minutes(), 301)
  // What comes later changes nothing.
  await here.as(ada).call('send_massage', { friend_id: eve.id, message: 'Well?', by_freelancer: 1 })
  await here.as(ada).call('shortlist_bid', { id: first.id, status: 1 })
  assert.equal(await minutes(), 301)
})
