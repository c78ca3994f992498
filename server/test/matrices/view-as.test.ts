/** Members view their own page as others see it: by the rules for those viewers, and read-only. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { allCalls } from '@commons/contract/all.ts'
import { entryAudiences } from '@commons/contract/shared/entries.ts'
import { aboutKinds, addAbout, type AboutEntry } from '../scenes/about-scene.ts'
import { makeWorld, type Person, type World } from '../world.ts'

type As = 'stranger' | 'friend'
let here: World
let ada: Person
let bob: Person
let eve: Person

before(async () => {
  here = await makeWorld()
  ada = await here.person('Ada')
  bob = await here.person('Bob')
  eve = await here.person('Eve')
  await here.befriend(ada, bob)
  await here.follow(await here.person('Fay'), ada)
})

const everyKind = ['stranger', 'friend'] as const
/** Returns the member whose view of the page is asked for. */
const eyesOf = (as: As) => (as === 'friend' ? bob : eve)
const bodyOf = async (who: Person, name: string, input: object) => {
  const { status, body } = await here.as(who).send(name, input)
  return { status, body }
}

test('posts: private ones are for a friend, and what others keep to themselves for neither', async () => {
  const { as } = here
  for (const post_type of ['public', 'private'] as const)
    await as(ada).call('add_post', { message: post_type, post_type })
  const { post_id } = (await as(bob).call('add_post', { message: 'of Bob', post_type: 'private' })).recdata
  await as(ada).call('repost', { post_id, repost_comment: 'remark' })
  const messages = async (who: Person, view_as?: As) => {
    const { recdata } = await as(who).call('user_timeline', { view_user_id: ada.id, view_as })
    return recdata.map(({ message, repost_comment }) => message || repost_comment)
  }
  assert.equal((await messages(ada)).length, 3)
  assert.deepEqual(await messages(ada, 'stranger'), ['public'])
  assert.deepEqual(await messages(ada, 'friend'), ['private', 'public'])
  for (const view_as of everyKind) {
    const [post] = (await as(ada).call('user_timeline', { view_user_id: ada.id, view_as })).recdata
    assert.deepEqual(
      await as(ada).call('user_timeline', { view_user_id: ada.id, post_id: post?.post_id, view_as }),
      {
        code: true,
        message: 'Success',
        recdata: [post],
        pinned: null,
      },
    )
  }
})

test('a post that is not safe for work is there, covered, as for who has chosen nothing', async () => {
  const dora = await here.person('Dora')
  await here.as(dora).call('add_post', { message: 'bare', nsfw: 'Nudity' })
  for (const view_as of everyKind) {
    const { recdata } = await here.as(dora).call('user_timeline', { view_user_id: dora.id, view_as })
    assert.deepEqual(
      recdata.map(({ is_nsfw }) => is_nsfw),
      [1],
    )
  }
})

describe('About', () => {
  for (const kind of aboutKinds) {
    test(`${kind.kind} as those see it`, async () => {
      for (const audience of entryAudiences) await addAbout(here, ada, kind, { ...kind.whole, audience })
      const seen = async (view_as: As) => {
        const { body } = await here.as(ada).send(kind.list, { view_as })
        return (body[kind.key] as AboutEntry[]).map(({ audience }) => audience)
      }
      assert.deepEqual(await seen('stranger'), ['public'])
      assert.deepEqual(await seen('friend'), ['public', 'friends'])
      for (const view_as of everyKind) {
        assert.deepEqual(
          await bodyOf(ada, kind.list, { view_as, view_user_id: ada.id }),
          await bodyOf(eyesOf(view_as), kind.list, { view_user_id: ada.id }),
        )
      }
    })
  }
})

test('the head and the lists are as those see them', async () => {
  for (const view_as of everyKind)
    assert.deepEqual(
      await bodyOf(ada, 'avatar_banner', { view_as }),
      await bodyOf(eyesOf(view_as), 'avatar_banner', { view_user_id: ada.id }),
    )
  for (const list of ['follower_list', 'following_list', 'friend_list'] as const) {
    await here.as(ada).isRefused(list, { view_as: 'stranger' }, 'not_following')
    const { recdata } = await here.as(ada).call(list, { view_as: 'friend' })
    assert(recdata.length > 0)
    assert(recdata.every(({ is_following }) => is_following === 0))
    const found = await here.as(ada).call(list, { view_as: 'friend', search: 'bob' })
    assert.deepEqual(
      found.recdata.map(({ user_id }) => user_id),
      [bob.id],
    )
  }
})

test('groups: a friend sees the open ones, a stranger none', async () => {
  const { as } = here
  for (const is_closed_group of [0, 1] as const)
    await as(ada).call('group_create', {
      group_name: is_closed_group ? 'The closed one' : 'The open one',
      is_closed_group,
      funding_target: 0,
    })
  await as(ada).isRefused('group_list', { view_as: 'stranger' }, 'not_following')
  assert.deepEqual(
    await bodyOf(ada, 'group_list', { view_as: 'friend' }),
    await bodyOf(bob, 'group_list', { view_user_id: ada.id }),
  )
  const names = async (input: object) =>
    (await as(ada).call('group_list', input)).recdata.map(({ group_name }) => group_name)
  assert.deepEqual(await names({ view_as: 'friend' }), ['The open one'])
  assert.deepEqual(await names({}), ['The closed one', 'The open one'])
})

test('nobody takes the eyes of others on another’s page, or any that there are none of', async () => {
  for (const call of ['avatar_banner', 'user_timeline', 'get_work', 'friend_list'] as const)
    for (const [input, view_as] of [
      [{ view_user_id: bob.id }, 'friend'],
      [{ view_user_id: ada.id }, 'owner'],
    ] as const) {
      const { body } = await here
        .as(ada)
        .isRefused(call, { ...input, view_as: view_as as As }, 'invalid_fields')
      assert.deepEqual(Object.keys(body['fields'] ?? {}), ['view_as'])
    }
})

test('only reads about a member take it', () => {
  const taking = allCalls.filter(({ call }) => 'view_as' in call.input.shape)
  assert.equal(taking.length, 20)
  for (const { call } of taking) {
    assert.equal(call.effect, 'read', call.name)
    assert('view_user_id' in call.input.shape, call.name)
  }
})
