/** A group's tags: offered to members who see its posts, and revealed to nobody else. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupScene, standings } from '../../../test/scenes/groups-scene.ts'
import { type Person, type World, world } from '../../../test/world.ts'

const names = (tags: ReadonlyArray<{ hashtag: string }>) => tags.map(({ hashtag }) => hashtag)

/** Returns everything that anybody can ask about tags, with the group and without. */
async function everything({ as }: World, who: Person, group_id: number, tag: string) {
  return JSON.stringify([
    await as(who).call('search_hashtag', { search: tag.slice(0, 4), group_id }),
    await as(who).call('search_hashtag', { search: tag.slice(0, 4) }),
    await as(who).call('search_hashtag', { search: '', group_id }),
    await as(who).call('select_hashtag', { group_id }),
    await as(who).call('select_hashtag', {}),
    await as(who).call('sujjested_hashtag', {}),
    await as(who).call('hashtag_timeline', { hashtag: tag }),
    await as(who).call('all_search', { search: tag }),
  ])
}

for (const type of ['open', 'closed'] as const)
  test(`the tags of a group that is ${type} are offered to whom its posts are shown`, async () => {
    const here = await world()
    const { id, people } = await groupScene(here, type)
    const tag = `Plumcake${type}`
    await here.as(people.owner).call('add_post', { message: 'Bake', hashtag: tag, group_id: id })
    for (const standing of standings) {
      const isIn = ['owner', 'moderator', 'member'].includes(standing)
      const sees = isIn || (type === 'open' && standing !== 'banned')
      const who = people[standing]
      const { hashtags } = await here.as(who).call('select_hashtag', { group_id: id })
      assert.deepEqual(names(hashtags), sees ? [tag] : [], standing)
      const all = await everything(here, who, id, tag)
      // A tag of an open group is public, like the group's posts.
      if (type === 'closed') assert.equal(all.includes(tag), isIn, standing)
    }
  })

test('in a group its own tags come first, as they are written there, and none is there twice', async () => {
  const here = await world()
  const { id, people } = await groupScene(here, 'closed')
  const { owner, member, outsider } = people
  for (const hashtag of ['quincejam', 'quincejam', 'quincetree'])
    await here.as(outsider).call('add_post', { message: 'For all', hashtag })
  const write = (hashtag: string) =>
    here.as(owner).call('add_post', { message: 'For us', hashtag, group_id: id })
  await write('QuinceTree,quincewine')
  await write('QuinceTree')
  const { recdata } = await here.as(member).call('search_hashtag', { search: 'quince', group_id: id })
  // Only public posts are counted, whoever asks.
  assert.deepEqual(
    recdata.map(({ hashtag, post_count }) => [hashtag, post_count]),
    [
      ['QuinceTree', 1],
      ['quincewine', 0],
      ['quincejam', 2],
    ],
  )
  await here.block(member, owner)
  assert.deepEqual(names((await here.as(member).call('select_hashtag', { group_id: id })).hashtags), [])
})
