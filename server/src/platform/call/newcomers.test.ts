import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { SettingName } from '@commons/contract/staff/settings.ts'
import { sql } from 'kysely'
import { staffMember } from '../../../test/staff.ts'
import { makeWorld, type Person, type World } from '../../../test/world.ts'
import { putSetting } from '../settings/settings.queries.ts'

const env = { RATE_LIMIT_FACTOR: '1' }
let here: World
let there: World
let ada: Person
before(async () => {
  here = await makeWorld({ env })
  there = await makeWorld({ env, database: here.database })
  ada = await here.person('Ada')
})

async function set(values: Partial<Record<SettingName, string>>): Promise<void> {
  const { database } = here.platform
  await database.db.transaction().execute(async (tx) => {
    for (const [name, value] of Object.entries(values)) await putSetting(tx, name, value)
  })
  for (const { platform } of [here, there]) await platform.settings.read()
}

/** Somebody who joined so many days ago. */
async function joined(name: string, days = 0): Promise<Person> {
  const person = await here.person(name)
  await sql`update members set created_at = now() - make_interval(days => ${days}) where id = ${person.id}`.execute(
    here.platform.database.db,
  )
  return person
}

const post = (who: Person, message = 'Hello', at = here) => at.as(who).send('add_post', { message })
const refusalOf = async (sent: ReturnType<typeof post>) => (await sent).body['error']

test('a new account publishes only so much in a day, and reads when it is possible again', async () => {
  await set({ new_account_days: '3', new_account_posts: '2' })
  const eve = await joined('Eve', 1)
  const first = { message: 'Once', idempotency_key: 'the first post' }
  const { recdata } = await here.as(eve).call('add_post', first)
  // What isn't published doesn't count.
  assert.equal(await refusalOf(post(eve, '')), 'post_empty')
  await here.as(eve).call('add_post', { message: 'Twice' })
  const { body, status } = await post(eve, 'Thrice')
  assert.deepEqual(
    [status, body['error'], body['message']],
    [
      403,
      'new_account_limited',
      'New accounts can publish 2 posts a day. Try again in 24 hours. The limit ends in 2 days.',
    ],
  )
  assert.equal(
    await refusalOf(here.as(eve).send('repost', { post_id: recdata.post_id })),
    'new_account_limited',
  )
  // A copy of an earlier request is answered as that one, and another kind has its own count.
  assert.equal((await here.as(eve).call('add_post', first)).recdata.post_id, recdata.post_id)
  await here.as(eve).call('post_comment', { post_id: recdata.post_id, comment: 'And so on' })
  const { id } = eve
  await sql`update guess_budgets set expire = 0 where key = ${`new:${id}:posts`}`.execute(
    here.platform.database.db,
  )
  assert.equal(await refusalOf(post(eve)), undefined)
})

test('many at once in two processes are no more than the limit', async () => {
  await set({ new_account_posts: '3' })
  const eve = await joined('Quick Eve')
  const said = await Promise.all(
    Array.from({ length: 12 }, (_, nth) => refusalOf(post(eve, `No. ${nth}`, nth % 2 ? here : there))),
  )
  assert.equal(said.filter((each) => each === undefined).length, 3)
  assert.equal(said.filter((each) => each === 'new_account_limited').length, 9)
})

test('comments, follows and new conversations have a limit each; old conversations and calls back have none', async () => {
  await set({ new_account_comments: '1', new_account_follows: '1', new_account_conversations: '1' })
  const [eve, bob, cyd] = [await joined('Busy Eve'), await here.person('Bob'), await here.person('Cyd')]
  const { recdata } = await here.as(bob).call('add_post', { message: 'Hello' })
  const twice = async (name: string, one: object, other: object) => {
    assert.equal((await here.as(eve).send(name, one)).status, 200, name)
    const { body } = await here.as(eve).send(name, other)
    assert.equal(body['error'], 'new_account_limited', name)
    return body['message']
  }
  const { post_id } = recdata
  await twice('post_comment', { post_id, comment: 'One' }, { post_id, comment: 'Two' })
  assert.match(
    String(await twice('follow', { following_id: bob.id }, { following_id: cyd.id })),
    /^New accounts can follow 1 person a day\./,
  )
  await twice('send_massage', { friend_id: bob.id, message: 'Hi' }, { friend_id: cyd.id, message: 'Hi' })
  assert.equal(await refusalOf(here.as(eve).send('start_chat', { friend_id: cyd.id })), 'new_account_limited')
  await here.as(eve).call('send_massage', { friend_id: bob.id, message: 'Still there?' })
  await here.as(cyd).call('send_massage', { friend_id: eve.id, message: 'Hi' })
  await here.as(eve).call('send_massage', { friend_id: cyd.id, message: 'Hi, Cyd' })
})

test('links are refused at their field where the network has it so, and 0 limits nobody', async () => {
  await set({ new_account_links: '0', new_account_posts: '0' })
  const eve = await joined('Linking Eve')
  const fieldsOf = async (message: string, who = eve) => (await post(who, message)).body['fields']
  for (const message of ['See https://spam.example', 'www.spam.example', 'spam.example/win'])
    assert.deepEqual(
      await fieldsOf(message),
      { message: 'New accounts can’t publish links. You can in 3 days.' },
      message,
    )
  // A question with a link isn't theirs; what they answer is.
  const owner = here.as(await joined('Old Olga', 4))
  const { recdata } = await owner.call('group_create', { group_name: 'Asks', is_closed_group: 1 })
  const group_id = recdata.id
  const question = 'Have you read https://rules.example?'
  await owner.call('group_questions_update', { group_id, questions: [{ question }] })
  const answered = (answer: string) =>
    here.as(eve).send('join_group', { group_id, answers: [{ question, answer }] })
  assert.deepEqual((await answered('On https://spam.example')).body['fields'], {
    answers: 'New accounts can’t publish links. You can in 3 days.',
  })
  assert.equal((await answered('I have')).status, 200)
  for (const message of ['Well.Then', 'and/or', '3.5 km']) assert.equal(await fieldsOf(message), undefined)
  for (const who of [await joined('Old Eve', 4), await staffMember(here, 'Mod', 'moderator')])
    assert.equal(await fieldsOf('https://fine.example', who), undefined)
  await set({ new_account_days: '0' })
  assert.equal(await fieldsOf('https://fine.example'), undefined)
  assert.equal(await fieldsOf('Also here', ada), undefined)
})
