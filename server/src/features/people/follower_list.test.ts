/** Lists of members, one's own and others': in pages, and without members hidden by a block. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isForMembersOnly } from '../../../test/scenes/accounts-scene.ts'
import { type Person, type World, world } from '../../../test/world.ts'
import { statementsOfRead } from '../../../test/statements.ts'

type ListName = 'follower_list' | 'following_list' | 'friend_list' | 'follow_request_list'
const idsOf = ({ recdata }: { recdata: ReadonlyArray<{ user_id: number }> }) =>
  recdata.map(({ user_id }) => user_id)

/** Makes a member appear in the list of `owner`. */
const fill: Record<ListName, (here: World, owner: Person, other: Person) => Promise<void>> = {
  follower_list: ({ follow }, owner, other) => follow(other, owner),
  following_list: ({ follow }, owner, other) => follow(owner, other),
  friend_list: ({ befriend }, owner, other) => befriend(owner, other),
  follow_request_list: ({ follow }, owner, other) => follow(other, owner),
}
const lists = Object.keys(fill) as ListName[]

async function crowd({ person }: World, size: number): Promise<Person[]> {
  const people: Person[] = []
  for (let i = 0; i < size; i++) people.push(await person(`Member ${i}`))
  return people
}

/** Returns all pages of a list, read one after the other. */
async function pagesOf({ as }: World, viewer: Person, list: ListName, input: object): Promise<number[][]> {
  const pages: number[][] = []
  let before: string | undefined
  do {
    const answer = await as(viewer).call(list, { ...input, before })
    pages.push(idsOf(answer))
    before = answer.next
  } while (before !== undefined)
  return pages
}

for (const list of lists) {
  describe(list, () => {
    test('shows one’s own latest first, page by page', async () => {
      const here = await world()
      const ada = await here.person('Ada')
      const others = await crowd(here, 5)
      for (const other of others) await fill[list](here, ada, other)
      const ids = others.toReversed().map(({ id }) => id)
      assert.deepEqual(await pagesOf(here, ada, list, { limit: 2 }), [
        ids.slice(0, 2),
        ids.slice(2, 4),
        ids.slice(4),
      ])
      const second = await here.as(ada).call(list, { page: 2, limit: '2' })
      assert.deepEqual(idsOf(second), ids.slice(2, 4))
    })

    test('passes over nobody where many came at one moment, nor shows anybody twice', async () => {
      const here = await world()
      const ada = await here.person('Ada')
      const others = await crowd(here, 7)
      for (const other of others) await fill[list](here, ada, other)
      await here.platform.database.pool.query(
        `update follows set created_at = '2026-01-01 00:00:00.123456Z' where follower_id = $1 or followed_id = $1`,
        [ada.id],
      )
      const pages = await pagesOf(here, ada, list, { limit: 3 })
      assert.deepEqual(
        pages.map(({ length }) => length),
        [3, 3, 1],
      )
      assert.deepEqual(
        pages.flat().toSorted((one, other) => one - other),
        others.map(({ id }) => id),
      )
    })

    test('a page does not shift when somebody is added in front of it', async () => {
      const here = await world()
      const ada = await here.person('Ada')
      const [one, two, three] = await crowd(here, 3)
      assert(one && two && three)
      for (const other of [one, two]) await fill[list](here, ada, other)
      const { next } = await here.as(ada).call(list, { limit: 1 })
      await fill[list](here, ada, three)
      assert.deepEqual(idsOf(await here.as(ada).call(list, { limit: 1, before: next })), [one.id])
    })

    test('holds nobody whom a block hides, whatever stands in the rows', async () => {
      const here = await world()
      const ada = await here.person('Ada')
      const others = await crowd(here, 4)
      for (const other of others) await fill[list](here, ada, other)
      const [blocked, blocker, ...rest] = others
      assert(blocked && blocker)
      await here.block(ada, blocked)
      await here.block(blocker, ada)
      const pages = await pagesOf(here, ada, list, { limit: 1 })
      assert.deepEqual(
        pages.flat(),
        rest.toReversed().map(({ id }) => id),
      )
    })

    test('one page is one statement', async () => {
      const here = await world()
      const ada = await here.person('Ada')
      for (const other of await crowd(here, 3)) await fill[list](here, ada, other)
      await here.as(ada).call(list, {})
      const ask = async () => assert.equal((await here.as(ada).call(list, {})).recdata.length, 3)
      assert.equal(await statementsOfRead(here.platform, ask), 1)
    })

    test('what is no place in it is refused', async () => {
      const here = await world()
      const ada = await here.person('Ada')
      for (const before of ['x', '1', '1_', '_1', '0_1', '1_2_3', '9999999999999999_1', '']) {
        const { body } = await here.as(ada).isRefused(list, { before }, 'invalid_fields')
        assert.deepEqual(Object.keys(body['fields'] ?? {}), ['before'], before)
      }
      await here.as(ada).isRefused(list, { page: 101, limit: 10 }, 'invalid_fields')
    })

    test('is for members', async () => isForMembersOnly(await world(), list, {}))
  })
}

const ofOthers = ['follower_list', 'following_list', 'friend_list'] as const

for (const list of ofOthers) {
  describe(`${list} of another`, () => {
    test('is for who follows them', async () => {
      const here = await world()
      const [ada, bob, carol] = [
        await here.person('Ada'),
        await here.person('Bob'),
        await here.person('Carol'),
      ]
      await fill[list](here, bob, carol)
      const asked = { view_user_id: bob.id }
      const { status } = await here.as(ada).isRefused(list, asked, 'not_following')
      assert.equal(status, 403)
      // Being followed grants no access.
      await here.follow(bob, ada)
      await here.as(ada).isRefused(list, asked, 'not_following')
      await here.follow(ada, bob)
      assert(idsOf(await here.as(ada).call(list, asked)).includes(carol.id))
    })

    test('is empty for a follower where there is nobody, and not refused', async () => {
      const here = await world()
      const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
      await here.follow(ada, bob)
      const recdata = idsOf(await here.as(ada).call(list, { view_user_id: bob.id }))
      assert.deepEqual(recdata, list === 'follower_list' ? [ada.id] : [])
    })

    test('says how the viewer stands to each, and leaves out who is hidden from the viewer', async () => {
      const here = await world()
      const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
      const [carol, dave, eve, fay] = await crowd(here, 4)
      assert(carol && dave && eve && fay)
      for (const other of [carol, dave, eve, fay]) await fill[list](here, bob, other)
      await here.follow(ada, bob)
      await here.follow(ada, carol)
      await here.follow(dave, ada)
      await here.block(eve, ada)
      await here.block(ada, fay)
      const { recdata } = await here.as(ada).call(list, { view_user_id: String(bob.id) })
      const seen = recdata.flatMap(({ user_id, is_following, follows_me }) =>
        user_id === ada.id ? [] : [[user_id, is_following, follows_me]],
      )
      assert.deepEqual(seen, [
        [dave.id, 0, 1],
        [carol.id, 1, 0],
      ])
    })

    test('looks the same of who is hidden and of who is not there', async () => {
      const here = await world()
      const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
      await here.block(bob, ada)
      const answers = []
      for (const view_user_id of [bob.id, 999_999_999])
        answers.push((await here.as(ada).isRefused(list, { view_user_id }, 'member_not_found')).body)
      assert.deepEqual(answers[0], answers[1])
    })

    test('without a member, or with an empty one, it is one’s own', async () => {
      const here = await world()
      const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
      await fill[list](here, ada, bob)
      for (const input of [{}, { view_user_id: '' }, { view_user_id: ada.id }] as const)
        assert.deepEqual(idsOf(await here.as(ada).call(list, input)), [bob.id])
    })
  })
}

test('a request is answered by following back, and no friend is one', async () => {
  const here = await world()
  const [ada, bob, carol] = [await here.person('Ada'), await here.person('Bob'), await here.person('Carol')]
  await here.follow(bob, ada)
  await here.follow(carol, ada)
  await here.as(ada).call('follow', { following_id: bob.id })
  const { recdata } = await here.as(ada).call('follow_request_list', {})
  assert.deepEqual(
    recdata.map(({ user_id, is_following, follows_me }) => [user_id, is_following, follows_me]),
    [[carol.id, 0, 1]],
  )
  await here.as(ada).call('unfollow', { following_id: bob.id })
  assert.deepEqual(idsOf(await here.as(ada).call('follow_request_list', {})), [carol.id, bob.id])
})
