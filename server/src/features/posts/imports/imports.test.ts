/** Imports, over two processes of one installation. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { before, describe, test } from 'node:test'
import { mostParts } from '@commons/contract/posts/threads.ts'
import { longestAlt } from '@commons/contract/shared/media.ts'
import { sql } from 'kysely'
import {
  followersOf,
  outboxOf,
  repositoryOf,
  statusOf,
  tarOf,
  zipOf,
} from '../../../../test/files/archives.ts'
import { blob, brokenPng, jpeg } from '../../../../test/files/pictures.ts'
import { twoProcesses } from '../../../../test/processes.ts'
import { play } from '../../../../test/races.ts'
import { staffMember } from '../../../../test/staff.ts'
import type { Person, World } from '../../../../test/world.ts'
import { writeZip } from '../../accounts/leaving/export.zip.ts'
import { gatherNews } from '../../notifications/gathering.ts'
import { importPosts, runImport } from './imports.jobs.ts'
import { inOrder } from './written-elsewhere.ts'

let here: World
let ada: Person
let bob: Person
before(async () => {
  ;[here] = await twoProcesses()
  await here.platform.jobs.prepare([importPosts(here.platform)])
  ada = await here.person('Ada')
  bob = await here.person('Bob')
})

/** Does the jobs of imports that wait, as a process does. */
async function work({ platform }: World): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ id: string; data: { id: number; mime?: string } }>`
      delete from jobs.job where name = 'posts.import' and state = 'created' returning id, data`.execute(
      platform.database.db,
    )
    if (rows.length === 0) return
    for (const { data } of rows) await runImport(platform, data)
    await here.processMedia()
  }
}

const write = async (who: Person, input: { message: string; post_type?: 'private' }) =>
  (await here.as(who).call('add_post', input)).recdata
const begin = async (who: Person, file: Blob, input: { audience?: 'as_there' | 'friends' } = {}) =>
  (await here.as(who).call('import_posts', input, { file })).recdata.import_id
const list = async (who: Person) => (await here.as(who).call('import_list', {})).recdata
const take = async (who: Person, file: Blob, input: { audience?: 'as_there' | 'friends' } = {}) => {
  await begin(who, file, input)
  await work(here)
  return (await list(who))[0] ?? assert.fail()
}
const counts = ({
  state,
  source,
  total,
  imported,
  known,
  others,
  refused,
  files_left_out,
}: Awaited<ReturnType<typeof take>>) =>
  [state, source, total, imported, known, others, refused, files_left_out].join(' ')
const profile = async (of: Person, viewer: Person, input: object = {}) =>
  here.as(viewer).call('user_timeline', { view_user_id: of.id, ...input })
const texts = async (of: Person, viewer: Person) =>
  (await profile(of, viewer)).recdata.map(
    ({ message, created_at }) => `${created_at.slice(0, 10)} ${message}`,
  )

const note = (id: string, published: string, content: string, more: object = {}) => ({
  id,
  published: `${published}T12:00:00Z`,
  content: `<p>${content}</p>`,
  ...more,
})

describe('the archive of a Mastodon account', () => {
  const picture = async (alt: string, name: string) => ({
    type: 'Document',
    mediaType: 'image/jpeg',
    url: `/media_attachments/files/1/original/${name}`,
    name: alt,
  })
  const files = async () => ({
    'archive/outbox.json': outboxOf([
      note(
        '2',
        '2023-05-02',
        'Second <a href="https://example.org/a/long/page" rel="nofollow"><span class="invisible">https://</span><span class="ellipsis">example.org/a/long</span><span class="invisible">/page</span></a><br>line &amp; more',
      ),
      note(
        '1',
        '2021-03-01',
        'First <a href="https://social.example/tags/plums" class="mention hashtag">#<span>plums</span></a>',
        {
          tag: [
            { type: 'Hashtag', name: '#plums' },
            { type: 'Hashtag', name: '#pears' },
          ],
        },
      ),
      note('3', '2023-06-01', 'For followers', { to: [followersOf] }),
      note('4', '2023-06-02', 'For Bob alone', { to: ['https://social.example/users/bob'] }),
      note('5', '2023-06-03', 'To somebody', { inReplyTo: 'https://elsewhere.example/9' }),
      note('6', '2023-06-04', 'And further', { inReplyTo: statusOf('2') }),
      note('7', '2023-06-05', 'Two pictures', {
        summary: 'Spoilers',
        sensitive: true,
        attachment: [
          await picture('A plum', 'a.jpg'),
          await picture('Gone', 'gone.jpg'),
          await picture('Broken', 'b.png'),
        ],
      }),
    ]),
    'archive/media_attachments/files/1/original/a.jpg': new Uint8Array(
      await (await jpeg(80, 60)).arrayBuffer(),
    ),
    'archive/media_attachments/files/1/original/b.png': new Uint8Array(
      await (await brokenPng()).arrayBuffer(),
    ),
  })

  test('comes with its dates, addresses, tags, warnings and files; on the profile alone, and nobody is told', async () => {
    const eve = await here.person('Eve')
    await here.befriend(eve, bob)
    const own = await write(eve, { message: 'Written here' })
    const done = await take(eve, await tarOf(await files()))
    assert.equal(counts(done), 'done mastodon 5 5 0 3 0 2')
    assert.deepEqual(await texts(eve, bob), [
      `${own.created_at.slice(0, 10)} Written here`,
      '2023-06-05 Spoilers\n\nTwo pictures',
      '2023-06-04 And further',
      '2023-06-01 For followers',
      '2023-05-02 Second https://example.org/a/long/page\nline & more',
      '2021-03-01 First #plums',
    ])
    const { recdata } = await profile(eve, bob)
    assert.deepEqual(
      recdata.map(({ is_imported }) => is_imported),
      [0, 1, 1, 1, 1, 1],
    )
    assert.deepEqual(
      recdata.map(({ post_type }) => post_type),
      ['public', 'public', 'public', 'private', 'public', 'public'],
    )
    assert.deepEqual(
      [recdata[1]?.files.length, recdata[1]?.nsfw, recdata[1]?.files[0]?.picture?.alt],
      [1, 'Other', 'A plum'],
    )
    assert.equal(recdata[5]?.hashtag, 'plums,pears')
    const first = await profile(eve, bob, { limit: 3 })
    const rest = await profile(eve, bob, { limit: 3, before: first.next })
    assert.deepEqual([...first.recdata, ...rest.recdata], recdata)
    const one = await here.as(bob).call('timeline', { limit: 1 })
    const below = await here.as(bob).call('timeline', { limit: 2, before: one.next ?? '1' })
    assert([...one.recdata, ...below.recdata].every(({ is_imported }) => is_imported === 0))
    for (const feed of ['timeline', 'hashtag_timeline'] as const) {
      const input = feed === 'timeline' ? {} : { hashtag: 'plums' }
      const seen = (await here.as(bob).call(feed, input as never)).recdata as Array<{ is_imported: number }>
      assert(
        seen.every(({ is_imported }) => is_imported === 0),
        feed,
      )
    }
    await gatherNews(here.platform)
    assert.deepEqual(
      (await here.as(bob).call('notification_list', {})).recdata.filter(({ kind }) =>
        kind.startsWith('post'),
      ),
      [],
    )
    assert.deepEqual((await here.as(eve).call('waiting_posts', {})).recdata, [])
    const stranger = await texts(eve, ada)
    assert(!stranger.some((text) => text.includes('followers')) && stranger.length === 5)
  })

  test('is imported once, also from a ZIP; what was removed comes again', async () => {
    const eve = await here.person('Eve')
    const done = await take(eve, await zipOf(await files()), { audience: 'friends' })
    assert.equal(counts(done), 'done mastodon 5 5 0 3 0 2')
    assert.deepEqual(await texts(eve, ada), [])
    assert.equal((await texts(eve, eve)).length, 5)
    const again = await take(eve, await zipOf(await files()))
    assert.equal(counts(again), 'done mastodon 5 0 5 3 0 0')
    await here.as(bob).isRefused('import_undo', { import_id: done.import_id }, 'import_not_found')
    await here.as(eve).call('import_undo', { import_id: done.import_id })
    await here.as(eve).isRefused('import_posts', {}, 'import_running', { file: await zipOf(await files()) })
    await work(here)
    assert.deepEqual(await texts(eve, eve), [])
    assert.equal((await list(eve)).find(({ import_id }) => import_id === done.import_id)?.state, 'removed')
    await here.as(eve).isRefused('import_undo', { import_id: done.import_id }, 'import_not_found')
    assert.equal((await take(eve, await zipOf(await files()))).imported, 5)
    const [post] = (await profile(eve, eve)).recdata
    await here.as(eve).call('post_delete', { post_id: post?.post_id ?? 0 })
    assert.equal(
      (await take(eve, await zipOf(await files()))).imported,
      0,
      'what its author has deleted stays so',
    )
  })
})

test('the repository of a Bluesky account comes with whole links, without its pictures', async () => {
  const eve = await here.person('Eve')
  const text = 'Größe: example.org/a… #plums'
  const at = Buffer.from(text).indexOf('example')
  const own = (key: string) => ({ parent: { uri: `at://did:plc:ada/app.bsky.feed.post/${key}` } })
  const repository = await repositoryOf({
    '3aaa': {
      text,
      createdAt: '2024-02-01T08:00:00.000Z',
      facets: [
        {
          index: { byteStart: at, byteEnd: at + Buffer.from('example.org/a…').length },
          features: [{ $type: 'app.bsky.richtext.facet#link', uri: 'https://example.org/a/long/page' }],
        },
      ],
    },
    '3aab': {
      text: 'Going on',
      createdAt: '2024-02-01T08:01:00.000Z',
      reply: own('3aaa'),
      embed: { $type: 'app.bsky.embed.images', images: [{ alt: 'A plum' }] },
    },
    '3aac': { text: 'To somebody', createdAt: '2024-02-02T08:00:00.000Z', reply: own('3zzz') },
    '3aad': { text: 'From the future', createdAt: '2999-01-01T00:00:00.000Z' },
  })
  assert.equal(counts(await take(eve, repository)), 'done bluesky 3 3 0 1 0 1')
  const [future, ...rest] = await texts(eve, bob)
  assert.deepEqual(rest, ['2024-02-01 Going on', '2024-02-01 Größe: https://example.org/a/long/page #plums'])
  assert.match(future ?? '', /From the future/)
  assert(!future?.startsWith('2999'))
})

test('an export of a Commons comes with its pictures, and not what was for a group, deleted or a draft', async () => {
  const [old, eve] = [await here.person('Old'), await here.person('Eve')]
  const shown = await here.post(
    old,
    { message: 'Two plums', alt: 'One', alt_2: 'Two' },
    { file: await jpeg(50, 40), file_2: await jpeg(60, 40) },
  )
  await write(old, { message: 'For friends', post_type: 'private' })
  await here.as(old).call('add_post', { message: 'A draft', is_draft: 1 })
  await here.as(old).call('add_thread', { parts: ['One', 'Two', 'Three'].map((message) => ({ message })) })
  const gone = await write(old, { message: 'Deleted' })
  await here.as(old).call('post_delete', { post_id: gone.post_id })
  await here.processMedia()
  const path = `${here.platform.incoming.root}/old.zip`
  const of = {
    member: old.id,
    key: '',
    email: '',
    full_name: 'Old',
    username: 'old',
    language: 'en',
  } as const
  await writeZip(here.platform, of, path)
  const file = blob(await readFile(path), 'application/zip')
  assert.equal(counts(await take(eve, file)), 'done commons 5 5 0 2 0 0')
  const { recdata } = await profile(eve, eve)
  const [first] = recdata
  const { recdata: thread } = await here.as(eve).call('post_thread', { post_id: first?.post_id ?? 0 })
  assert.deepEqual(
    thread.map((post) => [post.message, post.thread?.place, post.thread?.count]),
    [
      ['One', 1, 3],
      ['Two', 2, 3],
      ['Three', 3, 3],
    ],
  )
  assert.deepEqual(
    recdata
      .map(({ message, post_type, files, created_at }) => [
        message,
        post_type,
        files.map((each) => each.picture?.alt),
        created_at,
      ])
      .at(-1),
    ['Two plums', 'public', ['One', 'Two'], shown.created_at],
  )
  // The account that it is of has them already.
  assert.equal(counts(await take(old, file)), 'done commons 5 0 5 2 0 0')
})

test('a thread of an archive has no more posts than one that is written here', async () => {
  const eve = await here.person('Eve')
  const posts = Array.from({ length: mostParts + 2 }, (_, at) => ({
    post_id: at + 1,
    message: `Part ${at}`,
    audience: 'public',
    thread: 1,
    place_in_thread: at + 1,
    created_at: `2024-01-01T00:00:${String(at).padStart(2, '0')}.000Z`,
  }))
  const done = await take(eve, await zipOf({ 'data/posts.json': JSON.stringify(posts) }))
  assert.equal(done.imported, mostParts + 2)
  const { recdata } = await profile(eve, eve)
  assert.deepEqual(
    recdata.map(({ message, thread }) => [message, thread?.count]),
    [
      [`Part ${mostParts + 1}`, undefined],
      [`Part ${mostParts}`, undefined],
      ['Part 0', mostParts],
    ],
  )
})

test('a waiting part of an imported thread is published at its own time', async () => {
  const eve = await here.person('Eve')
  const parts = [1, 2, 3].map((post_id) => ({
    post_id,
    message: `Waits ${post_id}`,
    audience: 'public',
    thread: 1,
    place_in_thread: post_id,
    created_at: `2024-01-01T00:00:0${post_id}.000Z`,
    ...(post_id === 2 && { file: 'media/a.jpg', file_description: 'A' }),
  }))
  const picture = new Uint8Array(await (await jpeg(50, 40)).arrayBuffer())
  await begin(eve, await zipOf({ 'data/posts.json': JSON.stringify(parts), 'media/a.jpg': picture }))
  const { rows } = await sql<{ data: { id: number; mime?: string } }>`
    delete from jobs.job where name = 'posts.import' and state = 'created' returning data`.execute(
    here.platform.database.db,
  )
  for (const { data } of rows) await runImport(here.platform, data)
  const waiting = await sql<{ id: number; last: number }>`
    select id, (select max(last.id) from posts last where last.author_id = posts.author_id) as last
    from posts where author_id = ${eve.id} and position is null`.execute(here.platform.database.db)
  const [{ id, last } = assert.fail()] = waiting.rows
  // What is done with another publishes nothing of it.
  await here.as(eve).call('post_delete', { post_id: last })
  await here.as(eve).call('post_delete', { post_id: id })
  await here.as(eve).call('post_restore', { post_id: id })
  await here.as(eve).call('post_restore', { post_id: last })
  await here.processMedia()
  const moments = (await here.as(bob).call('post_thread', { post_id: id })).recdata
  assert.deepEqual(
    moments.map((post) => [post.message, new Date(post.created_at).getUTCFullYear()]),
    parts.map(({ message }) => [message, 2024]),
  )
})

test('what can’t be read is said, and refused where it is no archive', async () => {
  const eve = await here.person('Eve')
  const fails = async (file: Blob, problem: string) => {
    const { state, problem: said } = await take(eve, file)
    assert.deepEqual([state, said], ['failed', problem])
  }
  await fails(await zipOf({ 'notes.txt': 'hello' }), 'unknown')
  await fails(await zipOf({ 'outbox.json': '{"orderedItems": [' }), 'unreadable')
  await fails(await zipOf({ 'outbox.json': '{"type": "Person"}' }), 'unknown')
  const whole = new Uint8Array(await (await tarOf({ 'outbox.json': outboxOf([]) })).arrayBuffer())
  await fails(blob(whole.slice(0, whole.length - 20), 'application/gzip'), 'unreadable')
  const zip = new Uint8Array(await (await zipOf({ 'outbox.json': outboxOf([]) })).arrayBuffer())
  await fails(blob(zip.slice(0, zip.length - 30), 'application/zip'), 'unreadable')
  const car = new Uint8Array(
    await (await repositoryOf({ '3aaa': { text: 'x', createdAt: '2024-01-01T00:00:00Z' } })).arrayBuffer(),
  )
  await fails(blob(car.slice(0, car.length - 50), 'application/vnd.ipld.car'), 'unreadable')
  await here.as(eve).isRefused('import_posts', {}, 'import_without_file')
  await here.as(eve).isRefused('import_posts', {}, 'file_kind_unsupported', { file: await jpeg() })
  await here
    .as(eve)
    .isRefused('import_posts', { audience: 'nobody' } as never, 'invalid_fields', { file: await zipOf({}) })
  await here.as().isRefused('import_list', {}, 'session_unknown')
  await here.removeFiles()
})

test('words that are ruled out, and posts that are too long, are left out', async () => {
  const moderator = await staffMember(here, 'Mo', 'moderator')
  await here.as(moderator).call('add_word_rule', { kind: 'words', words: 'zorkmids', act: 'refuse' })
  const eve = await here.person('Eve')
  const outbox = outboxOf([
    note('1', '2021-03-01', 'Buy zorkmids'),
    note('2', '2021-03-02', 'x'.repeat(6_000)),
    note('3', '2021-03-03', 'Kept'),
  ])
  assert.equal(counts(await take(eve, await zipOf({ 'outbox.json': outbox }))), 'done mastodon 3 1 0 1 2 0')
})

test('words that a rule reports are imported, and moderators hear of them', async () => {
  const moderator = await staffMember(here, 'Mira', 'moderator')
  const { word_rule_id } = await here
    .as(moderator)
    .call('add_word_rule', { kind: 'words', words: 'quatloos', act: 'report' })
  const fay = await here.person('Fay')
  const outbox = outboxOf([note('1', '2021-03-01', 'Buy quatloos'), note('2', '2021-03-02', 'Kept')])
  assert.equal(counts(await take(fay, await zipOf({ 'outbox.json': outbox }))), 'done mastodon 2 2 0 1 0 0')
  const found = here.events('words.found').filter(({ author }) => author === fay.id)
  assert.deepEqual(
    found.map(({ kind, rules }) => [kind, rules]),
    [['post', [word_rule_id]]],
  )
  await here.as(moderator).call('delete_word_rule', { word_rule_id })
})

test('a description that is too long for this network is cut', () => {
  const [post] = inOrder([
    {
      origin: '1',
      at: new Date(),
      text: '',
      isPublic: true,
      tags: [],
      nsfw: [],
      files: [{ name: null, alt: 'x'.repeat(longestAlt + 9) }],
    },
  ])
  assert.equal(post?.files[0]?.alt.length, longestAlt)
})

describe('an import beside', () => {
  const acts = {
    'its removal': ({ eve, import_id }: { eve: Person; import_id: number }, at: World) =>
      at.as(eve).send('import_undo', { import_id }),
    'the same in another process': async ({ import_id }: { eve: Person; import_id: number }, at: World) => {
      await runImport(at.platform, { id: import_id, mime: 'application/zip' })
      return { status: 200, body: {} } as never
    },
  }
  for (const [name, act] of Object.entries(acts))
    test(name, () =>
      play<{ eve: Person; import_id: number }>({
        rounds: 5,
        async open(at) {
          const eve = await at.person('Eve')
          const notes = Array.from({ length: 6 }, (_, day) =>
            note(`${day}`, `2021-03-0${day + 1}`, `Day ${day}`),
          )
          const file = await zipOf({ 'outbox.json': outboxOf(notes) })
          const { recdata } = await at.as(eve).call('import_posts', {}, { file })
          return { eve, import_id: recdata.import_id }
        },
        calls: [acts['the same in another process'], act],
        hold: ({ import_id }) => sql`select from post_imports where id = ${import_id} for update`,
        async stored({ eve, import_id }, at) {
          await runImport(at.platform, { id: import_id, mime: 'application/zip' })
          const { rows } = await sql`
            select (select state from post_imports where id = ${import_id}) as state,
              (select count(*)::int from posts where author_id = ${eve.id} and deleted_at is null) as posts,
              (select count(distinct message)::int from posts where author_id = ${eve.id} and deleted_at is null) as texts`.execute(
            at.platform.database.db,
          )
          return rows
        },
      }),
    )
})
