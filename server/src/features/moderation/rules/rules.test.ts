import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { staffMember } from '../../../../test/staff.ts'
import { makeWorld, type Person, type World } from '../../../../test/world.ts'

let here: World
let there: World
let admin: Person
let ada: Person
before(async () => {
  here = await makeWorld()
  there = await makeWorld({ database: here.database })
  admin = await staffMember(here, 'Root', 'admin')
  ada = await here.person('Ada')
})

const words = (title: string) => ({
  title_en: title,
  title_cs: `${title} česky`,
  text_en: 'Be kind.',
  text_cs: 'Buďte milí.',
})
const change = (input: object, world = here) =>
  world.as(admin).send('update_rule', { ...words('Changed'), reason: 'Asked for', ...input })
const titles = async () => (await here.as(ada).call('rule_list', {})).recdata.map(({ title }) => title)
const textsOf = async (id: number) =>
  (await here.as(admin).call('admin_rule_list', {})).recdata.find(({ rule_id }) => rule_id === id)

test('a rule is added, moved, reworded and retired; each act is in the log with what was before', async () => {
  const before = await titles()
  assert.equal(before.length, 9)
  const { body } = await change({ ...words('No dogs'), place: '2' })
  const { rule_id } = body['recdata'] as { rule_id: number }
  assert.deepEqual(await titles(), [before[0], 'No dogs', ...before.slice(1)])
  await change({ ...words('No cats'), rule_id, place: 1 })
  assert.deepEqual((await titles()).slice(0, 2), ['No cats', before[0]])
  const found = await textsOf(rule_id)
  assert.deepEqual([found?.title_cs, found?.changed_by?.user_id], ['No cats česky', admin.id])
  assert.equal(
    (await change({ ...words('No cats'), rule_id })).body['error'],
    'rule_unchanged',
    'where it is, as it is',
  )
  assert.equal((await change({ ...words('No cats'), rule_id, is_retired: 1 })).status, 200)
  assert.deepEqual(await titles(), before)
  const { recdata: retired } = await here.as(admin).call('admin_rule_list', { is_retired: 1, limit: 1 })
  assert.deepEqual([retired[0]?.rule_id, typeof retired[0]?.retired_at], [rule_id, 'string'])
  await change({ ...words('No cats'), rule_id, is_retired: 0 })
  assert.deepEqual(await titles(), [...before, 'No cats'], 'back, as the last one')
  await change({ ...words('No cats'), rule_id, is_retired: 1 })

  const { recdata: log } = await here.as(admin).call('audit_log', { act: 'update_rule', limit: 5 })
  assert.deepEqual(
    [log[0]?.object_kind, log[0]?.object_id, log[0]?.reason],
    ['rule', String(rule_id), 'Asked for'],
  )
  assert.equal((JSON.parse(log[3]?.before ?? '') as { title_en: string }).title_en, 'No dogs')
})

test('a decision keeps the words of the rule that it named, and a retired rule is none to decide by', async () => {
  const bob = await here.person('Bob')
  const { body } = await change(words('No puns'))
  const { rule_id } = body['recdata'] as { rule_id: number }
  const decide = (rule: number) =>
    here
      .as(admin)
      .send('decide_member', { view_user_id: bob.id, acts: ['warn'], rule_id: rule, reason: 'A pun' })
  assert.equal((await decide(rule_id)).status, 200)
  await change({ ...words('No jokes'), rule_id })
  await change({ ...words('No jokes'), rule_id, is_retired: 1 })
  const { recdata } = await here.as(bob).call('decision_list', {})
  assert.equal(recdata[0]?.rule.title, 'No puns')
  assert.equal((await decide(rule_id)).body['error'], 'rule_not_found')
  const { figures } = await here.as().call('decision_log', {})
  assert.equal(figures.rules.at(-1)?.title, 'No jokes', 'the log still has its name')
})

test('what is no rule is refused at its field', async () => {
  const { body } = await change({ title_en: ' ', text_cs: 'x'.repeat(1001), place: 41 })
  assert.deepEqual(body['fields'], {
    title_en: 'Give the rule a title',
    text_cs: 'Make the text shorter. The limit is 1000 characters.',
    place: 'Choose a place from 1 to 40',
  })
  assert.equal((await change({ rule_id: 99_999 })).body['error'], 'rule_not_found')
})

test('there is always a rule, and never more than 40; of two at once each sees the other', async () => {
  const { db } = here.platform.database
  await sql`update rules set retired_at = now() where id > 2`.execute(db)
  const [one, other] = (await here.as(admin).call('admin_rule_list', {})).recdata
  const retire = (rule: typeof one, world: World) =>
    world.as(admin).send('update_rule', { ...rule, place: undefined, is_retired: 1, reason: 'Race' })
  const answers = await Promise.all([retire(one, here), retire(other, there)])
  assert.deepEqual(answers.map(({ body }) => body['error'] ?? 'done').toSorted(), ['done', 'last_rule'])

  for (let nth = (await titles()).length; nth < 40; nth++) await change(words(`Rule ${nth}`))
  assert.equal((await change(words('One more'))).body['error'], 'too_many_network_rules')
})
