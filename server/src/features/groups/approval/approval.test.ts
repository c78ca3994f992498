/** Posts that wait for the approval of those who run their group, over two processes of one installation. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { brokenPng, jpeg } from '../../../../test/files/pictures.ts'
import { twoProcesses } from '../../../../test/processes.ts'
import { play, type RacingCall } from '../../../../test/races.ts'
import { groupScene, type GroupScene } from '../../../../test/scenes/groups-scene.ts'
import type { Person, World } from '../../../../test/world.ts'
import { gatherNews } from '../../notifications/gathering.ts'
import { publishDuePosts } from '../../posts/drafts/drafts.jobs.ts'

let here: World
before(async () => {
  ;[here] = await twoProcesses()
})

/** A group that approves posts. */
async function strictGroup(type: 'open' | 'closed' = 'open', at = here): Promise<GroupScene> {
  const scene = await groupScene(at, type)
  await at.as(scene.people.moderator).call('group_approval_update', { group_id: scene.id, approves_posts: 1 })
  return scene
}

const send = async (
  { id }: GroupScene,
  who: Person,
  message: string,
  more: object = {},
  files?: Record<string, Blob>,
) => here.as(who).call('add_post', { message, group_id: id, ...more }, files)
const heldFor = async ({ id }: GroupScene, who: Person) =>
  (await here.as(who).call('group_held_post_list', { group_id: id })).recdata.map(({ post_id }) => post_id)
const isSeen = async (who: Person, post_id: number) =>
  (await here.as(who).send('post_detail', { post_id })).status === 200
const inGroup = async ({ id }: GroupScene, who: Person) =>
  (await here.as(who).call('group_timeline', { group_id: id })).recdata.map(({ post_id }) => post_id)
const drafts = async (who: Person) =>
  (await here.as(who).call('post_draft_list', {})).recdata.map((kept) => ({
    id: kept.post.post_id,
    waits: kept.waits_for_approval,
    problem: kept.problem,
    reason: kept.reason,
  }))

async function news(who: Person): Promise<string[]> {
  await gatherNews(here.platform)
  const { recdata } = await here.as(who).call('notification_list', {})
  return recdata.map(({ kind }) => kind)
}
const waitingNews = async (who: Person) => (await news(who)).filter((kind) => kind === 'group_posts_waiting')

describe('a post in a group that approves posts', () => {
  test('those who run it are told of the first post that waits for them, whatever waits unseen', async () => {
    const { people, ...scene } = await strictGroup()
    const { owner, member } = people
    const bee = await here.person('Bee')
    await here.as(bee).call('join_group', { group_id: scene.id })
    await here.block(bee, owner)
    await send({ people, ...scene }, bee, 'Unseen by the owner')
    assert.deepEqual(await waitingNews(owner), [])
    await send({ people, ...scene }, member, 'The first for the owner')
    assert.deepEqual(await waitingNews(owner), ['group_posts_waiting'])
    await send({ people, ...scene }, member, 'Another')
    assert.deepEqual(await waitingNews(owner), ['group_posts_waiting'])
  })

  test('isn’t gone round by a remark on a post of a closed group', async () => {
    const scene = await strictGroup('closed')
    const { owner, member } = scene.people
    const { post_id } = (await send(scene, owner, 'Pruning is on Saturday')).recdata
    const remark = { post_id, repost_comment: 'Unread by anybody' }
    await here.as(member).isRefused('repost', remark, 'remark_needs_approval')
    await here.as(member).call('repost', { post_id })
    await here.as(scene.people.moderator).call('repost', remark)
  })

  test('brings its survey, which those who decide read first, and nobody finds before', async () => {
    const scene = await strictGroup()
    const { owner, member } = scene.people
    const asked = { survey_title: 'Which plums?', survey_options: ['Blue', 'Yellow'] }
    const { recdata } = await send(scene, member, 'Help me', asked)
    const surveys = async () => (await here.as(member).call('my_voting_list', {})).recdata.length
    assert.deepEqual([recdata.survey, await surveys()], [null, 0])
    const held = (await here.as(owner).call('group_held_post_list', { group_id: scene.id })).recdata
    assert.deepEqual(
      held.map(({ post_id, written_survey }) => [post_id, written_survey?.title, written_survey?.options]),
      [[recdata.post_id, 'Which plums?', ['Blue', 'Yellow']]],
    )
    await here.as(owner).call('group_post_approve', { group_id: scene.id, post_id: recdata.post_id })
    const seen = await here.as(owner).call('post_detail', { post_id: recdata.post_id })
    assert.deepEqual([seen.recdata.survey?.title, await surveys()], ['Which plums?', 1])
  })

  test('is seen by its author and those who run the group alone, and published when they approve it', async () => {
    const scene = await strictGroup()
    const { owner, moderator, member, outsider } = scene.people
    const bee = await here.person('Bee')
    await here.as(bee).call('join_group', { group_id: scene.id })
    const tag = `plums${member.id}`
    const { recdata, message, waits_for_approval } = await send(
      scene,
      member,
      `Ripe #${tag} @${bee.username}`,
    )
    const post_id = recdata.post_id
    assert.deepEqual([message, waits_for_approval], ['Sent. Your post is waiting for approval.', 1])
    const mine = await here.as(member).call('waiting_posts', {})
    assert.deepEqual([mine.recdata.map((post) => post.post_id), mine.held], [[post_id], [post_id]])
    for (const who of [owner, moderator, bee, outsider]) {
      assert(!(await isSeen(who, post_id)))
      assert(!(await inGroup(scene, who)).includes(post_id))
      const found = await here.as(who).send('all_search', { search: 'Ripe' })
      assert(!JSON.stringify(found.body).includes(`"post_id":${post_id}`))
      assert.deepEqual((await here.as(who).call('hashtag_timeline', { hashtag: tag })).recdata, [])
    }
    for (const who of [bee, outsider])
      await here.as(who).isRefused('group_held_post_list', { group_id: scene.id }, 'group_forbidden')
    for (const who of [owner, moderator]) assert.deepEqual(await heldFor(scene, who), [post_id])
    const count = async (who: Person) =>
      (await here.as(who).call('group_detail', { group_id: scene.id })).recdata.held_count
    assert.deepEqual([await count(owner), await count(member), await count(outsider)], [1, 0, 0])
    await here.as(bee).isRefused('post_like', { post_id }, 'post_not_found')
    assert(!(await news(bee)).includes('post_mention'))
    const later = (await here.as(owner).call('add_post', { message: 'Written later', group_id: scene.id }))
      .recdata
    for (const who of [member, bee, outsider])
      await here.as(who).isRefused('group_post_approve', { group_id: scene.id, post_id }, 'group_forbidden')
    await here.as(moderator).call('group_post_approve', { group_id: scene.id, post_id })
    assert.deepEqual((await inGroup(scene, outsider)).slice(0, 2), [post_id, later.post_id])
    assert((await news(bee)).includes('post_mention'))
    assert((await news(member)).includes('group_post_approved'))
    assert.deepEqual([await heldFor(scene, owner), await drafts(member)], [[], []])
    await here.as(owner).isRefused('group_post_approve', { group_id: scene.id, post_id }, 'held_post_gone')
    await here.as(owner).isRefused('group_post_decline', { group_id: scene.id, post_id }, 'held_post_gone')
    assert.equal(here.events('post.added').filter(({ post }) => post === post_id).length, 1)
  })

  test('that is declined becomes a draft with the reason, and may be sent again', async () => {
    const scene = await strictGroup('closed')
    const { owner, member } = scene.people
    const { post_id } = (await send(scene, member, 'Wheelbarrow for sale')).recdata
    const reason = 'No sales here, please.'
    await here
      .as(owner)
      .isRefused(
        'group_post_decline',
        { group_id: scene.id, post_id, reason: 'x'.repeat(501) },
        'invalid_fields',
      )
    await here.as(owner).call('group_post_decline', { group_id: scene.id, post_id, reason })
    assert.deepEqual(await drafts(member), [{ id: post_id, waits: 0, problem: 'declined', reason }])
    assert((await news(member)).includes('group_post_declined'))
    assert.deepEqual(await waitingNews(owner), [], 'nothing waits any more')
    await here.as(member).call('edit_post', { post_id, message: 'Wheelbarrow to lend' })
    assert.deepEqual(await drafts(member), [{ id: post_id, waits: 0, problem: null, reason: null }])
    const again = await here.as(member).call('post_publish', { post_id })
    assert.equal(again.waits_for_approval, 1)
    assert.deepEqual(await heldFor(scene, owner), [post_id])
    assert.equal((await waitingNews(owner)).length, 1)
    await here.as(owner).call('group_post_decline', { group_id: scene.id, post_id })
    assert.deepEqual(await drafts(member), [{ id: post_id, waits: 0, problem: 'declined', reason: null }])
  })

  test('tells those who run the group once, however many wait', async () => {
    const scene = await strictGroup()
    const { owner, moderator, member } = scene.people
    for (const message of ['One', 'Two', 'Three']) await send(scene, member, message)
    for (const who of [owner, moderator]) assert.equal((await waitingNews(who)).length, 1)
    const { rows } = await sql<{ acts: number }>`
      select count(*)::int as acts from notification_acts
      where kind = 'group_posts_waiting' and member_id = ${owner.id}`.execute(here.platform.database.db)
    assert.deepEqual(rows, [{ acts: 1 }])
    assert.deepEqual(await waitingNews(member), [])
  })

  test('is edited, taken back, deleted and restored by its author alone', async () => {
    const scene = await strictGroup()
    const { owner, member } = scene.people
    const { post_id } = (await send(scene, member, 'First words')).recdata
    await here.as(member).call('edit_post', { post_id, message: 'Better words' })
    const [held] = (await here.as(owner).call('group_held_post_list', { group_id: scene.id })).recdata
    assert.equal(held?.message, 'Better words')
    await here.as(member).isRefused('post_publish', { post_id }, 'post_not_found')
    await here.as(member).call('post_delete', { post_id })
    assert.deepEqual(await heldFor(scene, owner), [])
    await here.as(owner).isRefused('group_post_approve', { group_id: scene.id, post_id }, 'held_post_gone')
    await here.as(member).call('post_restore', { post_id })
    assert.deepEqual(await heldFor(scene, owner), [post_id])
    await here.as(member).call('post_schedule', { post_id, publish_at: '' })
    assert.deepEqual([await heldFor(scene, owner), (await drafts(member))[0]?.waits], [[], 0])
    await here.as(owner).isRefused('post_delete', { post_id }, 'post_not_found')
  })

  test('of those who run it appears at once; switching it off publishes nothing that waits', async () => {
    const scene = await strictGroup()
    const { owner, moderator, member, outsider } = scene.people
    for (const who of [owner, moderator]) {
      const { recdata, waits_for_approval } = await send(scene, who, 'From those who run it')
      assert.equal(waits_for_approval, 0)
      assert(await isSeen(outsider, recdata.post_id))
    }
    const { post_id } = (await send(scene, member, 'Waits')).recdata
    for (const who of [member, outsider])
      await here
        .as(who)
        .isRefused('group_approval_update', { group_id: scene.id, approves_posts: 0 }, 'group_forbidden')
    await here.as(owner).call('group_approval_update', { group_id: scene.id, approves_posts: 0 })
    assert(!(await isSeen(outsider, post_id)))
    const free = await send(scene, member, 'Appears')
    assert.equal(free.waits_for_approval, 0)
    assert(await isSeen(outsider, free.recdata.post_id))
    assert.deepEqual(await heldFor(scene, owner), [post_id])
    await here.as(owner).call('group_post_approve', { group_id: scene.id, post_id })
    assert(await isSeen(outsider, post_id))
  })

  test('with files is seen by those who run the group with them, and waits for what is not ready', async () => {
    const scene = await strictGroup()
    const { owner, member, outsider } = scene.people
    const first = (await send(scene, member, 'A picture', {}, { file: await jpeg(60, 40) })).recdata
    await here.processMedia()
    assert(!(await isSeen(outsider, first.post_id)), 'its file is ready, it still waits')
    const [held] = (await here.as(owner).call('group_held_post_list', { group_id: scene.id })).recdata
    assert.equal(held?.file_state, 'ready')
    const slow = (await send(scene, member, 'Slow', {}, { file: await jpeg(61, 40) })).recdata
    for (const { post_id } of [first, slow])
      await here.as(owner).call('group_post_approve', { group_id: scene.id, post_id })
    assert(await isSeen(outsider, first.post_id))
    assert(!(await isSeen(outsider, slow.post_id)))
    const { held: waiting, recdata } = await here.as(member).call('waiting_posts', {})
    assert.deepEqual([waiting, recdata.map(({ post_id }) => post_id)], [[], [slow.post_id]])
    await here.processMedia()
    assert(await isSeen(outsider, slow.post_id))
    const broken = (await send(scene, member, 'Broken', {}, { file: await brokenPng() })).recdata
    await here.processMedia()
    await here
      .as(owner)
      .isRefused(
        'group_post_approve',
        { group_id: scene.id, post_id: broken.post_id },
        'held_post_file_failed',
      )
  })

  test('that was scheduled or a draft is judged when it is published', async () => {
    const scene = await strictGroup()
    const { owner, member, outsider } = scene.people
    const publish_at = new Date(Date.now() + 3_600_000).toISOString()
    const { post_id } = (await send(scene, member, 'At nine', { publish_at })).recdata
    assert.deepEqual(await heldFor(scene, owner), [])
    await sql`update post_drafts set publish_at = now() - interval '1 second' where post_id = ${post_id}`.execute(
      here.platform.database.db,
    )
    await publishDuePosts(here.platform)
    assert.deepEqual(await heldFor(scene, owner), [post_id])
    assert(!(await isSeen(outsider, post_id)))
    await publishDuePosts(here.platform)
    assert.deepEqual(await drafts(member), [{ id: post_id, waits: 1, problem: null, reason: null }])
  })

  test('goes back to an author who leaves, and to all where the group is deleted', async () => {
    const scene = await strictGroup()
    const { owner, member } = scene.people
    const { post_id } = (await send(scene, member, 'Waits')).recdata
    await here.as(member).call('leave_group', { group_id: scene.id })
    assert.deepEqual(await heldFor(scene, owner), [])
    assert.deepEqual(await drafts(member), [{ id: post_id, waits: 0, problem: 'group', reason: null }])
    assert((await news(member)).includes('post_not_published'))
    await here.as(owner).isRefused('group_post_approve', { group_id: scene.id, post_id }, 'held_post_gone')
  })

  test('is left to others where a block hides its author', async () => {
    const scene = await strictGroup()
    const { owner, moderator, member } = scene.people
    const { post_id } = (await send(scene, member, 'Waits')).recdata
    await here.block(owner, member)
    assert.deepEqual([await heldFor(scene, owner), await heldFor(scene, moderator)], [[], [post_id]])
    await here.as(owner).isRefused('group_post_approve', { group_id: scene.id, post_id }, 'held_post_gone')
    assert.deepEqual(await waitingNews(owner), [])
  })

  test('counts as one of the drafts that a member may have, and a repetition answers the same', async () => {
    const scene = await strictGroup()
    const { member } = scene.people
    const input = { message: 'Sent twice', group_id: scene.id, idempotency_key: 'sent twice' }
    const first = await here.as(member).call('add_post', input)
    const second = await here.as(member).call('add_post', input)
    assert.deepEqual(
      [second.recdata.post_id, second.waits_for_approval, second.message],
      [first.recdata.post_id, 1, first.message],
    )
    assert.equal((await drafts(member)).length, 1)
    await sql`
      with p as (insert into posts (author_id, message, audience) select ${member.id}, 'More', 'public'
        from generate_series(1, 49) returning id),
      o as (insert into objects (id, kind, author_id) select id, 'post', ${member.id} from p)
      insert into post_drafts (post_id, author_id) select id, ${member.id} from p`.execute(
      here.platform.database.db,
    )
    await here
      .as(member)
      .isRefused('add_post', { message: 'One more', group_id: scene.id }, 'too_many_drafts')
  })
})

describe('approving a post, beside', () => {
  interface Scene {
    readonly group: GroupScene
    readonly post_id: number
  }
  const by =
    (who: 'owner' | 'moderator' | 'member', name: string, more: object = {}): RacingCall<Scene> =>
    ({ group, post_id }, at) =>
      at.as(group.people[who]).send(name, { group_id: group.id, post_id, ...more })
  const acts: Record<string, RacingCall<Scene>> = {
    'another approval': by('owner', 'group_post_approve'),
    'its decline': by('owner', 'group_post_decline', { reason: 'Not here' }),
    'its deletion': ({ group, post_id }, at) => at.as(group.people.member).send('post_delete', { post_id }),
    'taking it back': ({ group, post_id }, at) =>
      at.as(group.people.member).send('post_schedule', { post_id, publish_at: '' }),
    'its author leaving': ({ group }, at) =>
      at.as(group.people.member).send('leave_group', { group_id: group.id }),
    'switching approval off': by('owner', 'group_approval_update', { approves_posts: 0 }),
    'the group’s deletion': ({ group }, at) =>
      at.as(group.people.owner).send('group_delete', { group_id: group.id }),
  }
  for (const [name, act] of Object.entries(acts))
    test(name, () =>
      play<Scene>({
        rounds: 6,
        async open(at) {
          const group = await strictGroup('open', at)
          const { recdata } = await at
            .as(group.people.member)
            .call('add_post', { message: 'Waits', group_id: group.id })
          return { group, post_id: recdata.post_id }
        },
        calls: [by('moderator', 'group_post_approve'), act],
        hold: ({ group }) => sql`select from groups where id = ${group.id} for update`,
        async stored({ post_id }, at) {
          const processes = await twoProcesses()
          const { rows } = await sql`
            select p.position is not null as published, p.deleted_at is not null as deleted, p.group_id is null as released,
              d.problem, d.reason, d.waits_in is not null as waits
            from posts p left join post_drafts d on d.post_id = p.id where p.id = ${post_id}`.execute(
            at.platform.database.db,
          )
          const added = processes.flatMap((each) =>
            each.events('post.added').filter(({ post }) => post === post_id),
          )
          return [...rows, added.length]
        },
      }),
    )
})
