/**
 * Deeds of members on posts, comments and each other, all over HTTP; permanent removal runs as the jobs do
 * it.
 */
import { removeMember } from '../remove-member.ts'
import assert from 'node:assert/strict'
import fc from 'fast-check'
import { sql } from 'kysely'
import { purge } from '../../src/features/posts/posts.purge.ts'
import type { Person, World } from '../world.ts'

export const people = 5

const writing = fc.record({
  hashtag: fc.uniqueArray(fc.constantFrom('a', 'A', 'b', 'c'), { maxLength: 3 }).map((tags) => tags.join()),
  post_type: fc.constantFrom('public' as const, 'public' as const, 'private' as const),
})

/** How often each deed is drawn. Deeds that need others to have any effect are drawn less often. */
const weights = {
  add_post: 3,
  post_like: 5,
  post_dislike: 4,
  post_comment: 4,
  post_comment_reply: 6,
  repost: 4,
  remark: 3,
  post_save: 1,
  edit_post: 3,
  post_delete: 3,
  post_restore: 3,
  post_comment_delete: 3,
  post_comment_reply_delete: 3,
  restore_comment: 3,
  restore_reply: 6,
  add_hashtag: 1,
  rename: 1,
  show_file: 2,
  follow: 3,
  unfollow: 1,
  block: 1,
  unblock: 2,
  expire: 1,
  leave: 1,
} as const
export type Kind = keyof typeof weights
export const kinds = Object.keys(weights) as Kind[]

const deed = fc.record({
  kind: fc.oneof(...kinds.map((kind) => ({ weight: weights[kind], arbitrary: fc.constant(kind) }))),
  who: fc.nat(people - 1),
  /** Chooses among the latest objects, or the other member. */
  which: fc.nat(1000),
  writing,
})
export type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never

/** The deeds of a round happen at once. */
export const story = fc.array(fc.array(deed, { minLength: 6, maxLength: 20 }), { minLength: 1, maxLength: 4 })

/** Something written, with its author. */
interface Written {
  readonly id: number
  readonly by: number
  isDeleted: boolean
}

export interface Stage {
  readonly here: World
  readonly members: Person[]
  readonly posts: Written[]
  readonly comments: Written[]
  readonly replies: Written[]
  /** How often each deed had an effect. */
  readonly done: Map<Kind, number>
}

/** Deeds act only on this many of the latest, so that many meet at the same object. */
const latest = 6

const choose = (list: readonly Written[], which: number) => list.slice(-latest)[which % latest] ?? list.at(-1)

interface Plan {
  readonly call: string
  readonly input: Record<string, unknown>
  /** The list that gains an object. */
  readonly to?: Written[]
  /** The actor's own object that it deletes or restores. */
  readonly own?: Written | undefined
}

/** Returns the call of a deed. Its input has an undefined id if there is nothing to act on. */
function plan(stage: Stage, { kind, who, which, writing }: Deed): Plan {
  const { posts, comments, replies, members } = stage
  const post_id = choose(posts, which)?.id
  const comment = choose(comments, which)
  const other = members[(who + 1 + (which % (people - 1))) % people]?.id
  // Own objects, since others are hardly ever allowed. Deeds at the same time may still get these refused.
  const own = (list: readonly Written[]) => {
    const isDeleted = kind.endsWith('_restore') || kind.startsWith('restore_')
    return choose(
      list.filter((each) => each.by === members[who]?.id && each.isDeleted === isDeleted),
      which,
    )
  }
  switch (kind) {
    case 'add_post':
      return { call: kind, input: { message: 'x', ...writing }, to: posts }
    case 'repost':
      return { call: kind, input: { post_id }, to: posts }
    case 'remark':
      return { call: 'repost', input: { post_id, repost_comment: 'look' }, to: posts }
    case 'edit_post':
      return { call: kind, input: { post_id: own(posts)?.id, message: which % 4 ? 'y' : '', ...writing } }
    case 'post_delete':
    case 'post_restore': {
      const mine = own(posts)
      return { call: kind, input: { post_id: mine?.id }, own: mine }
    }
    case 'post_comment':
      return { call: kind, input: { post_id, comment: 'x' }, to: comments }
    case 'post_comment_reply':
      return { call: kind, input: { post_comment_id: comment?.id, reply: 'x' }, to: replies }
    case 'post_comment_delete': {
      const mine = own(comments)
      return { call: kind, input: { post_comment_id: mine?.id }, own: mine }
    }
    case 'restore_comment':
    case 'restore_reply': {
      const mine = own(kind === 'restore_comment' ? comments : replies)
      return { call: 'restore_comment', input: { comment_id: mine?.id }, own: mine }
    }
    case 'post_comment_reply_delete': {
      const mine = own(replies)
      return { call: kind, input: { post_comment_reply_id: mine?.id }, own: mine }
    }
    case 'add_hashtag':
      return { call: kind, input: { hashtag: writing.hashtag.split(',')[0] || 'd' } }
    case 'rename':
      return { call: 'update_display_name', input: { display_name: `Person ${which}` } }
    case 'follow':
    case 'unfollow':
      return { call: kind, input: { following_id: other } }
    case 'block':
    case 'unblock':
      return { call: kind, input: { blocked_user_id: other } }
    default:
      return { call: kind, input: { post_id } }
  }
}

/** Refusals that a concurrent deed can cause. A member who has left has no session. */
const fine = new Set([
  'post_not_found',
  'post_empty',
  'reminded_already',
  'comment_not_found',
  'member_not_found',
  'session_unknown',
  'session_expired',
])

/** Performs the deed, or is refused because of a concurrent one; any other failure fails the test. */
export async function perform(stage: Stage, deed: Deed): Promise<void> {
  const { here, members, done } = stage
  const { kind, who } = deed
  const member = members[who]
  assert(member)
  if (kind === 'expire' || kind === 'leave') return remove(stage, deed)
  if (kind === 'show_file') return showFile(stage, deed)
  const { call, input, to, own } = plan(stage, deed)
  if (Object.values(input).includes(undefined)) return
  const { status, body } = await here.as(member).send(call, input)
  assert(status === 200 || fine.has(String(body['error'])), `${call}: ${status} ${JSON.stringify(body)}`)
  if (status !== 200) return
  done.set(kind, (done.get(kind) ?? 0) + 1)
  if (own) own.isDeleted = kind.endsWith('_delete')
  const made = body['recdata'] as Record<string, number> | undefined
  const id = made?.['post_comment_reply_id'] ?? made?.['post_comment_id'] ?? made?.['post_id']
  if (to && id !== undefined) to.push({ id, by: member.id, isDeleted: false })
}

/** Attaches a file to a post or a comment, or changes the description of its file, as the jobs do. */
async function showFile({ here, posts, comments, done }: Stage, { which }: Deed): Promise<void> {
  const { db } = here.platform.database
  const [table, list] = which % 2 ? (['comments', comments] as const) : (['posts', posts] as const)
  const id = choose(list, which)?.id ?? 0
  await sql`
    with said as (
      update media set alt = ${`said ${which}`} where id = (select media_id from ${sql.table(table)} where id = ${id})
      returning 1),
    made as (
      insert into media (key, owner_id, width, height, preview, widths, bytes, use)
      select gen_random_uuid()::text, author_id, 1, 1, '', '{480}', 0, ${table === 'posts' ? 'post' : 'comment'}
      from ${sql.table(table)} where id = ${id} and not exists (select from said)
      returning id)
    update ${sql.table(table)} shows set media_id = made.id from made where shows.id = ${id}`
    .execute(db)
    // The post or comment, or its author, was removed at the same time, or another file was attached first.
    .catch(() => undefined)
  done.set('show_file', (done.get('show_file') ?? 0) + 1)
}

/** Removes for good what was deleted 30 days ago, or a member with everything of theirs. */
async function remove({ here, members, done }: Stage, { kind, who, which }: Deed): Promise<void> {
  const { db } = here.platform.database
  if (kind === 'leave') await removeMember(here, members[who]?.id ?? 0)
  else {
    for (const table of ['posts', 'comments'])
      await sql`update ${sql.table(table)} set deleted_at = now() - interval '31 days'
        where deleted_at is not null and id % 2 = ${which % 2}`.execute(db)
    await purge(db)
  }
  done.set(kind, (done.get(kind) ?? 0) + 1)
}

/** Performs all deeds at once; permanent removals run one after another, as the jobs do. */
export async function performTogether(stage: Stage, round: readonly Deed[]): Promise<void> {
  const isRemoval = ({ kind }: Deed) => kind === 'expire' || kind === 'leave'
  const removals = async () => {
    for (const each of round.filter(isRemoval)) await perform(stage, each)
  }
  const others = round.filter((each) => !isRemoval(each)).map((each) => perform(stage, each))
  // Waits for all of them even if one fails: none may still run when the next run begins.
  const ended = await Promise.allSettled([removals(), ...others])
  for (const each of ended) if (each.status === 'rejected') throw each.reason
}

/** Replaces members who left, and makes sure that there is a post. */
export async function fillUp({ here, members, posts }: Stage): Promise<void> {
  const { pool } = here.platform.database
  const { rows } = await pool.query<{ id: number }>('select id from members where id = any ($1)', [
    members.map(({ id }) => id),
  ])
  const left = new Set(rows.map(({ id }) => id))
  for (let i = 0; i < people; i++) {
    if (!left.has(members[i]?.id ?? 0)) members[i] = await here.person(`Person ${i}`)
  }
  const there = await pool.query('select from posts where deleted_at is null limit 1')
  if (there.rowCount === 0) {
    const { recdata } = await here.as(members[0]).call('add_post', { message: 'x', hashtag: 'a' })
    posts.push({ id: recdata.post_id, by: recdata.user_id, isDeleted: false })
  }
}
