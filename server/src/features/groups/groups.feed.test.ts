/** Who sees a group's posts, wherever posts are listed, and who is told of them. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import {
  groupScene,
  type GroupScene,
  makeGroup,
  postIn,
  standings,
} from '../../../test/scenes/groups-scene.ts'
import { play, type RacingCall } from '../../../test/races.ts'
import { isForMembersOnly } from '../../../test/scenes/accounts-scene.ts'
import { jpeg } from '../../../test/files/pictures.ts'
import { type Person, world } from '../../../test/world.ts'

const insiders: readonly string[] = ['owner', 'moderator', 'member']
const isMember = (standing: string) => insiders.includes(standing)

/** Returns for each place that lists posts whether the person finds this one. */
async function foundBy({ here, id, people }: GroupScene, who: Person, post: number, word: string) {
  const { as } = here
  const ids = (posts: ReadonlyArray<{ post_id: number }>) => posts.some(({ post_id }) => post_id === post)
  const inGroup = await as(who).send('group_timeline', { group_id: id })
  const byTag = await as(who).send('group_hash_timeline', { group_id: id, hashtag: word })
  const profile = await as(who).call('user_timeline', { view_user_id: people.owner.id })
  const search = await as(who).call('all_search', { search: word })
  const tags = await as(who).call('hashtag_timeline', { hashtag: word })
  const listed = (body: Record<string, unknown>) => ids((body['recdata'] ?? []) as Array<{ post_id: number }>)
  return {
    group: listed(inGroup.body),
    tag: listed(byTag.body),
    detail: (await as(who).send('post_detail', { post_id: post })).status === 200,
    profile: ids(profile.recdata),
    search: search.posts.some(({ id }) => id === post),
    hashtag: ids(tags.recdata),
  }
}

for (const type of ['open', 'closed'] as const)
  test(`a post of a group that is ${type} is found by whom it is for`, async () => {
    const here = await world()
    const scene = await groupScene(here, type)
    const { owner } = scene.people
    const word = `plums${type}`
    const { recdata } = await here
      .as(owner)
      .call('add_post', { message: `About ${word}`, hashtag: word, group_id: scene.id })
    assert.deepEqual(
      [recdata.group_id, recdata.group_name, recdata.group_owner_id, recdata.post_type],
      [scene.id, scene.name, owner.id, type === 'open' ? 'public' : 'private'],
    )
    for (const standing of standings) {
      const sees = isMember(standing) || (type === 'open' && standing !== 'banned')
      const found = await foundBy(scene, scene.people[standing], recdata.post_id, word)
      const isListed = type === 'open' && sees
      assert.deepEqual(
        found,
        // The page of a tag lists public posts and the viewer's own.
        {
          group: sees,
          tag: sees,
          detail: sees,
          profile: sees,
          search: sees,
          hashtag: isListed || (sees && standing === 'owner'),
        },
        standing,
      )
      const home = await here.as(scene.people[standing]).call('timeline', {})
      assert.equal(
        home.recdata.some(({ post_id }) => post_id === recdata.post_id),
        type === 'open' && isMember(standing),
        `the home feed of ${standing}`,
      )
      const following = await here.as(scene.people[standing]).call('timeline', { feed: 'following' })
      assert.equal(
        following.recdata.some(({ post_id }) => post_id === recdata.post_id),
        type === 'open' && isMember(standing),
        `whom ${standing} follows`,
      )
    }
  })

test('only members comment, also where everybody may read', async () => {
  const here = await world()
  const scene = await groupScene(here, 'open')
  const post_id = await postIn(scene, scene.people.owner, 'Say something')
  for (const standing of standings) {
    const voice = here.as(scene.people[standing])
    const said = await voice.send('post_comment', { post_id, comment: 'Hello', group_id: scene.id })
    const silent = await voice.send('post_comment', { post_id, comment: 'Hello' })
    const may = isMember(standing)
    assert.equal(said.status, may ? 200 : standing === 'banned' ? 404 : 403, standing)
    assert.equal(silent.status, may ? 200 : 404, standing)
  }
  const { recdata } = await here
    .as(scene.people.member)
    .call('post_comment', { post_id, comment: 'A thread' })
  const reply = { post_comment_id: recdata.post_comment_id, reply: 'Me too', group_id: scene.id }
  await here.as(scene.people.outsider).isRefused('post_comment_reply', reply, 'not_group_member')
  await here.as(scene.people.moderator).call('post_comment_reply', reply)
})

test('a picture of a closed group is its members’', async () => {
  const here = await world()
  const scene = await groupScene(here, 'closed')
  const post = await here.post(
    scene.people.owner,
    { message: 'Look', group_id: scene.id },
    { file: await jpeg() },
  )
  for (const standing of standings) {
    const found = await here.as(scene.people[standing]).send('post_detail', { post_id: post.post_id })
    assert.equal(found.status, isMember(standing) ? 200 : 404, standing)
    const url = new URL(post.file ?? '', here.url)
    const { status } = await fetch(`${url.origin}${url.pathname}`, {
      headers: { cookie: '', authorization: `Bearer ${scene.people[standing].apiKey}` },
    })
    assert.notEqual(status, 200, `${standing} without a signed address`)
  }
})

test('whoever is removed loses what they saw, and what they wrote stays theirs', async () => {
  const here = await world()
  const scene = await groupScene(here, 'closed')
  const { owner, member } = scene.people
  const theirs = await postIn(scene, member, 'I was here')
  await here.as(owner).call('post_comment', { post_id: theirs, comment: 'Welcome' })
  const others = await postIn(scene, owner, 'For members')
  await here.as(owner).call('group_member_delete', { group_id: scene.id, delete_user_id: member.id })
  await here.as(member).isRefused('post_detail', { post_id: others }, 'post_not_found')
  await here.as(member).isRefused('group_timeline', { group_id: scene.id }, 'group_closed')
  const { recdata } = await here.as(member).call('post_detail', { post_id: theirs })
  assert.deepEqual([recdata.message, recdata.comments_count, recdata.comments], ['I was here', 0, []])
  await here
    .as(member)
    .isRefused('edit_post', { post_id: theirs, message: 'Buy my plums' }, 'not_group_member')
  await here.as(member).call('post_delete', { post_id: theirs })
})

test('closing a group takes its posts from who is no member; opening it shows nothing that was said meanwhile', async () => {
  const here = await world()
  const scene = await groupScene(here, 'open')
  const { owner, member, outsider } = scene.people
  const first = await postIn(scene, owner, 'Said in the open')
  const edited = await postIn(scene, owner, 'Said in the open, too')
  await here.as(owner).call('group_type_update', { group_id: scene.id, type: 1 })
  await here.as(outsider).isRefused('post_detail', { post_id: first }, 'post_not_found')
  const second = await postIn(scene, owner, 'Said among us')
  await here.as(member).call('post_comment', { post_id: first, comment: 'Among us, too' })
  await here
    .as(owner)
    .call('edit_post', { post_id: edited, message: 'Put differently among us', hashtag: 'amongus' })
  await here.as(owner).call('group_type_update', { group_id: scene.id, type: 0 })
  const { recdata } = await here.as(outsider).call('post_detail', { post_id: first })
  assert.deepEqual([recdata.comments_count, recdata.comments.length], [0, 0])
  for (const post_id of [second, edited])
    await here.as(outsider).isRefused('post_detail', { post_id }, 'post_not_found')
  assert.deepEqual((await here.as(outsider).call('search_hashtag', { search: 'amongus' })).recdata, [])
  assert.equal(
    (await here.as(member).call('post_detail', { post_id: second })).recdata.message,
    'Said among us',
  )
})

test('a closed group’s post is reminded of in the group alone', async () => {
  const here = await world()
  const scene = await groupScene(here, 'closed')
  const { owner, member, moderator, outsider } = scene.people
  const post_id = await postIn(scene, owner, 'Worth reading twice')
  await here.as(outsider).isRefused('repost', { post_id }, 'post_not_found')
  const { recdata } = await here.as(member).call('repost', { post_id, repost_comment: 'Indeed' })
  assert.deepEqual([recdata.group_id, recdata.post_type], [scene.id, 'private'])
  await here.as(outsider).isRefused('post_detail', { post_id: recdata.post_id }, 'post_not_found')
  const inGroup = await here.as(moderator).call('group_timeline', { group_id: scene.id })
  assert.deepEqual(
    inGroup.recdata.map((each) => each.repost_comment ?? each.message),
    ['Indeed', 'Worth reading twice'],
  )
})

test('a moderator deletes a post, its author is told, and it comes back by who has deleted it', async () => {
  const here = await world()
  const scene = await groupScene(here, 'open')
  const { moderator, member, owner } = scene.people
  const post_id = await postIn(scene, member, 'Off topic')
  await here.as(moderator).call('post_delete', { post_id })
  await here.as(member).isRefused('post_restore', { post_id }, 'post_not_found')
  await here.as(owner).isRefused('post_restore', { post_id }, 'post_not_found')
  assert.equal((await here.as(moderator).call('post_restore', { post_id })).recdata.message, 'Off topic')
  const outside = (await here.as(member).call('add_post', { message: 'On my own page' })).recdata.post_id
  await here.as(owner).isRefused('post_delete', { post_id: outside }, 'post_not_found')
})

test('a group is posted to by who is in it, with an id that is one', async () => {
  const here = await world()
  const scene = await groupScene(here, 'closed')
  const { member, outsider, banned } = scene.people
  await here.as(outsider).isRefused('add_post', { message: 'x', group_id: scene.id }, 'not_group_member')
  await here.as(banned).isRefused('add_post', { message: 'x', group_id: scene.id }, 'group_not_found')
  await here.as(member).isRefused('add_post', { message: 'x', group_id: 999_999 }, 'group_not_found')
})

test('the pinned post comes first, whatever its age', async () => {
  const here = await world()
  const owner = await here.person('Pia')
  const { id } = await makeGroup(here, owner, { group_name: 'Pins' })
  const scene = { here, id, name: 'Pins', people: { owner } as GroupScene['people'] }
  const first = await postIn(scene, owner, 'First')
  for (let n = 0; n < 3; n++) await postIn(scene, owner, `Later ${n}`)
  const pinned = await here.as(owner).call('group_pin', { group_id: id, post_id: first })
  assert.equal(pinned.is_pinned, 1)
  const page = await here.as(owner).call('group_timeline', { group_id: id, limit: 2 })
  assert.deepEqual(
    [page.pinned_posts.map(({ post_id }) => post_id), page.recdata.map(({ message }) => message)],
    [[first], ['Later 2', 'Later 1']],
  )
  const rest = await here
    .as(owner)
    .call('group_timeline', { group_id: id, limit: 2, before: page.next ?? '' })
  assert.deepEqual(
    rest.recdata.map(({ message }) => message),
    ['Later 0', 'First'],
  )
  assert.equal((await here.as(owner).call('group_pin', { group_id: id, post_id: first })).is_pinned, 0)
  await here.as(owner).isRefused('group_pin', { group_id: id, post_id: 999_999 }, 'post_not_found')
})

test('up to three posts are pinned, the last pinned first, and one that is gone leaves its place', async () => {
  const here = await world()
  const scene = await groupScene(here, 'open')
  const { owner, moderator, member, outsider } = scene.people
  const posts: number[] = []
  for (let n = 0; n < 6; n++) posts.push(await postIn(scene, member, `Post ${n}`))
  const [one = 0, two = 0, three = 0, four = 0, five = 0, six = 0] = posts
  const pin = (post_id: number, who = owner) =>
    here.as(who).call('group_pin', { group_id: scene.id, post_id })
  const shown = async (who: Person) =>
    (await here.as(who).call('group_timeline', { group_id: scene.id, limit: 2 })).pinned_posts.map(
      ({ post_id }) => post_id,
    )
  const full = (post_id: number) =>
    here.as(owner).isRefused('group_pin', { group_id: scene.id, post_id }, 'too_many_group_pins')
  for (const each of [two, one, three]) await pin(each, moderator)
  assert.deepEqual(await shown(outsider), [three, one, two])
  const { pinned_post_ids } = (await here.as(owner).call('group_detail', { group_id: scene.id })).recdata
  assert.deepEqual(pinned_post_ids, [three, one, two])
  const next = await here.as(outsider).call('group_timeline', { group_id: scene.id, limit: 2, page: 2 })
  assert.deepEqual(next.pinned_posts, [])
  await full(four)
  await here.as(member).call('post_delete', { post_id: one })
  assert.deepEqual(await shown(outsider), [three, two])
  await pin(four)
  await here.as(member).call('post_restore', { post_id: one })
  assert.deepEqual(await shown(outsider), [four, three, two])
  await full(one)
  assert.equal((await pin(two)).is_pinned, 0)
  await pin(five)
  assert.deepEqual(await shown(outsider), [five, four, three])
  await here.as(member).call('post_delete', { post_id: six })
  await here.as(owner).isRefused('group_pin', { group_id: scene.id, post_id: six }, 'post_not_found')
  // What those who run the group can't see, they couldn't unpin.
  const other = await here.person('Other')
  await here.as(other).call('join_group', { group_id: scene.id })
  const theirs = await postIn(scene, other, 'From another')
  await pin(five)
  await pin(theirs)
  await here.block(other, owner)
  assert.deepEqual(await shown(outsider), [theirs, four, three])
  await pin(five)
  assert.deepEqual(await shown(outsider), [five, four, three])
})

describe('pinning the third post, beside', () => {
  interface Scene {
    readonly group: GroupScene
    readonly posts: readonly number[]
  }
  const pinning =
    (who: 'owner' | 'moderator', nth: number): RacingCall<Scene> =>
    ({ group, posts }, at) =>
      at.as(group.people[who]).send('group_pin', { group_id: group.id, post_id: posts[nth] ?? 0 })
  const acts: Record<string, RacingCall<Scene>> = {
    'a fourth': pinning('moderator', 3),
    'the same': pinning('moderator', 2),
    'its deletion': ({ group, posts }, at) =>
      at.as(group.people.member).send('post_delete', { post_id: posts[2] ?? 0 }),
  }
  for (const [name, act] of Object.entries(acts))
    test(name, () =>
      play<Scene>({
        rounds: 6,
        async open(at) {
          const group = await groupScene(at, 'open')
          const posts: number[] = []
          for (let n = 0; n < 4; n++) posts.push(await postIn(group, group.people.member, `Post ${n}`))
          for (const post_id of posts.slice(0, 2))
            await at.as(group.people.owner).call('group_pin', { group_id: group.id, post_id })
          return { group, posts }
        },
        calls: [pinning('owner', 2), act],
        hold: ({ posts }) => sql`select from posts where id = ${posts[2] ?? 0} for update`,
        async stored({ group, posts }, at) {
          const { rows } = await sql<{ post_id: number; gone: boolean }>`
            select pin.post_id, p.deleted_at is not null as gone from group_pins pin join posts p on p.id = pin.post_id
            where pin.group_id = ${group.id} order by pin.id`.execute(at.platform.database.db)
          return rows.map(({ post_id, gone }) => [posts.indexOf(post_id), gone])
        },
      }),
    )
})

test('a block leaves whoever leads a group the means of redress', async () => {
  const here = await world()
  const scene = await groupScene(here, 'open')
  const { owner, moderator, member } = scene.people
  const post_id = await postIn(scene, member, 'Behind your back')
  const left = async (who: Person) =>
    (await here.as(who).call('group_blocked_post_list', { group_id: scene.id })).recdata.map((each) => [
      each.post_id,
      each.full_name,
    ])
  await here.block(moderator, member)
  assert.deepEqual([await left(moderator), await left(owner)], [[[post_id, member.name]], []])
  await here.as(moderator).isRefused('post_detail', { post_id }, 'post_not_found')
  await here.as(moderator).call('add_report', { report_type: 'post', report_id: post_id, reason: 'spam' })
  await here.as(member).isRefused('group_blocked_post_list', { group_id: scene.id }, 'group_forbidden')
  await here.block(member, owner)
  assert.deepEqual(await left(owner), [[post_id, null]])
  await here.as(owner).call('post_delete', { post_id })
  assert.deepEqual(await left(moderator), [])
})

test('visitors see no groups', async () => {
  const here = await world()
  await isForMembersOnly(here, 'group_timeline', { group_id: 1 })
  await isForMembersOnly(here, 'group_hash_timeline', { group_id: 1, hashtag: 'plums' })
  await isForMembersOnly(here, 'group_pin', { group_id: 1, post_id: 1 })
})
