/** A second kind of object can be discussed given only its description: notes, which only tests have. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { addNote, notes, withNotes } from '../../test/scenes/notes-scene.ts'
import type { Person } from '../../test/world.ts'
import { discussion as ofPosts } from '../features/posts/posts.discussion.ts'
import { noKey } from '../platform/call/idempotency.ts'
import { write } from '../platform/write.ts'
import type { PreparedComment } from './comments.media.ts'
import { discussionOf } from './discussion.ts'

const ofNotes = discussionOf(notes)

async function scene() {
  const here = await withNotes()
  const { platform } = here
  const { db } = platform.database
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  const heard: Array<readonly number[]> = []

  const say = (how: 'comment' | 'reply') => (by: Person, of: number, text: string) =>
    write(platform, async ({ tx, emit }) => {
      const before: PreparedComment = await ofNotes.prepare(
        { text },
        { db: tx, member: by, platform, files: {}, refuse: (refusal) => assert.fail(refusal) },
      )
      const hintOnly = (members: readonly number[] | undefined) => {
        if (members) heard.push(members)
      }
      const more = {
        say: () => undefined,
        hint: () => undefined,
        refuse: () => assert.fail(),
        key: () => noKey,
      }
      return ofNotes[how](of, { tx, before, member: by, platform, emit, hintOnly, ...more })
    })
  return {
    ...here,
    db,
    ada,
    bob,
    eve,
    heard,
    comment: say('comment'),
    reply: say('reply'),
    note: (author: Person, reader?: Person) => addNote(here, author, reader),
    async countsOf(id: number) {
      const { rows } =
        await sql<object>`select likes, dislikes, comments from objects where id = ${id}`.execute(db)
      return rows[0]
    },
  }
}
type Scene = Awaited<ReturnType<typeof scene>>

const texts =
  ({ db }: Scene) =>
  async (viewer: Person, note: number) =>
    (await ofNotes.listComments(db, viewer.id, note, 1e9, 10, 0, true)).map(({ message }) => message)

test('comments on a note, and replies to them, are listed, counted, told and taken back', async () => {
  const here = await scene()
  const { ada, bob, eve, db, note, comment, reply, events, countsOf } = here
  const id = await note(ada)
  const first = await comment(bob, id, `Well, @${eve.username}`)
  assert(first)
  await reply(eve, first.id, 'Yes?')
  await comment(eve, id, 'Second')
  assert.deepEqual(await texts(here)(ada, id), ['Second', 'Yes?', `Well, @${eve.username}`])
  assert.deepEqual(
    (await ofNotes.listLatestComments(db, ada.id, [id])).map((row) => [row.object_id, row.replies]),
    [
      [id, 0],
      [id, 0],
      [id, 1],
    ],
  )
  assert.deepEqual(await countsOf(id), { likes: 0, dislikes: 0, comments: 2 })
  const on = { kind: 'note', object: id }
  assert.deepEqual(events('object.commented')[0], {
    ...on,
    comment: first.id,
    author: ada.id,
    member: bob.id,
  })
  assert.deepEqual(events('member.mentioned'), [{ ...on, comment: first.id, by: bob.id, member: eve.id }])
  assert.equal(events('comment.replied').at(-1)?.author, bob.id)

  const refuse = (why: string) => assert.fail(why)
  const changing = { member: bob, hint: () => undefined, hintOnly: () => undefined, refuse }
  await db.transaction().execute((tx) => ofNotes.deleteComment(first.id, { ...changing, tx }))
  assert.deepEqual(await texts(here)(ada, id), ['Second'])
  await db.transaction().execute((tx) => ofNotes.restoreAny(first.id, { ...changing, tx }))
  assert.deepEqual(await countsOf(id), { likes: 0, dislikes: 0, comments: 2 })
})

test('a like takes a dislike away, by one statement', async () => {
  const { ada, bob, db, note, countsOf } = await scene()
  const id = await note(ada)
  const react = (kind: 'like' | 'dislike') => ofNotes.toggleReaction(db, bob.id, id, kind)
  assert.equal((await react('dislike'))?.reaction, 'dislike')
  assert.equal((await react('like'))?.reaction, 'like')
  assert.deepEqual(await countsOf(id), { likes: 1, dislikes: 0, comments: 0 })
  assert.equal((await react('like'))?.reaction, 'none')
})

test('who does not see the note sees, says and hears nothing of it', async () => {
  const here = await scene()
  const { ada, bob, eve, db, note, comment, reply, events, heard } = here
  const id = await note(ada, bob)
  const said = await comment(bob, id, `For us, @${eve.username}`)
  assert(said)
  assert.deepEqual(heard, [[ada.id, bob.id]])
  assert.equal(events('member.mentioned').length, 0)
  assert.deepEqual(await texts(here)(eve, id), [])
  assert.equal(await ofNotes.findCommented(db, eve.id, id), undefined)
  assert.equal(await comment(eve, id, 'x'), undefined)
  assert.equal(await reply(eve, said.id, 'x'), undefined)
  assert.equal(await ofNotes.toggleReaction(db, eve.id, id, 'like'), undefined)

  await here.block(ada, bob)
  assert.deepEqual(await texts(here)(bob, id), [])
})

test('calls of one kind do not reach what is said of another', async () => {
  const { ada, bob, as, db, note, comment } = await scene()
  const id = await note(ada)
  const said = await comment(bob, id, 'x')
  assert(said)
  await as(bob).isRefused('post_comment', { post_id: id, comment: 'x' }, 'post_not_found')
  await as(bob).isRefused('post_like', { post_id: id }, 'post_not_found')
  await as(bob).isRefused('post_comment_reply', { post_comment_id: said.id, reply: 'x' }, 'comment_not_found')
  await as(bob).isRefused('post_comment_delete', { post_comment_id: said.id }, 'comment_not_found')
  assert.deepEqual(await ofPosts.findComment(db, ada.id, said.id), [])
  const { recdata } = await as(ada).call('add_post', { message: 'x' })
  assert(recdata.post_id > id, 'no id is of two objects')
  assert.equal(await comment(bob, recdata.post_id, 'x'), undefined)
})

test('with a note goes what was said of it, and with a member their notes', async () => {
  const { ada, bob, db, note, comment } = await scene()
  const [one, other] = [await note(ada), await note(ada)]
  for (const id of [one, other]) {
    await comment(bob, id, 'x')
    await ofNotes.toggleReaction(db, bob.id, id, 'like')
  }
  const left = async () => {
    const { rows } = await sql<object>`
      select (select count(*)::int from objects) as objects, (select count(*)::int from comments) as comments,
        (select count(*)::int from reactions) as reactions`.execute(db)
    return rows[0]
  }
  await sql`delete from notes where id = ${one}`.execute(db)
  assert.deepEqual(await left(), { objects: 1, comments: 1, reactions: 1 })
  await sql`delete from members where id = ${ada.id}`.execute(db)
  assert.deepEqual(await left(), { objects: 0, comments: 0, reactions: 0 })
})
