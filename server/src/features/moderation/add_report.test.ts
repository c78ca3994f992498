import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeWorld, type Person, type World, world } from '../../../test/world.ts'

async function comment(
  { platform }: World,
  author: Person,
  post: number,
  message: string,
  parent: number | null = null,
): Promise<number> {
  const { id } = await platform.database.db
    .insertInto('comments')
    .values({ object_id: post, parent_id: parent, author_id: author.id, message })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const post = async (
  { as }: World,
  who: Person,
  message: string,
  post_type: 'public' | 'private' = 'public',
) => (await as(who).call('add_post', { message, post_type })).recdata.post_id

const reports = async ({ as }: World, who: Person) => (await as(who).call('get_reports', {})).response

test('a post, a comment, a reply and a member are reported, and the reporter sees each with its state', async () => {
  const the = await world()
  const [ada, eve] = [await the.person('Ada'), await the.person('Eve')]
  const post_id = await post(the, eve, 'buy now')
  const comment_id = await comment(the, eve, post_id, 'and this')
  const reply_id = await comment(the, eve, post_id, 'and that', comment_id)
  const link = `/timeLine/${eve.id}/${post_id}`
  const targets = [
    ['post', post_id, 'buy now', link],
    ['comment', comment_id, 'and this', link],
    ['reply', reply_id, 'and that', link],
    ['member', eve.id, 'Eve', `/timeLine/${eve.id}`],
  ] as const
  for (const [report_type, report_id, shown, where] of targets) {
    const { recdata, message } = await the.as(ada).call('add_report', {
      report_type,
      report_id,
      reason: 'spam',
      description: ' Again and again. ',
    })
    assert.match(message, /Reported Content/)
    assert.deepEqual(recdata, {
      report_id: recdata.report_id,
      report_type,
      reported_id: report_id,
      user_id: eve.id,
      full_name: 'Eve',
      shown,
      link: where,
      shown_file_type: null,
      reason: 'spam',
      description: 'Again and again.',
      state: 'open',
      answer: '',
      created_at: recdata.created_at,
      decided_at: null,
    })
  }
  assert.deepEqual(
    (await reports(the, ada)).map(({ report_type }) => report_type),
    ['member', 'reply', 'comment', 'post'],
  )
  assert.deepEqual(await reports(the, eve), [])
})

test('what one reports again while it is looked at is the same report with another reason', async () => {
  const the = await world()
  const [ada, eve] = [await the.person('Ada'), await the.person('Eve')]
  const post_id = await post(the, eve, 'what it said')
  const report = (reason: 'spam' | 'hate', description?: string) =>
    the.as(ada).call('add_report', {
      report_type: 'post',
      report_id: post_id,
      reason,
      ...(description === undefined ? {} : { description }),
    })
  const { recdata: first } = await report('spam', 'first')
  await the.as(eve).call('edit_post', { post_id, message: 'nothing was' })
  const { db } = the.platform.database
  const decide = (state: string) =>
    db
      .updateTable('reports')
      .set({ state, ...(state === 'upheld' ? { decided_at: new Date(), answer: 'You were right.' } : {}) })
      .where('id', '=', first.report_id)
      .execute()
  await decide('reviewing')
  const { recdata: again } = await report('hate', 'second')
  assert.deepEqual(
    [again.report_id, again.reason, again.description, again.state, again.shown],
    [first.report_id, 'hate', 'second', 'reviewing', 'what it said'],
  )
  await decide('upheld')
  const { recdata: new_ } = await report('spam')
  assert.notEqual(new_.report_id, first.report_id)
  assert.equal(new_.shown, 'nothing was')
  assert.deepEqual(
    (await reports(the, ada)).map(({ state, answer, decided_at }) => [state, answer, decided_at !== null]),
    [
      ['open', '', false],
      ['upheld', 'You were right.', true],
    ],
  )
})

test('ten clicks at once are one report', async () => {
  const the = await world()
  const [ada, eve] = [await the.person('Ada'), await the.person('Eve')]
  const report_id = await post(the, eve, 'clicked')
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      the.as(ada).call('add_report', { report_type: 'post', report_id, reason: 'other' }),
    ),
  )
  assert.equal(new Set(answers.map(({ recdata }) => recdata.report_id)).size, 1)
  assert.equal((await reports(the, ada)).length, 1)
})

test('one reports what one sees, and nothing of one’s own', async () => {
  const the = await world()
  const [ada, friend, eve] = [await the.person('Ada'), await the.person('Friend'), await the.person('Eve')]
  await the.befriend(ada, friend)
  const open = await post(the, ada, 'open')
  const secret = await post(the, ada, 'secret', 'private')
  const said = await comment(the, friend, secret, 'said')
  const reply = await comment(the, friend, secret, 'replied', said)
  const refused = (
    who: Person,
    report_type: 'post' | 'comment' | 'reply' | 'member',
    report_id: number,
    name: string,
  ) => the.as(who).isRefused('add_report', { report_type, report_id, reason: 'other' }, name)
  await refused(eve, 'post', secret, 'post_not_found')
  await refused(eve, 'post', 999_999, 'post_not_found')
  await refused(eve, 'comment', said, 'comment_not_found')
  await refused(eve, 'reply', reply, 'comment_not_found')
  await refused(eve, 'member', 999_999, 'member_not_found')
  // A reply isn't a comment, and a comment isn't a reply.
  await refused(ada, 'comment', reply, 'comment_not_found')
  await refused(ada, 'reply', said, 'comment_not_found')
  await refused(ada, 'post', open, 'not_oneself')
  await refused(friend, 'comment', said, 'not_oneself')
  await refused(ada, 'member', ada.id, 'not_oneself')
  await the.as(ada).call('add_report', { report_type: 'reply', report_id: reply, reason: 'other' })

  await the.block(eve, ada)
  await refused(eve, 'post', open, 'post_not_found')
  const under = await comment(the, eve, await post(the, friend, 'of a friend'), 'by Eve')
  const answer = await comment(the, friend, await post(the, friend, 'another'), 'by Friend', under)
  await refused(ada, 'comment', under, 'comment_not_found')
  await refused(ada, 'reply', answer, 'comment_not_found')
  await the.as(ada).call('post_delete', { post_id: open })
  await refused(friend, 'post', open, 'post_not_found')
})

test('a repost without a remark is reported as what it shows, one with a remark as itself', async () => {
  const the = await world()
  const [ada, bob, cid] = [await the.person('Ada'), await the.person('Bob'), await the.person('Cid')]
  const post_id = await post(the, bob, 'the original')
  const pointer = (await the.as(cid).call('repost', { post_id })).recdata.post_id
  const remark = (await the.as(cid).call('repost', { post_id, repost_comment: 'the remark' })).recdata.post_id
  const report = async (report_id: number) =>
    (await the.as(ada).call('add_report', { report_type: 'post', report_id, reason: 'hate' })).recdata
  const first = await report(pointer)
  assert.deepEqual([first.reported_id, first.full_name, first.shown], [post_id, 'Bob', 'the original'])
  const second = await report(remark)
  assert.deepEqual([second.reported_id, second.full_name, second.shown], [remark, 'Cid', 'the remark'])
})

test('what was reported stays in the report when it, and its author, are gone', async () => {
  const the = await makeWorld()
  const [ada, eve] = [await the.person('Ada'), await the.person('Eve')]
  const { pool } = the.platform.database
  const first = await post(the, eve, 'first')
  const second = await post(the, eve, 'second')
  const said = [await comment(the, eve, second, 'one'), await comment(the, eve, second, 'two')]
  for (const report_id of [first, second]) {
    await the.as(ada).call('add_report', { report_type: 'post', report_id, reason: 'spam' })
  }
  for (const report_id of said) {
    await the.as(ada).call('add_report', { report_type: 'comment', report_id, reason: 'spam' })
  }
  await the.as(ada).call('add_report', { report_type: 'member', report_id: eve.id, reason: 'spam' })
  const about = async () =>
    (await reports(the, ada)).map(({ shown, reported_id, link, user_id, full_name }) => [
      shown,
      reported_id === null && link === null,
      user_id,
      full_name,
    ])
  // All by one author, so that what is left of each report is the same.
  await pool.query('delete from posts where author_id = $1', [eve.id])
  assert.deepEqual(await about(), [
    ['Eve', false, eve.id, 'Eve'],
    ['two', true, eve.id, 'Eve'],
    ['one', true, eve.id, 'Eve'],
    ['second', true, eve.id, 'Eve'],
    ['first', true, eve.id, 'Eve'],
  ])
  await pool.query('delete from members where id = $1', [eve.id])
  assert.deepEqual(
    (await about()).map(([shown, ...rest]) => [shown, rest.join()]),
    ['Eve', 'two', 'one', 'second', 'first'].map((shown) => [shown, 'true,,']),
  )
})

test('whom a block hides has no name in one’s reports either', async () => {
  const the = await world()
  const [ada, eve] = [await the.person('Ada'), await the.person('Eve')]
  const report_id = await post(the, eve, 'before the block')
  await the.as(ada).call('add_report', { report_type: 'post', report_id, reason: 'harassment' })
  await the.block(eve, ada)
  const [report] = await reports(the, ada)
  assert.deepEqual(
    [report?.user_id, report?.full_name, report?.shown, report?.link],
    [null, null, 'before the block', null],
  )
})

test('either side of a block reports the other, and learns no name by it', async () => {
  const the = await world()
  const [ada, nik] = [await the.person('Ada'), await the.person('Nik')]
  await the.block(ada, nik)
  const report = async (who: Person, report_id: number) =>
    (await the.as(who).call('add_report', { report_type: 'member', report_id, reason: 'harassment' })).recdata
  const ofAda = await report(ada, nik.id)
  assert.deepEqual([ofAda.shown, ofAda.full_name, ofAda.user_id], ['Nik', null, null])
  const ofNik = await report(nik, ada.id)
  assert.deepEqual([ofNik.shown, ofNik.full_name, ofNik.user_id], ['', null, null])
  assert.deepEqual(
    (await reports(the, nik)).map(({ shown }) => shown),
    [''],
  )
  // Moderators see whom the report is about.
  const { rows } = await the.platform.database.pool.query(
    'select shown, member_id from reports where id = $1',
    [ofNik.report_id],
  )
  assert.deepEqual([rows[0].shown.message, rows[0].member_id], ['Ada', ada.id])
})

test('what was for friends is no longer shown to a reporter who is none, also when it is gone', async () => {
  const the = await world()
  const { pool } = the.platform.database
  const [ada, eve] = [await the.person('Ada'), await the.person('Eve')]
  await the.befriend(ada, eve)
  const secret = await post(the, eve, 'for friends', 'private')
  const open = await post(the, eve, 'for all')
  const said = await comment(the, eve, secret, 'below it')
  for (const [report_type, report_id] of [
    ['post', secret],
    ['comment', said],
    ['post', open],
  ] as const)
    await the.as(ada).call('add_report', { report_type, report_id, reason: 'other' })
  const shown = async () => (await reports(the, ada)).map((each) => each.shown)
  assert.deepEqual(await shown(), ['for all', 'below it', 'for friends'])
  await the.as(eve).call('edit_post', { post_id: open, message: 'for few', post_type: 'private' })
  await the.as(eve).call('unfollow', { following_id: ada.id })
  assert.deepEqual(await shown(), ['for all', '', ''])
  await pool.query('delete from posts where author_id = $1', [eve.id])
  assert.deepEqual(await shown(), ['for all', '', ''])
})

test('what is wrong with a report is said by its field', async () => {
  const the = await world()
  const [ada, eve] = [await the.person('Ada'), await the.person('Eve')]
  const report_id = await post(the, eve, 'x')
  const wrong = async (input: object, field: string) => {
    const { body } = await the
      .as(ada)
      .isRefused(
        'add_report',
        { report_type: 'post', report_id, reason: 'spam', ...input } as never,
        'invalid_fields',
      )
    assert.deepEqual(Object.keys(body['fields'] as object), [field])
  }
  await wrong({ description: 'é'.repeat(1001) }, 'description')
  await wrong({ reason: 'dislike' }, 'reason')
  await wrong({ report_type: 'film' }, 'report_type')
  await wrong({ report_id: 'x' }, 'report_id')
  await the.as(ada).call('add_report', {
    report_type: 'post',
    report_id,
    reason: 'spam',
    description: 'é'.repeat(1000),
  })
})

test('reports are paged, latest first', async () => {
  const the = await world()
  const [ada, eve] = [await the.person('Ada'), await the.person('Eve')]
  for (let i = 0; i < 5; i++) {
    await the.as(ada).call('add_report', {
      report_type: 'post',
      report_id: await post(the, eve, `${i}`),
      reason: 'spam',
    })
  }
  const seen: string[] = []
  let before: string | undefined
  do {
    const page = await the.as(ada).call('get_reports', { limit: 2, ...(before ? { before } : {}) })
    seen.push(...page.response.map(({ shown }) => shown))
    before = page.next
  } while (before)
  assert.deepEqual(seen, ['4', '3', '2', '1', '0'])
})
