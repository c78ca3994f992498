import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jpeg } from '../../../../test/files/pictures.ts'
import { makeWorld, type Person, type World, world } from '../../../../test/world.ts'
import { gatherNews } from '../../notifications/gathering.ts'

const listed = async ({ as }: World, who: Person) =>
  (await as(who).call('muted_user_list', {})).recdata.map(({ full_name }) => full_name)

/** What the lists of a member show. */
const seen = async ({ as }: World, who: Person) => ({
  home: (await as(who).call('timeline', {})).recdata.map(({ message }) => message),
  tag: (await as(who).call('hashtag_timeline', { hashtag: 'garden' })).recdata.map(({ message }) => message),
  reels: (await as(who).call('reel_timeline', {})).reels.map(({ message }) => message),
})

test('a muted member’s posts, reminders and reels leave the lists, and come back with the end of the mute', async () => {
  const the = await makeWorld()
  const [ada, bob, cyd] = [await the.person('Ada'), await the.person('Bob'), await the.person('Cyd')]
  await the.befriend(ada, bob)
  const { recdata: post } = await the.as(bob).call('add_post', { message: 'Bob', hashtag: 'garden' })
  const { recdata: other } = await the.as(cyd).call('add_post', { message: 'Cyd', hashtag: 'garden' })
  await the.as(bob).call('repost', { post_id: other.post_id })
  await the.as(cyd).call('repost', { post_id: post.post_id, repost_comment: 'Look' })
  await the.as(bob).call('add_reel', { message: 'Reel' }, { file: await jpeg() })
  await the.processMedia()
  const all = await seen(the, ada)
  assert.deepEqual([all.home.length, all.tag, all.reels], [4, ['Cyd', 'Bob'], ['Reel']])

  const { recdata } = await the.as(ada).call('mute', { muted_user_id: bob.id })
  assert.deepEqual(recdata, { user_id: bob.id, is_muted: 1, ends_at: null })
  // Neither what he posted nor what he reminded, nor others' reminders of him.
  assert.deepEqual(await seen(the, ada), { home: ['Cyd'], tag: ['Cyd'], reels: [] })
  assert.deepEqual(await listed(the, ada), ['Bob'])
  const banner = await the.as(ada).call('avatar_banner', { view_user_id: bob.id })
  assert.deepEqual([banner.recdata.is_muted, banner.recdata.is_friend], [1, 1])
  const own = await the.as(ada).call('user_timeline', { view_user_id: bob.id })
  assert.equal(own.recdata.length, 2)
  // He isn't told, and sees all as before.
  assert.equal((await the.as(bob).call('avatar_banner', { view_user_id: ada.id })).recdata.is_muted, 0)
  assert.equal((await seen(the, cyd)).home.length, 4)

  await the.as(ada).call('mute', { muted_user_id: bob.id, days: 2 })
  const [until] = (await the.as(ada).call('muted_user_list', {})).recdata
  const left = Date.parse(until?.ends_at ?? '') - Date.now()
  assert(left > 47 * 3_600_000 && left <= 48 * 3_600_000)
  await the.platform.database.pool.query(`update member_mutes set ends_at = ends_at - interval '3 days'`)
  assert.deepEqual([await seen(the, ada), await listed(the, ada)], [all, []])

  await the.as(ada).call('mute', { muted_user_id: bob.id })
  for (let twice = 0; twice < 2; twice++) await the.as(ada).call('unmute', { muted_user_id: bob.id })
  assert.deepEqual([await seen(the, ada), await listed(the, ada)], [all, []])
})

test('nothing is told of what a muted member does', async () => {
  const the = await world()
  const [ada, bob] = [await the.person('Ada'), await the.person('Bob')]
  await the.as(ada).call('mute', { muted_user_id: bob.id })
  const { recdata } = await the.as(ada).call('add_post', { message: 'Mine' })
  const { post_id } = recdata
  const told = async () => {
    await gatherNews(the.platform)
    return (await the.as(ada).call('notification_list', {})).recdata.length
  }
  await the.as(bob).call('post_like', { post_id })
  await the.as(bob).call('post_comment', { post_id, comment: `@${ada.username} hello` })
  await the.as(bob).call('follow', { following_id: ada.id })
  assert.equal(await told(), 0)
  // What he says there stays.
  assert.equal((await the.as(ada).call('comment_list', { object_id: post_id })).recdata.length, 1)
  await the.as(ada).call('unmute', { muted_user_id: bob.id })
  await the.as(bob).call('post_comment', { post_id, comment: 'again' })
  assert.equal(await told(), 1)
})

test('refuses oneself, who isn’t there, who is hidden, and more than a thousand', async () => {
  const the = await world()
  const [ada, bob, eve] = [await the.person('Ada'), await the.person('Bob'), await the.person('Eve')]
  await the.as(ada).isRefused('mute', { muted_user_id: ada.id }, 'not_oneself')
  await the.as(ada).isRefused('mute', { muted_user_id: 999_999_999 }, 'member_not_found')
  await the.as(ada).isRefused('mute', { muted_user_id: bob.id, days: 0 }, 'invalid_fields')
  await the.block(eve, ada)
  await the.as(ada).isRefused('mute', { muted_user_id: eve.id }, 'member_not_found')
  // Muted before the block: not listed while it lasts.
  await the.as(ada).call('mute', { muted_user_id: bob.id })
  await the.block(bob, ada)
  assert.deepEqual(await listed(the, ada), [])

  const { pool } = the.platform.database
  await pool.query(
    `insert into members (email, password_hash, full_name, username, referral_code)
      select 'm' || nth || '@example.org', 'none', 'M', 'muted_' || nth, 'm' || nth from generate_series(1, 999) nth`,
  )
  await pool.query(
    `insert into member_mutes (member_id, muted_id) select $1, id from members where full_name = 'M'`,
    [ada.id],
  )
  const cyd = await the.person('Cyd')
  await the.as(ada).isRefused('mute', { muted_user_id: cyd.id }, 'too_many_muted_members')
  await the.as(ada).call('unmute', { muted_user_id: bob.id })
  await the.as(ada).call('mute', { muted_user_id: cyd.id })
})
