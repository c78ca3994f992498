/**
 * A count beside a list counts what the list shows (docs/decisions/018-what-counts-count.md), whoever has gone
 * away, come back or left for good in the meantime.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { eraseMember } from '../../src/features/accounts/leaving/leaving.jobs.ts'
import { endAway } from '../../src/features/accounts/leaving/leaving.queries.ts'
import { purge } from '../../src/features/posts/posts.purge.ts'
import { logIn } from '../scenes/accounts-scene.ts'
import { openChat } from '../scenes/chat-scene.ts'
import { assertCounted } from '../feed-counters/counted.ts'
import { putReel } from '../scenes/reels-scene.ts'
import { makeWorld, password, type Person, type Voice, type World } from '../world.ts'

const all = { limit: 50 } as const
const consenting = { password, consent: 1 } as const

/** What is counted for a viewer, and the length of its list. */
type Counted = readonly [what: string, count: number, listed: number]

interface Scene {
  readonly here: World
  readonly people: Readonly<Record<'ada' | 'bob' | 'zoe' | 'yan' | 'xia', Person>>
  readonly group: number
  readonly closed: number
  readonly said: number
  readonly post: number
  readonly comment: number
}

/** Zoe and Yan do everything that is counted, as Bob does; Xia does nothing. */
async function openScene(): Promise<Scene> {
  const here = await makeWorld()
  const { as } = here
  const [ada, bob, zoe, yan, xia] = [
    await here.person('Ada'),
    await here.person('Bob'),
    await here.person('Zoe'),
    await here.person('Yan'),
    await here.person('Xia'),
  ]
  const doers = [bob, zoe, yan]
  await here.follow(xia, ada)
  for (const doer of doers) await here.befriend(ada, doer)
  await here.befriend(bob, zoe)
  await here.befriend(bob, yan)
  const { group_id: group, ...chat } = await openChat(here, [ada, ...doers, xia])
  const { id: closed } = (await as(ada).call('group_create', { group_name: 'Closed', is_closed_group: 1 }))
    .recdata
  const root = await chat.say(ada, 'what now?')
  const { post_id: post } = (await as(ada).call('add_post', { message: 'about #garden' })).recdata
  const { post_comment_id: comment } = (
    await as(ada).call('post_comment', { post_id: post, comment: 'well' })
  ).recdata
  for (const doer of doers) {
    await as(doer).call('join_group', { group_id: closed })
    await chat.reply(doer, root, 'a reply')
    await as(doer).call('post_comment', { post_id: post, comment: 'a comment' })
    await as(doer).call('post_comment_reply', { post_comment_id: comment, reply: 'a reply' })
    await as(doer).call('add_post', { message: '#garden #Garden', hashtag: 'flowers' })
    await putReel(here, doer, { hashtags: ['garden'] })
  }
  return { here, people: { ada, bob, zoe, yan, xia }, group, closed, said: root.id, post, comment }
}

async function countAll(scene: Scene, viewer: Person): Promise<Counted[]> {
  const { here, people, group, closed, said, post, comment } = scene
  const { call, send }: Voice = here.as(viewer)
  const counts: Counted[] = []
  for (const whose of [people.ada, people.bob]) {
    const of = { view_user_id: whose.id }
    const { recdata: banner } = await call('avatar_banner', of)
    const isOpen = whose.id === viewer.id || banner.is_friend === 1
    if (!isOpen) continue
    const following = (await call('following_list', { ...of, ...all })).recdata
    const friends = (await call('friend_list', { ...of, ...all })).recdata.map(({ user_id }) => user_id)
    const own = (await call('friend_list', all)).recdata.map(({ user_id }) => user_id)
    counts.push(
      [
        `followers of ${whose.name}`,
        banner.follower,
        (await call('follower_list', { ...of, ...all })).recdata.length,
      ],
      [`followed by ${whose.name}`, banner.following, following.length],
      [
        `friends shared with ${whose.name}`,
        banner.mutual_friends,
        whose.id === viewer.id ? 0 : own.filter((id) => friends.includes(id)).length,
      ],
    )
  }

  const { recdata: detail } = await call('group_detail', { group_id: group })
  const members = (await call('group_member_list', { group_id: group, ...all })).recdata
  counts.push(['members', detail.member_count, members.length])
  if (viewer.id === people.ada.id) {
    const { recdata } = await call('group_detail', { group_id: closed })
    const requests = (await call('group_request_list', { group_id: closed, ...all })).recdata
    counts.push(['requests', recdata.request_count, requests.length])
  }
  const chat = (await call('group_chat_history', { group_id: group, ...all })).recdata
  const replies = (await call('group_chat_reply_list', { group_chat_id: said, ...all })).recdata
  counts.push(['replies in chat', chat.find(({ id }) => id === said)?.reply_count ?? 0, replies.length])

  for (const hashtag of ['garden', 'flowers']) {
    const { tag, recdata } = await call('hashtag_timeline', { hashtag, ...all })
    const { body } = await send('reel_hash_timeline', { hashtag, ...all })
    counts.push(
      [`posts #${hashtag}`, tag?.post_count ?? 0, recdata.length],
      [`reels #${hashtag}`, tag?.reel_count ?? 0, (body['reels'] as unknown[]).length],
    )
  }

  const comments = (await call('comment_list', { object_id: post, ...all })).recdata
  const { recdata: shown } = await call('post_detail', { post_id: post })
  const answers = await call('comment_reply_list', { comment_id: comment, ...all })
  counts.push(
    ['comments', shown.comments_count, comments.length],
    [
      'replies',
      comments.find(({ comment_id }) => comment_id === comment)?.reply_count ?? 0,
      answers.recdata.length,
    ],
  )
  return counts
}

async function assertListed(scene: Scene, when: string): Promise<Counted[]> {
  const { ada, bob, xia } = scene.people
  const viewers = [ada, bob, xia]
  const [counts = [], ...others] = await Promise.all(viewers.map((viewer) => countAll(scene, viewer)))
  for (const [at, each] of [counts, ...others].entries())
    assert.deepEqual(
      each.filter(([, count, listed]) => count !== listed),
      [],
      `what ${viewers[at]?.name} sees ${when}`,
    )
  await assertCounted(scene.here)
  return counts
}

test('every count beside a list is that list’s, while members go away, come back and leave', async () => {
  const scene = await openScene()
  const { here, people } = scene
  const { zoe, yan } = people
  const { db } = here.platform.database
  const begun = await assertListed(scene, 'with everybody there')
  // Otherwise nothing would be counted below.
  assert(begun.filter(([, count]) => count >= 3).length > 8, JSON.stringify(begun))

  await here.as(zoe).call('deactivate_account', consenting)
  const without = await assertListed(scene, 'while Zoe is away')
  assert.notDeepEqual(without, begun)
  await here.as(yan).call('delete_account', consenting)
  await assertListed(scene, 'while Yan is leaving, too')

  // What moderators, files that were under way, and jobs do to the content of members who are away.
  await sql`update posts set audience = 'private' where author_id = ${zoe.id}`.execute(db)
  await assertListed(scene, 'after a post of Zoe’s became private')
  await sql`update posts set audience = 'public' where author_id = ${zoe.id}`.execute(db)
  await here.as(people.ada).call('group_member_delete', { group_id: scene.group, delete_user_id: yan.id })
  await here.as(people.bob).call('block', { blocked_user_id: yan.id })
  await assertListed(scene, 'after Yan was shut out')

  const back = await logIn(here, zoe)
  await assertListed(scene, 'when Zoe is back')
  await here.as(back).call('unfollow', { following_id: people.ada.id })
  await here.as(back).call('follow', { following_id: people.ada.id })
  assert.deepEqual(
    (await assertListed(scene, 'when Zoe has followed again')).filter(
      ([what]) => what === 'followers of Ada',
    ),
    without.filter(([what]) => what === 'followers of Ada').map(([what]) => [what, 3, 3]),
  )

  await sql`update away_members set delete_at = now() where member_id = ${yan.id}`.execute(db)
  await eraseMember(here.platform, yan.id)
  await purge(db)
  await assertListed(scene, 'when Yan is gone')
  await here.as(back).call('delete_account', consenting)
  await sql`update away_members set delete_at = now() where member_id = ${zoe.id}`.execute(db)
  await eraseMember(here.platform, zoe.id)
  await assertListed(scene, 'when Zoe is gone')
})

test('who comes back while somebody ends their follow is counted once', async () => {
  const here = await makeWorld()
  const [ada, zoe] = [await here.person('Ada'), await here.person('Zoe')]
  await here.follow(zoe, ada)
  await here.as(zoe).call('deactivate_account', consenting)
  const { db } = here.platform.database
  const isWaiting = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows.length > 0
  }
  const { blocking } = await db.transaction().execute(async (tx) => {
    await endAway(tx, zoe.id)
    const done = { yet: false }
    const blocking = here
      .as(ada)
      .call('block', { blocked_user_id: zoe.id })
      .finally(() => (done.yet = true))
    while (!done.yet && !(await isWaiting())) await setTimeout(5)
    return { blocking }
  })
  await blocking
  await assertCounted(here)
  assert.equal((await here.as(ada).call('avatar_banner', {})).recdata.follower, 0)
})
