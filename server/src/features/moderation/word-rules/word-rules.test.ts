import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { jpeg } from '../../../../test/files/pictures.ts'
import { mostCasesAtOnce } from '@commons/contract/moderation/queue.ts'
import { staffMember } from '../../../../test/staff.ts'
import { until } from '../../../../test/until.ts'
import { makeWorld, type Person, type World } from '../../../../test/world.ts'
import { forgetTexts } from './word-rules.queries.ts'
import { reportBroken } from './word-rules.reporting.ts'

let here: World
let there: World
let moderator: Person
let root: Person
let eve: Person
before(async () => {
  here = await makeWorld()
  there = await makeWorld({ database: here.database })
  moderator = await staffMember(here, 'Mod', 'moderator')
  root = await staffMember(here, 'Root', 'admin')
  eve = await here.person('Eve')
})

const add = async (words: string, act: 'refuse' | 'report' = 'refuse', kind: 'words' | 'domain' = 'words') =>
  (await here.as(moderator).call('add_word_rule', { kind, words, act })).word_rule_id
const remove = (word_rule_id: number) => here.as(moderator).call('delete_word_rule', { word_rule_id })
const post = (message: string, world = here) => world.as(eve).send('add_post', { message })
const fieldsOf = async (sent: ReturnType<typeof post>) => (await sent).body['fields']
const isRefused = async (message: string) => (await fieldsOf(post(message))) !== undefined
const cases = async (filter: object = {}) =>
  (await here.as(moderator).call('admin_report_list', { limit: 50, ...filter })).recdata

let reported = 0
/** Does what the job does. */
async function reportAll(): Promise<void> {
  const found = here.events('words.found')
  for (const event of found.slice(reported)) await reportBroken(here.platform, event)
  reported = found.length
}
const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString()

test('words are found whole, whatever their case, and however they are dressed up', async () => {
  const [casino, free, begins] = [await add('casino'), await add('free  money'), await add('pill*')]
  assert.deepEqual(await fieldsOf(post('The CASINO opens')), {
    message: 'This has words or a link that can’t be published here. Please change it.',
  })
  for (const said of [
    'ｃａｓｉｎｏ!',
    'ca\u200bsino',
    'free\nMoney',
    'Free money.',
    'pills and more',
    'PILL',
  ])
    assert.equal(await isRefused(said), true, said)
  for (const said of ['casinos', 'my casinoo', 'freemoney', 'spill', 'caterpillar', 'free the money'])
    assert.equal(await isRefused(said), false, said)
  for (const id of [casino, free, begins]) await remove(id)
  assert.equal(await isRefused('casino'), false)
})

test('a domain is found in links and with what is below it, not inside another one', async () => {
  const id = await add('https://www.Spam.example/buy', 'refuse', 'domain')
  const idn = await add('žlutá.example', 'refuse', 'domain')
  for (const said of [
    'see spam.example',
    'https://spam.example/x?y',
    'http://a.b.SPAM.example:80',
    'Go to spam.example.',
    'xn--lut-gla59e.example/1',
    'www.Žlutá.example',
  ])
    assert.equal(await isRefused(said), true, said)
  for (const said of ['notspam.example', 'spam.example.org', 'spam-example', 'my-spam.example'])
    assert.equal(await isRefused(said), false, said)
  assert.deepEqual(
    (await here.as(moderator).call('word_rule_list', {})).recdata.map(({ words, act, waiting }) => [
      words,
      act,
      waiting,
    ]),
    [
      ['spam.example', 'refuse', 0],
      ['žlutá.example', 'refuse', 0],
    ],
  )
  for (const words of ['no domain', 'localhost'])
    assert.ok(
      (await here.as(moderator).send('add_word_rule', { kind: 'domain', words, act: 'refuse' })).body[
        'fields'
      ],
      words,
    )
  for (const each of [id, idn]) await remove(each)
})

test('whatever members publish is compared, at the field that has it', async () => {
  const id = await add('forbidden')
  const { as } = here
  const { recdata } = await as(eve).call('add_post', { message: 'Fine' })
  const refused = async (name: string, input: object, field: string) =>
    assert.deepEqual(Object.keys((await as(eve).send(name, input)).body['fields'] ?? {}), [field], name)
  await refused('edit_post', { post_id: recdata.post_id, message: 'Forbidden' }, 'message')
  await refused('post_comment', { post_id: recdata.post_id, comment: 'forbidden' }, 'comment')
  await refused('add_comment', { object_id: recdata.post_id, comment: 'forbidden' }, 'comment')
  await refused('update_display_name', { display_name: 'Forbidden Eve' }, 'display_name')
  await refused('group_create', { group_name: 'Nice', description: 'forbidden' }, 'description')
  await refused('create_channel', { channel_name: 'Forbidden', handle: 'nice' }, 'channel_name')
  await refused('add_article', { title: 'A forbidden one', message: 'x' }, 'title')
  await refused(
    'create_voting',
    { title: 'Forbidden?', options: ['one', 'two'], closing_date: inAWeek },
    'title',
  )
  const form = {
    full_name: 'Forbidden',
    email: 'f@example.com',
    password: 'marmots all',
    confirm_password: 'marmots all',
  }
  assert.deepEqual(Object.keys((await as().send('register', form)).body['fields'] ?? {}), ['full_name'])
  // What members write to each other is between them.
  const ada = await here.person('Ada')
  await here.befriend(eve, ada)
  assert.equal((await as(eve).call('send_massage', { friend_id: ada.id, message: 'forbidden' })).code, true)
  await remove(id)
})

test('a rule that reports lets through, and moderators find the case without a reporter', async () => {
  const id = await add('discount*', 'report')
  const { as } = here
  const { recdata } = await as(eve).call('add_post', { message: 'Discounts, discount!' })
  const comment = (await as(eve).call('post_comment', { post_id: recdata.post_id, comment: 'discount' }))
    .recdata
  const reply = (
    await as(eve).call('post_comment_reply', { post_comment_id: comment.post_comment_id, reply: 'Discount' })
  ).recdata
  await reportAll()
  const found = await cases({ word_rule_id: id })
  assert.equal(found.length, 3)
  const first = found.at(-1)
  assert.deepEqual(
    [
      first?.report_type,
      first?.reported_id,
      first?.member?.user_id,
      first?.reporters,
      first?.word_rules,
      first?.reasons,
    ],
    ['post', recdata.post_id, eve.id, 0, ['discount*'], ['spam']],
  )
  assert.deepEqual((await cases({ view_user_id: moderator.id })).length, 0)
  assert.deepEqual((await cases({ view_user_id: eve.id })).length, 3)
  const { reports } = (await as(moderator).call('admin_report_detail', { report_id: first?.report_id ?? 0 }))
    .recdata
  assert.deepEqual(
    reports.map(({ reporter, is_found, description }) => [reporter, is_found, description]),
    [[null, 1, 'discount*']],
  )
  // An edit of what waits already adds nothing; that of a reply is told from a comment.
  await as(eve).call('edit_post', { post_id: recdata.post_id, message: 'The discount again' })
  await as(eve).call('edit_comment', { comment_id: reply.post_comment_reply_id, comment: 'Discounted' })
  // A member's report joins the case.
  const ada = await here.person('Ada')
  await as(ada).call('add_report', { report_type: 'post', report_id: recdata.post_id, reason: 'spam' })
  await reportAll()
  assert.equal(
    (
      await here.platform.database.db
        .selectFrom('reports')
        .where('reporter_id', 'is', null)
        .select('id')
        .execute()
    ).length,
    3,
  )
  const [joined] = await cases({ view_user_id: eve.id })
  assert.deepEqual([joined?.reporters, joined?.word_rules], [1, ['discount*']])

  const all = (await cases({ view_user_id: eve.id })).map(({ report_id }) => report_id)
  assert.equal(all.length, 3)
  const decided = await as(moderator).call('decide_reports', {
    report_ids: all,
    acts: ['hide'],
    rule_id: 1,
    reason: 'Spam',
  })
  assert.equal(decided.recdata.length, 3)
  await as(ada).isRefused('post_detail', { post_id: recdata.post_id }, 'post_not_found')
  const ofPost = decided.recdata.find(({ report_type }) => report_type === 'post')?.decision_id ?? 0
  await as(moderator).call('undo_decision', { decision_id: ofPost, reason: 'Too hard' })
  assert.deepEqual(
    (await cases({ view_user_id: eve.id })).map(({ reporters }) => reporters),
    [1],
  )
  await remove(id)
  assert.deepEqual(
    (await cases({ view_user_id: eve.id })).map(({ word_rules }) => word_rules),
    [['discount*']],
  )
})

test('what a file waits for is reported, too', async () => {
  const id = await add('voucher', 'report')
  await here.as(eve).call('add_post', { message: 'voucher' }, { file: await jpeg() })
  await reportAll()
  assert.equal((await cases({ word_rule_id: id })).length, 1)
  await remove(id)
})

test('a trial counts what a rule would have found, and shows what everybody can read', async () => {
  const { as } = here
  const { recdata } = await as(eve).call('add_post', { message: 'A zebra for sale' })
  await as(eve).call('add_post', { message: 'A zebra among friends', post_type: 'private' })
  await as(eve).call('post_comment', { post_id: recdata.post_id, comment: 'Zebra!' })
  const gone = (await as(eve).call('add_post', { message: 'zebra, deleted' })).recdata.post_id
  await as(eve).call('post_delete', { post_id: gone })
  const old = (await as(eve).call('add_post', { message: 'An old zebra' })).recdata.post_id
  const { db } = here.platform.database
  await sql`update posts set created_at = now() - interval '31 days' where id = ${old}`.execute(db)
  const tried = await as(moderator).call('try_word_rule', { kind: 'words', words: 'zebra' })
  assert.deepEqual([tried.posts, tried.comments, tried.gave_up], [2, 1, 0])
  assert.deepEqual(
    tried.recdata.map(({ kind, message, author }) => [kind, message, author?.user_id]),
    [
      ['comment', 'Zebra!', eve.id],
      ['post', 'A zebra for sale', eve.id],
    ],
  )
  assert.equal(tried.recdata[1]?.link, `/timeLine/${eve.id}/${recdata.post_id}`)
  assert.equal((await as(moderator).call('word_rule_list', {})).recdata.length, 0)
})

test('a rule holds at once here and soon in every process, and a repeated request is still answered', async () => {
  const key = { idempotency_key: 'before the rule' }
  const first = await here.as(eve).call('add_post', { message: 'gadget', ...key })
  const id = await add('gadget')
  assert.equal(await isRefused('gadget'), true)
  await until(async () => (await fieldsOf(post('gadget', there))) !== undefined)
  const again = await here.as(eve).call('add_post', { message: 'gadget', ...key })
  assert.equal(again.recdata.post_id, first.recdata.post_id)
  await remove(id)
  assert.equal(await isRefused('gadget'), false)
  await until(async () => (await fieldsOf(post('gadget', there))) === undefined)
  await here.as(moderator).isRefused('delete_word_rule', { word_rule_id: id }, 'word_rule_not_found')
})

test('a rule replaces the one about the same, there are no more than 300, and all is in the log', async () => {
  const id = await add('Twice', 'report')
  assert.equal(await add('twice', 'refuse'), id)
  await sql`insert into word_rules (kind, words, pattern, act)
    select 'words', 'filler' || nth, word_rule_pattern('filler' || nth), 'refuse' from generate_series(1, 299) nth`.execute(
    here.platform.database.db,
  )
  await here
    .as(moderator)
    .isRefused('add_word_rule', { kind: 'words', words: 'one more', act: 'refuse' }, 'too_many_word_rules')
  assert.equal(await add('twice', 'report'), id)
  assert.equal(await isRefused('This is FILLER250, really'), true)
  for (const words of ['', '  ', '***']) {
    const { body } = await here.as(moderator).send('add_word_rule', { kind: 'words', words, act: 'refuse' })
    assert.deepEqual(Object.keys(body['fields'] ?? {}), ['words'])
  }
  const { recdata } = await here
    .as(root)
    .call('audit_log', { actor_user_id: moderator.id, act: 'add_word_rule' })
  assert.deepEqual([recdata[0]?.object_kind, recdata[0]?.object_id], ['word_rule', 'twice'])
  await sql`delete from word_rules`.execute(here.platform.database.db)
  here.platform.wordRules.forget()
})

const addFlood = async (
  kind: 'flood' | 'flood_by_all',
  most: number,
  { act = 'refuse', ...more }: { act?: 'refuse' | 'report'; reports_earlier?: 1 } = {},
) => here.as(moderator).call('add_word_rule', { kind, most, hours: 24, act, ...more })

test('the same text of one member is refused after so many times, at its field, and says what it takes', async () => {
  const { word_rule_id: id } = await addFlood('flood', 2)
  const said = 'Buy the finest marmots here at marmots.example'
  const { recdata } = await here.as(eve).call('add_post', { message: said })
  // What was refused for another reason isn't counted, nor is an edit that leaves the text as it was.
  await here.as(eve).isRefused('post_comment', { post_id: 999_999, comment: said }, 'post_not_found')
  await here.as(eve).call('edit_post', { post_id: recdata.post_id, message: said })
  const key = { idempotency_key: 'the second time' }
  const dressed = { message: `  ${said.toUpperCase().replaceAll(' ', '\n ')}\u200b`, ...key }
  await here.as(eve).call('add_post', dressed)
  assert.equal((await here.as(eve).send('add_post', dressed)).status, 200)
  for (const [name, field, more] of [
    ['add_post', 'message', {}],
    ['post_comment', 'comment', { post_id: recdata.post_id }],
    ['add_post', 'message', { post_type: 'private' }],
  ] as const)
    assert.deepEqual(
      await fieldsOf(here.as(eve).send(name, { [field]: said, ...more })),
      {
        [field]:
          'This text has been published 2 times in 24 hours. Say it in your own words, or try again later.',
      },
      name,
    )
  // Another link or number is another text; short ones and tags are repeated by honest people.
  for (const message of [said.replace('marmots.e', 'otters.e'), `${said}/2`]) await post(message)
  for (let nth = 0; nth < 3; nth++) {
    assert.equal(await isRefused('Thank you so much!'), false)
    const tagged = { message: `No. ${nth}`, hashtag: 'photographyofmarmotsandotters' }
    assert.equal((await here.as(eve).send('add_post', tagged)).status, 200)
  }
  // Others say the same as often, unless a rule counts them together.
  const ada = await here.person('Ada')
  await here.as(ada).call('add_post', { message: said })
  const { word_rule_id: all } = await addFlood('flood_by_all', 3)
  assert.ok(await fieldsOf(here.as(ada).send('add_post', { message: said })))
  await sql`update published_texts set at = at - interval '25 hours'`.execute(here.platform.database.db)
  await here.as(ada).call('add_post', { message: said })
  await forgetTexts(here.platform.database.db)
  const { rows } = await sql`select from published_texts`.execute(here.platform.database.db)
  assert.equal(rows.length, 1)
  for (const each of [id, all]) await remove(each)
  assert.equal(await isRefused(said), false)
})

test('of a text at once in two processes no more come through than a rule lets', async () => {
  const { word_rule_id: id } = await addFlood('flood_by_all', 3)
  await until(
    async () =>
      (await there.platform.wordRules.check({ texts: ['it'], as: 'post:{me}' }, { it: 'x'.repeat(20) }))
        .counted.length > 0,
  )
  const people = await Promise.all(Array.from({ length: 8 }, (_, nth) => here.person(`Crowd ${nth}`)))
  const answers = await Promise.all(
    people.map((who, nth) =>
      (nth % 2 === 0 ? here : there)
        .as(who)
        .send('add_post', { message: 'Everybody says this at once today' }),
    ),
  )
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 200, 200, 422, 422, 422, 422, 422])
  await remove(id)
})

test('a flood is reported where its rule says so, tried first, and found in what is there', async () => {
  const mallory = await here.person('Mallory')
  const said = (nth: number) =>
    here.as(mallory).call('add_post', { message: `Read the news of the day at ${nth}.example` })
  for (const nth of [1, 1, 1, 1, 2, 2]) await said(nth)
  const tried = await here.as(moderator).call('try_word_rule', { kind: 'flood', most: 2, hours: 24 })
  assert.equal(tried.recdata.filter(({ author }) => author?.user_id === mallory.id).length, 2)
  const { word_rule_id: id } = await addFlood('flood', 2, { act: 'report', reports_earlier: 1 })
  const found = async () =>
    (await cases({ word_rule_id: id, view_user_id: mallory.id })).map(({ word_rules }) => word_rules)
  assert.deepEqual(await found(), [['2× / 24 h'], ['2× / 24 h']])
  // It is counted from now on.
  for (let nth = 0; nth < 3; nth++) await said(2)
  await reportAll()
  assert.equal((await found()).length, 3)
  const [rule] = (await here.as(moderator).call('word_rule_list', {})).recdata
  assert.deepEqual([rule?.kind, rule?.most, rule?.hours, rule?.act], ['flood', 2, 24, 'report'])
  for (const [wrong, field] of [
    [{ kind: 'flood', hours: 24 }, 'most'],
    [{ kind: 'flood', most: 0, hours: 24 }, 'most'],
    [{ kind: 'flood_by_all', most: 5, hours: 200 }, 'hours'],
    [{ kind: 'flood', most: 5 }, 'hours'],
    [{ kind: 'words' }, 'words'],
  ] as const)
    assert.deepEqual(
      Object.keys(
        (await fieldsOf(here.as(moderator).send('add_word_rule', { ...wrong, act: 'refuse' }))) ?? {},
      ),
      [field],
    )
  await remove(id)
})

test('looking gives up when it takes too long, and nothing is added', async () => {
  const lets = Promise.withResolvers<undefined>()
  const isLocked = Promise.withResolvers<undefined>()
  const locking = here.platform.database.db.transaction().execute(async (tx) => {
    await sql`lock table comments in access exclusive mode`.execute(tx)
    isLocked.resolve(undefined)
    await lets.promise
  })
  await isLocked.promise
  const rule = { kind: 'words', words: 'slow' } as const
  const [tried] = await Promise.all([
    here.as(moderator).call('try_word_rule', rule),
    here
      .as(moderator)
      .isRefused('add_word_rule', { ...rule, act: 'refuse', reports_earlier: 1 }, 'word_rule_too_slow'),
  ]).finally(() => lets.resolve(undefined))
  await locking
  assert.deepEqual([tried.gave_up, tried.posts, tried.recdata.length], [1, 0, 0])
})

test('a wave of 210 posts by ten accounts is found by one rule, decided in three parts, and taken back at once', async () => {
  const { db } = here.platform.database
  const spammers = await Promise.all(Array.from({ length: 10 }, (_, nth) => here.person(`Spam ${nth}`)))
  await sql`
    with p as (
      insert into posts (author_id, message, hashtags)
      select author, format('Win %s at jackpot.example now', nth), '{}'
      from unnest(${spammers.map(({ id }) => id)}::bigint[]) author cross join generate_series(1, 21) nth order by nth
      returning id, author_id)
    insert into objects (id, kind, author_id) select id, 'post', author_id from p`.execute(db)
  const rule = { kind: 'domain', words: 'jackpot.example', act: 'refuse', reports_earlier: 1 } as const
  const { word_rule_id, reported } = await here.as(moderator).call('add_word_rule', rule)
  assert.equal(reported, 210)
  assert.equal(await isRefused('jackpot.example'), true)
  // Once more, it reports nothing that waits already.
  assert.equal((await here.as(moderator).call('add_word_rule', rule)).reported, 0)
  const report_ids: number[] = []
  for (let page = 1; page <= 5; page++)
    report_ids.push(...(await cases({ word_rule_id, page })).map(({ report_id }) => report_id))
  assert.equal(new Set(report_ids).size, 210)
  const verdict = { rule_id: 1, reason: 'Spam' }
  let wave: number | undefined
  const decided: number[] = []
  for (let from = 0; from < 210; from += mostCasesAtOnce) {
    const part = {
      report_ids: report_ids.slice(from, from + mostCasesAtOnce),
      acts: ['hide' as const, 'suspend' as const],
      ...verdict,
    }
    if (wave !== undefined)
      await here.as(root).isRefused('decide_reports', { ...part, wave_id: wave }, 'wave_not_found')
    const { recdata, wave_id } = await here
      .as(moderator)
      .call('decide_reports', { ...part, ...(wave !== undefined && { wave_id: wave }) })
    decided.push(...recdata.map(({ decision_id }): number => decision_id))
    assert.equal(wave_id, decided[0])
    wave = decided[0]
  }
  assert.deepEqual(await cases({ word_rule_id }), [])
  const { rows } = await sql<{ left: number }>`
    select count(*) as left from posts where message like '%jackpot%' and deleted_at is null`.execute(db)
  assert.equal(rows[0]?.left, 0)
  const isSuspended = async (who: Person) =>
    (await here.as(who).send('timeline', {})).body['error'] === 'account_suspended'
  for (const who of spammers) assert.equal(await isSuspended(who), true)
  // Each is suspended by one decision, and is free once that is taken back.
  const { rows: suspending } = await sql<{ decision_id: number; member_id: number }>`
    select decision_id, member_id from restrictions where decision_id = any (${decided}::bigint[]) order by member_id`.execute(
    db,
  )
  assert.deepEqual(
    suspending.map(({ member_id }) => member_id),
    spammers.map(({ id }) => id).toSorted((a, b) => a - b),
  )
  const [first] = suspending
  const freed = spammers.find(({ id }) => id === first?.member_id) ?? assert.fail()
  await here.as(moderator).call('undo_decision', { decision_id: first?.decision_id ?? 0, reason: 'Too hard' })
  assert.equal(await isSuspended(freed), false)

  // All the rest comes back in two steps, but for what is gone for good.
  const gone = decided.at(-1) ?? 0
  await sql`insert into purges (decision_id, reason, purged_at) values (${gone}, 'Illegal', now())`.execute(
    db,
  )
  const wave_id = wave ?? assert.fail()
  const { recdata } = await here.as(moderator).call('member_record', { view_user_id: freed.id })
  assert.deepEqual(recdata.decisions[0]?.wave, { wave_id, standing: 209 })
  const undoing = { wave_id, reason: 'The rule was wrong' }
  await here.as(eve).isRefused('undo_wave', undoing, 'role_needed')
  await here.as(moderator).isRefused('undo_wave', { ...undoing, wave_id: gone }, 'wave_not_found')
  const other = await staffMember(here, 'Second', 'moderator')
  const kept = [{ decision_id: gone, reason: 'purged' }]
  const step = async () => {
    const { undone, kept: stay, has_more } = await here.as(other).call('undo_wave', undoing)
    return { undone, stay, has_more }
  }
  assert.deepEqual(await step(), { undone: 199, stay: kept, has_more: 1 })
  assert.deepEqual(await step(), { undone: 9, stay: kept, has_more: 0 })
  await sql`delete from purges where decision_id = ${gone}`.execute(db)
  assert.deepEqual(await step(), { undone: 1, stay: [], has_more: 0 })
  await here.as(other).isRefused('undo_wave', undoing, 'decision_undone')
  for (const who of spammers) assert.equal(await isSuspended(who), false)
  const { rows: back } = await sql<{ shown: number }>`
    select count(*) as shown from posts where message like '%jackpot%' and deleted_at is null`.execute(db)
  assert.equal(back[0]?.shown, 210)
  const acts = (await here.as(root).call('audit_log', { act: 'undo_wave' })).recdata
  assert.deepEqual(
    acts.map(({ object_kind, object_id, reason }) => [object_kind, object_id, reason]),
    Array.from({ length: 3 }, () => ['decision', String(wave_id), undoing.reason]),
  )
})

test('where suspending is all that is done, a member’s other cases end with a warning', async () => {
  const carol = await here.person('Carol')
  const sent: number[] = []
  for (const message of ['One', 'Two']) {
    const { post_id } = (await here.as(carol).call('add_post', { message })).recdata
    const report = { report_type: 'post', report_id: post_id, reason: 'spam' } as const
    sent.push((await here.as(eve).call('add_report', report)).recdata.report_id)
  }
  const verdict = { acts: ['suspend' as const, 'limit' as const], rule_id: 1, reason: 'Spam' }
  const { recdata, wave_id } = await here
    .as(moderator)
    .call('decide_reports', { report_ids: sent, ...verdict })
  assert.equal(wave_id, recdata[0]?.decision_id)
  const told = (await here.as(carol).call('decision_list', {})).recdata
  assert.deepEqual(
    told.map(({ acts }) => acts),
    [['warn'], ['limit', 'suspend']],
  )
})
