/** Making, finding, changing and deleting groups. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { isForMembersOnly } from '../../../test/scenes/accounts-scene.ts'
import { eventIn } from '../../../test/scenes/events-scene.ts'
import { groupScene, makeGroup, postIn } from '../../../test/scenes/groups-scene.ts'
import { openPage } from '../../../test/page.ts'
import { jpeg, png } from '../../../test/files/pictures.ts'
import { makeSurvey } from '../../../test/scenes/surveys-scene.ts'
import { makeWorld, type Person, type World, world } from '../../../test/world.ts'

const named = (groups: ReadonlyArray<{ group_name: string }>) => groups.map(({ group_name }) => group_name)

test('a group is made with its pictures, and shows them to everybody', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const { recdata } = await here
    .as(ada)
    .call(
      'group_create',
      { group_name: '  Garden   friends ', description: 'We grow plums.' },
      { avatar: await jpeg(), banner: await png() },
    )
  assert.deepEqual(
    [
      recdata.group_name,
      recdata.type,
      recdata.is_closed_group,
      recdata.member_count,
      recdata.role,
      recdata.user_type,
    ],
    ['Garden friends', 'Open', 0, 1, 'owner', 'admin'],
  )
  const seen = (await here.as(bob).call('group_detail', { group_id: recdata.id })).recdata
  assert.deepEqual(
    [seen.description, seen.owner?.full_name, seen.is_group_member, seen.notice, seen.request_count],
    ['We grow plums.', 'Ada', 'Join', null, 0],
  )
  for (const address of [seen.avatar, seen.banner])
    assert.equal((await fetch(`${here.url}${address}`)).status, 200)

  const again = await here
    .as(ada)
    .call('group_update', { group_id: recdata.id, rules: 'Share.' }, { avatar: await png() })
  assert.notEqual(again.recdata.avatar, recdata.avatar)
  assert.equal((await here.as(bob).call('group_detail', { group_id: recdata.id })).recdata.rules, 'Share.')
})

/** Returns a picture's mean colour as red, green and blue, each from 0 to 3. */
async function colourOf({ url }: World, address: string | null): Promise<number[]> {
  const bytes = Buffer.from(await (await fetch(`${url}${address}`)).arrayBuffer())
  const { channels } = await sharp(bytes).removeAlpha().stats()
  return channels.map(({ mean }) => Math.round(mean / 85))
}

/** Red on the left, blue on the right. */
async function halves(): Promise<Blob> {
  const of = (background: string) => ({
    create: { width: 200, height: 200, channels: 3 as const, background },
  })
  const wide = sharp({ ...of('#ff0000'), create: { ...of('#ff0000').create, width: 400 } })
  const picture = wide.composite([{ input: await sharp(of('#0000ff')).png().toBuffer(), left: 200, top: 0 }])
  return new Blob([new Uint8Array(await picture.png().toBuffer())], { type: 'image/png' })
}

test('each picture of a group shows the part that was chosen, and nothing beside the picture', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const files = { avatar: await halves(), banner: await halves() }
  const group_name = 'Cropped'
  const left = { avatar_x: 0, avatar_y: 0, avatar_width: '200', avatar_height: 200 }
  const right = { banner_x: 200, banner_y: 50, banner_width: 200, banner_height: 66.67 }
  const { recdata } = await here.as(ada).call('group_create', { group_name, ...left, ...right }, files)
  assert.deepEqual(
    [await colourOf(here, recdata.avatar), await colourOf(here, recdata.banner)],
    [
      [3, 0, 0],
      [0, 0, 3],
    ],
  )
  const { id: group_id } = recdata
  const moved = { ...left, avatar_x: 200 }
  const again = await here.as(ada).call('group_update', { group_id, ...moved }, { avatar: await halves() })
  assert.deepEqual(await colourOf(here, again.recdata.avatar), [0, 0, 3])

  for (const [wrong, field] of [
    [{ ...left, avatar_x: 300 }, ['avatar_width']],
    [{ ...right, banner_height: 2 }, ['banner_height']],
    [{ avatar_x: 0, avatar_y: -1, avatar_width: 9, avatar_height: 9 }, ['avatar_y']],
    [{ banner_x: 1, banner_y: 1 }, ['banner_width', 'banner_height']],
  ] as const) {
    const { body } = await here
      .as(ada)
      .isRefused('group_create', { group_name, ...wrong }, 'invalid_fields', files)
    assert.deepEqual(Object.keys(body['fields'] as object), field)
  }
  assert.equal((await here.as(ada).call('group_list', { search: group_name })).recdata.length, 1)
})

test('what cannot be a group is said by field', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const fields = async (input: object) => (await here.as(ada).send('group_create', input)).body['fields']
  for (const [input, expected] of [
    [{}, { group_name: 'Must be text' }],
    [{ group_name: ' ' }, { group_name: 'Give the group a name' }],
    [{ group_name: 'x'.repeat(81) }, { group_name: 'A name can have up to 80 characters' }],
    [
      { group_name: 'Plums\u202eseert' },
      { group_name: "A name can't have line breaks or invisible characters. Please type it again." },
    ],
    [{ group_name: 'Plums', is_closed_group: 2 }, { is_closed_group: 'Must be 0 or 1' }],
    [
      { group_name: 'Plums', funding_target: '500' },
      { funding_target: 'A group has no funding target. Create a project instead.' },
    ],
    [
      { group_name: 'Plums', description: 'x'.repeat(2001) },
      { description: 'A description can have up to 2,000 characters' },
    ],
  ] as const)
    assert.deepEqual(await fields(input), expected)
  const text = new Blob(['plums'])
  await here
    .as(ada)
    .isRefused('group_create', { group_name: 'Plums' }, 'file_kind_unsupported', { avatar: text })
  assert.deepEqual((await here.as(ada).call('group_list', {})).recdata, [])
})

test('of a closed group others see what joining gives, and no more', async () => {
  const here = await world()
  const scene = await groupScene(here, 'closed')
  const { member, outsider, owner } = scene.people
  await postIn(scene, owner, 'Hidden')
  const inside = (await here.as(member).call('group_detail', { group_id: scene.id })).recdata
  const outside = (await here.as(outsider).call('group_detail', { group_id: scene.id })).recdata
  assert.deepEqual([inside.is_open_to_me, inside.members.length], [1, 3])
  assert.deepEqual(
    [outside.is_open_to_me, outside.members, outside.member_count, outside.is_group_member, outside.type],
    [0, [], 3, 'Ask to join', 'Close'],
  )
  await here.as(outsider).isRefused('group_timeline', { group_id: scene.id }, 'group_closed')
  await here
    .as(outsider)
    .isRefused('group_hash_timeline', { group_id: scene.id, hashtag: 'x' }, 'group_closed')
})

test('a group with posts is deleted by its name, and comes back', async () => {
  const here = await world()
  const scene = await groupScene(here, 'open')
  const { owner, member, outsider, moderator } = scene.people
  const post_id = await postIn(scene, owner, 'Still here?')
  const survey = await makeSurvey(here, owner, { audience: 'group', group_id: scene.id })
  const topics = [`post:${post_id}`, `survey:${survey.id}`, `comments:${survey.id}`]
  const page = await openPage(here, member, topics)
  const deletion = { group_id: scene.id, group_name: 'Another name' }
  await here.as(owner).isRefused('group_delete', deletion, 'group_name_wrong')
  await here.as(owner).isRefused('group_delete', { ...deletion, group_name: '' }, 'group_name_wrong')
  await here.as(owner).call('group_delete', { ...deletion, group_name: scene.name })
  for (const topic of topics) await page.hearHint(topic)
  page.frames.length = 0
  for (const who of [member, outsider]) {
    await here.as(who).isRefused('group_detail', { group_id: scene.id }, 'group_not_found')
    await here.as(who).isRefused('post_detail', { post_id }, 'post_not_found')
  }
  assert.deepEqual((await here.as(member).call('group_list', {})).recdata, [])
  await here.as(moderator).isRefused('group_restore', { group_id: scene.id }, 'group_not_found')
  assert.equal((await here.as(owner).call('group_restore', { group_id: scene.id })).recdata.role, 'owner')
  for (const topic of topics) await page.hearHint(topic)
  page.leave()
  await here.as(owner).isRefused('group_restore', { group_id: scene.id }, 'group_not_found')
  assert.equal((await here.as(outsider).call('post_detail', { post_id })).recdata.message, 'Still here?')
  const empty = await makeGroup(here, owner, { group_name: 'Empty' })
  await here.as(owner).call('group_delete', { group_id: empty.id, group_name: '' })
})

test('a group that plans an event is deleted by its name, until the event is cancelled', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { id: group_id } = await makeGroup(here, ada, { group_name: 'Planned' })
  const { recdata } = await here.as(ada).call('group_event_create', { group_id, ...eventIn(48) })
  const { group_event_id } = recdata
  await here.as(ada).isRefused('group_delete', { group_id, group_name: '' }, 'group_name_wrong')
  await here.as(ada).call('group_event_cancel', { group_event_id })
  await here.as(ada).call('group_delete', { group_id, group_name: '' })
})

test('what is repeated after the group is gone is refused, and what was said in its chat is content', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const making = { group_name: 'Twice', idempotency_key: 'made only once' }
  const { recdata } = await here.as(ada).call('group_create', making)
  assert.equal((await here.as(ada).call('group_create', making)).recdata.id, recdata.id)
  await here.as(ada).call('group_chat', { group_id: recdata.id, message: 'Anybody?' })
  await here.as(ada).isRefused('group_delete', { group_id: recdata.id, group_name: '' }, 'group_name_wrong')
  // As documented, by the id alone.
  await here.as(ada).call('group_delete', { group_id: recdata.id })
  await here.as(ada).isRefused('group_create', making, 'group_not_found')
})

test('somebody’s groups are listed for who follows them, closed ones for who is in them', async () => {
  const here = await world()
  const [ada, bob, cai] = [await here.person('Ada'), await here.person('Bob'), await here.person('Cai')]
  await makeGroup(here, ada, { group_name: 'Public plums' })
  const closed = await makeGroup(here, ada, { group_name: 'Secret pears', is_closed_group: 1 })
  const listed = async (who: Person, search?: string) =>
    named(
      (await here.as(who).call('group_list', { view_user_id: ada.id, ...(search && { search }) })).recdata,
    )
  assert.deepEqual(await listed(ada), ['Secret pears', 'Public plums'])
  assert.deepEqual(await listed(ada, 'plu'), ['Public plums'])
  await here.as(bob).isRefused('group_list', { view_user_id: ada.id }, 'not_following')
  await here.as(bob).isRefused('group_list', { view_user_id: 999_999 }, 'member_not_found')
  await here.follow(bob, ada)
  assert.deepEqual(await listed(bob), ['Public plums'])
  await here.as(ada).call('group_member_add', { group_id: closed.id, add_user_id: cai.id })
  await here.as(cai).call('join_group', { group_id: closed.id })
  await here.follow(cai, ada)
  assert.deepEqual(await listed(cai), ['Secret pears', 'Public plums'])
})

test('all groups are listed in three orders, searched, and suggested', async () => {
  const here = await makeWorld()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const large = await makeGroup(here, ada, { group_name: 'Žluťoučké švestky' })
  const middle = await makeGroup(here, ada, { group_name: 'Pears of the north' })
  const banning = await makeGroup(here, ada, { group_name: 'No Bobs' })
  for (const name of ['Cai', 'Dan', 'Eve']) {
    const joiner = await here.person(name)
    await here.as(joiner).call('join_group', { group_id: large.id })
    if (name === 'Cai') await here.as(joiner).call('join_group', { group_id: middle.id })
    await here.follow(bob, joiner)
  }
  await here.as(ada).call('group_ban', { group_id: banning.id, member_user_id: bob.id })
  const all = async (input: { sort?: 'members' | 'newest' | 'active'; search?: string }) => {
    const groups: string[] = []
    let before: string | undefined
    do {
      const page = await here
        .as(bob)
        .call('all_group_list', { ...input, limit: 1, ...(before && { before }) })
      groups.push(...named(page.recdata))
      before = page.next
    } while (before !== undefined)
    return groups
  }
  assert.deepEqual(await all({}), ['Žluťoučké švestky', 'Pears of the north'])
  assert.deepEqual(await all({ sort: 'newest' }), ['Pears of the north', 'Žluťoučké švestky'])
  await here.platform.database.pool.query(
    "update group_counts set active_at = now() - interval '1 day' * group_id",
  )
  await postIn({ here, id: middle.id, name: '', people: {} as never }, ada, 'Fresh')
  assert.deepEqual(await all({ sort: 'active' }), ['Pears of the north', 'Žluťoučké švestky'])
  assert.deepEqual(await all({ search: 'zlutou' }), ['Žluťoučké švestky'])
  const suggested = (await here.as(bob).call('suggested_group_list', {})).recdata
  assert.deepEqual(
    suggested.map(({ group_name, known_members }) => [group_name, known_members]),
    [
      ['Žluťoučké švestky', 3],
      ['Pears of the north', 1],
    ],
  )
  const found = async (who: Person, search: string) =>
    (await here.as(who).call('all_search', { search })).groups.map(({ group_name }) => group_name)
  assert.deepEqual(
    [await found(bob, 'pears'), await found(bob, 'bobs'), await found(ada, 'bobs')],
    [['Pears of the north'], [], ['No Bobs']],
  )
})

test('deleted groups leave for good after 30 days', async () => {
  const here = await makeWorld()
  const ada = await here.person('Ada')
  const group = await makeGroup(here, ada, { group_name: 'Short-lived' })
  await postIn({ here, id: group.id, name: '', people: {} as never }, ada, 'Gone soon')
  await here.as(ada).call('group_delete', { group_id: group.id, group_name: 'Short-lived' })
  await here.platform.database.pool.query("update groups set deleted_at = now() - interval '31 days'")
  const { removeDeletedGroups } = await import('./groups.jobs.ts')
  await removeDeletedGroups(here.platform).work({})
  const left = await here.platform.database.pool.query(
    'select (select count(*) from groups) as groups, (select count(*) from posts) as posts',
  )
  assert.deepEqual(left.rows, [{ groups: 0, posts: 0 }])
})

/** Checks that the group has one owner and that its counts match its rows. */
async function agree({ platform }: World, group: number): Promise<void> {
  const { rows } = await platform.database.pool.query(
    `select (select count(*) from group_members where group_id = $1 and standing = 'owner')::int as owners,
      c.members = (select count(*) from group_members where group_id = $1 and is_in) as members,
      c.requests = (select count(*) from group_members where group_id = $1 and standing = 'requested') as requests
    from group_counts c where c.group_id = $1`,
    [group],
  )
  assert.deepEqual(rows, [{ owners: 1, members: true, requests: true }])
}

test('whatever members do at once, a group has one owner and its counts are right', async () => {
  const here = await world()
  const people = await Promise.all(['P', 'Q', 'R', 'S', 'T'].map((name) => here.person(name)))
  const [first] = people as [Person, ...Person[]]
  const { id: group_id } = await makeGroup(here, first, { group_name: 'Busy', is_closed_group: 1 })
  let seed = 20261123
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((seed / 2 ** 31) * below)
  }
  const pick = () => people[random(people.length)] ?? first
  const acts = [
    () => here.as(pick()).send('join_group', { group_id }),
    () => here.as(pick()).send('leave_group', { group_id }),
    () => here.as(pick()).send('group_member_add', { group_id, add_user_id: pick().id }),
    () => here.as(pick()).send('group_member_delete', { group_id, delete_user_id: pick().id }),
    () => here.as(pick()).send('group_ban', { group_id, member_user_id: pick().id }),
    () => here.as(pick()).send('group_unban', { group_id, member_user_id: pick().id }),
    () => here.as(pick()).send('group_owner_update', { group_id, new_owner_user_id: pick().id }),
    () =>
      here
        .as(pick())
        .send('group_member_role_update', { group_id, member_user_id: pick().id, role: 'moderator' }),
    () => here.as(pick()).send('group_type_update', { group_id, type: random(2) }),
  ]
  for (let round = 0; round < 8; round++) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => acts[random(acts.length)]?.()))
    for (const answer of answers) assert(answer && answer.status < 500, JSON.stringify(answer?.body))
    await agree(here, group_id)
  }
})

test('visitors find no groups', async () => {
  const here = await world()
  for (const name of [
    'group_detail',
    'group_delete',
    'group_restore',
    'group_update',
    'group_type_update',
  ] as const)
    await isForMembersOnly(here, name, { group_id: 1, type: 1 })
  for (const name of ['group_create', 'group_list', 'all_group_list', 'suggested_group_list'] as const)
    await isForMembersOnly(here, name, { group_name: 'x' })
})
