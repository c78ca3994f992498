/** The cost of groups depends neither on how many there are nor on how many members or posts one has. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { makeGroup } from '../../../test/scenes/groups-scene.ts'
import { addCrowd, fill, pretend, type Reading, testReadings } from '../../../test/plans.ts'
import { makeWorld, type Person, type World } from '../../../test/world.ts'
import {
  findGroup,
  listAllGroups,
  listGroupsOf,
  listOwnGroups,
  listSuggestedGroups,
} from './groups.queries.ts'
import { listGroupFoundPosts, listGroupPosts, listGroupTagPosts } from './groups.timeline.ts'
import { listMembers } from './members/members.lists.queries.ts'
import { statementsOfEach } from '../../../test/statements.ts'

const crowd = 2_000
const latest = Number.MAX_SAFE_INTEGER
const tables = [
  'groups',
  'group_members',
  'group_counts',
  'posts',
  'post_words',
  'members',
  'follows',
  'objects',
  'object_tags',
]

describe('a large group among many', () => {
  let the: World
  let viewer: Person
  let large: number

  before(async () => {
    the = await makeWorld()
    const owner = await the.person('Owner')
    viewer = await the.person('Viewer')
    large = (await makeGroup(the, owner, { group_name: 'Large', is_closed_group: 1 })).id
    await the.as(owner).call('group_member_add', { group_id: large, add_user_id: viewer.id })
    await the.as(viewer).call('join_group', { group_id: large })
    for (let i = 0; i < 12; i++) {
      const post = { message: `Post ${i}`, hashtag: 'plums', group_id: large }
      await the.as(owner).call('add_post', post)
    }
    await the.follow(viewer, owner)
    await fill(
      the,
      `with people as (
        ${addCrowd(crowd)} returning id),
      more as (insert into groups (name) select 'Group ' || i from generate_series(1, ${crowd}) as i returning id),
      joined as (
        insert into group_members (group_id, member_id, standing, since)
        select ${large}, id, 'member', now() - interval '1 second' * id from people)
      insert into group_members (group_id, member_id, standing)
      select more.id, (select min(id) from people), 'owner' from more`,
    )
    await fill(
      the,
      `with written as (
        insert into posts (author_id, message, audience, group_id, position)
        select ${owner.id}, 'old', 'group', ${large}, -i from generate_series(1, ${crowd}) as i returning id, author_id)
      insert into objects (id, kind, author_id) select id, 'post', author_id from written`,
    )
    await fill(the, 'vacuum analyze')
    await pretend(the, {
      groups: 1e5,
      group_members: 1e7,
      group_counts: 1e5,
      members: 1e6,
      posts: 1e7,
      post_words: 1e7,
      follows: 1e7,
      objects: 1e7,
    })
  })

  test('its page is one statement, its posts too, and each list one', async () => {
    const voice = the.as(viewer)
    const counts = await statementsOfEach(the.platform, [
      () => voice.call('group_detail', { group_id: large }),
      () => voice.call('group_timeline', { group_id: large }),
      () => voice.call('all_group_list', {}),
      () => voice.call('group_list', {}),
    ])
    assert.deepEqual(counts, [1, 1, 1, 1])
  })

  const ofAll = (sort: keyof typeof listAllGroups): Reading => [
    `all groups by ${sort}`,
    60,
    (db) => listAllGroups[sort](db, 0, '', 0, 0, null, 10, 0),
    () => [viewer.id, '', latest, latest, null, 10, 0],
  ]
  // For each of 10 groups, and of those looked at beyond them, the latest post, messages and events.
  const ofOwn = (sort: keyof typeof listOwnGroups): Reading => [
    `one’s own groups by ${sort}`,
    150,
    (db) => listOwnGroups[sort](db, 0, '', 0, 0, null, 10, 0),
    () => [viewer.id, '', latest, latest, null, 10, 0],
  ]
  const readings: readonly Reading[] = [
    ['its page', 101, (db) => findGroup(db, 0, 0, ''), () => [viewer.id, large, '']],
    [
      'its posts',
      60,
      (db) => listGroupPosts(db, 0, 0, 0, 10, 0, true),
      () => [viewer.id, large, latest, 10, 0, 'true'],
    ],
    [
      'its posts with a tag',
      60,
      (db) => listGroupTagPosts(db, 0, 0, '', 0, 10, 0),
      () => [viewer.id, large, 'plums', latest, 10, 0],
    ],
    ...(['old', 'post 7', 'nothing'] as const).map((words): Reading => [
      `its posts with the words “${words}”`,
      1_300,
      (db) => listGroupFoundPosts(db, 0, 0, '', null, [], null, 0),
      () => [viewer.id, large, words, null, '{}', null, latest],
    ]),
    [
      'its members',
      30,
      (db) => listMembers(db, 0, 0, 0, 0, null, 10, 0),
      () => [viewer.id, large, latest, latest, null, 10, 0],
    ],
    ...(['members', 'newest', 'active'] as const).map(ofAll),
    [
      'one’s groups',
      30,
      (db) => listGroupsOf(db, 0, 0, '', 0, 0, 10, 0),
      () => [viewer.id, viewer.id, '', latest, latest, 10, 0],
    ],
    ...(['joined', 'active'] as const).map(ofOwn),
    ['suggestions', 500, (db) => listSuggestedGroups(db, 0), () => [viewer.id]],
  ]
  testReadings(() => the, tables, readings)
})
