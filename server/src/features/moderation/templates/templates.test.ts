/** Templates of decisions. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { twoProcesses } from '../../../../test/processes.ts'
import { staffMember } from '../../../../test/staff.ts'
import type { Person, World } from '../../../../test/world.ts'

let here: World
let there: World
let moderator: Person
let admin: Person
before(async () => {
  ;[here, there] = await twoProcesses()
  moderator = await staffMember(here, 'Mod', 'moderator')
  admin = await staffMember(here, 'Root', 'admin')
})

const template = { name: 'Watches', rule_id: 1, reason_en: 'An offer', reason_cs: 'Nabídka' }
const list = async () => (await here.as(moderator).call('template_list', {})).recdata

test('there are templates from the beginning; others are added, changed and deleted, and the log says so', async () => {
  const first = await list()
  assert.ok(first.some(({ name, acts }) => name === 'Spam' && acts.includes('hide')))
  const more = { acts: ['hide' as const, 'hide' as const], answer_en: 'Thanks' }
  const { template_id } = await here.as(moderator).call('add_template', { ...template, ...more })
  const found = async () => (await list()).find((each) => each.template_id === template_id)
  assert.deepEqual(await found(), {
    template_id,
    ...template,
    acts: ['hide'],
    answer_en: 'Thanks',
    answer_cs: '',
  })
  const changed = { ...template, name: 'watches', rule_id: 2, template_id }
  await here.as(admin).call('update_template', changed)
  assert.deepEqual([(await found())?.rule_id, (await found())?.acts], [2, []])
  await here.as(moderator).call('delete_template', { template_id })
  assert.equal(await found(), undefined)
  const { recdata: log } = await here.as(admin).call('audit_log', { limit: 3 })
  assert.deepEqual(
    log.map(({ act, object_id }) => [act, object_id]),
    ['delete_template', 'update_template', 'add_template'].map((act) => [act, String(template_id)]),
  )
})

test('a template needs a name of its own, a rule and both reasons', async () => {
  const refused = (input: object, name: string) =>
    here.as(moderator).isRefused('add_template', { ...template, name: 'Other', ...input }, name)
  await refused({ name: ' ' }, 'invalid_fields')
  await refused({ name: 'x'.repeat(61) }, 'invalid_fields')
  await refused({ reason_cs: '' }, 'invalid_fields')
  await refused({ acts: ['praise'] }, 'invalid_fields')
  await refused({ rule_id: 999 }, 'rule_not_found')
  await refused({ name: 'SPAM' }, 'template_name_taken')
  const [first, second] = await list()
  assert.ok(first && second)
  const update = { ...template, template_id: first.template_id }
  await here
    .as(moderator)
    .isRefused('update_template', { ...update, name: second.name }, 'template_name_taken')
  await here.as(moderator).isRefused('update_template', { ...update, rule_id: 999 }, 'rule_not_found')
  await here
    .as(moderator)
    .isRefused('update_template', { ...update, template_id: 999_999 }, 'template_not_found')
  await here.as(moderator).isRefused('delete_template', { template_id: 999_999 }, 'template_not_found')
})

test('a name is taken once, and there are a hundred at most, however many add at once', async () => {
  const add = (world: World, name: string) => world.as(moderator).send('add_template', { ...template, name })
  const same = await Promise.all([add(here, 'Twice'), add(there, 'twice')])
  assert.deepEqual(same.map(({ body }) => body['error']).toSorted(), ['template_name_taken', undefined])
  await sql`
    insert into decision_templates (name, rule_id, reason_en, reason_cs)
    select 'Filler ' || nth, 1, 'x', 'x'
    from generate_series(1, 99 - (select count(*)::int from decision_templates)) nth`.execute(
    here.platform.database.db,
  )
  const last = await Promise.all([add(here, 'Last'), add(there, 'One too many')])
  assert.deepEqual(last.map(({ body }) => body['error']).toSorted(), ['too_many_templates', undefined])
  assert.equal((await list()).length, 100)
})
