import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { resultsIn } from '@commons/contract/people/search.ts'
import {
  isForMembersOnly,
  logIn,
  mailOf,
  nextAppCode,
  switchTwoFactorOn,
} from '../../../../test/scenes/accounts-scene.ts'
import { openPage } from '../../../../test/page.ts'
import { jpeg } from '../../../../test/files/pictures.ts'
import { putReel } from '../../../../test/scenes/reels-scene.ts'
import { makeSurvey } from '../../../../test/scenes/surveys-scene.ts'
import { makeWorld, password, type Person, type World, world } from '../../../../test/world.ts'
import { shiftClock } from '../../../platform/clock.ts'
import { gatherNews } from '../../notifications/gathering.ts'

afterEach(() => shiftClock(0))

const consenting = { password, consent: 1 } as const
const text = (answer: unknown) => JSON.stringify(answer)

/** Returns everything in which `viewer` could see `ada`, who has commented and replied on `post_id`. */
async function lookAround({ as }: World, viewer: Person, ada: Person, post_id: number): Promise<string> {
  const { call, send } = as(viewer)
  const person = { view_user_id: ada.id }
  const [post] = (await call('comment_list', { object_id: post_id })).recdata
  return text([
    (await call('timeline', {})).recdata,
    (await send('user_timeline', person)).body['recdata'],
    (await call('post_detail', { post_id })).recdata,
    (await call('reel_timeline', { feed: 'newest' })).reels,
    (await send('reels_by_user', person)).body['reels'],
    post,
    (await send('avatar_banner', person)).body['recdata'],
    (await send('get_work', person)).body,
    (await call('follower_list', {})).recdata,
    (await call('following_list', {})).recdata,
    (await call('friend_list', {})).recdata,
    (await send('search_user', { name: 'Ada' })).body,
    resultsIn(await call('all_search', { search: 'Ada' })),
    resultsIn(await call('all_search', { search: 'aardvark' })),
    (await call('suggest_mentions', { search: 'ada' })).recdata,
    (await call('notification_list', {})).recdata,
  ]).replaceAll(/"(?:viewer|until|signature)=[^"]*"/g, '""')
}

test('hides the member at once everywhere, and a login brings everything back', async () => {
  const here = await makeWorld()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await here.befriend(ada, bob)
  await here.as(ada).call('add_post', { message: 'an aardvark' })
  const ofHer = await putReel(here, ada, { message: 'a reel of an aardvark' })
  const reel_id = await putReel(here, bob)
  await here.as(ada).call('reel_comment', { reel_id, comment: 'said Ada of a reel' })
  await here.as(ada).call('reel_like', { reel_id })
  const { post_id } = (await here.as(bob).call('add_post', { message: `hello @${ada.username}` })).recdata
  const { post_comment_id } = (await here.as(ada).call('post_comment', { post_id, comment: 'said Ada' }))
    .recdata
  await here.as(bob).call('post_comment_reply', { post_comment_id, reply: 'to her' })
  const own = await here.as(bob).call('post_comment', { post_id, comment: `and @${ada.username}` })
  await here
    .as(ada)
    .call('post_comment_reply', { post_comment_id: own.recdata.post_comment_id, reply: 'said Ada, too' })
  await here.as(ada).call('post_like', { post_id })
  const survey = await makeSurvey(here, ada, { audience: 'followers' })
  await gatherNews(here.platform)
  const before = await lookAround(here, bob, ada, post_id)
  assert.match(before, /said Ada/)

  const shown = [`reel:${ofHer}`, `comments:${ofHer}`, `survey:${survey.id}`, `comments:${survey.id}`]
  const topics = ['feed', `member:${ada.id}`, `comments:${post_id}`, ...shown]
  const page = await openPage(here, bob, topics)
  const { message } = await here.as(ada).call('deactivate_account', consenting)
  assert.equal(message, "Your account is deactivated. Log in whenever you'd like to come back.")
  for (const topic of topics) await page.hearHint(topic)
  page.leave()
  await here.as(ada).isRefused('timeline', {}, 'session_expired')

  const away = await lookAround(here, bob, ada, post_id)
  // Bob's own texts still contain her username.
  assert.doesNotMatch(away.replaceAll(`@${ada.username}`, ''), new RegExp(`"${ada.username}"|Ada|aardvark"`))
  assert.doesNotMatch(away, new RegExp(`"user_id":${ada.id}\\b`))
  const [post] = (await here.as(bob).call('timeline', {})).recdata
  assert.equal(post?.comments_count, 1)
  assert.deepEqual(
    post?.comments.map(({ reply_count, mentions }) => [reply_count, mentions]),
    [[0, []]],
  )
  await here.as(bob).isRefused('follow', { following_id: ada.id }, 'member_not_found')
  await here.as(bob).isRefused('reel_by_id', { reel_id: ofHer }, 'reel_not_found')
  const { reel } = await here.as(bob).call('reel_by_id', { reel_id })
  assert.deepEqual(
    [reel.comment_count, await here.as(bob).call('comments_by_reel_id', { reel_id })],
    [0, { code: true, message: 'Success', comments: [] }],
  )
  const mail = await mailOf(here, ada.email, 'Your account is deactivated')
  assert.match(mail.text, /Log in whenever you like/)

  const { message: welcome } = await here.as().call('login', { email: ada.email, password })
  assert.equal(welcome, 'Welcome back! Everything is as you left it.')
  const after = await lookAround(here, bob, ada, post_id)
  const timeless = (said: string) => said.replaceAll(/"duration":"[^"]*"/g, '""')
  assert.equal(timeless(after), timeless(before))
})

test('a file is not served while its owner is away, by whatever name', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { file } = await here.post(ada, { message: 'seen' }, { file: await jpeg() })
  const address = new URL(file ?? '', here.url)
  assert.equal((await fetch(address)).status, 200)
  await here.as(ada).call('deactivate_account', consenting)
  assert.equal((await fetch(address)).status, 404)
  await logIn(here, ada)
  assert.equal((await fetch(address)).status, 200)
})

test('takes the password, the consent, and the code where two-factor is on', async () => {
  const there = await world()
  const ada = await there.person('Ada')
  const refused = await there.as(ada).send('deactivate_account', { password })
  assert.equal(refused.status, 422)
  await there.as(ada).isRefused('deactivate_account', { ...consenting, password: 'no' }, 'wrong_password')
  const { key } = await switchTwoFactorOn(there, ada)
  assert.equal((await there.as(ada).send('deactivate_account', consenting)).status, 422)
  const wrong = { ...consenting, code: '000000' }
  await there.as(ada).isRefused('deactivate_account', wrong, 'second_factor_wrong')
  await there.as(ada).call('deactivate_account', { ...consenting, code: nextAppCode(key) })
  // The password alone does not bring them back.
  const waiting = await logIn(there, ada)
  const isAway = () =>
    there.platform.database.db
      .selectFrom('away_members')
      .selectAll()
      .where('member_id', '=', ada.id)
      .execute()
  assert.equal((await isAway()).length, 1)
  const { message } = await there.as(waiting).call('two_factor_auth', { code: nextAppCode(key) })
  assert.equal(message, 'Welcome back! Everything is as you left it.')
  assert.equal((await isAway()).length, 0)
  await isForMembersOnly(there, 'deactivate_account', consenting)
})
