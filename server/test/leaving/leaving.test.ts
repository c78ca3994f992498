/** Nothing of a member is left behind when they leave: what each table has of them is declared, and removed. */
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { test } from 'node:test'
import { sql } from 'kysely'
import { deleteLeaving } from '../../src/features/accounts/leaving/leaving.jobs.ts'
import { gatherNews } from '../../src/features/notifications/gathering.ts'
import { purge } from '../../src/features/posts/posts.purge.ts'
import { features } from '../../src/features.ts'
import { logIn, subjectsTo } from '../scenes/accounts-scene.ts'
import { openChat } from '../scenes/chat-scene.ts'
import { jpeg } from '../files/pictures.ts'
import { putReel } from '../scenes/reels-scene.ts'
import { makeWorld, password, type Person, type World, world } from '../world.ts'

const consenting = { password, consent: 1 } as const

test('every table with a member’s column is declared by one feature', async () => {
  const { db } = (await world()).platform.database
  const { rows } = await sql<{ table: string; keeps: boolean }>`
    select c.relname as table, bool_or(f.confdeltype not in ('c', 'n')) is true as keeps
    from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
    join pg_namespace s on s.oid = c.relnamespace and s.nspname = 'public'
    left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and a.attnum = any (f.conkey)
      and f.confrelid in ('members'::regclass, 'two_factors'::regclass, 'away_members'::regclass)
    where a.attnum > 0 and not a.attisdropped and c.relname <> 'members'
      and (f.oid is not null or a.attname ~ '^(member|author|owner|actor|user|sender|recipient)_id$')
    group by c.relname order by c.relname`.execute(db)
  const declared = features.flatMap(({ leaving }) => Object.keys(leaving?.tables ?? {}))
  assert.deepEqual(
    declared.toSorted(),
    ['members', ...rows.map(({ table }) => table)].toSorted(),
    'Say in `leaving` of the feature what a member takes along of the table, or why nothing',
  )
  // Otherwise a member could not be deleted.
  assert.deepEqual(
    rows.filter(({ keeps }) => keeps),
    [],
  )
})

/** Returns where these words appear, in all tables and names of files. */
async function findEverywhere(here: World, words: readonly string[]): Promise<string[]> {
  const { db } = here.platform.database
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'jobs')`.execute(db)
  const found: string[] = []
  for (const { name } of tables)
    for (const word of words) {
      const { rows } = await sql<{ row: string }>`
        select t::text as row from ${sql.raw(name)} t where t::text ilike ${`%${word}%`} limit 1`.execute(db)
      found.push(...rows.map(({ row }) => `${word} in ${name}: ${row}`))
    }
  const files = await readdir(here.mediaRoot, { recursive: true })
  found.push(...files.filter((file) => words.some((word) => file.includes(word))))
  return found
}

/** Passes this many days since the member left. */
async function passDays({ platform }: World, member: Person, days: number): Promise<void> {
  await sql`update away_members set delete_at = delete_at - ${days} * interval '1 day'
    where member_id = ${member.id}`.execute(platform.database.db)
  await deleteLeaving(platform).work({})
}

async function liveALittle(here: World, ada: Person, bob: Person): Promise<string[]> {
  const { as, platform } = here
  await here.befriend(ada, bob)
  await as(ada).call(
    'profile_pic_update',
    { x: 0, y: 0, width: 100, height: 100 },
    { profile_pic: await jpeg() },
  )
  await as(ada).call('add_post', { message: 'aardvarkposted #aardvarktag' }, { file: await jpeg() })
  const mine = (await as(ada).call('add_post', { message: 'aardvarkfirst', hashtag: 'garden' })).recdata
  await as(ada).call('edit_post', { post_id: mine.post_id, message: 'aardvarkedited' })
  const { post_id } = (await as(bob).call('add_post', { message: `hello @${ada.username}, yours Bob` }))
    .recdata
  await as(bob).call('repost', { post_id: mine.post_id, repost_comment: 'a remark' })
  const said = await as(ada).call(
    'post_comment',
    { post_id, comment: 'aardvarksaid' },
    { file: await jpeg() },
  )
  await here.processMedia()
  await as(bob).call('post_comment_reply', { post_comment_id: said.recdata.post_comment_id, reply: 'yes' })
  await as(bob).call('post_comment', { post_id: mine.post_id, comment: `@${ada.username} well` })
  await as(ada).call('post_like', { post_id })
  await as(ada).call('post_save', { post_id })
  await as(ada).call('add_mute', { mute_type: 'word', word: 'aardvarkmuted' })
  await as(ada).call('add_hashtag', { hashtag: 'garden' })
  await as(ada).call('add_place_lived', { place: 'aardvarktown' } as never)
  await as(bob).call('add_report', { report_type: 'post', report_id: mine.post_id, reason: 'other' })
  await as(ada).call('add_reel', { message: 'aardvarkreel #aardvarkreeltag' }, { file: await jpeg() })
  const reel_id = await putReel(here, bob)
  await as(bob).call('edit_reel', { reel_id, message: `hello @${ada.username}, yours Bob` })
  const { comment_id } = (await as(ada).call('reel_comment', { reel_id, comment: 'aardvarktalk' })).recdata
  await as(bob).call('reel_comment_like', { reel_comment_id: comment_id })
  await as(bob).call('reel_comment_reply', { reel_id, reel_comment_id: comment_id, reply: 'yes' })
  await as(ada).call('reel_like', { reel_id })
  await as(ada).call('record_reel_view', { reel_id })
  const chat = await openChat(here, [bob, ada])
  const { group_id } = chat
  const chatted = (
    await as(ada).call('group_chat', { group_id, message: 'aardvarkchatted' }, { file: await jpeg() })
  ).recdata
  await chat.reply(bob, chatted, `@${ada.username} yes, yours Bob`)
  await as(ada).call('group_chat_like', { group_chat_id: chatted.id })
  await as(ada).call('group_chat_read', { group_id, seq: 1 })
  await here.processMedia()
  await gatherNews(platform)
  const { rows } = await sql<{ key: string }>`select key from media where owner_id = ${ada.id}`.execute(
    platform.database.db,
  )
  assert.equal(rows.length, 5)
  return rows.map(({ key }) => key)
}

test('thirty days after it was asked for, nothing of a member is found in any table or file', async () => {
  const here = await makeWorld()
  const [ada, bob] = [await here.person('Ada Aardvark'), await here.person('Bob')]
  const keys = await liveALittle(here, ada, bob)
  assert((await findEverywhere(here, keys)).length > 0)

  const { delete_at } = await here.as(ada).call('delete_account', consenting)
  assert(Math.abs(Date.parse(delete_at) - Date.now() - 30 * 86_400_000) < 3_600_000)
  await passDays(here, ada, 20)
  await passDays(here, ada, 4)
  await passDays(here, ada, 1)
  assert.deepEqual(
    (await subjectsTo(here, ada.email)).map((subject) => subject.replace(/ on .*/, '')),
    ['Your account will be deleted', 'We delete your account in a week'],
  )
  await passDays(here, ada, 6)
  assert.equal((await subjectsTo(here, ada.email)).at(-1), 'Your account is deleted')
  await deleteLeaving(here.platform).work({})
  await here.removeFiles()

  const { db } = here.platform.database
  // A tag doesn't belong to a member: it is removed a month after its first use, once nothing uses it.
  await sql`update hashtags set created_at = created_at - interval '31 days'`.execute(db)
  await purge(db)
  const words = ['aardvark', ada.username, ada.email, ...keys]
  assert.deepEqual(await findEverywhere(here, words), [])
  const { rows } = await sql<{
    row: string
  }>`select p::text as row from posts p where mentions <> '[]'`.execute(db)
  assert.deepEqual(rows, [])
  const [reminder, post] = (await here.as(bob).call('timeline', {})).recdata
  assert.equal(reminder?.repost_comment, 'a remark')
  assert.equal(post?.message, 'hello @deleted, yours Bob')
  await here.as().isRefused('login', { email: ada.email, password }, 'wrong_credentials')
})

test('logging in within the days cancels it, and says so', async () => {
  const here = await makeWorld()
  const ada = await here.person('Ada')
  await here.as(ada).call('delete_account', consenting)
  await passDays(here, ada, 29)
  const { message } = await here.as().call('login', { email: ada.email, password })
  assert.equal(message, 'Welcome back! Your account is no longer being deleted.')
  await deleteLeaving(here.platform).work({})
  await logIn(here, ada)
})
