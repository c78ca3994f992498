/** Notifications about groups, and the topics that open pages may listen to. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupScene, postIn, standings } from '../../../test/scenes/groups-scene.ts'
import { type Person, type World, world } from '../../../test/world.ts'
import { gatherNews } from '../notifications/gathering.ts'

async function news({ as, platform }: World, person: Person) {
  await gatherNews(platform)
  const { recdata } = await as(person).call('notification_list', {})
  return recdata.map(({ text, message, link }) => [text, message, link])
}

test('who is invited, asks, is let in or loses a post is told, as long as it stands', async () => {
  const here = await world()
  const scene = await groupScene(here, 'closed')
  const { owner, moderator, member, invited, requested } = scene.people
  const link = `/groupdetail/${scene.id}`
  assert.deepEqual(await news(here, invited), [
    [`${owner.name} invited you to join a group`, scene.name, link],
  ])
  for (const leader of [owner, moderator])
    assert.deepEqual(await news(here, leader), [
      [`${requested.name} would like to join your group`, scene.name, `${link}?tab=members`],
    ])
  assert.deepEqual(await news(here, member), [])
  const { recdata } = await here.as(owner).call('group_request_list', { group_id: scene.id })
  const ids = new Map(recdata.map(({ user_id, group_request_id }) => [user_id, group_request_id]))
  await here.as(owner).call('group_request_accept', { group_request_id: ids.get(requested.id) ?? 0 })
  await here.as(owner).call('group_request_delete', { group_request_id: ids.get(invited.id) ?? 0 })
  assert.deepEqual([await news(here, owner), await news(here, invited)], [[], []])
  assert.deepEqual(await news(here, requested), [["You're in the group now", scene.name, link]])
  const post_id = await postIn(scene, requested, 'Off topic')
  await here.as(moderator).call('post_delete', { post_id })
  assert.deepEqual(await news(here, requested), [
    ['A moderator deleted your post', scene.name, link],
    ["You're in the group now", scene.name, link],
  ])
})

test('each hears of posts as they choose, and nobody of what they do not see', async () => {
  const here = await world()
  const scene = await groupScene(here, 'closed')
  const { owner, moderator, member, outsider } = scene.people
  await here.as(member).call('group_notice_update', { group_id: scene.id, notice: 'all' })
  await here.as(moderator).call('group_notice_update', { group_id: scene.id, notice: 'none' })
  const message = `For @${member.username}, @${moderator.username} and @${outsider.username}`
  const post_id = await postIn(scene, owner, message)
  const told = [
    [`${owner.name} mentioned you in a post`, message, `/timeLine/${owner.id}/${post_id}`],
    [`${owner.name} posted in your group`, scene.name, `/timeLine/${owner.id}/${post_id}`],
  ]
  assert.deepEqual((await news(here, member)).toSorted(), told.toSorted())
  assert.deepEqual(await news(here, outsider), [])
  assert.deepEqual(
    (await news(here, moderator)).filter(([title]) => title?.includes('mentioned')),
    [],
  )
  await here.as(owner).call('group_member_delete', { group_id: scene.id, delete_user_id: member.id })
  assert.deepEqual(await news(here, member), [])
})

for (const type of ['open', 'closed'] as const)
  test(`an open page listens to what its member sees of a group that is ${type}`, async () => {
    const here = await world()
    const scene = await groupScene(here, type)
    const post = await postIn(scene, scene.people.owner, 'Psst')
    const topics = ['group', 'group_posts', 'group_members'].map((kind) => `${kind}:${scene.id}`)
    for (const standing of standings) {
      const { id } = scene.people[standing]
      const asked = [
        ...topics,
        `post:${post}`,
        `comments:${post}`,
        `groups:${id}`,
        `groups:${scene.people.owner.id}`,
      ]
      const heard = await here.platform.visibleTopics(here.platform.database.db, id, asked)
      const isIn = ['owner', 'moderator', 'member'].includes(standing)
      const expected = asked.filter((topic) => {
        if (topic === `groups:${id}`) return true
        if (topic.startsWith('groups:')) return false
        if (topic.startsWith('group:')) return standing !== 'banned'
        return isIn || (type === 'open' && standing !== 'banned')
      })
      assert.deepEqual([...new Set(heard)], [...new Set(expected)], standing)
    }
  })
