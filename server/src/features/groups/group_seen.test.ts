/** What is new in a member's groups since they were last in them, and the order that follows. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { isForMembersOnly } from '../../../test/scenes/accounts-scene.ts'
import { eventIn } from '../../../test/scenes/events-scene.ts'
import { type GroupScene, groupScene, makeGroup, postIn } from '../../../test/scenes/groups-scene.ts'
import { openPage } from '../../../test/page.ts'
import { makeWorld, type Person, type World } from '../../../test/world.ts'

let here: World
before(async () => {
  here = await makeWorld()
})

/** Returns how many posts of the group are new to this member. */
async function newTo(who: Person, group: number): Promise<number | undefined> {
  const { recdata } = await here.as(who).call('group_list', { limit: 50 })
  return recdata.find(({ id }) => id === group)?.new_post_count
}

const see = (who: Person, { id }: { id: number }) => here.as(who).call('group_seen', { group_id: id })

describe('new posts', () => {
  let scene: GroupScene
  before(async () => {
    scene = await groupScene(here, 'closed')
  })

  test('are those of others since a member was in the group, until they are in it again', async () => {
    const { owner, member, moderator } = scene.people
    await postIn(scene, owner, 'One')
    await postIn(scene, moderator, 'Two')
    assert.deepEqual(
      [await newTo(member, scene.id), await newTo(owner, scene.id), await newTo(moderator, scene.id)],
      [2, 1, 1],
    )
    await see(member, scene)
    assert.deepEqual([await newTo(member, scene.id), await newTo(owner, scene.id)], [0, 1])
    await postIn(scene, owner, 'Three')
    assert.equal(await newTo(member, scene.id), 1)
    await see(member, scene)
  })

  test('have a thread once, also without its first post', async () => {
    const { owner, member } = scene.people
    const parts = [{ message: 'Thread one' }, { message: 'Thread two' }, { message: 'Thread three' }]
    const { post_id } = (await here.as(owner).call('add_thread', { parts, group_id: scene.id })).recdata
    assert.equal(await newTo(member, scene.id), 1)
    await here.as(owner).call('post_delete', { post_id })
    assert.equal(await newTo(member, scene.id), 1)
    await see(member, scene)
  })

  test('leave out drafts, held, deleted, blocked and muted ones', async () => {
    const { owner, member, moderator } = scene.people
    await here.as(owner).call('group_approval_update', { group_id: scene.id, approves_posts: 1 })
    const newcomer = await here.person('Newcomer')
    await here.as(owner).call('group_member_add', { group_id: scene.id, add_user_id: newcomer.id })
    await here.as(newcomer).call('join_group', { group_id: scene.id })
    const held = await postIn(scene, newcomer, 'Held')
    await here.as(owner).call('add_post', { message: 'Draft', group_id: scene.id, is_draft: 1 })
    const deleted = await postIn(scene, owner, 'Deleted')
    await here.as(owner).call('post_delete', { post_id: deleted })
    assert.equal(await newTo(member, scene.id), 0)
    await here.as(owner).call('group_post_approve', { group_id: scene.id, post_id: held })
    assert.equal(await newTo(member, scene.id), 1)

    await here.as(member).call('block', { blocked_user_id: newcomer.id })
    assert.equal(await newTo(member, scene.id), 0)
    await postIn(scene, moderator, 'Muted')
    assert.equal(await newTo(member, scene.id), 1)
    await here.as(member).call('mute', { muted_user_id: moderator.id })
    assert.equal(await newTo(member, scene.id), 0)
    await here.as(owner).call('group_approval_update', { group_id: scene.id, approves_posts: 0 })
  })

  test('of a group are none to those who join it, and counted to 21', async () => {
    const { owner } = scene.people
    const late = await here.person('Late')
    await here.as(owner).call('group_member_add', { group_id: scene.id, add_user_id: late.id })
    await postIn(scene, owner, 'Before')
    await here.as(late).call('join_group', { group_id: scene.id })
    assert.equal(await newTo(late, scene.id), 0)
    for (let nth = 0; nth < 23; nth++) await postIn(scene, owner, `Post ${nth}`)
    assert.equal(await newTo(late, scene.id), 21)
  })

  test('are a matter of members', async () => {
    const { outsider, banned, invited } = scene.people
    for (const who of [outsider, invited])
      await here.as(who).isRefused('group_seen', { group_id: scene.id }, 'not_group_member')
    await here.as(banned).isRefused('group_seen', { group_id: scene.id }, 'group_not_found')
    await isForMembersOnly(here, 'group_seen', { group_id: scene.id })
  })
})

describe('the list of one’s groups', () => {
  let ada: Person
  let bob: Person
  const ids: number[] = []
  const order = async (who: Person, input: object = {}) =>
    (await here.as(who).call('group_list', { sort: 'active', ...input })).recdata.map(({ id }) => id)
  /** Makes what has happened in the group so far that many minutes older. */
  const age = (group: number, minutes: number) =>
    sql`with happened as (update group_counts set happened_at = happened_at - interval '1 minute' * ${minutes} where group_id = ${group}),
      founded as (update groups set created_at = created_at - interval '1 minute' * ${minutes} where id = ${group}),
      said as (update messages set created_at = created_at - interval '1 minute' * ${minutes}
        where conversation_id = (select id from conversations where group_id = ${group})),
      talked as (update conversations set last_at = last_at - interval '1 minute' * ${minutes} where group_id = ${group}),
      planned as (update group_events set created_at = created_at - interval '1 minute' * ${minutes} where group_id = ${group})
      update posts set created_at = created_at - interval '1 minute' * ${minutes} where group_id = ${group}`.execute(
      here.platform.database.db,
    )

  before(async () => {
    ada = await here.person('Ada')
    bob = await here.person('Bob')
    for (let nth = 0; nth < 4; nth++) {
      const { id } = await makeGroup(here, bob, { group_name: `Group ${nth}` })
      await here.as(ada).call('join_group', { group_id: id })
      ids.push(id)
    }
  })

  test('is in the order in which something last happened: a post, a message or an event', async () => {
    const [one = 0, two = 0, three = 0, four = 0] = ids
    for (const id of ids) await age(id, 60)
    assert.deepEqual(await order(ada), [four, three, two, one])
    await here.as(bob).call('add_post', { message: 'Plums', group_id: one })
    for (const id of ids) await age(id, 10)
    await here.as(bob).call('group_chat', { group_id: two, message: 'Pears' })
    for (const id of ids) await age(id, 10)
    await here.as(bob).call('group_event_create', { group_id: three, ...eventIn(48) })
    assert.deepEqual(await order(ada), [three, two, one, four])
    const { recdata } = await here.as(ada).call('group_list', {})
    assert.deepEqual(
      recdata.map(({ id, last_activity_at }) => [id, last_activity_at === null]),
      [
        [four, true],
        [three, false],
        [two, false],
        [one, false],
      ],
    )
    const at = new Map(recdata.map(({ id, last_activity_at }) => [id, last_activity_at]))
    const posted = Date.now() - Date.parse(at.get(one) ?? '')
    assert.ok(posted > 19 * 60_000 && posted < 22 * 60_000)
  })

  test('is paged as it moves, and searched', async () => {
    const [one = 0, two = 0, three = 0, four = 0] = ids
    const first = await here.as(ada).call('group_list', { sort: 'active', limit: 2 })
    assert.deepEqual(
      first.recdata.map(({ id }) => id),
      [three, two],
    )
    await here.as(bob).call('add_post', { message: 'Cherries', group_id: four })
    assert.deepEqual(await order(ada, { limit: 2, before: first.next }), [four, one])
    assert.deepEqual(await order(ada, { search: 'group 1' }), [two])
    assert.deepEqual(await order(ada, { limit: 3, page: 2 }), [one])
  })

  test('isn’t led by a group in which only hidden members do something', async () => {
    const [one = 0, , three = 0] = ids
    for (const id of ids) await age(id, 30)
    const noisy = await here.person('Noisy')
    await here.as(noisy).call('join_group', { group_id: one })
    await here.as(noisy).call('add_post', { message: 'Buy!', group_id: one })
    await here.as(noisy).call('group_chat', { group_id: one, message: 'Buy!' })
    assert.equal((await order(ada))[0], one)
    await here.as(ada).call('block', { blocked_user_id: noisy.id })
    assert.notEqual((await order(ada))[0], one)
    assert.equal((await order(bob))[0], one)
    assert.ok((await order(ada)).includes(three))
  })

  test('isn’t led by what muted members say and plan', async () => {
    const [, two = 0, , four = 0] = ids
    const loud = await here.person('Loud')
    for (const id of [two, four]) await here.as(loud).call('join_group', { group_id: id })
    await here
      .as(bob)
      .call('group_member_role_update', { group_id: four, member_user_id: loud.id, role: 'moderator' })
    for (const id of ids) await age(id, 30)
    await here.as(loud).call('group_chat', { group_id: two, message: 'Hey!' })
    for (const id of ids) await age(id, 10)
    await here.as(loud).call('group_event_create', { group_id: four, ...eventIn(48) })
    assert.deepEqual((await order(ada)).slice(0, 2), [four, two])
    await here.as(ada).call('mute', { muted_user_id: loud.id })
    const { recdata } = await here.as(ada).call('group_list', { sort: 'active' })
    const at = recdata.map(({ last_activity_at }) => Date.parse(last_activity_at ?? ''))
    assert.ok(at.every((each) => !(Date.now() - each < 29 * 60_000)))
    assert.deepEqual((await order(bob)).slice(0, 2), [four, two])
  })

  test('of somebody else says nothing of what is new', async () => {
    await here.follow(bob, ada)
    const { recdata } = await here.as(bob).call('group_list', { view_user_id: ada.id, sort: 'active' })
    assert.equal(recdata.length, 4)
    for (const { last_activity_at, new_post_count } of recdata)
      assert.deepEqual([last_activity_at, new_post_count], [null, 0])
  })
})

test('a member’s other tabs hear that they were in a group, and only where something was new', async () => {
  const scene = await groupScene(here, 'open')
  const { owner, member } = scene.people
  await postIn(scene, owner, 'News')
  const topic = `group_visits:${member.id}`
  const tab = await openPage(here, member, [topic])
  assert.equal((await see(member, scene)).was_new, 1)
  await tab.hearHint(topic)
  const heard = tab.frames.length
  assert.equal((await see(member, scene)).was_new, 0)
  await postIn(scene, owner, 'More')
  await see(member, scene)
  await tab.hearHint(topic)
  assert.ok(tab.frames.slice(heard).filter(({ hints }) => hints).length <= 1)
  tab.leave()
})
