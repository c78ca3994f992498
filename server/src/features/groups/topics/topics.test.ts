/** Topics of groups: their names and order, the posts that have them, and who may change what. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { isForMembersOnly } from '../../../../test/scenes/accounts-scene.ts'
import { type GroupScene, groupScene, postIn } from '../../../../test/scenes/groups-scene.ts'
import { makeWorld, type Person, type World } from '../../../../test/world.ts'

let here: World
before(async () => {
  here = await makeWorld()
})

const add = async ({ id, people }: GroupScene, name: string) =>
  (await here.as(people.owner).call('group_topic_create', { group_id: id, name })).recdata.group_topic_id
const namesIn = async (who: Person, { id }: GroupScene) =>
  (await here.as(who).call('group_detail', { group_id: id })).recdata.topics.map(({ name }) => name)
/** Returns the texts of the posts with a topic. */
const under = async (who: Person, { id }: GroupScene, group_topic_id: number) =>
  (await here.as(who).call('group_timeline', { group_id: id, group_topic_id })).recdata.map(
    ({ message }) => message,
  )
const topicOf = async (who: Person, post_id: number) =>
  (await here.as(who).call('post_detail', { post_id })).recdata.group_topic

describe('the topics of a group', () => {
  test('are named, renamed, put in order and removed', async () => {
    const scene = await groupScene(here, 'closed')
    const { owner, moderator, member, outsider } = scene.people
    const [plums, , cherries] = [
      await add(scene, 'Plums'),
      await add(scene, ' Pears  and more '),
      await add(scene, 'Cherries'),
    ]
    assert.deepEqual(await namesIn(member, scene), ['Plums', 'Pears and more', 'Cherries'])
    // Their names say what a closed group talks about.
    assert.deepEqual(await namesIn(outsider, scene), [])
    const voice = here.as(moderator)
    assert.deepEqual(await voice.call('group_topic_update', { group_topic_id: cherries, place: 1 }), {
      code: true,
      message: 'Success',
      recdata: { group_topic_id: cherries, name: 'Cherries', group_id: scene.id },
    })
    assert.deepEqual(await namesIn(member, scene), ['Cherries', 'Plums', 'Pears and more'])
    await voice.call('group_topic_update', { group_topic_id: cherries, place: 20, name: 'cherries' })
    assert.deepEqual(await namesIn(member, scene), ['Plums', 'Pears and more', 'cherries'])
    await voice.isRefused(
      'group_topic_update',
      { group_topic_id: plums, name: 'CHERRIES' },
      'topic_name_taken',
    )
    await voice.isRefused('group_topic_create', { group_id: scene.id, name: 'plums' }, 'topic_name_taken')
    for (const name of ['', '  ', 'x'.repeat(41)])
      await voice.isRefused('group_topic_create', { group_id: scene.id, name }, 'invalid_fields')
    const gone = await here.as(owner).call('group_topic_delete', { group_topic_id: plums })
    assert.equal(gone.post_count, 0)
    assert.deepEqual(await namesIn(member, scene), ['Pears and more', 'cherries'])
    for (const name of ['group_topic_delete', 'group_topic_update'] as const)
      await voice.isRefused(name, { group_topic_id: plums }, 'group_topic_not_found')
  })

  test('of a closed group stay with its members when it is opened, until others see a post with one', async () => {
    const scene = await groupScene(here, 'closed')
    const { owner, member, moderator, outsider } = scene.people
    const [salaries, layoffs, picnic] = [
      await add(scene, 'Salaries'),
      await add(scene, 'Layoffs'),
      await add(scene, 'Picnic'),
    ]
    await here
      .as(member)
      .call('add_post', { message: 'Too low', group_id: scene.id, group_topic_id: salaries })
    await here.as(owner).call('group_type_update', { group_id: scene.id, type: 0 })
    const late = await here.person('Late')
    await here.as(late).call('join_group', { group_id: scene.id })
    for (const who of [outsider, late]) {
      assert.deepEqual(await namesIn(who, scene), [])
      assert.deepEqual(await under(who, scene, salaries), [])
    }
    for (const who of [owner, member, moderator])
      assert.deepEqual(await namesIn(who, scene), ['Salaries', 'Layoffs', 'Picnic'])
    const post = { message: 'Cake', group_id: scene.id }
    await here.as(late).isRefused('add_post', { ...post, group_topic_id: layoffs }, 'group_topic_not_found')
    const { recdata: cake } = await here.as(late).call('add_post', post)
    const edit = { post_id: cake.post_id, message: 'Cake', group_topic_id: layoffs }
    await here.as(late).isRefused('edit_post', edit, 'group_topic_not_found')

    // What everybody sees by now: a post with it, its new name, and what is named from here on.
    await here.as(member).call('add_post', { ...post, group_topic_id: picnic })
    assert.deepEqual(await namesIn(late, scene), ['Picnic'])
    await here.as(late).call('edit_post', { ...edit, group_topic_id: picnic })
    await here.as(moderator).call('group_topic_update', { group_topic_id: layoffs, name: 'Changes' })
    await add(scene, 'Garden')
    for (const who of [outsider, late])
      assert.deepEqual(await namesIn(who, scene), ['Changes', 'Picnic', 'Garden'])
    // Whoever runs it puts all of them in order.
    await here
      .as(owner)
      .call('group_member_role_update', { group_id: scene.id, member_user_id: late.id, role: 'moderator' })
    assert.deepEqual(await namesIn(late, scene), ['Salaries', 'Changes', 'Picnic', 'Garden'])
  })

  test('are up to 20', async () => {
    const scene = await groupScene(here, 'open')
    for (let nth = 1; nth <= 20; nth++) await add(scene, `Topic ${nth}`)
    const { owner } = scene.people
    await here
      .as(owner)
      .isRefused('group_topic_create', { group_id: scene.id, name: 'One more' }, 'too_many_group_topics')
  })

  test('are changed by those who run it', async () => {
    for (const type of ['open', 'closed'] as const) {
      const scene = await groupScene(here, type)
      const { owner, member, outsider, banned } = scene.people
      const group_topic_id = await add(scene, 'Plums')
      const post_id = await postIn(scene, owner, 'A plum')
      for (const who of [member, outsider, banned]) {
        const isSeen = who === member || (who === outsider && type === 'open')
        const refusal = isSeen ? 'group_forbidden' : 'group_topic_not_found'
        const ofGroup = who === banned ? 'group_not_found' : 'group_forbidden'
        const voice = here.as(who)
        await voice.isRefused('group_topic_create', { group_id: scene.id, name: 'Mine' }, ofGroup)
        await voice.isRefused('group_topic_update', { group_topic_id, name: 'Mine' }, refusal)
        await voice.isRefused('group_topic_delete', { group_topic_id }, refusal)
        await voice.isRefused('group_post_topic', { group_id: scene.id, post_id, group_topic_id }, ofGroup)
      }
    }
    await isForMembersOnly(here, 'group_topic_create', { group_id: 1, name: 'x' })
    await isForMembersOnly(here, 'group_topic_update', { group_topic_id: 1 })
    await isForMembersOnly(here, 'group_topic_delete', { group_topic_id: 1 })
    await isForMembersOnly(here, 'group_post_topic', { group_id: 1, post_id: 1, group_topic_id: '' })
  })
})

describe('a post of a group', () => {
  let scene: GroupScene
  let other: GroupScene
  let plums: number
  let pears: number
  let elsewhere: number
  before(async () => {
    scene = await groupScene(here, 'closed')
    other = await groupScene(here, 'open')
    plums = await add(scene, 'Plums')
    pears = await add(scene, 'Pears')
    elsewhere = await add(other, 'Plums')
  })

  test('has a topic when it is made, and another when it is edited', async () => {
    const { member, owner } = scene.people
    const voice = here.as(member)
    const { recdata } = await voice.call('add_post', {
      message: 'Jam',
      group_id: scene.id,
      group_topic_id: plums,
    })
    assert.deepEqual([recdata.group_topic_id, recdata.group_topic], [plums, 'Plums'])
    const { post_id } = recdata
    assert.deepEqual(await under(owner, scene, plums), ['Jam'])
    await voice.call('edit_post', { post_id, message: 'More jam' })
    assert.equal(await topicOf(owner, post_id), 'Plums')
    await voice.call('edit_post', { post_id, message: 'More jam', group_topic_id: pears })
    assert.deepEqual([await under(owner, scene, plums), await under(owner, scene, pears)], [[], ['More jam']])
    await here.as(owner).call('group_topic_update', { group_topic_id: pears, name: 'Ripe pears' })
    assert.equal(await topicOf(owner, post_id), 'Ripe pears')
    await voice.call('edit_post', { post_id, message: 'More jam', group_topic_id: '' })
    assert.equal(await topicOf(owner, post_id), null)
  })

  test('has a topic of its own group alone', async () => {
    const { member } = scene.people
    const voice = here.as(member)
    for (const group_topic_id of [elsewhere, 999_999]) {
      const post = { message: 'Jam', group_topic_id }
      await voice.isRefused('add_post', { ...post, group_id: scene.id }, 'group_topic_not_found')
      await voice.isRefused('add_post', post, 'group_topic_not_found')
      const post_id = await postIn(scene, member, 'Jam')
      await voice.isRefused('edit_post', { post_id, ...post }, 'group_topic_not_found')
      const { recdata } = await voice.call('add_post', { message: 'For all' })
      await voice.isRefused('edit_post', { post_id: recdata.post_id, ...post }, 'group_topic_not_found')
    }
  })

  test('gets a topic from those who run the group, and loses it with the topic', async () => {
    const { member, moderator, owner } = scene.people
    const topic = await add(scene, 'Quinces')
    const post_id = await postIn(scene, member, 'Quince cheese')
    const voice = here.as(moderator)
    const at = { group_id: scene.id, post_id }
    await voice.call('group_post_topic', { ...at, group_topic_id: topic })
    assert.deepEqual(await under(member, scene, topic), ['Quince cheese'])
    await voice.isRefused('group_post_topic', { ...at, group_topic_id: elsewhere }, 'group_topic_not_found')
    await voice.call('group_post_topic', { ...at, group_topic_id: '' })
    assert.deepEqual(await under(member, scene, topic), [])
    await voice.call('group_post_topic', { ...at, group_topic_id: topic })
    const there = await postIn(other, other.people.owner, 'Elsewhere')
    await voice.isRefused('group_post_topic', { ...at, post_id: there, group_topic_id: '' }, 'post_not_found')
    const { post_count } = await here.as(owner).call('group_topic_delete', { group_topic_id: topic })
    assert.equal(post_count, 1)
    assert.equal(await topicOf(member, post_id), null)
    assert.deepEqual(await under(member, scene, topic), [])
  })

  test('keeps its topic as a draft, while it waits for approval, and once it is published', async () => {
    const { member, owner } = scene.people
    const voice = here.as(member)
    const post = { group_id: scene.id, group_topic_id: plums }
    const draft = await voice.call('add_post', { ...post, message: 'A draft', is_draft: 1 })
    assert.deepEqual(await under(member, scene, plums), [])
    const { recdata: drafts } = await voice.call('post_draft_list', {})
    assert.equal(drafts.find(({ post }) => post.post_id === draft.recdata.post_id)?.post.group_topic, 'Plums')
    await voice.call('post_publish', { post_id: draft.recdata.post_id })
    assert.deepEqual(await under(owner, scene, plums), ['A draft'])
    await here.as(owner).call('group_approval_update', { group_id: scene.id, approves_posts: 1 })
    const held = (await voice.call('add_post', { ...post, message: 'Held' })).recdata
    assert.equal(held.group_topic, 'Plums')
    assert.deepEqual(await under(member, scene, plums), ['A draft'])
    await here.as(owner).call('group_post_approve', { group_id: scene.id, post_id: held.post_id })
    assert.deepEqual(await under(member, scene, plums), ['Held', 'A draft'])
  })

  test('is listed with its topic for those who see into the group', async () => {
    const { outsider, banned } = scene.people
    const input = { group_id: scene.id, group_topic_id: plums }
    await here.as(outsider).isRefused('group_timeline', input, 'group_closed')
    await here.as(banned).isRefused('group_timeline', input, 'group_not_found')
    assert.deepEqual(await under(other.people.outsider, other, plums), [])
  })
})
