/** A member named in others' texts is called what they are called now, and nothing once they are gone. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { eraseMember } from '../../src/features/accounts/leaving/leaving.jobs.ts'
import { renameInTexts, renaming } from '../../src/features/accounts/settings/settings.mentions.ts'
import { mentioningTables } from '../../src/mentions/mentions.renaming.queries.ts'
import { openChat } from '../scenes/chat-scene.ts'
import { makeProject } from '../scenes/projects-scene.ts'
import { putReel } from '../scenes/reels-scene.ts'
import { makeSurvey } from '../scenes/surveys-scene.ts'
import { makeWorld, password, type Person, world } from '../world.ts'

test('every table of texts that mention members is rewritten', async () => {
  const { db } = (await world()).platform.database
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'mentions' order by 1`.execute(db)
  assert.deepEqual(
    rows.map(({ name }) => name),
    [...mentioningTables].toSorted(),
  )
})

test('texts name a renamed member as they are called now, and a deleted one as nobody', async () => {
  const here = await makeWorld()
  const { as, platform } = here
  const { db } = platform.database
  const [bob, zoe, eve] = [
    await here.person('Bob'),
    await here.person('Zoe Zvonek'),
    await here.person('Eve'),
  ]
  await here.befriend(bob, zoe)
  await here.block(zoe, eve)
  const b = as(bob)
  const said = (what: string, name = zoe.username) => `${what} aardvark @${name}, https://x.org/@${name}`

  const { post_id } = (await b.call('add_post', { message: 'before' })).recdata
  await b.call('edit_post', { post_id, message: said('version') })
  await b.call('edit_post', { post_id, message: said('post', zoe.username.toUpperCase()) })
  await b.call('repost', { post_id, repost_comment: said('remark') })
  const { post_comment_id } = (await b.call('post_comment', { post_id, comment: said('comment') })).recdata
  await b.call('post_comment_reply', { post_comment_id, reply: said('reply') })
  const reel_id = await putReel(here, bob)
  await b.call('edit_reel', { reel_id, message: said('reel') })
  await b.call('reel_comment', { reel_id, comment: said('comment on a reel') })
  const survey = await makeSurvey(here, bob)
  await b.call('add_comment', { object_id: survey.id, comment: said('comment on a survey') })
  const project = await makeProject(here, bob, { group_name: 'Plums' })
  const { recdata: funding } = await b.call('project_funding', { group_id: project.id })
  await b.call('add_comment', { object_id: funding.discussion_id, comment: said('question') })
  const chat = await openChat(here, [bob, zoe])
  const entry = await chat.say(bob, said('message'))
  await chat.reply(bob, entry, said('answer'))
  await b.call('send_massage', { friend_id: zoe.id, message: said('to her') })
  // Without a link: she has blocked Eve.
  await as(eve).call('add_post', { message: `unlinked aardvark @${zoe.username}` })

  const stored = async () => {
    const texts: string[] = []
    for (const table of mentioningTables) {
      const { rows } = await sql<{ message: string }>`
        select message from ${sql.table(table)} where message like '%aardvark%' order by id`.execute(db)
      texts.push(...rows.map(({ message }) => message))
    }
    return texts
  }
  const search = async (text: string) => {
    return JSON.stringify(await b.call('all_search', { search: text })).match(/aardvark/g)?.length ?? 0
  }
  // What a page that has the chat asks for.
  const { last_change: since } = await b.call('group_chat_history', { group_id: chat.group_id })
  const changed = async () =>
    (await b.call('group_chat_changes', { group_id: chat.group_id, since })).recdata.map(
      ({ message }) => message.split(',', 1)[0],
    )
  const shown = async (viewer: Person) => {
    const { call } = as(viewer)
    const [timeline, detail, versions, reel, history] = [
      await call('timeline', {}),
      await call('post_detail', { post_id }),
      await call('post_versions', { post_id }),
      await call('reel_by_id', { reel_id }),
      await chat.fetch(viewer),
    ]
    return JSON.stringify([timeline, detail, versions, reel, history])
  }
  // Caches are filled.
  const begun = await shown(bob)
  assert.equal((await stored()).length, 13)
  assert((await search(`aardvark ${zoe.username}`)) > 0)

  await as(zoe).call('update_username', { username: 'renamed_marmot' })
  const { rows: jobs } = await sql<{ data: { member: number } }>`
    select data from jobs.job where name = ${renaming.name}`.execute(db)
  assert.deepEqual(
    jobs.map(({ data }) => data),
    [{ member: zoe.id }],
  )
  for (const { data } of jobs) await renameInTexts(platform).work(data)
  for (const text of await stored())
    if (!text.startsWith('unlinked')) assert.match(text, /aardvark @renamed_marmot, /)
  const renamed = await shown(bob)
  const count = (text: string, part: string) => text.split(part).length - 1
  assert.equal(
    count(renamed, '@renamed_marmot,'),
    count(begun, ` @${zoe.username},`) + count(begun, ` @${zoe.username.toUpperCase()},`),
  )
  assert.equal(count(renamed, ` @${zoe.username},`), 0)
  assert.match(renamed, new RegExp(`"username":"renamed_marmot","user_id":${zoe.id}`))
  assert((await search('aardvark renamed_marmot')) > 0)
  assert.deepEqual(
    await changed(),
    ['message', 'answer'].map((what) => `${what} aardvark @renamed_marmot`),
  )

  await as(zoe).call('delete_account', { password, consent: 1 })
  await sql`update away_members set delete_at = now() where member_id = ${zoe.id}`.execute(db)
  await eraseMember(platform, zoe.id)
  for (const text of await stored()) assert.match(text, /aardvark @deleted/)
  const gone = await shown(bob)
  assert.equal(count(gone, '@renamed_marmot'), 0)
  assert.deepEqual(
    await changed(),
    ['message', 'answer'].map((what) => `${what} aardvark @deleted`),
  )
  assert(count(gone, '@deleted,') > 5)
  assert.doesNotMatch(gone, new RegExp(`"user_id":${zoe.id}\\b`))
  // In addresses the name stays, which may be somebody's elsewhere.
  assert.equal(await search('aardvark renamed_marmot'), 0)
  assert.match(
    (await as(eve).call('user_timeline', { view_user_id: eve.id })).recdata[0]?.message ?? '',
    /^unlinked aardvark @deleted$/,
  )

  // Nobody can be called so, nor is anybody meant.
  const { recdata } = await b.call('add_post', { message: 'to @deleted' })
  assert.deepEqual([recdata.message, recdata.mentions], ['to @deleted', []])
  await as(eve).isRefused('update_username', { username: 'deleted' }, 'username_taken')
})
