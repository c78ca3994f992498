/** Searching names in lists works like the search for members, and never goes beyond the list. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { fill as fillTables } from '../../../test/plans.ts'
import { makeWorld, type Person, type World } from '../../../test/world.ts'

const fill = {
  follower_list: ({ follow }: World, owner: Person, other: Person) => follow(other, owner),
  following_list: ({ follow }: World, owner: Person, other: Person) => follow(owner, other),
  friend_list: ({ befriend }: World, owner: Person, other: Person) => befriend(owner, other),
  follow_request_list: ({ follow }: World, owner: Person, other: Person) => follow(other, owner),
  blocked_user_list: ({ block }: World, owner: Person, other: Person) => block(owner, other),
} as const
type ListName = keyof typeof fill

let here: World
const names = ['Žofie Nováková', 'Petr Novak', 'Dora Nowak', 'Zofie Malá', 'Řehoř Dlouhý', 'Peter Pan']

before(async () => {
  here = await makeWorld()
})

/** Makes a member whose list holds all of these names. Others with the same names aren't in it. */
async function scene(list: ListName) {
  const owner = await here.person('Owner')
  for (const name of names) {
    await here.person(name)
    await fill[list](here, owner, await here.person(name))
  }
  const found = async (search: string, input: object = {}) => {
    const { recdata, next } = await here.as(owner).call(list, { search, ...input })
    return { names: recdata.map(({ full_name }) => full_name), next }
  }
  return { owner, found }
}

for (const list of Object.keys(fill) as ListName[]) {
  describe(list, () => {
    test('finds by words and beginnings, without accents, and with a typo behind the others', async () => {
      const { found } = await scene(list)
      const cases: Array<[search: string, names: string[]]> = [
        ['zofie', ['Zofie Malá', 'Žofie Nováková']],
        ['REHOR', ['Řehoř Dlouhý']],
        ['nov', ['Petr Novak', 'Žofie Nováková']],
        ['novak p', ['Petr Novak']],
        ['novak', ['Petr Novak', 'Žofie Nováková', 'Dora Nowak']],
        ['Dlouyh', ['Řehoř Dlouhý']],
        ['Owner', []],
        ['…', []],
        ['  ', names.toReversed()],
      ]
      for (const [search, expected] of cases)
        assert.deepEqual((await found(search)).names, expected, `“${search}”`)
    })

    test('is paged by the same cursor, those with a typo last', async () => {
      const { found } = await scene(list)
      const pages: string[][] = []
      let before: string | undefined
      do {
        const { names, next } = await found('novak', { limit: 1, before })
        pages.push(names)
        before = next
      } while (before !== undefined)
      assert.deepEqual(pages, [['Petr Novak'], ['Žofie Nováková'], ['Dora Nowak'], []])
      assert.deepEqual((await found('novak', { limit: 2, page: 2 })).names, ['Dora Nowak'])
    })

    test('a text that is none, or too long, is refused', async () => {
      const ada = await here.person('Ada')
      for (const search of [5, 'x'.repeat(201)])
        await here.as(ada).isRefused(list, { search: search as string }, 'invalid_fields')
    })
  })
}

test('a list that is not for one is searched by nobody, and holds nobody whom a block hides', async () => {
  const { owner } = await scene('follower_list')
  const ada = await here.person('Ada')
  const asked = { view_user_id: owner.id, search: 'petr novak' }
  await here.as(ada).isRefused('follower_list', asked, 'not_following')
  await here.follow(ada, owner)
  const [petr] = (await here.as(ada).call('follower_list', asked)).recdata
  assert.equal(petr?.full_name, 'Petr Novak')
  await here.as(ada).call('block', { blocked_user_id: petr.user_id })
  assert.deepEqual((await here.as(ada).call('follower_list', asked)).recdata, [])
  await here.block(owner, ada)
  await here.as(ada).isRefused('follower_list', asked, 'member_not_found')
})

test('a long list is searched to its end where the name is rare', async () => {
  const owner = await here.person('Famous')
  const rare = await here.person('Kunhuta Rare')
  await here.follow(rare, owner)
  await fillTables(
    here,
    `with crowd as (
      insert into members (email, password_hash, full_name, username, referral_code)
      select 'long' || i || '@example.org', 'none', 'Long ' || i, 'long_' || i, 'long' || i
      from generate_series(1, 1200) as i returning id)
     insert into follows (follower_id, followed_id) select id, ${owner.id} from crowd`,
  )
  const { recdata } = await here.as(owner).call('follower_list', { search: 'kunhuta' })
  assert.deepEqual(
    recdata.map(({ user_id }) => user_id),
    [rare.id],
  )
})
