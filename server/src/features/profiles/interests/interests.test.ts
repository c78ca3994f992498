/** The interests of a network, as its admins keep them. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { twoProcesses } from '../../../../test/processes.ts'
import { play, type Race } from '../../../../test/races.ts'
import { staffMember } from '../../../../test/staff.ts'
import type { Person, World } from '../../../../test/world.ts'

let here: World
let there: World
let admin: Person
let ada: Person
before(async () => {
  ;[here, there] = await twoProcesses()
  admin = await staffMember(here, 'Root', 'admin')
  ada = await here.person('Ada')
})

const openings = {
  name_en: 'Openings',
  name_cs: 'Zahájení',
  kind: 'sport' as const,
  hashtags: '#Sicilian, caro-kann #sicilian',
}
const add = async (more: object = {}) =>
  (await here.as(admin).call('add_interest', { ...openings, ...more })).interest_id
const all = async () => (await here.as(admin).call('admin_interest_list', {})).recdata
const found = async (id: number) => (await all()).find(({ interest_id }) => interest_id === id)
const idsOf = async (kind: string) =>
  (await all()).filter((each) => each.kind === kind).map(({ interest_id }) => interest_id)
const remove = (interest_id: number) => here.as(admin).call('delete_interest', { interest_id })
const choose = (who: Person, ids: readonly number[]) =>
  here.as(who).call('add_user_interest', { interest: ids.join() })
const chosen = async (who: Person) => (await here.as(who).call('show_interests', {})).interest
async function listed(language: string): Promise<Array<{ id: number; name: string; kind: string }>> {
  const answer = await fetch(`${here.url}/api/users/interest_list`, {
    headers: { 'accept-language': language },
  })
  return ((await answer.json()) as { recdata: Array<{ id: number; name: string; kind: string }> }).recdata
}

test('an interest is added, chosen, has its effect, is changed and deleted; the log has what was before', async () => {
  const interest_id = await add()
  const under = (await listed('cs')).filter(({ kind }) => kind === 'Sport a pobyt venku')
  assert.deepEqual(under.at(-1), { id: interest_id, name: 'Zahájení', kind: 'Sport a pobyt venku' })
  await choose(ada, [1, interest_id])
  assert.deepEqual(await found(interest_id), {
    interest_id,
    name_en: 'Openings',
    name_cs: 'Zahájení',
    kind: 'sport',
    hashtags: ['caro-kann', 'sicilian'],
    member_count: 1,
  })
  const suggested = async () =>
    (await here.as(ada).call('sujjested_hashtag', {})).recdata.map(({ hashtag }) => hashtag)
  for (const hashtag of ['Weather', 'weather', 'Endgame', 'SICILIAN'])
    await here.as(admin).call('add_post', { message: 'x', hashtag })
  assert.equal((await suggested())[0], 'SICILIAN')
  assert.equal((await found(interest_id))?.hashtags[1], 'SICILIAN', 'as members spell it')

  const changed = { name_en: 'Endgames', name_cs: 'Koncovky', kind: 'science' as const, hashtags: 'endgame' }
  await here.as(admin).call('update_interest', { interest_id, ...changed })
  assert.equal((await suggested())[0], 'Endgame')
  assert.deepEqual(await chosen(ada), [1, interest_id], 'members keep it')
  assert.equal((await idsOf('science')).at(-1), interest_id)
  await remove(interest_id)
  assert.deepEqual(await chosen(ada), [1], 'and nothing else is gone')
  assert.equal(await found(interest_id), undefined)
  await here.as(ada).isRefused('add_user_interest', { interest: String(interest_id) }, 'invalid_fields')
  assert.deepEqual(await chosen(ada), [1])

  const { recdata: log } = await here.as(admin).call('audit_log', { limit: 3 })
  assert.deepEqual(
    log.map(({ act, object_kind, object_id, reason }) => [act, object_kind, object_id, reason]),
    [
      ['delete_interest', 'interest', String(interest_id), 'Endgames'],
      ['update_interest', 'interest', String(interest_id), 'Endgames'],
      ['add_interest', 'interest', String(interest_id), 'Openings'],
    ],
  )
  const was = log.slice(0, 2).map((act): unknown => JSON.parse(act.before))
  assert.deepEqual(was, [
    { ...changed, hashtags: ['Endgame'], member_count: 1 },
    { name_en: 'Openings', name_cs: 'Zahájení', kind: 'sport', hashtags: ['caro-kann', 'SICILIAN'] },
  ])
})

test('an interest that came with Commons has the names of the catalogues until it is renamed', async () => {
  const first = (await all())[0]
  assert.deepEqual([first?.name_en, first?.name_cs], ['Cooking', 'Vaření'])
  const cooking = {
    interest_id: 1,
    name_en: 'Cooking',
    name_cs: 'Vaření',
    kind: 'home' as const,
    hashtags: 'soup',
  }
  const stored = async () =>
    (
      await sql<{ name_en: string | null }>`select name_en from interests where id = 1`.execute(
        here.platform.database.db,
      )
    ).rows[0]?.name_en
  await here.as(admin).call('update_interest', cooking)
  assert.deepEqual([await stored(), (await found(1))?.hashtags], [null, ['soup']])
  await here.as(admin).call('update_interest', { ...cooking, name_en: 'Kitchen' })
  assert.deepEqual([(await listed('en'))[0]?.name, (await listed('cs'))[0]?.name], ['Kitchen', 'Vaření'])
  await here.as(admin).call('update_interest', cooking)
  assert.equal(await stored(), null)
})

test('interests are moved under their heading', async () => {
  const before = await idsOf('nature')
  const [first, second, third] = before
  assert.ok(first && second && third)
  const move = (interest_id: number, next?: number) =>
    here
      .as(admin)
      .call('move_interest', { interest_id, ...(next !== undefined && { before_interest_id: next }) })
  await move(second, first)
  assert.deepEqual((await idsOf('nature')).slice(0, 3), [second, first, third])
  await move(second)
  assert.deepEqual(await idsOf('nature'), [...before.filter((id) => id !== second), second])
  const { recdata: log } = await here.as(admin).call('audit_log', { limit: 1 })
  assert.deepEqual([log[0]?.reason, log[0]?.before], ['Birds', '{"place":1}'])
  await move(second, third)
  assert.deepEqual(await idsOf('nature'), before)
  const names = (await listed('en')).map(({ id }) => id)
  assert.deepEqual(
    names,
    (await all()).map(({ interest_id }) => interest_id),
    'members see the same order',
  )
})

test('what is no interest is refused at its field', async () => {
  const refused = async (
    input: object,
    name: 'add_interest' | 'update_interest' | 'move_interest' = 'add_interest',
  ) => (await here.as(admin).send(name, { ...openings, ...input })).body['fields']
  assert.deepEqual(await refused({ name_en: 'cooking', name_cs: 'HUDBA', hashtags: ' #, ' }), {
    name_en: 'Another interest has that name',
    name_cs: 'Another interest has that name',
    hashtags: 'Add at least one tag',
  })
  const wrong = await refused({ name_en: ' ', name_cs: 'x'.repeat(41), kind: 'chess', hashtags: 7 })
  assert.deepEqual(Object.keys(wrong as object), ['name_en', 'name_cs', 'kind', 'hashtags'])
  const many = Array.from({ length: 21 }, (_, nth) => `t${nth}`).join()
  for (const hashtags of [many, 'x'.repeat(51), 'x'.repeat(2001)])
    assert.deepEqual(Object.keys((await refused({ hashtags })) as object), ['hashtags'])
  assert.deepEqual(await refused({ interest_id: 1, name_en: 'Baking' }, 'update_interest'), {
    name_en: 'Another interest has that name',
  })
  for (const before_interest_id of [8, 999_999])
    assert.deepEqual(
      Object.keys((await refused({ interest_id: 1, before_interest_id }, 'move_interest')) as object),
      ['before_interest_id'],
    )
  const gone = { interest_id: 999_999 }
  await here.as(admin).isRefused('update_interest', { ...openings, ...gone }, 'interest_not_found')
  await here.as(admin).isRefused('move_interest', gone, 'interest_not_found')
  await here.as(admin).isRefused('delete_interest', gone, 'interest_not_found')
})

const rename = (world: World, interest_id: number, name: string) =>
  world.as(admin).send('update_interest', { ...openings, interest_id, name_en: name, name_cs: name })
const row = (id: number) => sql`select from interests where id = ${id} for update`
const whole = () => sql`lock table interests in share row exclusive mode`

test('of two at once each sees the other: a name is given once, and one that is deleted is chosen by nobody', async () => {
  const renames: Race<readonly [number, number]> = {
    open: async () => [
      await add({ name_en: 'One', name_cs: 'Jedna' }),
      await add({ name_en: 'Two', name_cs: 'Dvě' }),
    ],
    calls: [([one], world) => rename(world, one, 'Mine'), ([, two], world) => rename(world, two, 'mine')],
    async stored(ids) {
      const names = (await all()).filter(({ interest_id }) => ids.includes(interest_id))
      for (const id of ids) await remove(id)
      return names.map(({ name_en }) => name_en)
    },
    hold: whole,
    rounds: 4,
  }
  await play(renames)
  const deletion: Race<number> = {
    open: () => add(),
    calls: [
      (interest_id, world) => world.as(admin).send('delete_interest', { interest_id }),
      (id, world) => world.as(ada).send('add_user_interest', { interest: `1,${id}` }),
    ],
    async stored(id) {
      return [(await chosen(ada)).includes(id), await found(id)]
    },
    hold: row,
    rounds: 4,
  }
  await play(deletion)
})

test('there are never more than 200, also of two at once from two processes', async () => {
  await sql`
    insert into interests (name_en, name_cs, kind, place)
    select 'Filler ' || nth, 'Výplň ' || nth, 'home', 1000 + nth
    from generate_series(1, 199 - (select count(*)::int from interests)) nth`.execute(
    here.platform.database.db,
  )
  const same = await Promise.all([here, there].map((world) => world.as(admin).send('add_interest', openings)))
  const said = same.map(({ body }) => body['error'] ?? 'done').toSorted()
  assert.deepEqual(said, ['done', 'invalid_fields'], 'a name is given once')
  await here
    .as(admin)
    .isRefused('add_interest', { ...openings, name_en: 'x', name_cs: 'x' }, 'too_many_interests')
  await sql`delete from interests`.execute(here.platform.database.db)
  assert.deepEqual([await listed('en'), await all()], [[], []], 'a network can do without')
})
