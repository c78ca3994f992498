/** Making, changing and finding projects. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isForMembersOnly } from '../../../test/scenes/accounts-scene.ts'
import { groupScene } from '../../../test/scenes/groups-scene.ts'
import { jpeg, png } from '../../../test/files/pictures.ts'
import { makeProject, setBegun, setPledged, setSettled } from '../../../test/scenes/projects-scene.ts'
import { makeWorld, world } from '../../../test/world.ts'
import { Refusal } from '../../platform/call/refusal.ts'

const named = (projects: ReadonlyArray<{ group_name: string }>) =>
  projects.map(({ group_name }) => group_name)

test('a project is a group that can be backed, and everybody sees its page', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const begun = Date.now()
  const { recdata } = await here.as(ada).call(
    'project_create',
    {
      group_name: 'Bread for the street',
      description: 'An oven that the whole street bakes in.',
      funding_target: '12000.50',
      days: '90',
      location: 'Brno, Czechia',
      experience: 'I built two.',
      industry: 'Food',
      price_point: 'Free',
      pays: 'keep',
      avatar_x: 0,
      avatar_y: 0,
      avatar_width: 32,
      avatar_height: 32,
    },
    { avatar: await png(), banner: await jpeg() },
  )
  const { id, ends_at } = recdata
  assert(Math.abs(Date.parse(ends_at) - begun - 90 * 86_400_000) < 60_000)
  const visitor = (await here.as().call('project_detail', { group_id: id })).recdata
  assert.deepEqual(
    {
      ...recdata,
      description: visitor.description,
      experience: 'I built two.',
      created_at: visitor.created_at,
      owner: visitor.owner,
      fee_percent: '0',
      milestones: [],
      tiers: [],
      stretch_goals: [],
      story: { nsfw: '', video: null, pictures: [] },
      // A visitor is never the owner.
      is_group_member: 'Join',
      role: 'outsider',
      user_type: 'user',
    },
    visitor,
  )
  const { funding_target, pledged, funded_percent, backer_count, days, days_left, pays, state } = visitor
  assert.deepEqual(
    { funding_target, pledged, funded_percent, backer_count, days, days_left, pays, state },
    {
      funding_target: '12000.5',
      pledged: '0',
      funded_percent: 0,
      backer_count: 0,
      days: 90,
      days_left: 90,
      pays: 'keep',
      state: 'running',
    },
  )
  assert.equal(visitor.owner?.full_name, 'Ada')
  for (const address of [visitor.avatar, visitor.banner])
    assert.equal((await fetch(`${here.url}${address}`)).status, 200)

  const group = (await here.as(bob).call('group_detail', { group_id: id })).recdata
  assert.deepEqual([group.is_project, group.group_name], [1, 'Bread for the street'])
  await here.as(bob).call('join_group', { group_id: id })
  const found = (await here.as(bob).call('all_search', { search: 'bread' })).groups
  assert.deepEqual(
    found.map(({ is_project }) => is_project),
    [1],
  )
})

test('what cannot be a project is said by field', async () => {
  const here = await world()
  const ada = here.as(await here.person('Ada'))
  const fields = async (input: object) =>
    (await ada.send('project_create', { group_name: 'Bread', funding_target: '5', ...input })).body['fields']
  for (const [input, expected] of [
    [{ group_name: '' }, { group_name: 'Give the group a name' }],
    [{ funding_target: '0' }, { funding_target: 'Enter more than 0' }],
    [{ funding_target: '-5' }, { funding_target: 'Enter a plain number, such as 12.5' }],
    [{ funding_target: `0.${'0'.repeat(18)}1` }, { funding_target: 'Too many decimals for this currency' }],
    [
      { funding_target: '1000000000000.1' },
      { funding_target: 'A target can be at most 1,000,000,000,000 tokens' },
    ],
    [{ days: 60 }, { days: 'Choose 30 or 90 days' }],
    [{ pays: 'half' }, { pays: 'Must be all_or_nothing or keep' }],
    [{ location: 'x'.repeat(121) }, { location: 'A location can have up to 120 characters' }],
  ] as const)
    assert.deepEqual(await fields(input), expected)
  const missing = await ada.send('project_create', { group_name: 'Bread' })
  assert.deepEqual(missing.body['fields'], { funding_target: 'How many tokens does the project need?' })
  const text = new Blob(['plums'])
  await ada.isRefused(
    'project_create',
    { group_name: 'Bread', funding_target: '5' },
    'file_kind_unsupported',
    { avatar: text },
  )
  assert.deepEqual((await ada.call('project_list', {})).recdata, [])
  await isForMembersOnly(here, 'project_create', { group_name: 'Bread', funding_target: '5' })
  const key = 'once and only once'
  const once = async () =>
    ada.call('project_create', { group_name: 'Bread', funding_target: '5', idempotency_key: key })
  assert.deepEqual((await once()).recdata.id, (await once()).recdata.id)
  assert.equal((await ada.call('project_list', {})).recdata.length, 1)
  const crowded = await here.person('Crowded')
  await here.platform.database.pool.query(
    `with made as (insert into groups (name) select 'G' from generate_series(1, 1000) returning id)
     insert into group_members (group_id, member_id, standing) select id, $1, 'member' from made`,
    [crowded.id],
  )
  await here
    .as(crowded)
    .isRefused('project_create', { group_name: 'Bread', funding_target: '5' }, 'too_many_groups')
})

test('its terms are fixed by the first pledge and by its end', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const { id } = await makeProject(here, ada, { group_name: 'Oven', location: 'Brno' })
  const update = { group_id: id, group_name: 'Big oven', funding_target: 250, days: 90 } as const
  const { recdata } = await here.as(ada).call('project_update', { ...update }, { avatar: await png() })
  assert.deepEqual(
    [recdata.group_name, recdata.funding_target, recdata.days, recdata.days_left, recdata.location],
    ['Big oven', '250', 90, 90, 'Brno'],
  )
  await setBegun(here, id, 31.5)
  const shorter = await here.as(ada).send('project_update', { group_id: id, days: 30 })
  assert.deepEqual(shorter.body['fields'], { days: 'It has already run longer than that' })

  await setPledged(here, id, { tokens: 249.99, backers: 3 })
  await here.as(ada).isRefused('project_update', { group_id: id, funding_target: '300' }, 'project_fixed')
  // Sending the same terms again changes nothing.
  const same = await here.as(ada).call('project_update', { ...update, location: 'Praha' })
  assert.deepEqual(
    [same.recdata.funded_percent, same.recdata.pledged, same.recdata.days_left, same.recdata.location],
    [99, '249.99', 59, 'Praha'],
  )
  await setSettled(here, id, 'returned')
  await here.as(ada).isRefused('project_update', { group_id: id, funding_target: '300' }, 'project_ended')
  assert.equal((await here.as().call('project_detail', { group_id: id })).recdata.days_left, 0)

  await here.as(bob).isRefused('project_update', { group_id: id, location: 'Here' }, 'group_forbidden')
  await here.as(ada).isRefused('project_update', { group_id: 999_999, location: 'x' }, 'project_not_found')
  const plain = await here.as(ada).call('group_create', { group_name: 'No project' })
  const change = { group_id: plain.recdata.id, location: 'x' }
  await here.as(ada).isRefused('project_update', change, 'project_not_found')
  await here.as().isRefused('project_detail', { group_id: plain.recdata.id }, 'project_not_found')
  await isForMembersOnly(here, 'project_update', { group_id: id, location: 'x' })
})

test('of a closed project visitors see the page, and nothing that is inside', async () => {
  const here = await world()
  const scene = await groupScene(here, 'closed')
  const { id, people } = scene
  await here.platform.database.pool.query(
    `with made as (update groups set is_project = true where id = $1)
     insert into projects (group_id, target, days, ends_at) values ($1, 5, 30, now() + interval '30 days')`,
    [id],
  )
  await here.as(people.member).call('add_post', { message: 'MARK inside', group_id: id })
  const seen = await here.as().call('project_detail', { group_id: id })
  assert.deepEqual([seen.recdata.type, seen.recdata.is_group_member], ['Close', 'Ask to join'])
  const all = await here.as().call('public_project_list', { search: scene.name })
  assert.deepEqual(named(all.recdata), [scene.name])
  assert(!JSON.stringify([seen, all]).includes('MARK'))
  const listedFor = async (person: (typeof people)['member']) =>
    named((await here.as(person).call('all_project_list', { search: scene.name })).recdata)
  assert.deepEqual(await listedFor(people.outsider), [scene.name])
  assert.deepEqual(await listedFor(people.banned), [])
  const owned = { view_user_id: people.owner.id }
  await here.as(people.outsider).isRefused('project_list', owned, 'not_following')
  for (const follower of [people.outsider, people.member]) await here.follow(follower, people.owner)
  assert.deepEqual(named((await here.as(people.outsider).call('project_list', owned)).recdata), [])
  assert.deepEqual(named((await here.as(people.member).call('project_list', owned)).recdata), [scene.name])
  await here.block(people.owner, people.outsider)
  await here.as(people.outsider).isRefused('project_list', owned, 'member_not_found')
  await isForMembersOnly(here, 'project_list', {})
  await isForMembersOnly(here, 'all_project_list', {})

  await here.as(people.owner).call('group_delete', { group_id: id, group_name: scene.name })
  await here.as().isRefused('project_detail', { group_id: id }, 'project_not_found')
  assert.deepEqual((await here.as().call('public_project_list', { search: scene.name })).recdata, [])
  await here.as(people.owner).call('group_restore', { group_id: id })
  assert.equal((await here.as().call('project_detail', { group_id: id })).recdata.state, 'running')
})

test('lists are sorted, read on, and apart for what has ended', async () => {
  const here = await makeWorld()
  const ada = await here.person('Ada')
  for (const [place, name] of ['A', 'B', 'C', 'D', 'E'].entries()) {
    const { id } = await makeProject(here, ada, { group_name: `Plan ${name}` })
    await setBegun(here, id, [3, 5, 1, 4, 2][place] ?? 0)
    // Of two that are equal the later one comes first.
    await setPledged(here, id, { tokens: [0, 10, 200, 10, 30][place] ?? 0, backers: place % 2 })
    if (name === 'E') await setSettled(here, id, 'paid')
  }
  const walk = async (
    ask: (before: object) => Promise<{ recdata: Array<{ group_name: string }>; next?: string | undefined }>,
  ) => {
    const all: string[] = []
    for (let before: object = {}; ;) {
      const { recdata, next } = await ask(before)
      all.push(...named(recdata).map((name) => name.slice(-1)))
      if (next === undefined) return all.join('')
      before = { before: next }
    }
  }
  for (const [sort, expected] of [
    ['newest', 'CADB'],
    ['ending', 'BDAC'],
    ['funded', 'CDBA'],
    ['backers', 'DBCA'],
  ] as const)
    for (const search of [{}, { search: 'plan' }]) {
      const asked = { sort, limit: '2', ...search }
      assert.equal(
        await walk((page) => here.as(ada).call('all_project_list', { ...asked, ...page })),
        expected,
      )
      assert.equal(
        await walk((page) => here.as().call('public_project_list', { ...asked, ...page })),
        expected,
      )
    }
  for (const sort of ['newest', 'ending', 'funded', 'backers'] as const)
    assert.equal(await walk(() => here.as().call('public_project_list', { sort, stage: 'ended' })), 'E')
  assert.equal(await walk((page) => here.as(ada).call('project_list', { limit: 2, ...page })), 'EDCBA')
  const wrong = await here.as().send('public_project_list', { sort: 'largest' })
  assert.equal(wrong.status, 422)
})

test('lists have the industry, the place and the stage that are asked for', async () => {
  const here = await makeWorld()
  const ada = await here.person('Ada')
  const make = async (letter: string, industry: string, location: string) =>
    (await makeProject(here, ada, { group_name: `Plan ${letter}`, industry, location })).id
  const a = await make('A', 'Food and drink', 'Brno, Czechia')
  const b = await make('B', 'Food', 'Graz, Austria')
  const c = await make('C', 'Jídlo', 'Brno, Czechia')
  const d = await make('D', 'Brno glass', 'Wien')
  const listed = async (input: object) => {
    const asMember = named((await here.as(ada).call('all_project_list', input)).recdata)
    const asVisitor = named((await here.as().call('public_project_list', input)).recdata)
    assert.deepEqual(asMember, asVisitor)
    return asMember.map((name) => name.slice(-1)).join('')
  }
  for (const sort of ['newest', 'funded', 'backers'] as const) {
    assert.equal(await listed({ sort, industry: 'food' }), 'BA')
    assert.equal(await listed({ sort, industry: 'dri foo' }), 'A')
    // Words of one are none of the other.
    assert.equal(await listed({ sort, location: 'BRN' }), 'CA')
    assert.equal(await listed({ sort, industry: 'jidl', location: 'czech brno' }), 'C')
    assert.equal(await listed({ sort, industry: 'food', search: 'plan' }), 'BA')
    assert.equal(await listed({ sort, industry: 'food', location: 'graz', search: 'a' }), '')
    assert.equal(await listed({ sort, industry: '!', location: '' }), 'DCBA')
  }
  const e = (await makeProject(here, ada, { group_name: 'Plan E', pays: 'keep' })).id
  // Reached and paid, reached and being settled in parts, not reached, reached but given back, and kept in any case.
  await setPledged(here, a, { tokens: 120 })
  await setSettled(here, a, 'paid')
  await setPledged(here, b, { tokens: 100 })
  await setPledged(here, c, { tokens: 99 })
  await setPledged(here, e, { tokens: 5 })
  const { pool } = here.platform.database
  await pool.query(`update projects set state = 'settling' where group_id = any ($1)`, [[b, c, e]])
  await setPledged(here, d, { tokens: 500 })
  await setSettled(here, d, 'returned')
  for (const sort of ['newest', 'ending', 'funded', 'backers'] as const) {
    assert.equal([...(await listed({ sort, stage: 'funded' }))].toSorted().join(''), 'ABE')
    assert.equal([...(await listed({ sort, stage: 'ended' }))].toSorted().join(''), 'ABCDE')
    // As earlier clients ask.
    assert.equal(await listed({ sort, ended: '1' }), await listed({ sort, stage: 'ended' }))
    assert.equal(await listed({ sort, ended: 1, stage: 'running' }), '')
    assert.equal(await listed({ sort, stage: 'funded', location: 'graz' }), 'B')
    assert.equal(await listed({ sort, stage: 'running' }), '')
  }
  assert.equal(await listed({ sort: 'funded', stage: 'funded' }), 'ABE')
  const wrong = await here.as().send('public_project_list', { stage: 'begun' })
  assert.deepEqual(wrong.body['fields'], { stage: 'Must be running, funded or ended' })
})

test('what a feature does before a group goes may keep it', async () => {
  const asked: number[] = []
  const here = await makeWorld({
    features: [
      {
        groupEndings: [
          async (_tx, group) => {
            asked.push(group)
            if (asked.length === 1) throw new Refusal('group_forbidden')
          },
        ],
      },
    ],
  })
  const ada = await here.person('Ada')
  const { id } = await makeProject(here, ada, { group_name: 'Kept once' })
  await here.as(ada).isRefused('group_delete', { group_id: id }, 'group_forbidden')
  assert.equal((await here.as().call('project_detail', { group_id: id })).recdata.group_name, 'Kept once')
  await here.as(ada).call('group_delete', { group_id: id })
  assert.deepEqual(asked, [id, id])
})
