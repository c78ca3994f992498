/** Comments that wait until whose video it is approves them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { en } from '@commons/contract/messages/en.ts'
import { sql } from 'kysely'
import { newsOf } from '../../../test/scenes/funding-scene.ts'
import { putReel } from '../../../test/scenes/reels-scene.ts'
import { makeChannel, putVideo } from '../../../test/scenes/videos-scene.ts'
import { play } from '../../../test/races.ts'
import { type Person, type World, world } from '../../../test/world.ts'
import { gatherNews } from '../notifications/gathering.ts'

type Hold = 'off' | 'some' | 'all' | 'default'

async function scene(hold: Hold) {
  const here = await world()
  const { as } = here
  const [ada, bob, cyd] = [await here.person('Ada'), await here.person('Bob'), await here.person('Cyd')]
  const channel = await makeChannel(here, ada)
  const object_id = await putVideo(here, channel, { title: 'Bread' })
  await as(ada).call('comment_settings_update', { object_id, hold })
  const say = async (who: Person, comment: string, to = object_id) =>
    (await as(who).call('add_comment', { object_id: to, comment })).recdata
  const answer = async (who: Person, comment_id: number, reply: string) =>
    (await as(who).call('add_comment_reply', { comment_id, reply })).recdata
  const seen = async (who: Person, to = object_id) =>
    (await as(who).call('comment_list', { object_id: to })).recdata.map(({ comment, held }) => [
      comment,
      held,
    ])
  const waiting = async (who: Person) =>
    (await as(who).call('held_comment_list', {})).recdata.map(({ comment }) => comment)
  const counted = async (who: Person) =>
    (await as(who).call('get_video', { video_id: object_id })).response.comment_count
  return { here, as, ada, bob, cyd, channel, object_id, say, answer, seen, waiting, counted }
}

test('a comment that waits is seen by its author and, in the queue, by whose video it is', async () => {
  const { here, as, ada, bob, cyd, object_id, say, answer, seen, waiting, counted } = await scene('all')
  const first = await say(bob, `Hello @${cyd.username}`)
  assert.equal(first.held, 1)
  const { comment } = first
  assert.deepEqual(await seen(bob), [[comment, 1]])
  for (const who of [ada, cyd]) {
    assert.deepEqual(await seen(who), [])
    await as(who).isRefused('comment_reply_list', { comment_id: first.comment_id }, 'comment_not_found')
    await as(who).isRefused('like_comment', { comment_id: first.comment_id }, 'comment_not_found')
  }
  for (const who of [ada, bob, cyd]) assert.equal(await counted(who), 0)
  const queue = await as(ada).call('held_comment_list', { object_id })
  assert.deepEqual(
    [queue.count, queue.recdata.map((each) => [each.comment_id, each.object_title, each.full_name])],
    [1, [[first.comment_id, 'Bread', 'Bob']]],
  )
  assert.equal(queue.recdata[0]?.object_link, `/vtube/${object_id}`)
  for (const who of [bob, cyd]) assert.deepEqual(await waiting(who), [])
  const own = await as(ada).call('comment_list', { object_id })
  assert.deepEqual([own.hold, own.hold_default, own.held_count], ['all', 'off', 1])
  const others = await as(bob).call('comment_list', { object_id })
  assert.deepEqual([others.hold, others.hold_default, others.held_count], [null, null, 0])
  await gatherNews(here.platform)
  assert.deepEqual([await newsOf(here, ada), await newsOf(here, cyd)], [[], []])

  for (const who of [bob, cyd])
    await as(who).isRefused('approve_comment', { comment_id: first.comment_id }, 'comment_not_found')
  const approved = await as(ada).call('approve_comment', { comment_id: first.comment_id })
  assert.deepEqual(approved.data, { comment_id: first.comment_id, object_id, approved: 1 })
  await as(ada).isRefused('approve_comment', { comment_id: first.comment_id }, 'comment_not_found')
  for (const who of [ada, bob, cyd]) {
    assert.deepEqual(await seen(who), [[comment, 0]])
    assert.equal(await counted(who), 1)
  }
  // Whoever is named is told by now. Ada knows: she approved it.
  await gatherNews(here.platform)
  assert.deepEqual([await newsOf(here, ada), await newsOf(here, cyd)], [[], ['video_comment_mention']])

  // Whose video it is never waits, and is answered by what waits again.
  assert.equal((await answer(ada, first.comment_id, 'Thanks')).held, 0)
  const reply = await answer(cyd, first.comment_id, 'Why?')
  assert.equal(reply.held, 1)
  const replies = async (who: Person) =>
    (await as(who).call('comment_reply_list', { comment_id: first.comment_id })).recdata.map(
      (each) => each.comment,
    )
  assert.deepEqual([await replies(bob), await replies(cyd)], [['Thanks'], ['Why?', 'Thanks']])
  await as(ada).call('approve_comment', { comment_id: reply.comment_id })
  assert.deepEqual(await replies(bob), ['Why?', 'Thanks'])
  await gatherNews(here.platform)
  assert.deepEqual((await newsOf(here, bob)).toSorted(), ['video_reply'])
})

test('whose video it is deletes what waits for good; its author takes it back and restores it', async () => {
  const { as, ada, bob, cyd, say, seen, waiting } = await scene('all')
  const [bad, own] = [await say(bob, 'Bad'), await say(bob, 'Own')]
  await as(cyd).isRefused('delete_comment', { comment_id: bad.comment_id }, 'comment_not_found')
  await as(ada).call('delete_comment', { comment_id: bad.comment_id })
  await as(bob).isRefused('restore_comment', { comment_id: bad.comment_id }, 'comment_not_found')
  assert.deepEqual(await seen(bob), [['Own', 1]])
  await as(bob).call('delete_comment', { comment_id: own.comment_id })
  assert.deepEqual(await waiting(ada), [])
  assert.equal((await as(bob).call('restore_comment', { comment_id: own.comment_id })).recdata.held, 1)
  assert.deepEqual(await waiting(ada), ['Own'])
})

test('links and the words of whose video it is wait, and nothing else does', async () => {
  const { as, ada, bob, say, waiting } = await scene('some')
  const words = await as(ada).call('comment_rules_update', { words: 'Scam\n spam.example \nscam' })
  assert.deepEqual(words.data.words, ['scam', 'spam.example'])
  const held = async (text: string) => (await say(bob, text)).held
  for (const text of [
    'See https://a.example',
    'www.a.example',
    'at buy-it.shop now',
    'a SCAM!',
    'spam.example',
  ])
    assert.equal(await held(text), 1, text)
  for (const text of ['Hello', 'scammer', 'Well...then', 'v1.2', 'e.g. this'])
    assert.equal(await held(text), 0, text)
  assert.equal((await waiting(ada)).length, 5)
  // Another's words are another's.
  assert.deepEqual((await as(bob).call('comment_rules', {})).words, [])
  for (const [words_, refusal] of [
    [Array.from({ length: 201 }, (_, i) => `w${i}`), 'comment_words_too_many'],
    [['x'.repeat(61)], 'comment_word_too_long'],
    [5, 'comment_words_invalid'],
  ] as const) {
    const { body } = await as(ada).send('comment_rules_update', { words: words_ })
    assert.deepEqual(
      [body['error'], JSON.stringify(body).includes(en[`field.${refusal}`])],
      ['invalid_fields', true],
    )
  }
})

test('whoever is let through waits no more, until that ends', async () => {
  const { as, ada, bob, cyd, channel, say, seen, waiting, here } = await scene('all')
  const other = await putVideo(here, channel)
  await as(ada).call('comment_settings_update', { object_id: other, hold: 'all' })
  const first = await say(bob, 'One')
  await say(bob, 'Two', other)
  await say(cyd, 'Three')
  const { approved } = (await as(ada).call('approve_comment', { comment_id: first.comment_id, always: 1 }))
    .data
  assert.equal(approved, 2)
  assert.deepEqual([await waiting(ada), await seen(cyd, other)], [['Three'], [['Two', 0]]])
  assert.equal((await say(bob, 'Four')).held, 0)
  const rules = await as(ada).call('comment_rules', {})
  assert.deepEqual(
    rules.approved.map(({ user_id }) => user_id),
    [bob.id],
  )
  await as(ada).call('unapprove_commenter', { commenter_id: bob.id })
  await as(ada).isRefused('unapprove_commenter', { commenter_id: bob.id }, 'member_not_found')
  assert.equal((await say(bob, 'Five')).held, 1)
})

test('a channel says which comments wait on its videos, unless a video says it itself', async () => {
  const { as, ada, bob, channel, object_id, say } = await scene('default')
  assert.equal((await say(bob, 'One')).held, 0)
  const changed = await as(ada).call('update_channel', { channel_id: channel.id, comment_hold: 'all' })
  assert.equal(changed.recdata.comment_hold, 'all')
  assert.equal((await as(bob).call('get_channel', { channel_id: channel.id })).response.comment_hold, null)
  assert.equal((await say(bob, 'Two')).held, 1)
  const own = await as(ada).call('comment_settings_update', { object_id, hold: 'off' })
  assert.deepEqual(own.data, { object_id, comments_off: 0, hold: 'off' })
  assert.equal((await say(bob, 'Three')).held, 0)
  await as(ada).call('comment_settings_update', { object_id, comments_off: 1 })
  assert.equal(
    (await as(ada).call('comment_settings_update', { object_id, comments_off: 0 })).data.hold,
    'off',
  )
  await as(bob).isRefused('comment_settings_update', { object_id, hold: 'all' }, 'object_not_found')
})

test('what was approved and is edited into what waits, waits again; what waits stays so', async () => {
  const { here, as, ada, bob, cyd, object_id, say, seen, waiting, counted } = await scene('some')
  const { comment_id } = await say(bob, 'Harmless')
  await gatherNews(here.platform)
  assert.deepEqual(await newsOf(here, ada), ['video_comment'])
  const edit = (comment: string) => as(bob).call('edit_comment', { comment_id, comment })
  assert.equal((await edit(`Buy at https://a.example @${cyd.username}`)).recdata.held, 1)
  assert.deepEqual([await seen(cyd), await counted(cyd)], [[], 0])
  assert.equal((await edit('Harmless again')).recdata.held, 1)
  assert.deepEqual([await seen(cyd), await waiting(ada)], [[], ['Harmless again']])
  await gatherNews(here.platform)
  assert.deepEqual([await newsOf(here, ada), await newsOf(here, cyd)], [[], []])
  await as(ada).call('approve_comment', { comment_id })
  assert.deepEqual([await seen(cyd), await counted(cyd)], [[['Harmless again', 0]], 1])
  await gatherNews(here.platform)
  assert.deepEqual(await newsOf(here, ada), ['video_comment'])
  assert.equal((await as(bob).call('video_stats', { video_id: object_id })).data.comment_count, 1)
})

test('who runs a channel with its owner decides, too, and never waits; a new owner decides in place of the old', async () => {
  const { as, ada, bob, cyd, channel, object_id, say, waiting } = await scene('all')
  const of = { channel_id: channel.id, member_user_id: cyd.id }
  await as(ada).call('add_collaborator', { ...of, role: 'editor' })
  const first = await say(bob, 'One')
  assert.deepEqual(await waiting(cyd), [])
  await as(cyd).isRefused('approve_comment', { comment_id: first.comment_id }, 'comment_not_found')
  await as(cyd).call('accept_collaboration', { channel_id: channel.id })
  assert.deepEqual([await waiting(cyd), await waiting(bob)], [['One'], []])
  assert.equal((await say(cyd, 'Mine')).held, 0)
  assert.equal((await as(cyd).call('comment_list', { object_id })).held_count, 1)
  const { approved } = (await as(cyd).call('approve_comment', { comment_id: first.comment_id, always: 1 }))
    .data
  assert.equal(approved, 1)
  // For the whole channel: it is its owner who always approves.
  assert.deepEqual(
    (await as(ada).call('comment_rules', {})).approved.map(({ user_id }) => user_id),
    [bob.id],
  )
  await as(ada).call('unapprove_commenter', { commenter_id: bob.id })
  const second = await say(bob, 'Two')
  await say(bob, 'Three')
  await as(cyd).call('delete_comment', { comment_id: second.comment_id })
  await as(ada).call('offer_channel', of)
  await as(cyd).call('accept_channel_offer', { channel_id: channel.id })
  assert.deepEqual(await waiting(cyd), ['Three'])
  await as(cyd).call('delete_collaborator', { channel_id: channel.id, member_user_id: ada.id })
  assert.deepEqual(await waiting(ada), [])
})

test('what a block, a deletion or an absence hides is not in the queue', async () => {
  const { here, as, ada, bob, object_id, say, waiting } = await scene('all')
  const { comment_id } = await say(bob, 'Well')
  await here.block(ada, bob)
  assert.deepEqual([await waiting(ada), (await as(ada).call('held_comment_list', {})).count], [[], 0])
  await as(ada).call('unblock', { blocked_user_id: bob.id })
  assert.deepEqual(await waiting(ada), ['Well'])
  await as(ada).call('delete_video', { video_id: object_id })
  assert.deepEqual(await waiting(ada), [])
  await as(ada).isRefused('approve_comment', { comment_id }, 'comment_not_found')
})

test('nothing waits on a reel', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const object_id = await putReel(here, ada)
  await here.as(ada).isRefused('comment_settings_update', { object_id, hold: 'all' }, 'object_not_found')
  assert.equal((await here.as(ada).call('comment_list', { object_id })).hold_default, null)
})

interface Racing {
  readonly ada: Person
  readonly bob: Person
  readonly object_id: number
  readonly comment_id: number
}
const openRace = async (here: World): Promise<Racing> => {
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const object_id = await putVideo(here, await makeChannel(here, ada))
  await here.as(ada).call('comment_settings_update', { object_id, hold: 'all' })
  const { comment_id } = (await here.as(bob).call('add_comment', { object_id, comment: 'Well' })).recdata
  return { ada, bob, object_id, comment_id }
}
const approve = ({ ada, comment_id }: Racing, here: World) =>
  here.as(ada).send('approve_comment', { comment_id, always: 1 })

for (const [what, beside] of Object.entries({
  'its author deletes it': ({ bob, comment_id }: Racing, here: World) =>
    here.as(bob).send('delete_comment', { comment_id }),
  'its video is deleted': ({ ada, object_id }: Racing, here: World) =>
    here.as(ada).send('delete_video', { video_id: object_id }),
  'it is approved': approve,
}))
  test(`approval while ${what} ends as one after the other`, async () => {
    await play<Racing>({
      open: openRace,
      calls: [approve, beside],
      async stored({ object_id, comment_id }, { platform }) {
        const { rows } = await sql`
          select o.comments, c.held_for is null as approved, c.position is not null as placed, c.deleted_at is null as there
          from comments c join objects o on o.id = c.object_id where c.id = ${comment_id} and o.id = ${object_id}`.execute(
          platform.database.db,
        )
        return rows
      },
      hold: ({ object_id }) => sql`select from videos where id = ${object_id} for update`,
      rounds: 4,
    })
  })
