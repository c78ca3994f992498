/** Reviews of both sides: when, who sees them, and what they come to. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { day, isForMembersOnly, verify } from '../../../../test/scenes/accounts-scene.ts'
import { agree, setEarned } from '../../../../test/scenes/freelance-scene.ts'
import { statementsOfRead } from '../../../../test/statements.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { shiftClock } from '../../../platform/clock.ts'
import { gatherNews } from '../../notifications/gathering.ts'

/** A client and a freelancer whose work was paid, and somebody else. */
async function paid(here: World) {
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  for (const person of [ada, bob]) await verify(here, person)
  const { id, project_id } = await agree(here, ada, bob)
  await setEarned(here, id)
  // Making members moves it.
  shiftClock(0)
  return { ada, bob, eve, id, project_id: project_id ?? 0 }
}

const ofJob = async (here: World, viewer: Person, project_id: number) => {
  const { response, review } = await here.as(viewer).call('get_reviews_by_project', { project_id })
  return { seen: response.map(({ rating, role }) => [role, rating]), review }
}

const ofMember = async (here: World, viewer: Person, input: object) => {
  const { response, rating, review_count, uncounted_count } = await here
    .as(viewer)
    .call('get_reviews_by_user_id', input)
  return { ratings: response.map((each) => each.rating), rating, review_count, uncounted_count }
}

test('only members review', async () => {
  const here = await world()
  for (const [call, input] of [
    ['add_review', { project_id: 1, review_user_id: 1, rating: 5 }],
    ['answer_review', { review_id: 1, comment: 'Thanks' }],
    ['get_reviews_by_project', { project_id: 1 }],
    ['get_reviews_by_user_id', {}],
  ] as const)
    await isForMembersOnly(here, call, input)
})

test('nobody sees a review before both are in', async (t) => {
  t.after(() => shiftClock(0))
  const here = await world()
  const { ada, bob, eve, id, project_id } = await paid(here)
  assert.deepEqual((await ofJob(here, ada, project_id)).review, {
    review_user_id: bob.id,
    is_open: 1,
    is_other_in: 0,
    until: null,
  })
  const written = { project_id, review_user_id: bob.id, rating: '5', comment: 'The best bread' }
  const { data: one, message } = await here.as(ada).call('add_review', written)
  assert.equal(message, 'Review saved')
  assert.deepEqual([one.is_own, one.is_shown, one.is_uncounted, one.role], [1, 0, 0, 'client'])
  assert.equal(Date.parse(one.shown_at) - Date.parse(one.created_at), 14 * day)
  assert.deepEqual(await ofJob(here, ada, project_id), { seen: [['client', 5]], review: null })
  const waiting = await ofJob(here, bob, project_id)
  assert.deepEqual([waiting.seen, waiting.review?.is_other_in, waiting.review?.until], [[], 1, one.shown_at])
  assert.deepEqual(await ofJob(here, eve, project_id), { seen: [], review: null })
  assert.deepEqual((await ofMember(here, eve, { view_user_id: bob.id })).ratings, [])
  // In nothing that the reviewed receives.
  for (const call of ['get_reviews_by_user_id', 'export_reputation'] as const)
    assert(!JSON.stringify((await here.as(bob).send(call, {})).body).includes('best bread'))
  await gatherNews(here.platform)
  const { recdata } = await here.as(bob).call('notification_list', { filter: 'work' })
  assert.deepEqual([recdata[0]?.kind, recdata[0]?.link], ['agreement_review', `/freelancer/agreements/${id}`])
  assert(!JSON.stringify(recdata).includes('best bread'))
  await here.as(bob).isRefused('answer_review', { review_id: one.id, comment: 'Thanks' }, 'review_not_found')

  await here.as(bob).call('add_review', { project_id, review_user_id: ada.id, rating: 3 })
  for (const viewer of [ada, bob, eve])
    assert.deepEqual(await ofJob(here, viewer, project_id), {
      seen: [
        ['freelancer', 3],
        ['client', 5],
      ],
      review: null,
    })
  assert.deepEqual(await ofMember(here, eve, { view_user_id: bob.id }), {
    ratings: [5],
    rating: '5.0',
    review_count: 1,
    uncounted_count: 0,
  })
})

test('after 14 days the first shows, and it is too late for the other', async (t) => {
  t.after(() => shiftClock(0))
  const here = await world()
  const { ada, bob, eve, project_id } = await paid(here)
  await here.as(ada).call('add_review', { project_id, review_user_id: bob.id, rating: 2 })
  shiftClock(14 * day - 60_000)
  assert.deepEqual((await ofMember(here, eve, { view_user_id: bob.id })).ratings, [])
  shiftClock(14 * day + 60_000)
  assert.deepEqual((await ofMember(here, eve, { view_user_id: bob.id })).ratings, [2])
  assert.deepEqual(await ofJob(here, bob, project_id), { seen: [['client', 2]], review: null })
  const late = { project_id, review_user_id: ada.id, rating: 1 }
  await here.as(bob).isRefused('add_review', late, 'review_over')
})

test('a review is refused by name', async () => {
  const here = await world()
  const { ada, bob, eve, id, project_id } = await paid(here)
  const review = { project_id, review_user_id: bob.id, rating: 5 }
  await here.as(eve).isRefused('add_review', review, 'agreement_not_found')
  await here.as(ada).isRefused('add_review', { ...review, review_user_id: eve.id }, 'agreement_not_found')
  await here.as(ada).isRefused('add_review', { ...review, review_user_id: ada.id }, 'agreement_not_found')
  const { pool } = here.platform.database
  await pool.query('update agreements set earned_at = null where id = $1', [id])
  await here.as(ada).isRefused('add_review', review, 'review_early')
  assert.equal((await ofJob(here, ada, project_id)).review?.is_open, 0)
  await setEarned(here, id)
  await here.as(ada).call('add_review', review)
  await here.as(ada).isRefused('add_review', review, 'review_exists')
  for (const [input, field, words] of [
    [{ rating: 0 }, 'rating', 'Choose 1 to 5 stars'],
    [{ rating: '6' }, 'rating', 'Choose 1 to 5 stars'],
    [{ comment: 'x'.repeat(2001) }, 'comment', 'A review can have up to 2,000 characters'],
  ] as const) {
    const { body } = await here.as(ada).send('add_review', { ...review, ...input })
    assert.deepEqual(body['fields'], { [field]: words })
  }
})

test('who is reviewed answers once', async () => {
  const here = await world()
  const { ada, bob, eve, project_id } = await paid(here)
  const { data: one } = await here
    .as(ada)
    .call('add_review', { project_id, review_user_id: bob.id, rating: 1 })
  await here.as(bob).call('add_review', { project_id, review_user_id: ada.id, rating: 5 })
  const answer = { review_id: one.id, comment: 'The clay was wet' }
  for (const other of [ada, eve]) await here.as(other).isRefused('answer_review', answer, 'review_not_found')
  const { body } = await here.as(bob).send('answer_review', { ...answer, comment: ' ' })
  assert.deepEqual(body['fields'], { comment: 'Write an answer' })
  const { data } = await here.as(bob).call('answer_review', answer)
  assert.equal(data.answer, 'The clay was wet')
  await here.as(bob).isRefused('answer_review', answer, 'review_answered')
})

test('a rating is of one side, and pages have others', async () => {
  const here = await world()
  const { ada, bob, project_id } = await paid(here)
  const both = async (project: number, client: Person, freelancer: Person, stars: number) => {
    await here
      .as(client)
      .call('add_review', { project_id: project, review_user_id: freelancer.id, rating: stars })
    await here
      .as(freelancer)
      .call('add_review', { project_id: project, review_user_id: client.id, rating: 1 })
  }
  await both(project_id, ada, bob, 5)
  const ask = () => here.as(ada).call('get_reviews_by_user_id', { view_user_id: bob.id, limit: 2 })
  const few = await statementsOfRead(here.platform, ask)
  for (const stars of [4, 4]) {
    const more = await agree(here, ada, bob)
    await setEarned(here, more.id)
    await both(more.project_id ?? 0, ada, bob, stars)
  }
  const back = await agree(here, bob, ada)
  await setEarned(here, back.id)
  await both(back.project_id ?? 0, bob, ada, 2)
  assert.equal(await statementsOfRead(here.platform, ask), few)
  assert.deepEqual(await ofMember(here, ada, { view_user_id: bob.id, role: 'freelancer' }), {
    ratings: [4, 4, 5],
    rating: '4.3',
    review_count: 3,
    uncounted_count: 0,
  })
  assert.deepEqual((await ofMember(here, bob, { role: 'client' })).rating, '1.0')
  const first = await ask()
  const rest = await here
    .as(ada)
    .call('get_reviews_by_user_id', { view_user_id: bob.id, limit: 2, before: first.next })
  assert.equal(new Set([...first.response, ...rest.response].map(({ id }) => id)).size, 4)
})

test('a review between accounts of one person counts in no rating, and says so', async () => {
  const here = await world()
  const { db } = here.platform.database
  const one: Record<string, (people: { ada: Person; bob: Person }) => Promise<unknown>> = {
    'one browser at one network': ({ ada, bob }) =>
      sql`
        update sessions set user_agent = 'Firefox', address_prefix = '203.0.113.0/24'
        where member_id in (${ada.id}, ${bob.id})`.execute(db),
    'one mailbox': ({ ada, bob }) =>
      sql`
        update members set email = case when id = ${ada.id} then 'ada.' || id || '@gmail.com'
          else 'ada' || ${ada.id}::text || '+work@googlemail.com' end
        where id in (${ada.id}, ${bob.id})`.execute(db),
  }
  for (const [how, make] of Object.entries(one)) {
    const { ada, bob, eve, project_id } = await paid(here)
    await make({ ada, bob })
    const { data } = await here.as(ada).call('add_review', { project_id, review_user_id: bob.id, rating: 5 })
    assert.equal(data.is_uncounted, 1, how)
    await here.as(bob).call('add_review', { project_id, review_user_id: ada.id, rating: 5 })
    assert.deepEqual(
      await ofMember(here, eve, { view_user_id: bob.id }),
      { ratings: [5], rating: '0.0', review_count: 1, uncounted_count: 1 },
      how,
    )
    const { statement } = (await here.as(bob).call('export_reputation', {})).data
    assert.equal(statement.as_freelancer.agreements, 0, how)
  }
})

test('one network alone is no proof', async () => {
  const here = await world()
  const { ada, bob, project_id } = await paid(here)
  await sql`
    update sessions set user_agent = 'Browser ' || member_id, address_prefix = '203.0.113.0/24'
    where member_id in (${ada.id}, ${bob.id})`.execute(here.platform.database.db)
  const { data } = await here.as(ada).call('add_review', { project_id, review_user_id: bob.id, rating: 5 })
  assert.equal(data.is_uncounted, 0)
})

test('a block hides the words of the other, from everybody but whom they are about', async () => {
  const here = await world()
  const { ada, bob, eve, project_id } = await paid(here)
  const words = { rating: 1, comment: 'Never again' }
  await here.as(ada).call('add_review', { project_id, review_user_id: bob.id, ...words })
  await here.as(bob).call('add_review', { project_id, review_user_id: ada.id, rating: 1 })
  await here.block(eve, ada)
  await here.block(bob, ada)
  const seen = async (viewer: Person) => {
    const { response } = await here.as(viewer).call('get_reviews_by_user_id', { view_user_id: bob.id })
    return response.map(({ author, comment, rating }) => [author?.username, comment, rating])
  }
  assert.deepEqual(await seen(eve), [[undefined, '', 1]])
  assert.deepEqual(await seen(bob), [[ada.username, 'Never again', 1]])
  // Their agreement stays theirs, and so do its reviews.
  assert.equal((await ofJob(here, bob, project_id)).seen.length, 2)
  await here.as(eve).isRefused('get_reviews_by_project', { project_id }, 'job_not_found')
  await here.as(eve).isRefused('get_reviews_by_user_id', { view_user_id: ada.id }, 'member_not_found')
})
