/**
 * Who sees what of the feed: every kind of viewer against every kind of post, comment and reply, in every
 * list, count, event, hint and file. `feed-matrix/table.ts` declares each cell.
 */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { gatherNews } from '../../src/features/notifications/gathering.ts'
import { askEverything, nobodies, Received } from '../feed-matrix/ask.ts'
import {
  commentCells,
  countCells,
  markCells,
  peopleCells,
  postCells,
  type Told,
} from '../feed-matrix/cells.ts'
import { allMarks } from '../feed-matrix/marks.ts'
import { type Viewer, viewers } from '../feed-matrix/people.ts'
import { type Scene, writeScene } from '../feed-matrix/scene.ts'
import { commentTable, countTable, markTable, peopleTable, postTable } from '../feed-matrix/table.ts'
import { columnsOf, type Table, tableOf, textOf } from '../feed-matrix/texts.ts'
import { askForFiles, listen, mentionsIn } from '../feed-matrix/told.ts'
import { tryForbidden } from '../feed-matrix/writes.ts'
import { isLong } from '../long.ts'
import { openPage } from '../page.ts'
import { makeWorld, type World } from '../world.ts'

/** An undeclared cell is as wrong as one that differs from its declaration. */
const isDeclared = (table: Table, declared: string) => assert.equal(textOf(table), textOf(tableOf(declared)))

describe('who sees what of the feed', () => {
  let scene: Scene
  let told: Told
  const received = new Received()

  before(async () => {
    scene = await writeScene(await makeWorld())
    await gatherNews(scene.here.platform)
    await askEverything(scene, received)
    const served = await askForFiles(scene, received)
    const mentioned = mentionsIn(scene)
    const posts = tableOf(postTable)
    const comments = tableOf(commentTable)
    const tried = await tryForbidden(scene, (kind, name, viewer) => {
      const cell = (kind === 'posts' ? posts : comments)[name]?.[viewers.indexOf(viewer)] ?? ''
      if (cell.includes(kind === 'posts' ? 'd' : 'l')) return 'seen'
      return kind === 'comments' && cell.includes('o') ? 'left' : undefined
    })
    assert(tried > 500)
    told = { served, mentioned, heard: await listen(scene, received) }
  })

  test('posts and reposts', () => isDeclared(postCells(scene, received, told), postTable))
  test('comments and replies', () => isDeclared(commentCells(scene, received, told), commentTable))
  test('members in lists', () => isDeclared(peopleCells(scene, received), peopleTable))
  test('counts', () => isDeclared(countCells(scene, received), countTable))
  test('every word, in every byte that each received', () => {
    isDeclared(markCells(allMarks(), received), markTable)
    for (const nobody of nobodies)
      assert.deepEqual(
        allMarks().filter((mark) => received.by(mark, nobody).size > 0),
        [],
        nobody,
      )
  })

  test('nobody sees an author who is away, and everything is back afterwards', async () => {
    const { db } = scene.here.platform.database
    const others = viewers.filter((viewer) => viewer !== 'author')
    const some = isLong ? others : (['friend', 'stranger'] as const)
    await db.insertInto('away_members').values({ member_id: scene.people.author.id }).execute()
    const away = await lookAgain(scene, some)
    // Everything was written by them, is a reminder of it or is a comment below it; only tags belong to
    // everybody.
    const seen = allMarks().flatMap((mark) =>
      some.flatMap((viewer) =>
        away.by(mark, viewer).size > 0 && !mark.endsWith(': tag')
          ? [`${viewer}: ${mark} by ${[...away.by(mark, viewer)].join()}`]
          : [],
      ),
    )
    // Members can report posts that they could once read.
    assert.deepEqual(seen, ['stranger: made private: first words by get_reports'])
    await db.deleteFrom('away_members').execute()
    const again = isLong ? viewers : (['friend'] as const)
    const back = await lookAgain(scene, again)
    const ofThese = (table: Table) => columnsOf(table, again)
    assert.equal(
      textOf(ofThese(markCells(allMarks(), back)), again),
      textOf(ofThese(tableOf(markTable)), again),
    )
  })
})

/** Asks for everything again as these viewers; returns the marks that they receive. */
async function lookAgain(scene: Scene, askers: readonly Viewer[]): Promise<Received> {
  const received = new Received()
  await askEverything(scene, received, askers)
  await askForFiles(scene, received, askers)
  return received
}

const hinted = async (
  here: World,
  page: Awaited<ReturnType<typeof openPage>>,
  deed: () => Promise<unknown>,
) => {
  page.frames.length = 0
  await deed()
  await here.as(await here.person('Somebody')).call('add_post', { message: 'to everybody' })
  await page.hearHint('feed')
  return page.frames.flatMap(({ hints }) => (Array.isArray(hints) ? (hints as string[]) : []))
}

test('who loses a post to its author’s friends hears no more of what reminds of it', async () => {
  const here = await makeWorld()
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  await here.befriend(ada, bob)
  const { post_id } = (await here.as(ada).call('add_post', { message: 'open' })).recdata
  const remark = (await here.as(bob).call('repost', { post_id, repost_comment: 'look' })).recdata.post_id
  const page = await openPage(here, eve, ['feed', `post:${remark}`, `comments:${remark}`])
  const like = () => here.as(bob).call('post_like', { post_id: remark })
  assert((await hinted(here, page, like)).includes(`post:${remark}`))
  await here.as(ada).call('edit_post', { post_id, message: 'closed', post_type: 'private' })
  // A last hint tells the page to drop what it shows.
  for (const topic of [`post:${remark}`, `comments:${remark}`]) await page.hearHint(topic)
  assert.deepEqual(
    (await hinted(here, page, like)).filter((topic) => topic !== 'feed'),
    [],
  )
  page.leave()
})

test('a name that a block hides is text like that of nobody', async () => {
  const here = await makeWorld()
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  await here.block(ada, eve)
  const says = `@${ada.username} @${bob.username} @${eve.username} @nobody_at_all`
  const { post_id } = (await here.as(bob).call('add_post', { message: 'open' })).recdata
  await here.as(bob).call('edit_post', { post_id, message: says })
  await here.as(bob).call('edit_post', { post_id, message: `${says}.` })
  await here.as(bob).call('repost', { post_id, repost_comment: says })
  const { post_comment_id } = (await here.as(bob).call('post_comment', { post_id, comment: says })).recdata
  await here.as(bob).call('post_comment_reply', { post_comment_id, reply: says })
  for (const [viewer, hidden] of [
    [ada, eve],
    [eve, ada],
  ] as const) {
    const named = [
      ...(await here.as(viewer).call('timeline', {})).recdata.flatMap((post) => [post, ...post.comments]),
      ...(await here.as(viewer).call('timeline', {})).recdata.map((post) => ({
        mentions: post.repost_mentions,
      })),
      ...(await here.as(viewer).call('post_versions', { post_id })).recdata,
      ...(await here.as(viewer).call('comment_reply_list', { comment_id: post_comment_id })).recdata,
    ].flatMap(({ mentions }) => mentions.map(({ user_id }) => user_id))
    assert.deepEqual(new Set(named), new Set([viewer.id, bob.id].filter((id) => id !== hidden.id)))
    assert(named.filter((id) => id === bob.id).length >= 6)
  }
})
