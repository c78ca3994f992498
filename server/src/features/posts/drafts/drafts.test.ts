/** Drafts and scheduled posts, over two processes of one installation. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { mostDrafts } from '@commons/contract/posts/drafts.ts'
import { sql } from 'kysely'
import { brokenPng, jpeg } from '../../../../test/files/pictures.ts'
import { twoProcesses } from '../../../../test/processes.ts'
import { play, type RacingCall, startHeld } from '../../../../test/races.ts'
import { makeGroup } from '../../../../test/scenes/groups-scene.ts'
import { until } from '../../../../test/until.ts'
import { staffMember } from '../../../../test/staff.ts'
import type { Answer, Person, World } from '../../../../test/world.ts'
import { gatherNews } from '../../notifications/gathering.ts'
import { putSetting } from '../../../platform/settings/settings.queries.ts'
import { purge } from '../posts.purge.ts'
import { publishDuePosts } from './drafts.jobs.ts'

let here: World
let ada: Person
let bob: Person
before(async () => {
  ;[here] = await twoProcesses()
  ada = await here.person('Ada')
  bob = await here.person('Bob')
})

const soon = (minutes = 60) => new Date(Date.now() + minutes * 60_000).toISOString()
const scheduled = (message: string) => ({ message, publish_at: soon() })
const add = async (who: Person, input: object, files?: Record<string, Blob>) => {
  const { recdata, message } = await here.as(who).call('add_post', input, files)
  return { id: recdata.post_id, message }
}
const list = async (who: Person) =>
  (await here.as(who).call('post_draft_list', {})).recdata.map(({ post, publish_at, problem }) => ({
    message: post.message,
    id: post.post_id,
    publish_at,
    problem,
  }))
const isListed = async (who: Person, id: number) => (await list(who)).some((draft) => draft.id === id)
const isSeen = async (who: Person, post_id: number) =>
  (await here.as(who).send('post_detail', { post_id })).status === 200
const isInFeed = async (who: Person, id: number) =>
  (await here.as(who).call('timeline', {})).recdata.some(({ post_id }) => post_id === id)

/** Makes a post due, and publishes what is due. */
async function comesDue(...ids: number[]): Promise<void> {
  await sql`update post_drafts set publish_at = now() - interval '1 second'
    where post_id = any (${ids}) and publish_at is not null`.execute(here.platform.database.db)
  await publishDuePosts(here.platform)
}

async function fillDrafts(who: Person, count: number): Promise<void> {
  await sql`
    with p as (insert into posts (author_id, message, audience) select ${who.id}, 'More', 'public'
      from generate_series(1, ${count}::int) returning id),
    o as (insert into objects (id, kind, author_id) select id, 'post', ${who.id} from p)
    insert into post_drafts (post_id, author_id) select id, ${who.id} from p`.execute(
    here.platform.database.db,
  )
}

async function news(who: Person): Promise<Array<{ kind: string; link: string }>> {
  await gatherNews(here.platform)
  const { recdata } = await here.as(who).call('notification_list', {})
  return recdata.map(({ kind, link }) => ({ kind, link }))
}
const toldOfProblem = { kind: 'post_not_published', link: '/drafts' }

describe('a scheduled post', () => {
  test('is seen by nobody else until its time, and then published once with its news', async () => {
    const { id, message } = await add(ada, scheduled(`Good morning @${bob.username}`))
    assert.equal(message, 'Scheduled')
    const after = await add(ada, { message: 'Written later' })
    assert(await isListed(ada, id))
    for (const who of [ada, bob]) assert(!(await isInFeed(who, id)))
    assert(!(await isSeen(bob, id)))
    assert.deepEqual(await list(bob), [])
    assert.deepEqual((await here.as(ada).call('waiting_posts', {})).recdata, [])
    assert.deepEqual(await news(bob), [])
    await publishDuePosts(here.platform)
    assert(!(await isSeen(bob, id)), 'its time has not come')
    await comesDue(id)
    const { recdata } = await here.as(bob).call('timeline', {})
    assert.deepEqual(
      recdata.slice(0, 2).map(({ post_id }) => post_id),
      [id, after.id],
    )
    assert(!(await isListed(ada, id)))
    assert.deepEqual(
      (await news(bob)).map(({ kind }) => kind),
      ['post_mention'],
    )
    assert.equal(here.events('post.added').filter(({ post }) => post === id).length, 1)
  })

  test('makes its survey when it is published, for those who see it then', async () => {
    const eve = await here.person('Eve')
    await here.befriend(eve, ada)
    const asked = { survey_title: 'Which tree?', survey_options: ['Oak', 'Lime'], survey_days: 2 }
    const { id } = await add(eve, { ...asked, publish_at: soon(), post_type: 'private' })
    const kept = async () => (await here.as(eve).call('post_draft_list', {})).recdata[0]
    assert.deepEqual((await kept())?.post.written_survey, {
      title: 'Which tree?',
      options: ['Oak', 'Lime'],
      kind: 'single',
      days: 2,
      is_secret: false,
    })
    assert.equal((await kept())?.post.survey, null)
    assert.deepEqual((await here.as(eve).call('my_voting_list', {})).recdata, [])
    // Its words may go: a survey is left.
    await here.as(eve).call('edit_post', { post_id: id, message: 'Well?', post_type: 'private' })
    await here.as(eve).call('edit_post', { post_id: id, message: '', post_type: 'private' })
    await comesDue(id)
    const { recdata } = await here.as(ada).call('post_detail', { post_id: id })
    assert.deepEqual([recdata.survey?.title, recdata.survey?.audience], ['Which tree?', 'friends'])
    await here.as(bob).isRefused('post_detail', { post_id: id }, 'post_not_found')
    const mine = (await here.as(eve).call('my_voting_list', {})).recdata
    assert.deepEqual(
      mine.map((survey) => survey.id),
      [recdata.survey?.id],
    )
    const left = Date.parse(recdata.survey?.closing_date ?? '') - Date.now()
    assert(Math.abs(left - 2 * 24 * 60 * 60_000) < 60_000)

    const { id: group_id } = await makeGroup(here, eve, { group_name: 'Treefolk' })
    const draft = await add(eve, { ...asked, group_id, is_draft: 1 })
    const { recdata: published } = await here.as(eve).call('post_publish', { post_id: draft.id })
    assert.equal(published.survey?.audience, 'everybody')
  })

  test('is refused too soon, too late, and one too many', async () => {
    for (const [minutes, problem] of [
      [-1, 'Choose a time that is still to come'],
      [2, 'Choose a time at least 5 minutes ahead'],
      [367 * 24 * 60, 'Choose a time within a year'],
    ] as const) {
      const input = { message: 'When?', publish_at: soon(minutes) }
      const { body } = await here.as(ada).isRefused('add_post', input, 'invalid_fields')
      assert.deepEqual(body['fields'], { publish_at: problem })
    }
    const eve = await here.person('Eve')
    const { id } = await add(eve, { message: 'Kept', is_draft: 1 })
    await here.as(eve).isRefused('post_schedule', { post_id: id, publish_at: soon(1) }, 'invalid_fields')
    await here.as(eve).isRefused('add_post', { is_draft: 1 }, 'post_empty')
    await fillDrafts(eve, mostDrafts - 1)
    await here.as(eve).isRefused('add_post', { message: 'One more', is_draft: 1 }, 'too_many_drafts')
    assert.equal((await list(eve)).length, mostDrafts)
    await here.as(eve).call('post_delete', { post_id: id })
    await add(eve, { message: 'Room again', is_draft: 1 })
  })

  test('is edited, moved, made a draft, deleted and restored by its author alone', async () => {
    const { id } = await add(ada, scheduled('First words'))
    for (const name of ['post_schedule', 'post_publish'] as const)
      await here.as(bob).isRefused(name, { post_id: id }, 'post_not_found')
    const { recdata } = await here.as(ada).call('edit_post', { post_id: id, message: 'Better words' })
    assert.equal(recdata.edited_at, null)
    assert(!(await isSeen(bob, id)))
    const publish_at = soon(120)
    await here.as(ada).call('post_schedule', { post_id: id, publish_at })
    assert.deepEqual(
      (await list(ada)).find((draft) => draft.id === id),
      { message: 'Better words', id, publish_at, problem: null },
    )
    await here.as(ada).call('post_delete', { post_id: id })
    assert(!(await isListed(ada, id)))
    await comesDue(id)
    await here.as(ada).isRefused('post_publish', { post_id: id }, 'post_not_found')
    await here.as(ada).call('post_restore', { post_id: id })
    assert(!(await isSeen(bob, id)))
    const { message } = await here.as(ada).call('post_schedule', { post_id: id, publish_at: '' })
    assert.equal(message, 'Draft saved')
    await comesDue(id)
    assert(await isListed(ada, id), 'a draft has no time')
    const key = { post_id: id, idempotency_key: 'publish it now' }
    await here.as(ada).call('post_publish', key)
    assert((await isInFeed(bob, id)) && !(await isListed(ada, id)))
    assert.equal((await here.as(ada).call('post_publish', key)).recdata.post_id, id)
    await here.as(ada).isRefused('post_publish', { post_id: id }, 'post_not_found')
    await here.as(ada).isRefused('post_schedule', { post_id: id, publish_at }, 'post_not_found')
  })

  test('stays a draft where it is restored after its time, if there is room for one', async () => {
    const eve = await here.person('Eve')
    const { id } = await add(eve, scheduled('At nine'))
    await here.as(eve).call('post_delete', { post_id: id })
    await comesDue(id)
    await fillDrafts(eve, mostDrafts)
    await here.as(eve).isRefused('post_restore', { post_id: id }, 'too_many_drafts')
    const [one] = await list(eve)
    await here.as(eve).call('post_delete', { post_id: one?.id ?? assert.fail() })
    await here.as(eve).call('post_restore', { post_id: id })
    await publishDuePosts(here.platform)
    assert(!(await isSeen(bob, id)))
    assert.equal((await list(eve)).find((draft) => draft.id === id)?.publish_at, null)
  })

  test('is kept for longer than what was deleted', async () => {
    const eve = await here.person('Eve')
    const { id } = await add(eve, scheduled('In two months'))
    await sql`update posts set created_at = now() - interval '40 days' where id = ${id}`.execute(
      here.platform.database.db,
    )
    await purge(here.platform.database.db)
    assert(await isListed(eve, id))
  })

  test('keeps its files, and waits for those that are not ready', async () => {
    const two = async () => ({ file: await jpeg(60, 40), file_2: await jpeg(61, 40) })
    const ready = await add(ada, { ...scheduled('Ready'), alt: 'One', alt_2: 'Two' }, await two())
    assert.equal(ready.message, 'Scheduled')
    await here.processMedia()
    assert(!(await isSeen(bob, ready.id)), 'its files are ready, its time has not come')
    const slow = await add(ada, scheduled('Slow'), { file: await jpeg(62, 40) })
    await comesDue(ready.id, slow.id)
    const { recdata } = await here.as(bob).call('post_detail', { post_id: ready.id })
    assert.deepEqual([recdata.files.length, recdata.file_state], [2, 'ready'])
    assert(!(await isSeen(bob, slow.id)))
    assert(!(await isListed(ada, slow.id)))
    await here.processMedia()
    assert(await isInFeed(bob, slow.id))
  })
})

describe('a scheduled post that cannot be published stays as a draft, and its author is told', () => {
  /** Has a post come due, and returns what is listed of it. */
  async function held(who: Person, id: number) {
    await comesDue(id)
    assert(!(await isSeen(bob, id)))
    const found = (await list(who)).find((draft) => draft.id === id) ?? assert.fail('its author has lost it')
    assert.equal(found.publish_at, null)
    assert.deepEqual((await news(who))[0], toldOfProblem)
    return found.problem
  }

  test('without the group: it becomes one for friends', async () => {
    const eve = await here.person('Eve')
    const { id: group_id } = await makeGroup(here, bob, { group_name: 'Garden' })
    await here.as(eve).call('join_group', { group_id })
    const { id } = await add(eve, { ...scheduled('To the garden'), group_id })
    const draft = await add(eve, { message: 'A draft for it', is_draft: 1, group_id })
    await here.as(eve).call('leave_group', { group_id })
    assert.deepEqual(
      (await list(eve)).map(({ problem }) => problem),
      ['group', 'group'],
    )
    assert.equal(await held(eve, id), 'group')
    const { recdata } = await here.as(eve).call('post_publish', { post_id: draft.id })
    assert.deepEqual([recdata.group_id, recdata.post_type], [null, 'private'])
    assert(!(await isSeen(bob, draft.id)))
  })

  test('with a file that could not be processed', async () => {
    const { id } = await add(ada, scheduled('Broken'), { file: await brokenPng() })
    await here.processMedia()
    assert.equal(await held(ada, id), 'file')
    await here.as(ada).isRefused('post_publish', { post_id: id }, 'post_file_failed')
    await here.as(ada).call('edit_post', { post_id: id, message: 'Without it', file_order: '' })
    assert.equal((await list(ada)).find((draft) => draft.id === id)?.problem, null)
    assert(!(await isSeen(bob, id)))
    await here.as(ada).call('post_publish', { post_id: id })
    assert(await isSeen(bob, id))
  })

  test('with words that were ruled out since; a rule that reports hears of it once it is published', async () => {
    const moderator = await staffMember(here, 'Mo', 'moderator')
    const rule = (words: string, act: 'refuse' | 'report') =>
      here.as(moderator).call('add_word_rule', { kind: 'words', words, act })
    const { id } = await add(ada, scheduled('Buy zorkmids'))
    await rule('zorkmids', 'refuse')
    await rule('grues', 'report')
    assert.equal(await held(ada, id), 'words')
    await here.as(ada).isRefused('post_publish', { post_id: id }, 'post_rules_broken')
    const reported = await add(ada, { message: 'Mind the grues', is_draft: 1 })
    const found = () => here.events('words.found').filter((event) => event.id === reported.id).length
    assert.equal(found(), 0)
    await here.as(ada).call('post_publish', { post_id: reported.id })
    assert.equal(found(), 1)
  })

  test('with words that it got while it was being published, which are judged, too', async () => {
    const { db } = here.platform.database
    /** Has a post come due, and changes it after it was read and before it is published. */
    async function comesDueBeside(id: number, words: string) {
      await sql`update post_drafts set publish_at = now() - interval '1 second' where post_id = ${id}`.execute(
        db,
      )
      await startHeld(db, sql`update posts set message = ${words} where id = ${id}`, [
        () => publishDuePosts(here.platform),
      ])
    }
    const found = (id: number) => here.events('words.found').filter((event) => event.id === id).length
    const reported = await add(ada, scheduled('Mind the lamps'))
    await comesDueBeside(reported.id, 'Mind the grues')
    await until(() => isSeen(bob, reported.id))
    assert.equal(found(reported.id), 1)
    const { id } = await add(ada, scheduled('Sell silver'))
    await sql`update posts set message = 'Sell zorkmids' where id = ${id}`.execute(db)
    await comesDueBeside(id, 'Sell lamps')
    await comesDue(id)
    assert(await isSeen(bob, id), 'its author had taken the words out')
    const ruledOut = await add(ada, scheduled('Sell brass'))
    await comesDueBeside(ruledOut.id, 'Sell zorkmids')
    assert.equal(await held(ada, ruledOut.id), 'words')
  })

  test('while its author is away, or may not post as much', async () => {
    const [eve, max] = [await here.person('Eve'), await here.person('Max')]
    const { id } = await add(eve, scheduled('From afar'))
    const { db } = here.platform.database
    await sql`insert into away_members (member_id, has_left) values (${eve.id}, true)`.execute(db)
    await comesDue(id)
    await sql`delete from away_members where member_id = ${eve.id}`.execute(db)
    assert.equal(await held(eve, id), 'away')
    await db.transaction().execute(async (tx) => {
      await putSetting(tx, 'new_account_days', '3')
      await putSetting(tx, 'new_account_posts', '1')
    })
    await here.platform.settings.read()
    // RATE_LIMIT_FACTOR multiplies the limit.
    await sql`insert into guess_budgets (key, points, expire)
      values (${`new:${max.id}:posts`}, 1000, ${Date.now() + 3_600_000})`.execute(db)
    const late = await add(max, scheduled('One too many'))
    assert.equal(await held(max, late.id), 'limit')
    await here.as(max).isRefused('post_publish', { post_id: late.id }, 'new_account_limited')
  })
})

describe('publishing at its time, beside', () => {
  interface Scene {
    readonly eve: Person
    readonly post_id: number
  }
  const publishDue: RacingCall<Scene> = async (_scene, at): Promise<Answer> => {
    await publishDuePosts(at.platform)
    return { status: 200, body: {} } as Answer
  }
  const acts: Record<string, RacingCall<Scene>> = {
    'its edit': ({ eve, post_id }, at) => at.as(eve).send('edit_post', { post_id, message: 'Changed' }),
    'its deletion': ({ eve, post_id }, at) => at.as(eve).send('post_delete', { post_id }),
    'another time': ({ eve, post_id }, at) =>
      at.as(eve).send('post_schedule', { post_id, publish_at: soon() }),
    'publishing it now': ({ eve, post_id }, at) => at.as(eve).send('post_publish', { post_id }),
    'another process': publishDue,
  }
  for (const [name, act] of Object.entries(acts))
    test(name, () =>
      play<Scene>({
        rounds: 8,
        async open(at) {
          const eve = await at.person('Eve')
          const { recdata } = await at.as(eve).call('add_post', scheduled('At nine'))
          const { post_id } = recdata
          await sql`update post_drafts set publish_at = now() - interval '1 second' where post_id = ${post_id}`.execute(
            at.platform.database.db,
          )
          return { eve, post_id }
        },
        calls: [publishDue, act],
        hold: ({ post_id }) => sql`select from posts where id = ${post_id} for update`,
        async stored({ post_id }, at) {
          const processes = await twoProcesses()
          const { rows } = await sql`
            select p.message, p.position is not null as published, p.deleted_at is not null as deleted,
              (select d.publish_at > now() from post_drafts d where d.post_id = p.id) as scheduled,
              (select count(*)::int from post_versions v where v.post_id = p.id) as versions
            from posts p where p.id = ${post_id}`.execute(at.platform.database.db)
          const added = processes.flatMap((each) =>
            each.events('post.added').filter(({ post }) => post === post_id),
          )
          return [...rows, added.length]
        },
      }),
    )
})

describe('editing a draft for a group, beside', () => {
  interface Scene {
    readonly eve: Person
    readonly owner: Person
    readonly group_id: number
    readonly post_id: number
  }
  const acts: Record<string, RacingCall<Scene>> = {
    'leaving it': ({ eve, group_id }, at) => at.as(eve).send('leave_group', { group_id }),
    'its deletion': ({ owner, group_id }, at) => at.as(owner).send('group_delete', { group_id }),
  }
  for (const [name, act] of Object.entries(acts))
    test(name, () =>
      play<Scene>({
        rounds: 6,
        async open(at) {
          const [eve, owner] = [await at.person('Eve'), await at.person('Gus')]
          const { id: group_id } = await makeGroup(at, owner, { group_name: `Garden of ${owner.id}` })
          await at.as(eve).call('join_group', { group_id })
          const { recdata } = await at.as(eve).call('add_post', { message: 'Plums', is_draft: 1, group_id })
          return { eve, owner, group_id, post_id: recdata.post_id }
        },
        calls: [({ eve, post_id }, at) => at.as(eve).send('edit_post', { post_id, message: 'Pears' }), act],
        hold: ({ group_id }) => sql`select from groups where id = ${group_id} for update`,
        async stored({ post_id }, at) {
          const { rows } = await sql`
            select p.message, p.group_id is null as released, p.audience, d.problem
            from posts p join post_drafts d on d.post_id = p.id where p.id = ${post_id}`.execute(
            at.platform.database.db,
          )
          return rows
        },
      }),
    )
})
