/** Threads, over two processes of one installation. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { mostParts } from '@commons/contract/posts/threads.ts'
import { sql } from 'kysely'
import { brokenPng, jpeg } from '../../../../test/files/pictures.ts'
import { mp4 } from '../../../../test/files/videos.ts'
import { twoProcesses } from '../../../../test/processes.ts'
import { groupScene } from '../../../../test/scenes/groups-scene.ts'
import { staffMember } from '../../../../test/staff.ts'
import type { Person, World } from '../../../../test/world.ts'
import { gatherNews } from '../../notifications/gathering.ts'
import { publishDuePosts } from '../drafts/drafts.jobs.ts'

let here: World
let ada: Person
let bob: Person
before(async () => {
  ;[here] = await twoProcesses()
  ada = await here.person('Ada')
  bob = await here.person('Bob')
})

type Files = Record<string, Blob>
const said = (...messages: string[]) => messages.map((message) => ({ message }))
const add = async (who: Person, parts: readonly object[], more: object = {}, files?: Files) =>
  here.as(who).call('add_thread', { parts: JSON.stringify(parts), ...more }, files)
const read = async (who: Person, post_id: number) =>
  (await here.as(who).call('post_thread', { post_id })).recdata
const idsOf = async (who: Person, post_id: number) => (await read(who, post_id)).map((post) => post.post_id)
const inFeed = async (who: Person) =>
  (await here.as(who).call('timeline', {})).recdata.map(({ message }) => message)
const isSeen = async (who: Person, post_id: number) =>
  (await here.as(who).send('post_detail', { post_id })).status === 200
const drafts = async (who: Person) => (await here.as(who).call('post_draft_list', {})).recdata

/** Posts a thread; returns the ids of its posts. */
async function thread(who: Person, messages: readonly string[], more: object = {}): Promise<number[]> {
  const { recdata } = await add(who, said(...messages), more)
  return idsOf(who, recdata.post_id)
}

async function news(who: Person): Promise<string[]> {
  await gatherNews(here.platform)
  return (await here.as(who).call('notification_list', {})).recdata.map(({ kind }) => kind)
}

describe('a thread', () => {
  test('is posted at once and in order, and lists show its first post', async () => {
    const { recdata, message, waits_for_files, waits_for_approval } = await add(
      ada,
      said('One of four', 'Two of four', 'Three of four', 'Four of four'),
      { hashtag: 'gardens' },
    )
    assert.deepEqual([message, waits_for_files, waits_for_approval], ['Thread posted', 0, 0])
    const all = await read(bob, recdata.post_id)
    assert.deepEqual(
      all.map((post) => [post.message, post.thread?.place, post.thread?.count, post.thread?.first_post_id]),
      ['One', 'Two', 'Three', 'Four'].map((nth, at) => [`${nth} of four`, at + 1, 4, recdata.post_id]),
    )
    assert.deepEqual(
      all.map(({ hashtag }) => hashtag),
      ['gardens', '', '', ''],
    )
    assert.deepEqual(await read(bob, all[2]?.post_id ?? 0), all)
    for (const feed of ['all', 'following'] as const) {
      await here.as(bob).send('follow', { following_id: ada.id })
      const listed = (await here.as(bob).call('timeline', { feed })).recdata
      assert.deepEqual(
        listed.filter(({ message }) => message.endsWith('of four')).map((post) => post.message),
        ['One of four'],
      )
    }
    const profile = (await here.as(bob).call('user_timeline', { view_user_id: ada.id })).recdata
    assert.deepEqual(
      profile.map((post) => [post.message, post.thread?.count]),
      [['One of four', 4]],
    )
  })

  test('is liked, commented, reminded and saved post by post', async () => {
    const [, second = 0, third = 0] = await thread(ada, ['Likes one', 'Likes two', 'Likes three'])
    await here.as(bob).call('post_like', { post_id: second })
    await here.as(bob).call('post_comment', { post_id: third, comment: 'To the third' })
    await here.as(bob).call('post_save', { post_id: second })
    const { recdata: repost } = await here.as(bob).call('repost', { post_id: second })
    assert.deepEqual([repost.message, repost.thread?.place, repost.thread?.count], ['Likes two', 2, 3])
    const all = await read(ada, second)
    assert.deepEqual(
      all.map(({ like_count }) => like_count),
      [0, 1, 0],
    )
    assert.deepEqual(
      all.map(({ comments_count }) => comments_count),
      [0, 0, 1],
    )
    assert.equal((await inFeed(ada))[0], 'Likes two')
  })

  test('finds single posts by tags and words', async () => {
    const tag = `thread${ada.id}`
    const [, second] = await thread(ada, ['Nothing here', `Something #${tag}`])
    const tagged = (await here.as(bob).call('hashtag_timeline', { hashtag: tag })).recdata
    assert.deepEqual(
      tagged.map((post) => [post.post_id, post.thread?.place]),
      [[second, 2]],
    )
  })

  test('refuses what it is not', async () => {
    for (const parts of ['', 'nothing', said('Only one'), [{ message: 'One', files: 1 }, { message: 'Two' }]])
      await here.as(ada).isRefused('add_thread', { parts }, 'invalid_fields')
    await here
      .as(ada)
      .isRefused(
        'add_thread',
        { parts: said(...Array.from({ length: mostParts + 1 }, String)) },
        'invalid_fields',
      )
    await here.as(ada).isRefused('add_thread', { parts: said('One', '') }, 'post_empty')
    await here.as(ada).isRefused('add_thread', { parts: said('One', 'x'.repeat(5001)) }, 'invalid_fields')
    await here
      .as(ada)
      .isRefused('add_thread', { parts: said('One', 'Two'), group_topic_id: 1 }, 'group_topic_not_found')
    await here.as(bob).isRefused('post_thread', { post_id: 999_999 }, 'post_not_found')
    assert.equal(
      (
        await thread(
          ada,
          Array.from({ length: mostParts }, (_, at) => `Long ${at}`),
        )
      ).length,
      mostParts,
    )
  })

  test('may be as long in every script, as JSON and as a form', async () => {
    const parts = Array.from({ length: mostParts }, (_, at) => ({
      message: `${at} ${'\u0915\u093f'.repeat(4990)}`,
    }))
    const sent = await here.as(ada).call('add_thread', { parts: JSON.stringify(parts) })
    assert.equal((await read(bob, sent.recdata.post_id)).length, mostParts)
    const [one, ...others] = parts
    const withFile = [{ ...one, files: 1 }, ...others]
    const { recdata } = await add(ada, withFile, {}, { file: await jpeg(60, 40) })
    await here.processMedia()
    assert.equal((await read(bob, recdata.post_id)).length, mostParts)
    const half = 'x'.repeat(4_000_000)
    await here
      .as(ada)
      .isRefused('add_thread', { parts: half, hashtag: half }, 'body_too_large', { file: await jpeg(60, 40) })
    for (const post_id of [sent.recdata.post_id, recdata.post_id])
      for (const id of await idsOf(ada, post_id)) await here.as(ada).call('post_delete', { post_id: id })
  })

  test('is one under a key', async () => {
    const input = { parts: JSON.stringify(said('Key one', 'Key two')), idempotency_key: 'a-key-of-a-thread' }
    const first = await here.as(ada).call('add_thread', input)
    const again = await here.as(ada).call('add_thread', input)
    assert.equal(again.recdata.post_id, first.recdata.post_id)
    assert.equal((await inFeed(bob)).filter((message) => message === 'Key one').length, 1)
  })

  test('stays without one that is deleted, and has it back', async () => {
    const [first = 0, second = 0, third = 0] = await thread(ada, ['Gone one', 'Gone two', 'Gone three'])
    await here.as(ada).call('post_delete', { post_id: second })
    const left = async () =>
      (await read(bob, third)).map((post) => [post.message, post.thread?.place, post.thread?.count])
    assert.deepEqual(await left(), [
      ['Gone one', 1, 2],
      ['Gone three', 2, 2],
    ])
    await here.as(ada).call('post_restore', { post_id: second })
    assert.equal((await left()).length, 3)
    await here.as(ada).call('post_delete', { post_id: first })
    assert.deepEqual(await left(), [
      ['Gone two', 1, 2],
      ['Gone three', 2, 2],
    ])
    assert.deepEqual(
      (await inFeed(bob)).filter((message) => message.startsWith('Gone')),
      ['Gone two'],
    )
    await here.as(ada).call('post_delete', { post_id: third })
    assert.equal((await read(bob, second))[0]?.thread, null)
    await here.as(ada).call('post_restore', { post_id: first })
    assert.deepEqual(
      (await inFeed(bob)).filter((message) => message.startsWith('Gone')),
      ['Gone one'],
    )
  })

  test('has one audience', async () => {
    const ids = await thread(ada, ['Audience one', 'Audience two'], { post_type: 'private' })
    const [first = 0, second = 0] = ids
    for (const id of ids) assert(!(await isSeen(bob, id)))
    await here.as(bob).isRefused('post_thread', { post_id: second }, 'post_not_found')
    await here.as(ada).call('edit_post', { post_id: second, message: 'Audience two', post_type: 'public' })
    for (const id of ids) assert(await isSeen(bob, id))
    await here.as(ada).call('edit_post', { post_id: first, message: 'Audience one', post_type: 'private' })
    for (const id of ids) assert(!(await isSeen(bob, id)))
    const { recdata } = await here.as(ada).call('post_versions', { post_id: first })
    assert.deepEqual(
      recdata.map(({ post_type }) => post_type),
      ['public', 'private'],
    )
  })

  test('is left out for who mutes a word of its first post, and hidden with what moderators hide', async () => {
    const moderator = await staffMember(here, 'Mod', 'moderator')
    const [first = 0, second = 0, third = 0] = await thread(ada, [
      'Spoilers ahead',
      'The butler did it',
      'The end',
    ])
    const eve = await here.person('Eve')
    await here.as(eve).call('add_mute', { mute_type: 'word', word: 'spoilers' })
    const seen = await inFeed(eve)
    assert(!seen.includes('Spoilers ahead') && !seen.includes('The butler did it'))
    await here.as(bob).call('add_report', { report_type: 'post', report_id: second, reason: 'spam' })
    const [found] = (await here.as(moderator).call('admin_report_list', { state: 'waiting' })).recdata
    const report_ids = [found?.report_id ?? 0]
    await here
      .as(moderator)
      .call('decide_reports', { report_ids, acts: ['hide'], rule_id: 1, reason: 'Spam' })
    assert.deepEqual(await idsOf(bob, first), [first, third])
    await here.as(bob).isRefused('post_thread', { post_id: second }, 'post_not_found')
  })
})

describe('a thread with files', () => {
  test('has those of each post, and appears when all are ready', async () => {
    const { recdata, waits_for_files, message } = await add(
      ada,
      [
        { message: 'No file' },
        { message: 'Two files', files: 2, alts: ['left', 'right'] },
        { files: 1, alts: ['a film'] },
      ],
      {},
      { file: await jpeg(60, 40), file_2: await jpeg(61, 40), file_3: await mp4() },
    )
    const id = recdata.post_id
    assert.deepEqual([waits_for_files, message], [1, 'Your thread will appear when its files are ready.'])
    assert(!(await isSeen(bob, id)))
    const waiting = (await here.as(ada).call('waiting_posts', {})).recdata
    assert.deepEqual(waiting.map((post) => post.thread?.place).toSorted(), [2, 3])
    await here.processMedia()
    const all = await read(bob, id)
    assert.deepEqual(
      all.map(({ files }) => files.map((file) => (file.picture ?? file.video?.poster)?.alt)),
      [[], ['left', 'right'], ['a film']],
    )
    assert.equal(
      here.events('post.added').filter(({ post }) => all.some(({ post_id }) => post_id === post)).length,
      1,
    )
    assert.deepEqual((await here.as(ada).call('waiting_posts', {})).recdata, [])
  })

  test('waits for its author where one fails', async () => {
    for (const mend of ['edit', 'delete'] as const) {
      const { recdata } = await add(
        ada,
        [
          { message: `Whole ${mend}` },
          { message: `Broken ${mend}`, files: 1 },
          { message: `Fine ${mend}`, files: 1 },
        ],
        {},
        { file: await brokenPng(), file_2: await jpeg(60, 40) },
      )
      await here.processMedia()
      assert(!(await isSeen(bob, recdata.post_id)))
      const [broken] = (await here.as(ada).call('waiting_posts', {})).recdata
      assert.deepEqual([broken?.file_state, broken?.thread?.place], ['failed', 2])
      const post_id = broken?.post_id ?? assert.fail()
      if (mend === 'edit') await here.as(ada).call('edit_post', { post_id, message: 'Mended' })
      else await here.as(ada).call('post_delete', { post_id })
      assert.equal((await read(bob, recdata.post_id)).length, mend === 'edit' ? 3 : 2)
      if (mend === 'edit') continue
      await here.as(ada).call('edit_post', { post_id: recdata.post_id, message: 'Edited' })
    }
  })

  test('is deleted with its first post while it waits, and restored once its files are ready is published', async () => {
    const parts = [{ message: 'Back one' }, { message: 'Back two', files: 1 }]
    for (const readyBefore of ['restored', 'deleted'] as const) {
      const { recdata } = await add(ada, parts, {}, { file: await jpeg(60, 40) })
      const { post_id } = recdata
      await here.as(ada).call('post_delete', { post_id })
      if (readyBefore === 'restored') await here.processMedia()
      assert.deepEqual((await here.as(ada).call('waiting_posts', {})).recdata, [])
      await here.as(ada).call('post_restore', { post_id })
      if (readyBefore === 'deleted') await here.processMedia()
      assert.deepEqual(
        (await read(bob, post_id)).map(({ message }) => message),
        ['Back one', 'Back two'],
      )
      assert.equal((await inFeed(bob))[0], 'Back one')
      assert.equal(here.events('post.added').filter(({ post }) => post === post_id).length, 1)
      await here.as(ada).call('post_delete', { post_id })
    }
  })

  test('takes no file that belongs to no post, and leaves none that it refuses', async () => {
    const used = async () => (await here.platform.mediaRoad.getRoom(ada.id)).used
    const before = await used()
    const files = { file: await jpeg(60, 40), file_2: await jpeg(61, 40) }
    await here.as(ada).isRefused('add_thread', { parts: said('One', 'Two') }, 'invalid_fields', files)
    assert.equal(await used(), before)
  })
})

describe('a thread that is kept', () => {
  test('is one draft, edited post by post, and published as a whole', async () => {
    const { recdata, message } = await add(ada, said('Draft one', 'Draft two', 'Draft three'), {
      is_draft: 1,
    })
    assert.equal(message, 'Draft saved')
    const [kept, ...others] = await drafts(ada)
    assert.deepEqual(
      [kept?.post.message, kept?.parts.map((post) => [post.message, post.thread?.place]), others.length],
      [
        'Draft one',
        [
          ['Draft two', 2],
          ['Draft three', 3],
        ],
        0,
      ],
    )
    const second = kept?.parts[0]?.post_id ?? assert.fail()
    assert.deepEqual((await here.as(ada).call('waiting_posts', {})).recdata, [])
    await here.as(ada).call('edit_post', { post_id: second, message: 'Draft two, edited' })
    await here.as(ada).isRefused('post_publish', { post_id: second }, 'post_not_found')
    await here.as(ada).isRefused('post_schedule', { post_id: second }, 'post_not_found')
    assert(!(await isSeen(bob, recdata.post_id)) && !(await isSeen(bob, second)))
    await here.as(ada).call('post_publish', { post_id: recdata.post_id })
    const all = await read(bob, recdata.post_id)
    assert.deepEqual(
      all.map((post) => post.message),
      ['Draft one', 'Draft two, edited', 'Draft three'],
    )
    assert.deepEqual(await drafts(ada), [])
    assert.deepEqual((await inFeed(bob))[0], 'Draft one')
  })

  test('goes as a whole, and comes back as a whole', async () => {
    const { recdata } = await add(ada, said('Whole one', 'Whole two'), { is_draft: 1 })
    const { post_id } = recdata
    await here.as(ada).call('post_delete', { post_id })
    assert.deepEqual(await drafts(ada), [])
    await here.as(ada).call('post_restore', { post_id })
    assert.deepEqual(
      (await drafts(ada)).map(({ parts }) => parts.length),
      [1],
    )
    await here.as(ada).call('post_delete', { post_id })
  })

  test('is published at its time', async () => {
    const publish_at = new Date(Date.now() + 3_600_000).toISOString()
    const { recdata } = await add(ada, said('Timed one', 'Timed two'), { publish_at })
    await sql`update post_drafts set publish_at = now() - interval '1 second' where publish_at is not null`.execute(
      here.platform.database.db,
    )
    await publishDuePosts(here.platform)
    assert.equal((await read(bob, recdata.post_id)).length, 2)
  })
})

describe('a thread in a group', () => {
  test('is one piece of news', async () => {
    const { id, people } = await groupScene(here, 'open')
    const { owner, member, moderator } = people
    await here.as(moderator).call('group_notice_update', { group_id: id, notice: 'all' })
    await news(moderator)
    const name = `@${moderator.username}`
    await add(member, said('Group one', `Group two ${name}`, `Group three ${name}`), { group_id: id })
    const heard = await news(moderator)
    assert.equal(heard.filter((kind) => kind === 'group_post').length, 1)
    assert.equal(heard.filter((kind) => kind === 'post_mention').length, 1)
    const listed = (await here.as(owner).call('group_timeline', { group_id: id })).recdata
    assert.deepEqual(
      listed.map(({ message }) => message),
      ['Group one'],
    )
  })

  test('has one topic, whichever post gets it', async () => {
    const { id, people } = await groupScene(here, 'open')
    const { owner, member } = people
    const named = async (name: string) =>
      (await here.as(owner).call('group_topic_create', { group_id: id, name })).recdata.group_topic_id
    const [plums, pears] = [await named('Plums'), await named('Pears')]
    const ids = await thread(member, ['Topic one', 'Topic two', 'Topic three'], {
      group_id: id,
      group_topic_id: plums,
    })
    const [first = 0, second = 0, third = 0] = ids
    const topics = async () => (await read(owner, first)).map((post) => post.group_topic)
    assert.deepEqual(await topics(), ['Plums', 'Plums', 'Plums'])
    const edit = { post_id: second, message: 'Topic two', group_topic_id: pears }
    await here.as(member).call('edit_post', edit)
    assert.deepEqual(await topics(), ['Pears', 'Pears', 'Pears'])
    const give = { group_id: id, post_id: third, group_topic_id: plums }
    await here.as(owner).call('group_post_topic', give)
    assert.deepEqual(await topics(), ['Plums', 'Plums', 'Plums'])
    await here.as(member).call('edit_post', { ...edit, post_id: first, group_topic_id: '' })
    assert.deepEqual(await topics(), [null, null, null])
  })

  test('waits for approval as a whole', async () => {
    const { id, people } = await groupScene(here, 'closed')
    const { owner, member, moderator } = people
    await here.as(owner).call('group_approval_update', { group_id: id, approves_posts: 1 })
    const parts = [{ message: 'Held one' }, { message: 'Held two', files: 1 }]
    const sent = await add(member, parts, { group_id: id }, { file: await jpeg(60, 40) })
    assert.equal(sent.waits_for_approval, 1)
    await here.processMedia()
    const held = await here.as(owner).call('group_held_post_list', { group_id: id })
    assert.deepEqual(
      [
        held.recdata.map(({ message }) => message),
        held.parts.map(({ message, file_state }) => [message, file_state]),
      ],
      [['Held one'], [['Held two', 'ready']]],
    )
    const count = (await here.as(owner).call('group_detail', { group_id: id })).recdata.held_count
    assert.equal(count, 1)
    const post_id = sent.recdata.post_id
    await here.as(owner).call('group_post_decline', { group_id: id, post_id, reason: 'Not yet' })
    const [kept] = await drafts(member)
    assert.deepEqual([kept?.problem, kept?.parts.length], ['declined', 1])
    await here.as(member).call('post_publish', { post_id })
    await here.as(moderator).call('group_post_approve', { group_id: id, post_id })
    assert.deepEqual(
      (await read(owner, post_id)).map(({ message }) => message),
      ['Held one', 'Held two'],
    )
  })
})
