/**
 * Who sees which survey, its result, its ballots and its comments: every viewer against every audience and
 * state.
 */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { RequestOf } from '@commons/contract/call.ts'
import type { create_voting } from '@commons/contract/surveys/surveys.ts'
import { sql } from 'kysely'
import { gatherNews } from '../../src/features/notifications/gathering.ts'
import { settleDue } from '../../src/features/surveys/ballots/settling.ts'
import { groupScene, type Standing } from '../scenes/groups-scene.ts'
import { endSurvey, makeSurvey } from '../scenes/surveys-scene.ts'
import { makeWorld, type Person, type World } from '../world.ts'

const relations = ['author', 'friend', 'follower', 'followed', 'stranger', 'blocked', 'blocking'] as const
const inGroups = ['moderator', 'member', 'invited', 'requested', 'former', 'banned'] as const
const viewers = [...relations, ...inGroups]
type Viewer = (typeof viewers)[number]

const unblocked = viewers.filter((viewer) => viewer !== 'blocked' && viewer !== 'blocking')
/** The viewers in each audience, without blocked and away members. */
const audiences = {
  everybody: unblocked,
  followers: ['author', 'friend', 'follower'],
  group: ['author', 'moderator', 'member'],
} as const satisfies Record<string, readonly Viewer[]>
type Audience = keyof typeof audiences

describe('surveys, and all that hangs on them, are seen alike', () => {
  let here: World
  let group_id: number
  const people = {} as Record<Viewer, Person>

  before(async () => {
    here = await makeWorld()
    const scene = await groupScene(here, 'open')
    group_id = scene.id
    people.author = scene.people.owner
    for (const standing of inGroups) people[standing] = scene.people[standing satisfies Standing]
    for (const each of relations) if (each !== 'author') people[each] = await here.person(each)
    const { author } = people
    await here.befriend(author, people.friend)
    await here.follow(people.follower, author)
    await here.follow(author, people.followed)
    // Every member of the group who may be notified is.
    await sql`update group_members set notice = 'all'`.execute(here.platform.database.db)
  })

  /**
   * Makes a survey, shown in a public post, on which the members on both sides of the block have already
   * commented.
   */
  async function make(audience: Audience, more: Partial<RequestOf<typeof create_voting>> = {}) {
    const { author, friend } = people
    const title = `Seen${audience}${Math.random().toString(36).slice(2)}`
    const asked = { audience, title, results: 'voted', ...more } as const
    const survey = await makeSurvey(here, author, {
      ...asked,
      ...(audience === 'group' ? { group_id } : {}),
    })
    const { id } = survey
    const talker = audience === 'group' ? people.member : friend
    const said = { object_id: id, comment: 'I know' }
    const { comment_id } = (await here.as(talker).call('add_comment', said)).recdata
    if (audience === 'everybody') {
      for (const each of ['blocked', 'blocking'] as const)
        await here.as(people[each]).call('add_comment', { object_id: id, comment: `from ${each}` })
    }
    const { post_id } = (await here.as(author).call('add_post', { message: title, survey_id: id })).recdata
    await here.block(author, people.blocked)
    await here.block(people.blocking, author)
    return { id, title, comment_id, post_id }
  }

  type Made = Awaited<ReturnType<typeof make>>

  const free = () => sql`delete from blocks`.execute(here.platform.database.db)

  /** Returns what each call answers to a viewer: `seen`, or its refusal. */
  async function answers(viewer: Viewer, { id, comment_id }: Made) {
    const voice = here.as(people[viewer])
    const found: Record<string, unknown> = {}
    const it = { voting_title_id: id }
    const object = { object_id: id }
    for (const [call, input] of [
      ['voting_detail', it],
      ['voting_ballots', it],
      ['comment_list', object],
      ['comment_blocked_list', object],
      ['comment_reply_list', { comment_id }],
      ['add_comment', { ...object, comment: 'I see it' }],
      ['add_comment_reply', { comment_id, reply: 'I see it, too' }],
      // Liked and unliked.
      ['voting_like', it],
      ['voting_like', it],
      // No option has this number, so no vote is cast.
      ['user_voting', { ...it, option_id: 9 }],
      ['voting_restore', it],
    ] as const) {
      const { body } = await voice.send(call, input)
      found[call] = body['code'] === true ? 'seen' : body['error']
    }
    if (viewer !== 'author')
      for (const call of ['voting_close', 'delete_voting'] as const)
        found[call] = (await voice.send(call, it)).body['error']
    return found
  }

  function expected(viewer: Viewer, sees: boolean, state: 'open' | 'closed'): Record<string, unknown> {
    const own = viewer === 'author'
    const seen = <T>(answer: T) => (sees ? answer : 'survey_not_found')
    return {
      voting_detail: seen('seen'),
      voting_ballots: seen(state === 'closed' ? 'seen' : 'survey_open'),
      comment_list: sees ? 'seen' : 'object_not_found',
      comment_blocked_list: sees && own ? 'seen' : 'object_not_found',
      comment_reply_list: sees ? 'seen' : 'comment_not_found',
      add_comment: sees ? 'seen' : 'object_not_found',
      add_comment_reply: sees ? 'seen' : 'comment_not_found',
      voting_like: seen('seen'),
      user_voting: seen('option_not_found'),
      voting_restore: 'survey_not_found',
      ...(own ? {} : { voting_close: seen('survey_forbidden'), delete_voting: seen('survey_forbidden') }),
    }
  }

  /** Returns the places where a viewer finds the survey. */
  async function places(viewer: Viewer, { id, title, post_id }: Made): Promise<string[]> {
    const voice = here.as(people[viewer])
    const has = ({ recdata }: { recdata: ReadonlyArray<{ id: number }> }) =>
      recdata.some((each) => each.id === id)
    const card = (await voice.send('post_detail', { post_id })).body['recdata'] as
      | { survey: { id: number } | null }
      | undefined
    const found = {
      list: has(await voice.call('voting_list', { limit: 50 })),
      open: has(await voice.call('voting_list', { state: 'open', limit: 50 })),
      closed: has(await voice.call('voting_list', { state: 'closed', limit: 50 })),
      titles: has(await voice.call('search_voting_titles', { title })),
      search: has({
        recdata: (await voice.call('all_search', { search: title })).surveys,
      }),
      polls: has(await voice.call('poll_list', {})),
      own: has(await voice.call('my_voting_list', { limit: 50 })),
      post: card?.survey?.id === id,
      topic:
        (await here.platform.visibleTopics(here.platform.database.db, people[viewer].id, [`survey:${id}`]))
          .length === 1,
      news: (await voice.call('notification_list', { limit: 50 })).recdata.some(
        ({ kind, link }) => kind === 'survey_new' && link === `/votingDetail/${id}`,
      ),
      report:
        (await voice.send('add_report', { report_type: 'survey', report_id: id, reason: 'other' })).body[
          'error'
        ] !== 'survey_not_found',
    }
    return Object.entries(found).flatMap(([place, isThere]) => (isThere ? [place] : []))
  }

  const hears: Record<Audience, ReadonlySet<Viewer>> = {
    everybody: new Set(['friend', 'follower']),
    followers: new Set(['friend', 'follower']),
    group: new Set(['moderator', 'member']),
  }

  function whereExpected(viewer: Viewer, audience: Audience, state: 'open' | 'closed'): string[] {
    const own = viewer === 'author'
    return [
      'list',
      state,
      'titles',
      'search',
      ...(state === 'open' ? ['polls'] : []),
      ...(own ? ['own'] : []),
      'post',
      'topic',
      ...(state === 'open' && hears[audience].has(viewer) ? ['news'] : []),
      'report',
    ]
  }

  for (const audience of ['everybody', 'followers', 'group'] as const)
    test(`for ${audience}: open, closed, its author away, deleted and restored`, async () => {
      const { db } = here.platform.database
      const made = await make(audience)
      const { id } = made
      const sees = (viewer: Viewer) => (audiences[audience] as readonly Viewer[]).includes(viewer)
      const check = async (state: 'open' | 'closed', seenBy: (viewer: Viewer) => boolean) => {
        await gatherNews(here.platform)
        for (const viewer of viewers) {
          const isSeen = seenBy(viewer)
          assert.deepEqual(
            await answers(viewer, made),
            expected(viewer, isSeen, state),
            `${viewer}, ${state}`,
          )
          assert.deepEqual(
            await places(viewer, made),
            isSeen ? whereExpected(viewer, audience, state) : [],
            `${viewer}, ${state}`,
          )
          if (!isSeen) continue
          const detail = await here.as(people[viewer]).call('voting_detail', { voting_title_id: id })
          const { recdata: comments } = await here
            .as(people[viewer])
            .call('comment_list', { object_id: id, limit: 50 })
          assert.equal(detail.comments_count, comments.length, viewer)
          // Nobody has voted, so no viewer sees the result before the survey closes.
          assert.equal(detail.is_result_shown, state === 'closed' ? 1 : 0, viewer)
          assert.equal(detail.outcome === null, state === 'open', viewer)
          const words = comments.map(({ comment }) => comment)
          for (const each of ['blocked', 'blocking'])
            if (viewer === 'author') assert(!words.includes(`from ${each}`))
        }
      }
      await check('open', sees)
      await endSurvey(here, id)
      await settleDue(here.platform)
      await check('closed', sees)
      const restored = { voting_title_id: id }
      await here.as(people.author).call('delete_voting', restored)
      for (const viewer of viewers) {
        const found = { ...(await answers(viewer, made)) }
        // Only its author can restore it.
        const back = viewer === 'author' ? 'seen' : 'survey_not_found'
        const { voting_restore, ...others } = found
        assert.equal(voting_restore, back, viewer)
        if (viewer === 'author') await here.as(people.author).call('delete_voting', restored)
        const { voting_restore: _, ...refused } = expected(viewer, false, 'closed')
        assert.deepEqual(others, refused, viewer)
        assert.deepEqual(await places(viewer, made), [], viewer)
      }
      await here.as(people.author).call('voting_restore', restored)
      await sql`insert into away_members (member_id) values (${people.author.id})`.execute(db)
      for (const viewer of viewers)
        if (viewer !== 'author') {
          const { error } = (await here.as(people[viewer]).send('voting_detail', restored)).body as {
            error?: string
          }
          assert.equal(error, 'survey_not_found', viewer)
          assert.deepEqual(await places(viewer, made), [], viewer)
        }
      await sql`delete from away_members`.execute(db)
      await free()
    })

  test('whoever is let in finds it, and whoever goes out does not', async () => {
    const { id } = await make('group')
    await free()
    const sees = async (viewer: Viewer) =>
      (await here.as(people[viewer]).send('voting_detail', { voting_title_id: id })).status === 200
    const { author } = people
    assert.deepEqual([await sees('invited'), await sees('former')], [false, false])
    for (const viewer of ['invited', 'former'] as const)
      await here.as(people[viewer]).call('join_group', { group_id })
    assert.deepEqual([await sees('invited'), await sees('former')], [true, true])
    await here.as(people.former).call('leave_group', { group_id })
    await here.as(author).call('group_ban', { group_id, member_user_id: people.invited.id })
    assert.deepEqual([await sees('invited'), await sees('former')], [false, false])
  })
})
