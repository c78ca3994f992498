/**
 * Every kind of object that moderators can hide: gone for everybody while it is hidden, kept from its author's undo
 * and from the purges, and, once the decision is taken back, exactly as it was: rows are compared whole.
 */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { features } from '../../../features.ts'
import type { ReportKindName } from '../../../platform/report-kinds.ts'
import { assertSameRows, dumpRows } from '../../../../test/rows.ts'
import { openChat } from '../../../../test/scenes/chat-scene.ts'
import { addJob } from '../../../../test/scenes/freelance-scene.ts'
import { eventIn } from '../../../../test/scenes/events-scene.ts'
import { makeGroup } from '../../../../test/scenes/groups-scene.ts'
import { openPair } from '../../../../test/scenes/pair-scene.ts'
import { makeProject } from '../../../../test/scenes/projects-scene.ts'
import { putReel } from '../../../../test/scenes/reels-scene.ts'
import { makeSurvey } from '../../../../test/scenes/surveys-scene.ts'
import { makeChannel, putVideo } from '../../../../test/scenes/videos-scene.ts'
import { staffMember } from '../../../../test/staff.ts'
import { makeWorld, type Person, type World } from '../../../../test/world.ts'

/** In everything that is hidden here; each test searches for its own. */
let word = ''

interface Thing {
  readonly author: Person
  readonly viewer: Person
  readonly id: number
  /** What the viewer reads: lists with counts, and the search. */
  readonly reads: () => Promise<unknown>
  /** Restores it as its author does, or tries to delete it once more. */
  readonly restore: () => Promise<unknown>
}

interface Cast {
  readonly author: Person
  readonly viewer: Person
}

const search = ({ as }: World, viewer: Person) => as(viewer).call('all_search', { search: word })

const comment = async (here: World, { author, viewer }: Cast, isReply: boolean): Promise<Thing> => {
  const { post_id } = (await here.as(viewer).call('add_post', { message: 'Under this' })).recdata
  const top = await here
    .as(author)
    .call('add_comment', { object_id: post_id, comment: isReply ? 'On top' : word })
  const comment_id = top.recdata.comment_id
  const id = isReply
    ? (await here.as(author).call('add_comment_reply', { comment_id, reply: word })).recdata.comment_id
    : comment_id
  return {
    author,
    viewer,
    id,
    reads: async () => [
      await here.as(viewer).call('comment_list', { object_id: post_id }),
      await here.as(viewer).call('timeline', {}),
      isReply && (await here.as(viewer).call('comment_reply_list', { comment_id })),
    ],
    restore: () => here.as(author).send('restore_comment', { comment_id: id }),
  }
}

const things: Partial<Record<ReportKindName, (here: World, cast: Cast) => Promise<Thing>>> = {
  async post(here, { author, viewer }) {
    const { post_id } = (await here.as(author).call('add_post', { message: `${word} #quagga` })).recdata
    await here.as(viewer).call('post_like', { post_id })
    await here.as(viewer).call('repost', { post_id, repost_comment: 'Look' })
    return {
      author,
      viewer,
      id: post_id,
      reads: async () => [await here.as(viewer).call('timeline', {}), await search(here, viewer)],
      restore: () => here.as(author).send('post_restore', { post_id }),
    }
  },
  comment: (here, cast) => comment(here, cast, false),
  reply: (here, cast) => comment(here, cast, true),
  async group_message(here, { author, viewer }) {
    const chat = await openChat(here, [viewer, author])
    const { chat_id: id } = await chat.say(author, word)
    return {
      author,
      viewer,
      id,
      reads: () => chat.fetch(viewer),
      restore: () => here.as(author).send('group_chat_restore', { group_chat_id: id }),
    }
  },
  async chat_message(here) {
    const { ada, bob, say, fetch } = await openPair(here)
    const { message_id } = await say(ada, bob, word)
    return {
      author: ada,
      viewer: bob,
      id: message_id,
      reads: () => fetch(bob),
      restore: () => here.as(ada).send('chat_message_restore', { message_id }),
    }
  },
  async group(here, { author, viewer }) {
    const { id } = await makeGroup(here, author, { group_name: word })
    await here.as(author).call('add_post', { message: 'Within', group_id: id })
    return {
      author,
      viewer,
      id,
      reads: async () => [
        await search(here, viewer),
        (await here.as(viewer).send('group_detail', { group_id: id })).body,
      ],
      restore: () => here.as(author).send('group_restore', { group_id: id }),
    }
  },
  async group_event(here, { author, viewer }) {
    const { id: group_id } = await makeGroup(here, author, { group_name: 'Planners' })
    const { recdata } = await here
      .as(author)
      .call('group_event_create', { group_id, ...eventIn(48), title: word })
    const { group_event_id } = recdata
    return {
      author,
      viewer,
      id: group_event_id,
      reads: async () => [
        await here.as(viewer).call('group_event_list', { group_id }),
        (await here.as(viewer).send('group_event_detail', { group_event_id })).body,
        (await here.as(viewer).call('group_calendar', { group_id })).calendar.replaceAll(/DTSTAMP:.*/g, ''),
      ],
      restore: () => here.as(author).send('group_event_delete', { group_event_id }),
    }
  },
  async project(here, { author, viewer }) {
    const { id } = await makeProject(here, author, { group_name: word })
    return {
      author,
      viewer,
      id,
      reads: async () => [
        await here.as(viewer).call('project_list', { search: word }),
        await search(here, viewer),
      ],
      restore: () => here.as(author).send('group_restore', { group_id: id }),
    }
  },
  async survey(here, { author, viewer }) {
    const { id } = await makeSurvey(here, author, { title: word })
    return {
      author,
      viewer,
      id,
      reads: () => search(here, viewer),
      restore: () => here.as(author).send('voting_restore', { voting_title_id: id }),
    }
  },
  async reel(here, { author, viewer }) {
    const id = await putReel(here, author, { message: word, hashtags: ['quagga'] })
    return {
      author,
      viewer,
      id,
      reads: () => search(here, viewer),
      restore: () => here.as(author).send('reel_restore', { reel_id: id }),
    }
  },
  async video(here, { author, viewer }) {
    const channel = await makeChannel(here, author)
    const id = await putVideo(here, channel, { title: word, hashtags: ['quagga'] })
    return {
      author,
      viewer,
      id,
      reads: () => search(here, viewer),
      restore: () => here.as(author).send('restore_video', { video_id: id }),
    }
  },
  async channel(here, { author, viewer }) {
    const channel = await makeChannel(here, author, word)
    await putVideo(here, channel, { title: word })
    // One that its owner deleted before stays deleted, whatever happens to the channel.
    const gone = await putVideo(here, channel, { title: 'Gone' })
    await here.as(author).call('delete_video', { video_id: gone })
    return {
      author,
      viewer,
      id: channel.id,
      reads: async () => [
        await search(here, viewer),
        (await here.as(viewer).send('get_channel', { channel_id: channel.id })).body,
      ],
      restore: () => here.as(author).send('restore_channel', { channel_id: channel.id }),
    }
  },
  async job(here, { author, viewer }) {
    const { id } = await addJob(here, author, { title: word })
    return {
      author,
      viewer,
      id,
      reads: () => search(here, viewer),
      restore: () => here.as(author).send('restore_project', { project_id: id }),
    }
  },
}

let here: World
let moderator: Person
let second: Person
before(async () => {
  here = await makeWorld()
  moderator = await staffMember(here, 'Mod', 'moderator')
  second = await staffMember(here, 'Second', 'moderator')
})

const stripped = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value, (key, each: unknown) =>
      ['last_change', 'change', 'duration'].includes(key) ? undefined : each,
    ),
  ) as unknown

/** Runs every job that removes what was deleted long ago. */
async function purgeAll(): Promise<void> {
  for (const { jobs } of features)
    for (const job of jobs?.(here.platform) ?? [])
      if (/(?:remove|empty)-deleted$/.test(job.name)) await job.work({} as never)
}

const queue = async (state: 'waiting' | 'decided' = 'waiting') =>
  (await here.as(moderator).call('admin_report_list', { state, limit: 50 })).recdata

test('each kind that can be hidden is tried here', () => {
  const hidden = Object.entries(here.platform.reportKinds).flatMap(([name, { acts }]) =>
    acts.includes('hide') ? [name] : [],
  )
  assert.deepEqual(Object.keys(things).toSorted(), hidden.toSorted())
})

for (const [kind, make] of Object.entries(things) as Array<
  [ReportKindName, (here: World, cast: Cast) => Promise<Thing>]
>)
  test(`a ${kind} is hidden from everybody, and comes back exactly as it was`, async () => {
    word = `Quagga${kind.replace('_', '')}`
    const thing = await make(here, { author: await here.person('Ann'), viewer: await here.person('Vic') })
    const { author, viewer, id } = thing
    await here.as(viewer).call('add_report', { report_type: kind, report_id: id, reason: 'spam' })
    const [found] = await queue()
    assert.deepEqual([found?.report_type, found?.reported_id, found?.barred], [kind, id, null])
    const report_ids = [found?.report_id ?? 0]
    const seen = stripped(await thing.reads())
    assert.match(JSON.stringify(seen), new RegExp(word))
    const rows = await dumpRows(here.platform.database.db)

    const decide = { report_ids, acts: ['hide' as const], rule_id: 1, reason: 'It is spam' }
    const { recdata } = await here.as(moderator).call('decide_reports', decide)
    assert.doesNotMatch(JSON.stringify(await thing.reads()), new RegExp(word))
    const restored = (await thing.restore()) as { body: Record<string, unknown> }
    assert.equal(restored.body['error'], 'hidden_by_moderators')
    const { recdata: told } = await here.as(author).call('decision_list', {})
    assert.deepEqual(
      told.map(({ report_type, acts, reason, rule, is_undone }) => [
        report_type,
        acts,
        reason,
        rule.rule_id,
        is_undone,
      ]),
      [[kind, ['hide'], 'It is spam', 1, 0]],
    )
    const [answered] = (await here.as(viewer).call('get_reports', {})).response
    assert.deepEqual([answered?.state, answered?.link], ['upheld', null])

    const decision_id = recdata[0]?.decision_id ?? 0
    await here.as(moderator).call('undo_decision', { decision_id, reason: 'Wrong' })
    await assertSameRows(here.platform.database.db, rows)
    assert.deepEqual(stripped(await thing.reads()), seen)
    assert.equal((await here.as(author).call('decision_list', {})).recdata[0]?.is_undone, 1)

    // A won appeal brings back the same; the reports are dismissed.
    const appealed = (await here.as(moderator).call('decide_reports', decide)).recdata[0]?.decision_id ?? 0
    const appeal = { decision_id: appealed, message: 'It is my own' }
    const { appeal_id } = (await here.as(author).call('appeal_decision', appeal)).recdata
    const answer = { appeal_id, verdict: 'overturned' as const, message: 'So it is' }
    await here.as(second).call('answer_appeal', answer)
    await assertSameRows(here.platform.database.db, rows, 'reports')
    assert.deepEqual(stripped(await thing.reads()), seen)
    assert.equal((await here.as(viewer).call('get_reports', {})).response[0]?.state, 'dismissed')

    // Hidden again, and removed for good by two: no row of any table says it any more.
    await here.as(viewer).call('add_report', { report_type: kind, report_id: id, reason: 'illegal' })
    const anew = { ...decide, report_ids: [(await queue())[0]?.report_id ?? 0] }
    const again = (await here.as(moderator).call('decide_reports', anew)).recdata[0]?.decision_id ?? 0
    await here.as(moderator).call('ask_purge', { decision_id: again, reason: 'It is illegal' })
    await here.as(second).call('confirm_purge', { decision_id: again, reason: 'It is' })
    // A channel goes once its videos are gone.
    await purgeAll()
    await purgeAll()
    for (const [table, left] of await dumpRows(here.platform.database.db, new Set()))
      assert.deepEqual(
        left.filter((row) => row.includes(word)),
        [],
        table,
      )
    await here
      .as(moderator)
      .isRefused('undo_decision', { decision_id: again, reason: 'No' }, 'decision_purged')
  })
