/** Searching the posts of a group. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { isForMembersOnly } from '../../../test/scenes/accounts-scene.ts'
import { type GroupScene, groupScene, postIn } from '../../../test/scenes/groups-scene.ts'
import { makeWorld, type Person, type World } from '../../../test/world.ts'

let here: World
before(async () => {
  here = await makeWorld()
})

const find = async (who: Person, { id }: { id: number }, search: string) =>
  (await here.as(who).call('group_search', { group_id: id, search })).recdata.map(({ message }) => message)

describe('a search in a closed group', () => {
  let scene: GroupScene
  let other: GroupScene
  before(async () => {
    scene = await groupScene(here, 'closed')
    other = await groupScene(here, 'open')
    const { owner, member } = scene.people
    await postIn(scene, owner, 'Žluté švestky are ripe')
    await postIn(scene, member, 'Plum jam with yellow plums')
    await postIn(other, other.people.owner, 'Plums of another group')
    await here.as(owner).call('add_post', { message: 'Plums in a draft', group_id: scene.id, is_draft: 1 })
    await here.as(member).call('add_post', { message: 'Plums for everybody' })
  })

  test('finds its posts by words and their beginnings, without accents, newest first', async () => {
    const { member } = scene.people
    assert.deepEqual(await find(member, scene, 'plum'), ['Plum jam with yellow plums'])
    assert.deepEqual(await find(member, scene, 'zlute SVEST'), ['Žluté švestky are ripe'])
    assert.deepEqual(await find(member, scene, 'plum nothing'), [])
    assert.deepEqual(await find(member, scene, '  '), [])
    assert.deepEqual(await find(member, scene, '!?'), [])
    await postIn(scene, member, 'A plum, again')
    assert.deepEqual(await find(member, scene, 'plum'), ['A plum, again', 'Plum jam with yellow plums'])
  })

  test('can be narrowed down as the site’s', async () => {
    const { owner, member } = scene.people
    await postIn(scene, owner, 'A plum tree')
    assert.deepEqual(await find(member, scene, `plum from:${owner.username}`), ['A plum tree'])
    assert.deepEqual(await find(member, scene, 'from:nobody-at-all'), [])
    assert.deepEqual(await find(member, scene, 'plum before:2020-01-01'), [])
  })

  test('is for those who see into the group', async () => {
    const { outsider, invited, requested, former, banned } = scene.people
    for (const who of [outsider, invited, requested, former])
      await here.as(who).isRefused('group_search', { group_id: scene.id, search: 'plum' }, 'group_closed')
    await here.as(banned).isRefused('group_search', { group_id: scene.id, search: 'plum' }, 'group_not_found')
    await isForMembersOnly(here, 'group_search', { group_id: scene.id, search: 'plum' })
    assert.deepEqual(await find(outsider, other, 'plums'), ['Plums of another group'])
  })

  test('leaves out those hidden by a block or a mute, and deleted ones', async () => {
    const { owner, member, moderator } = scene.people
    const deleted = await postIn(scene, owner, 'Cherries deleted')
    await here.as(owner).call('post_delete', { post_id: deleted })
    await postIn(scene, moderator, 'Cherries of a moderator')
    assert.deepEqual(await find(member, scene, 'cherries'), ['Cherries of a moderator'])
    await here.as(member).call('mute', { muted_user_id: moderator.id })
    assert.deepEqual(await find(member, scene, 'cherries'), [])
    await here.as(member).call('unmute', { muted_user_id: moderator.id })
    await here.as(moderator).call('block', { blocked_user_id: member.id })
    assert.deepEqual(await find(member, scene, 'cherries'), [])
    assert.deepEqual(await find(owner, scene, 'cherries'), ['Cherries of a moderator'])
  })

  test('is paged', async () => {
    const { owner, member } = scene.people
    for (let nth = 0; nth < 23; nth++) await postIn(scene, owner, `Pear ${nth}`)
    const found: string[] = []
    let next: string | undefined
    do {
      const page = await here.as(member).call('group_search', {
        group_id: scene.id,
        search: 'pear',
        ...(next !== undefined && { before: next }),
      })
      found.push(...page.recdata.map(({ message }) => message))
      next = page.next
    } while (next !== undefined)
    assert.deepEqual(
      found,
      Array.from({ length: 23 }, (_, nth) => `Pear ${22 - nth}`),
    )
  })
})
