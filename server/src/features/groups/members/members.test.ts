/** Joining and leaving groups. */
import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { test } from 'node:test'
import { isForMembersOnly } from '../../../../test/scenes/accounts-scene.ts'
import { groupScene, makeGroup } from '../../../../test/scenes/groups-scene.ts'
import { removeMember } from '../../../../test/remove-member.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { groupsLeaving } from '../groups.leaving.ts'

const role = async ({ as }: World, who: Person, group_id: number) =>
  (await as(who).call('group_detail', { group_id })).recdata.role
const count = async ({ as }: World, who: Person, group_id: number) =>
  (await as(who).call('group_detail', { group_id })).recdata.member_count
const names = async (
  { as }: World,
  who: Person,
  input: { group_id: number; search?: string; role?: 'banned' },
) => (await as(who).call('group_member_list', input)).recdata.map(({ full_name }) => full_name)

test('an open group is joined at once, and left; twice is once', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const { id } = await makeGroup(here, ada, { group_name: 'Open house' })
  for (let times = 0; times < 2; times++) {
    const { recdata, message } = await here.as(bob).call('join_group', { group_id: id })
    assert.deepEqual([recdata.role, recdata.is_group_member, recdata.member_count], ['member', 'Leave', 2])
    if (times === 0) assert.equal(message, "You're in")
  }
  const { recdata } = await here.as(bob).call('leave_group', { group_id: id })
  assert.deepEqual([recdata.role, recdata.is_group_member, recdata.member_count], ['outsider', 'Join', 1])
  await here.as(bob).isRefused('leave_group', { group_id: id }, 'not_group_member')
  await here.as(ada).isRefused('leave_group', { group_id: id }, 'group_owner_stays')
  await here.as(ada).isRefused('join_group', { group_id: 999_999 }, 'group_not_found')
})

test('who asks to join a closed group is let in or declined, or takes it back', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const { id } = await makeGroup(here, ada, { group_name: 'By request', is_closed_group: 1 })
  const ask = () => here.as(bob).call('join_group', { group_id: id })
  const requests = async () => (await here.as(ada).call('group_request_list', { group_id: id })).recdata
  const { recdata, message } = await ask()
  assert.deepEqual([recdata.role, recdata.is_group_member], ['requested', 'Requested'])
  assert.equal(message, 'Request sent. The group will let you know.')
  assert.deepEqual(
    (await requests()).map(({ kind, full_name }) => [kind, full_name]),
    [['requested', 'Bob']],
  )
  assert.equal((await here.as(ada).call('group_detail', { group_id: id })).recdata.request_count, 1)
  await here.as(bob).call('leave_group', { group_id: id })
  assert.deepEqual(await requests(), [])

  await ask()
  const [declined] = await requests()
  const eve = await here.person('Eve')
  const first = { group_request_id: declined?.group_request_id ?? 0 }
  for (const call of ['group_request_accept', 'group_request_delete'] as const)
    await here.as(eve).isRefused(call, first, 'group_request_not_found')
  await here.as(bob).isRefused('group_request_accept', first, 'group_request_not_found')
  assert.equal((await here.as(ada).call('group_request_delete', first)).group_id, id)
  assert.equal(await role(here, bob, id), 'outsider')

  await ask()
  const [asked] = await requests()
  const second = { group_request_id: asked?.group_request_id ?? 0 }
  const accepted = await here.as(ada).call('group_request_accept', second)
  assert.deepEqual([accepted.message, accepted.recdata.member_count], ['They are in the group now', 2])
  assert.equal(await role(here, bob, id), 'member')
  await here.as(ada).isRefused('group_request_accept', second, 'group_request_not_found')
  await here.as(eve).isRefused('group_request_list', { group_id: id }, 'group_forbidden')
})

test('a closed group asks who wants to join, and forgets the answers with the request', async () => {
  const here = await world()
  const [ada, bob, cai] = [await here.person('Ada'), await here.person('Bob'), await here.person('Cai')]
  const { id } = await makeGroup(here, ada, { group_name: 'By questions', is_closed_group: 1 })
  const ask = (questions: Array<{ question: string; is_required?: 1 }>) =>
    here.as(ada).call('group_questions_update', { group_id: id, questions })
  const [why, from] = ['Why do you want to join?', 'Where are you from?']
  const { message, questions } = await ask([
    { question: ` ${why} `, is_required: 1 },
    { question: '' },
    { question: from },
  ])
  assert.equal(message, 'Questions saved')
  assert.deepEqual(questions, [
    { question: why, is_required: 1 },
    { question: from, is_required: 0 },
  ])
  const detail = async (who: Person) => (await here.as(who).call('group_detail', { group_id: id })).recdata
  const seen = await detail(bob)
  assert.deepEqual([seen.questions, seen.has_questions], [questions, 1])
  const wrong = { group_id: id, questions: [{ question: why }, { question: why.toUpperCase() }] }
  const { body } = await here.as(ada).isRefused('group_questions_update', wrong, 'invalid_fields')
  assert.deepEqual(body['fields'], { questions: 'Two questions are the same. Change or remove one.' })
  const theirs = { group_id: id, questions: [] }
  await here.as(bob).isRefused('group_questions_update', theirs, 'group_forbidden')
  await here.as(ada).isRefused('group_questions_update', { ...theirs, group_id: 999_999 }, 'group_not_found')

  const join = (answers?: Array<{ question: string; answer: string }>) => ({
    group_id: id,
    ...(answers && { answers }),
  })
  const nothing = [{ question: why, answer: ' ' }]
  for (const answers of [undefined, [], nothing])
    await here.as(bob).isRefused('join_group', join(answers), 'group_answers_missing')
  const old = [{ question: 'Who are you?', answer: 'Bob' }]
  await here.as(bob).isRefused('join_group', join(old), 'group_questions_changed')
  // Nothing that was written goes missing.
  const more = [{ question: why, answer: 'I like it' }, ...old]
  await here.as(bob).isRefused('join_group', join(more), 'group_questions_changed')
  assert.equal((await detail(ada)).request_count, 0)
  const answers = [{ question: why, answer: 'I grow tomatoes' }]
  await here.as(bob).call('join_group', join(answers))

  const requests = async () => (await here.as(ada).call('group_request_list', { group_id: id })).recdata
  assert.deepEqual(
    (await requests()).map((each) => each.answers),
    [answers],
  )
  assert.deepEqual((await here.as(bob).call('group_request_list', {})).recdata[0]?.answers, answers)
  // Who asks once more answers anew, and without an answer keeps theirs.
  const since = async () =>
    (
      await here.platform.database.pool.query('select since from group_members where member_id = $1', [
        bob.id,
      ])
    ).rows[0].since
  const first = await since()
  const better = [{ question: why, answer: 'I grow tomatoes and peas' }]
  await here.as(bob).call('join_group', join(better))
  assert.deepEqual((await requests())[0]?.answers, better)
  await here.as(bob).call('join_group', join(answers))
  for (const none of [undefined, [], nothing]) await here.as(bob).call('join_group', join(none))
  assert.deepEqual([(await requests())[0]?.answers, await since()], [answers, first])
  // Other questions leave what was answered as it is.
  await ask([{ question: from, is_required: 1 }])
  assert.deepEqual((await requests())[0]?.answers, answers)
  const kept = async () =>
    (
      await sql<{ standing: string; answers: object | null }>`
        select standing, answers from group_members where group_id = ${id} and member_id <> ${ada.id}`.execute(
        here.platform.database.db,
      )
    ).rows.map(({ standing, answers: given }) => [standing, given])
  assert.deepEqual(await kept(), [['requested', answers]])
  await here
    .as(ada)
    .call('group_request_accept', { group_request_id: (await requests())[0]?.group_request_id ?? 0 })
  assert.deepEqual(await kept(), [['member', null]])

  // Nothing is asked of who is invited, nor in an open group.
  await here.as(ada).call('group_member_add', { group_id: id, add_user_id: cai.id })
  assert.equal((await here.as(cai).call('join_group', join())).recdata.role, 'member')
  await here.as(ada).call('group_type_update', { group_id: id, type: 0 })
  const dan = await here.person('Dan')
  assert.equal((await detail(dan)).has_questions, 0)
  assert.equal((await here.as(dan).call('join_group', join())).recdata.role, 'member')
})

test('who is invited accepts or declines, and nobody is invited twice', async () => {
  const here = await world()
  const [ada, bob, cai] = [await here.person('Ada'), await here.person('Bob'), await here.person('Cai')]
  const { id } = await makeGroup(here, ada, { group_name: 'By invitation', is_closed_group: 1 })
  const invite = (who: Person) => here.as(ada).call('group_member_add', { group_id: id, add_user_id: who.id })
  for (let times = 0; times < 2; times++) assert.equal((await invite(bob)).role, 'invited')
  assert.equal((await invite(cai)).message, 'Request Sent to user')
  const own = async (who: Person) => (await here.as(who).call('group_request_list', {})).recdata
  const [mine] = await own(bob)
  assert.deepEqual([mine?.kind, mine?.group_name], ['invited', 'By invitation'])
  const detail = (await here.as(bob).call('group_detail', { group_id: id })).recdata
  assert.deepEqual([detail.invited_by?.full_name, detail.group_request_id], ['Ada', mine?.group_request_id])
  await here.as(bob).call('group_request_accept', { group_request_id: mine?.group_request_id ?? 0 })
  assert.equal(await role(here, bob, id), 'member')
  const [other] = await own(cai)
  await here.as(cai).call('group_request_delete', { group_request_id: other?.group_request_id ?? 0 })
  assert.deepEqual([await role(here, cai, id), await own(cai)], ['outsider', []])

  const add = (who: { id: number }) => ({ group_id: id, add_user_id: who.id })
  await here.as(ada).isRefused('group_member_add', add(bob), 'group_member_already')
  await here.as(ada).isRefused('group_member_add', add({ id: 999_999 }), 'member_not_found')
  await here.as(ada).call('group_ban', { group_id: id, member_user_id: cai.id })
  await here.as(ada).isRefused('group_member_add', add(cai), 'group_member_banned')
  const dan = await here.person('Dan')
  await here.block(dan, ada)
  await here.as(ada).isRefused('group_member_add', add(dan), 'member_not_found')
  // Somebody who asks and is invited has agreed, as has the group.
  const eve = await here.person('Eve')
  await here.as(eve).call('join_group', { group_id: id })
  assert.equal((await invite(eve)).role, 'member')
})

test('a link lets in whoever has it, until it ends', async () => {
  const here = await world()
  const scene = await groupScene(here, 'closed')
  const { owner, outsider, requested, banned, member } = scene.people
  const { recdata: link } = await here.as(owner).call('group_link_create', { group_id: scene.id, uses: 1 })
  const token = new URLSearchParams(link.link.split('?')[1]).get('token') ?? ''
  const look = async (who: Person) =>
    (await here.as(who).call('group_detail', { group_id: scene.id, token })).link_works
  assert.deepEqual([link.uses, link.most_uses, await look(outsider)], [0, 1, 1])
  await here.as(banned).isRefused('join_group', { group_id: scene.id, token }, 'group_not_found')
  assert.equal(
    (await here.as(outsider).call('join_group', { group_id: scene.id, token })).recdata.role,
    'member',
  )
  assert.equal(await look(requested), 0)
  await here.as(requested).isRefused('join_group', { group_id: scene.id, token }, 'group_link_ended')
  assert.deepEqual((await here.as(owner).call('group_link_list', { group_id: scene.id })).recdata, [])

  const { recdata: another } = await here.as(owner).call('group_link_create', { group_id: scene.id, days: 1 })
  const ending = { group_id: scene.id, group_link_id: another.group_link_id }
  await here.as(member).isRefused('group_link_delete', ending, 'group_forbidden')
  await here.as(owner).call('group_link_delete', ending)
  await here.as(owner).isRefused('group_link_delete', ending, 'group_link_ended')
  for (let links = 0; links < 20; links++)
    await here.as(owner).call('group_link_create', { group_id: scene.id })
  await here.as(owner).isRefused('group_link_create', { group_id: scene.id }, 'too_many_group_links')
})

test('a group has one owner, who hands it over before they leave', async () => {
  const here = await world()
  const scene = await groupScene(here, 'open')
  const { owner, member, outsider } = scene.people
  const to = (who: Person) => ({ group_id: scene.id, new_owner_user_id: who.id })
  await here.as(owner).isRefused('group_owner_update', to(outsider), 'member_not_found')
  await here.as(owner).isRefused('group_owner_update', to(owner), 'member_not_found')
  const { recdata } = await here.as(owner).call('group_owner_update', to(member))
  assert.deepEqual([recdata.role, recdata.user_id, recdata.user_type], ['moderator', member.id, 'user'])
  assert.equal(await role(here, member, scene.id), 'owner')
  await here.as(owner).call('leave_group', { group_id: scene.id })
  assert.equal(await count(here, member, scene.id), 2)
})

test('the list of members has its leaders first, and finds a name', async () => {
  const here = await world()
  const scene = await groupScene(here, 'closed')
  const { owner, moderator, member, outsider, banned } = scene.people
  const [zoe, yan] = [await here.person('Zoe Quill'), await here.person('Yan Quill')]
  for (const each of [zoe, yan]) {
    await here.as(owner).call('group_member_add', { group_id: scene.id, add_user_id: each.id })
    await here.as(each).call('join_group', { group_id: scene.id })
  }
  const leaders = [owner, moderator].map(({ name }) => name)
  assert.deepEqual(await names(here, member, { group_id: scene.id }), [
    ...leaders,
    'Yan Quill',
    'Zoe Quill',
    member.name,
  ])
  const paged: string[] = []
  let before: string | undefined
  do {
    const page = await here
      .as(member)
      .call('group_member_list', { group_id: scene.id, limit: 2, ...(before && { before }) })
    paged.push(...page.recdata.map(({ full_name }) => full_name))
    before = page.next
  } while (before !== undefined)
  assert.deepEqual(paged, [...leaders, 'Yan Quill', 'Zoe Quill', member.name])
  assert.deepEqual((await names(here, member, { group_id: scene.id, search: 'quil' })).toSorted(), [
    'Yan Quill',
    'Zoe Quill',
  ])
  assert.deepEqual(await names(here, owner, { group_id: scene.id, role: 'banned' }), [banned.name])
  await here
    .as(member)
    .isRefused('group_member_list', { group_id: scene.id, role: 'banned' }, 'group_forbidden')
  await here.as(outsider).isRefused('group_member_list', { group_id: scene.id }, 'group_closed')
  await here.as(banned).isRefused('group_member_list', { group_id: scene.id }, 'group_not_found')
  await here.block(zoe, member)
  assert(!(await names(here, member, { group_id: scene.id })).includes('Zoe Quill'))
})

test('a ban is lifted, a moderator steps back, and each hears of what they choose', async () => {
  const here = await world()
  const scene = await groupScene(here, 'open')
  const { owner, moderator, member, banned, outsider, invited } = scene.people
  const of = (who: { id: number }) => ({ group_id: scene.id, member_user_id: who.id })
  await here.as(moderator).call('group_unban', of(banned))
  await here.as(moderator).isRefused('group_unban', of(banned), 'member_not_found')
  assert.equal((await here.as(banned).call('join_group', { group_id: scene.id })).recdata.role, 'member')
  await here.as(owner).call('group_member_role_update', { ...of(moderator), role: 'member' })
  assert.equal(await role(here, moderator, scene.id), 'member')
  await here
    .as(owner)
    .isRefused('group_member_role_update', { ...of(outsider), role: 'moderator' }, 'member_not_found')
  await here.as(owner).isRefused('group_ban', of({ id: 999_999 }), 'member_not_found')
  await here.as(owner).call('group_member_delete', { group_id: scene.id, delete_user_id: invited.id })
  await here
    .as(owner)
    .isRefused('group_member_delete', { group_id: scene.id, delete_user_id: invited.id }, 'member_not_found')
  await here.as(member).call('group_notice_update', { group_id: scene.id, notice: 'all' })
  assert.equal((await here.as(member).call('group_detail', { group_id: scene.id })).recdata.notice, 'all')
  await here
    .as(outsider)
    .isRefused('group_notice_update', { group_id: scene.id, notice: 'all' }, 'not_group_member')
  await here
    .as(outsider)
    .isRefused('group_notice_update', { group_id: 999_999, notice: 'all' }, 'group_not_found')
})

test('whoever leaves Commons passes their groups on, or they close', async () => {
  const here = await world()
  const scene = await groupScene(here, 'open')
  const lonely = await makeGroup(here, scene.people.owner, { group_name: 'Alone' })
  await groupsLeaving.erase?.(here.platform.database.db, scene.people.owner.id, here.platform)
  await removeMember(here, scene.people.owner.id)
  assert.equal(await role(here, scene.people.moderator, scene.id), 'owner')
  await here.as(scene.people.member).isRefused('group_detail', { group_id: lonely.id }, 'group_not_found')
})

test('visitors join nothing', async () => {
  const here = await world()
  for (const name of [
    'join_group',
    'leave_group',
    'group_member_list',
    'group_link_list',
    'group_link_create',
  ] as const)
    await isForMembersOnly(here, name, { group_id: 1 })
})
