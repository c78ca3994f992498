import assert from 'node:assert/strict'
import { afterEach, before, test } from 'node:test'
import { sql } from 'kysely'
import { staffMember } from '../../../../test/staff.ts'
import { until } from '../../../../test/until.ts'
import { makeWorld, type Person, type World } from '../../../../test/world.ts'
import { shiftClock } from '../../../platform/clock.ts'
import { noteTold } from './announcements.queries.ts'

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
afterEach(() => shiftClock(0))

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const words = (text: string) => ({ text_en: text, text_cs: `${text} česky` })
const add = async (text: string, more: object = {}, world = here) =>
  (await world.as(admin).call('add_announcement', { ...words(text), ...more })).announcement_id
const shown = async (who: Person, world = here) =>
  (await world.as(who).call('show_language', {})).announcement
const remove = (id: number) => here.as(admin).call('delete_announcement', { announcement_id: id })

test('members see the latest that they haven’t dismissed, on every device, until it is deleted', async () => {
  assert.equal(await shown(ada, there), undefined)
  const first = await add('Picnic', { link: '/rules' })
  const second = await add('Party', { link: 'https://party.example/now' })
  assert.deepEqual(await shown(ada), {
    announcement_id: second,
    ...words('Party'),
    link: 'https://party.example/now',
    ends_at: null,
  })
  await until(async () => (await shown(ada, there))?.announcement_id === second)
  await here.as(ada).call('dismiss_announcement', { announcement_id: second })
  await here.as(ada).call('dismiss_announcement', { announcement_id: second })
  assert.equal((await shown(ada, there))?.announcement_id, first)
  assert.equal((await shown(admin))?.announcement_id, second)

  await here.as(admin).call('update_announcement', { announcement_id: first, ...words('No picnic') })
  assert.deepEqual([(await shown(ada))?.text_en, (await shown(ada))?.link], ['No picnic', ''])
  const { recdata } = await here.as(admin).call('announcement_list', { limit: 1 })
  assert.deepEqual(
    [recdata[0]?.announcement_id, recdata[0]?.dismissals, recdata[0]?.created_by?.user_id],
    [second, 1, admin.id],
  )
  const { recdata: log } = await here.as(admin).call('audit_log', { act: 'update_announcement', limit: 1 })
  assert.deepEqual([log[0]?.object_kind, log[0]?.object_id], ['announcement', String(first)])
  assert.equal((JSON.parse(log[0]?.before ?? '') as { text_en: string }).text_en, 'Picnic')

  await remove(first)
  assert.equal(await shown(ada), undefined)
  await here.as(ada).isRefused('dismiss_announcement', { announcement_id: first }, 'announcement_not_found')
  await here.as(admin).isRefused('delete_announcement', { announcement_id: first }, 'announcement_not_found')
  await here
    .as(admin)
    .isRefused('update_announcement', { announcement_id: first, ...words('x') }, 'announcement_not_found')
  await remove(second)
})

test('one is shown from its beginning to its end, and open pages hear of both', async () => {
  const { db } = here.platform.database
  const tell = () => db.transaction().execute((tx) => noteTold(tx))
  const id = await add('Tomorrow', { starts_at: inHours(24), ends_at: inHours(26) })
  assert.equal(await shown(ada), undefined)
  assert.equal(await tell(), false)
  shiftClock(25 * hour)
  assert.equal((await shown(ada))?.announcement_id, id)
  assert.deepEqual([await tell(), await tell()], [true, false])
  shiftClock(27 * hour)
  assert.equal(await shown(ada), undefined)
  assert.deepEqual([await tell(), await tell()], [true, false])
  await remove(id)
})

test('visitors have it in their page, if it is for them', async () => {
  const page = async () => (await fetch(here.url)).text()
  const isBuilt = (await page()).includes('name="network"')
  const id = await add('For <members>')
  assert.doesNotMatch(await page(), /announcement/)
  await here
    .as(admin)
    .call('update_announcement', { announcement_id: id, ...words('For "all"'), for_visitors: 1 })
  if (isBuilt) assert.match(await page(), /<meta name="announcement" content="[^"<]*For \\&quot;all\\&quot;/)
  await remove(id)
  assert.doesNotMatch(await page(), /announcement/)
})

test('what is no announcement is refused at its field', async () => {
  const refused = async (more: object) =>
    (await here.as(admin).send('add_announcement', { ...words('x'), ...more })).body
  assert.deepEqual((await refused({ text_en: ' ', text_cs: 'x'.repeat(201), starts_at: 'soon' }))['fields'], {
    text_en: 'Write what you announce',
    text_cs: 'Make the text shorter. The limit is 200 characters.',
    starts_at: 'Enter a date and time',
  })
  for (const link of ['javascript:alert(1)', '//elsewhere.example', 'ftp://a.example', '/a b'])
    assert.ok((await refused({ link }))['fields'], link)
  const later = inHours(2)
  const early = await refused({ starts_at: later, ends_at: later })
  assert.deepEqual(
    [early['error'], early['fields']],
    ['announcement_ends_early', { ends_at: 'It has to end after it begins.' }],
  )
})

test('there are never more than 20, also of two at once from two processes', async () => {
  const { db } = here.platform.database
  await sql`insert into announcements (text_en, text_cs, for_visitors, starts_at)
    select 'News', 'Novinky', false, now() from generate_series(1, 19)`.execute(db)
  const both = await Promise.all(
    [here, there].map((world) => world.as(admin).send('add_announcement', words('The last'))),
  )
  assert.deepEqual(both.map(({ body }) => body['error'] ?? 'done').toSorted(), [
    'done',
    'too_many_announcements',
  ])
  const over = await here
    .as(admin)
    .send('add_announcement', { ...words('Past'), starts_at: inHours(-2), ends_at: inHours(-1) })
  assert.equal(over.status, 200, 'one that is over takes no place')
  const { announcement_id } = over.body as { announcement_id: number }
  await here
    .as(admin)
    .isRefused('update_announcement', { announcement_id, ...words('Again') }, 'too_many_announcements')
  await db.deleteFrom('announcements').execute()
})
