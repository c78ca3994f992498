/** Who sees which entry of About: every kind, for every audience, as every kind of viewer. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { type EntryAudience, entryAudiences } from '@commons/contract/shared/entries.ts'
import { aboutKinds, addAbout, seenAbout } from '../scenes/about-scene.ts'
import { makeWorld, type Person, type World } from '../world.ts'

/**
 * Viewers by their relation to the owner, with the audiences that include them; undefined where they can't
 * see the page.
 */
const viewers: Record<string, readonly EntryAudience[] | undefined> = {
  owner: ['public', 'friends', 'only_me'],
  friend: ['public', 'friends'],
  follower: ['public'],
  followed: ['public'],
  stranger: ['public'],
  'former friend': ['public'],
  blocked: undefined,
  blocking: undefined,
}

let here: World
const people = new Map<string, Person>()
const get = (name: string) => people.get(name) ?? assert.fail(name)

before(async () => {
  here = await makeWorld()
  for (const name of Object.keys(viewers)) people.set(name, await here.person(name))
  const owner = get('owner')
  const { follow, befriend, block } = here
  for (const name of ['friend', 'former friend', 'blocked', 'blocking']) await befriend(get(name), owner)
  await follow(get('follower'), owner)
  await follow(owner, get('followed'))
  for (const kind of aboutKinds)
    for (const audience of entryAudiences) await addAbout(here, owner, kind, { ...kind.whole, audience })
  // Entries for friends are hidden as soon as a friendship ends.
  await here.as(get('former friend')).call('unfollow', { following_id: owner.id })
  await block(owner, get('blocked'))
  await block(get('blocking'), owner)
})

for (const kind of aboutKinds) {
  describe(kind.kind, () => {
    for (const [name, audiences] of Object.entries(viewers)) {
      test(`${name} sees ${audiences?.join(', ') ?? 'nobody'}`, async () => {
        const seen = await seenAbout(here, get(name), kind, get('owner'))
        if (!audiences) {
          const nobody = await here.as(get(name)).send(kind.list, { view_user_id: 999_999_999 })
          const hidden = await here.as(get(name)).send(kind.list, { view_user_id: get('owner').id })
          assert.deepEqual([hidden.status, hidden.body], [nobody.status, nobody.body])
          assert.equal(seen, 'member_not_found')
        } else {
          assert(typeof seen === 'object')
          assert.deepEqual(
            seen.map(({ audience }) => audience),
            audiences,
          )
          for (const { id, audience, ...fields } of seen)
            assert.deepEqual(fields, { ...kind.whole, ...kind.shows }, `${id} ${audience}`)
        }
      })
    }

    test('a member who says nothing shows nothing, and is there', async () => {
      assert.deepEqual(await seenAbout(here, get('owner'), kind, get('stranger')), [])
    })
  })
}

test('what is deleted is seen by nobody, and what is restored by the same as before', async () => {
  for (const kind of aboutKinds) {
    const owner = await here.person('Ada')
    const { id } = await addAbout(here, owner, kind, { ...kind.whole, audience: 'public' })
    await here.as(owner).send(kind.remove, { [kind.id]: id })
    for (const name of ['friend', 'stranger'])
      assert.deepEqual(await seenAbout(here, get(name), kind, owner), [])
    await here.as(owner).call('about_restore', { about_id: id })
    const seen = await seenAbout(here, get('stranger'), kind, owner)
    assert.equal(seen.length, 1)
  }
})
