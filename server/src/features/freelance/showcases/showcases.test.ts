/** Delivered work that both show: who may propose it, who agrees, who sees it, and what is left of it. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { jpeg } from '../../../../test/files/pictures.ts'
import { newsOf } from '../../../../test/scenes/funding-scene.ts'
import { funded, makeTwo, type Two } from '../../../../test/scenes/milestones-scene.ts'
import { openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { gatherNews } from '../../notifications/gathering.ts'
import { eraseShowcases } from './showcases.leaving.ts'

let here: World

before(async () => {
  here = await world()
  await openMoney(here)
})

/** Two of whose work a milestone was released. */
async function worked(): Promise<Two> {
  const two = await makeTwo(here)
  const { id } = await funded(here, two)
  await here.as(two.client).call('release_milestone', { milestone_id: id })
  return two
}
const words = { title: 'A dome of clay', description: 'Fired twice.', link: 'https://clay.example/dome' }
const propose = async (two: Two, by: Person) =>
  (await here.as(by).call('propose_showcase', { payment_id: two.agreement.id, ...words })).data
const answer = (by: Person, showcase_id: number, status: 'accepted' | 'declined' | 'withdrawn') =>
  here.as(by).call('answer_showcase', { showcase_id, status })
const shownOf = async (viewer: Person, of: Person) =>
  (await here.as(viewer).call('get_showcases', { view_user_id: of.id })).response
const kindsOf = async (person: Person) => {
  await gatherNews(here.platform)
  return (await newsOf(here, person)).filter((kind) => kind.startsWith('showcase'))
}

test('one proposes, the other agrees: both are credited, and everybody sees it on both profiles', async () => {
  const two = await worked()
  const { client, freelancer, agreement } = two
  const stranger = await here.person('Sam')
  const made = await propose(two, freelancer)
  assert.deepEqual(
    [made.status, made.is_own, made.acts, made.title, made.link, made.picture],
    ['proposed', 1, ['withdraw'], words.title, words.link, null],
  )
  assert.deepEqual(await shownOf(stranger, freelancer), [])
  assert.deepEqual(await kindsOf(client), ['showcase_proposed'])
  const ofTwo = { payment_id: agreement.id }
  const { response, can_propose } = await here.as(client).call('get_showcases', ofTwo)
  assert.equal(can_propose, 0)
  assert.deepEqual(
    response.map(({ id, acts }) => [id, acts]),
    [[made.id, ['accept', 'decline']]],
  )

  await answer(client, made.id, 'accepted')
  assert.deepEqual(await kindsOf(freelancer), ['showcase_published'])
  for (const each of [client, freelancer]) {
    const [seen, ...none] = await shownOf(stranger, each)
    assert.equal(none.length, 0)
    assert.deepEqual(
      [seen?.status, seen?.client?.user_id, seen?.freelancer?.user_id, seen?.acts],
      ['published', client.id, freelancer.id, []],
    )
  }

  // Whoever doesn't see one of the two doesn't see what they show.
  await here.as(stranger).call('block', { blocked_user_id: client.id })
  assert.deepEqual(await shownOf(stranger, freelancer), [])

  // Either ends it, and another can be proposed, by the other side.
  await answer(freelancer, made.id, 'withdrawn')
  assert.deepEqual(await shownOf(client, freelancer), [])
  assert.equal((await here.as(client).call('get_showcases', ofTwo)).can_propose, 1)
  const again = await propose(two, client)
  await answer(freelancer, again.id, 'declined')
  await here
    .as(client)
    .isRefused('answer_showcase', { showcase_id: again.id, status: 'withdrawn' }, 'showcase_not_found')
})

test('its picture is for the two until both show it', async () => {
  const two = await worked()
  const { client, freelancer, agreement } = two
  const stranger = await here.person('Sam')
  const file = await jpeg(900, 600)
  const asked = { payment_id: agreement.id, ...words, alt: 'The dome' }
  const { data } = await here.as(freelancer).call('propose_showcase', asked, { file })
  assert.equal(data.picture?.alt, 'The dome')
  // Its address is signed for whoever asked for it.
  const signed = new URL(data.file ?? '', here.url)
  assert.equal((await fetch(signed)).status, 200)
  assert.equal((await fetch(new URL(signed.pathname, here.url))).status, 404)
  await answer(client, data.id, 'accepted')
  const [seen] = await shownOf(stranger, freelancer)
  assert.equal((await fetch(new URL(seen?.file ?? '', here.url))).status, 200)
})

test('each refusal, and who may not', async () => {
  const two = await makeTwo(here)
  const { client, freelancer, agreement } = two
  const stranger = await here.person('Sam')
  const asked = { payment_id: agreement.id, ...words }
  await here.as(freelancer).isRefused('propose_showcase', asked, 'showcase_early')
  const { id } = await funded(here, two)
  await here.as(client).call('release_milestone', { milestone_id: id })
  await here.as(stranger).isRefused('propose_showcase', asked, 'agreement_not_found')
  await here.as(stranger).isRefused('get_showcases', { payment_id: agreement.id }, 'agreement_not_found')
  await here.as(stranger).isRefused('get_showcases', { view_user_id: 999_999 }, 'member_not_found')
  await here.as().isRefused('get_showcases', {}, 'session_unknown')
  await here.as().isRefused('propose_showcase', asked, 'session_unknown')
  for (const wrong of [
    { title: ' ' },
    { title: 'x'.repeat(121) },
    { description: 'x'.repeat(2001) },
    { link: 'clay' },
  ])
    await here.as(freelancer).isRefused('propose_showcase', { ...asked, ...wrong }, 'invalid_fields')
  const made = await propose(two, freelancer)
  await here.as(client).isRefused('propose_showcase', asked, 'showcase_exists')
  const showcase_id = made.id
  await here.as(freelancer).isRefused('answer_showcase', { showcase_id, status: 'accepted' }, 'own_showcase')
  await here
    .as(client)
    .isRefused('answer_showcase', { showcase_id, status: 'withdrawn' }, 'showcase_not_found')
  await here
    .as(stranger)
    .isRefused('answer_showcase', { showcase_id, status: 'accepted' }, 'showcase_not_found')
  await here.as().isRefused('answer_showcase', { showcase_id, status: 'accepted' }, 'session_unknown')
  await here
    .as(client)
    .isRefused('answer_showcase', { showcase_id, status: 'shown' as never }, 'invalid_fields')
  await answer(client, showcase_id, 'accepted')
  for (const each of [client, freelancer])
    await here
      .as(each)
      .isRefused('answer_showcase', { showcase_id, status: 'accepted' }, 'showcase_published')
})

test('nobody agrees for who has left', async () => {
  const { client, agreement } = await worked()
  await sql`update agreements set freelancer_id = null where id = ${agreement.id}`.execute(
    here.platform.database.db,
  )
  const asked = { payment_id: agreement.id, ...words }
  await here.as(client).isRefused('propose_showcase', asked, 'showcase_alone')
})

test('agreed to and taken back at once, it is one or the other', async () => {
  for (let nth = 0; nth < 6; nth++) {
    const two = await worked()
    const { id: showcase_id } = await propose(two, two.freelancer)
    const [agreed, taken] = await Promise.all([
      here.as(two.client).send('answer_showcase', { showcase_id, status: 'accepted' }),
      here.as(two.freelancer).send('answer_showcase', { showcase_id, status: 'withdrawn' }),
    ])
    // Taken back after it was agreed to, both were done; before, there was nothing to agree to.
    assert.equal(taken.status, 200)
    assert([200, 404].includes(agreed.status))
    assert.deepEqual(await shownOf(two.client, two.freelancer), [])
  }
})

test('two proposals at once are one', async () => {
  const two = await worked()
  const asked = { payment_id: two.agreement.id, ...words }
  const answers = await Promise.all(
    [two.client, two.freelancer].map((each) => here.as(each).send('propose_showcase', asked)),
  )
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409])
})

test('it goes with whoever proposed it, and stays with the other side’s name gone', async () => {
  const [own, others] = [await worked(), await worked()]
  for (const [two, by] of [
    [own, own.freelancer],
    [others, others.client],
  ] as const) {
    const { id } = await propose(two, by)
    await answer(by === two.client ? two.freelancer : two.client, id, 'accepted')
  }
  const { db } = here.platform.database
  await eraseShowcases(db, own.freelancer.id)
  await eraseShowcases(db, others.freelancer.id)
  assert.deepEqual(await shownOf(own.client, own.client), [])
  assert.equal((await shownOf(others.client, others.client)).length, 1)
})
