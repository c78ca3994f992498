/** Computes from the answers what each viewer can do with each object, in the form that the tables declare. */
import assert from 'node:assert/strict'
import type { BlockedComment, Comment, Reply } from '@commons/contract/discussion.ts'
import type { Post, PostComment, PostReply } from '@commons/contract/posts/posts.ts'
import { marker } from './marks.ts'
import { type Received, searchFor } from './ask.ts'
import { type Viewer, viewers } from './people.ts'
import { isRepost, type Scene, writerOf } from './scene.ts'
import type { Table } from './texts.ts'

/** What a viewer got apart from the answers of calls: mentions, files and hints. */
export interface Told {
  mentioned(viewer: Viewer, post: number, comment?: number): boolean
  served(viewer: Viewer, object: string): boolean
  heard(viewer: Viewer, topic: string): boolean
}

const letters = (found: Record<string, boolean>) =>
  Object.entries(found)
    .filter(([, yes]) => yes)
    .map(([letter]) => letter)
    .join('') || '-'

const whole = { limit: 50 }
interface Posts {
  recdata: Post[]
}

export function postCells(scene: Scene, received: Received, told: Told): Table {
  const cellOf = (name: string, id: number, viewer: Viewer) => {
    const has = (call: string, input: object) => {
      const { status, body } = received.answer<Posts>(viewer, call, { ...input })
      return status === 200 && body.recdata.some(({ post_id }) => post_id === id)
    }
    const by = writerOf(scene, name).id
    const answers = (call: string) => received.answer(viewer, call, { post_id: id }).status === 200
    const detail = received.answer<{ recdata?: Post }>(viewer, 'post_detail', { post_id: id })
    assert.equal(answers('post_card'), detail.status === 200, `${name} for ${viewer}`)
    return letters({
      a: has('timeline', { feed: 'all', ...whole }),
      f: has('timeline', { feed: 'following', ...whole }),
      u: has('user_timeline', { view_user_id: by, ...whole }),
      i: has('user_timeline', { post_id: id, view_user_id: by }),
      h: !isRepost(name) && has('hashtag_timeline', { hashtag: marker(name, 'tag'), ...whole }),
      s: has('saved_post_list', whole),
      z: searched(viewer, searchFor(name)).has(id),
      d: detail.status === 200,
      c: received.answer(viewer, 'comment_list', { object_id: id, ...whole }).status === 200,
      v: answers('post_versions'),
      w: answers('post_why'),
      m: typeof detail.body.recdata?.file === 'string',
      b: told.served(viewer, name),
      n: told.mentioned(viewer, id),
      e: told.heard(viewer, `post:${id}`),
      k: told.heard(viewer, `comments:${id}`),
    })
  }
  const searched = (viewer: Viewer, input: object) =>
    new Set(
      received
        .answer<{ posts: Array<{ id: number }> }>(viewer, 'all_search', { ...input })
        .body.posts.map(({ id }) => id),
    )
  return tableFrom(scene.posts, cellOf)
}

/** An answer as text, without what passes between two calls: ages, and until when an address is signed. */
const ageless = (answer: unknown) =>
  JSON.stringify(answer, (key, value: unknown) => (key === 'duration' ? '' : value))?.replaceAll(
    /\?viewer=[^"]*/g,
    '',
  )

/** Without the owner's heart and approval, which posts don't have. */
const heartless = <Listed extends Pick<Reply, 'hearted' | 'held'>>({
  hearted: _,
  held: __,
  ...rest
}: Listed) => rest

function replyInPost(reply: Reply): PostReply {
  const { comment_id, object_id, parent_id, comment, ...rest } = heartless(reply)
  return {
    post_comment_reply_id: comment_id,
    post_comment_id: parent_id ?? 0,
    post_id: object_id,
    reply: comment,
    ...rest,
  }
}

/** A listed comment under the names that posts have for it. */
function asInPost({ parent_id: _, ...listed }: Comment): PostComment {
  const { comment_id, object_id, replies, ...rest } = heartless(listed)
  return { post_comment_id: comment_id, post_id: object_id, ...rest, reply: replies.map(replyInPost) }
}

export function commentCells({ posts, comments, replies }: Scene, received: Received, told: Told): Table {
  const postOf = (name: string) => posts.get(name.replace(/^.*? on /, '')) ?? 0
  const listed = (viewer: Viewer, post_id: number) =>
    received.answer<{ recdata?: Comment[] }>(viewer, 'comment_list', { object_id: post_id, ...whole }).body
      .recdata ?? []
  const ofComment = (name: string, id: number, viewer: Viewer) => {
    const post_id = postOf(name)
    const shown = (call: string) =>
      received
        .answer<{ recdata?: Post }>(viewer, call, { post_id })
        .body.recdata?.comments.find(({ post_comment_id }) => post_comment_id === id)
    const below = received.answer(viewer, 'comment_reply_list', { comment_id: id, ...whole })
    const inList = listed(viewer, post_id).find(({ comment_id }) => comment_id === id)
    assert.equal(ageless(shown('post_detail')), ageless(inList && asInPost(inList)), `${name} for ${viewer}`)
    const apart = received.answer<{ recdata?: BlockedComment[] }>(viewer, 'comment_blocked_list', {
      object_id: post_id,
      ...whole,
    })
    return letters({
      l: inList !== undefined,
      o: apart.body.recdata?.some(({ comment_id }) => comment_id === id) ?? false,
      p: shown('post_card') !== undefined,
      r: below.status === 200,
      m: typeof inList?.file === 'string',
      b: told.served(viewer, name),
      n: told.mentioned(viewer, post_id, id),
    })
  }
  const ofReply = (name: string, id: number, viewer: Viewer) => {
    const comment = name.replace(/^.*? to /, '')
    const post_comment_id = comments.get(comment) ?? 0
    const isIt = ({ comment_id }: Reply) => comment_id === id
    const list = received.answer<{ recdata?: Reply[] }>(viewer, 'comment_reply_list', {
      comment_id: post_comment_id,
      ...whole,
    })
    return letters({
      l: list.body.recdata?.some(isIt) ?? false,
      p: listed(viewer, postOf(comment)).some(({ replies }) => replies.some(isIt)),
      n: told.mentioned(viewer, postOf(comment), id),
    })
  }
  return { ...tableFrom(comments, ofComment), ...tableFrom(replies, ofReply) }
}

interface Listed {
  user_id?: number
  id: number
}

/** Returns which members on either side of a block each list shows to each viewer. */
export function peopleCells({ people }: Scene, received: Received): Table {
  const shown = {
    A: people.author,
    B: people.blocked,
    K: people.blocker,
    C: people.commenter,
    M: people.muter,
  }
  const table: Record<string, string[]> = {}
  const add = (name: string, call: string, input: Record<string, unknown>) => {
    table[name] = viewers.map((viewer) => {
      const { status, body } = received.answer<{ recdata?: Listed[]; users?: Listed[]; error?: string }>(
        viewer,
        call,
        input,
      )
      if (status !== 200) return String(body.error)
      const ids = new Set((body.recdata ?? body.users)?.map(({ user_id, id }) => user_id ?? id))
      return letters(
        Object.fromEntries(Object.entries(shown).map(([letter, { id }]) => [letter, ids.has(id)])),
      )
    })
  }
  for (const call of ['friend_list', 'follower_list', 'following_list']) {
    add(`own ${call}`, call, whole)
    for (const whose of ['author', 'reminder', 'blocked'] as const)
      add(`${call} of the ${whose}`, call, { view_user_id: people[whose].id, ...whole })
  }
  for (const call of ['follow_request_list', 'blocked_user_list']) add(call, call, whole)
  add('sujjested_channels', 'sujjested_channels', {})
  add('suggest_mentions', 'suggest_mentions', { search: people.author.username.slice(0, 6) })
  const name = marker('author', 'name').slice(0, 6)
  add('suggest_mentions by name', 'suggest_mentions', { search: name })
  add('search_user', 'search_user', { name: '' })
  add('search_user by username', 'search_user', { name: people.author.username.slice(0, 6) })
  add('search_user by name', 'search_user', { name })
  add('all_search by a typo', 'all_search', { search: `${name.slice(0, 4)}${name.slice(5)}` })
  return table
}

export function countCells({ posts, comments }: Scene, received: Received): Table {
  const post_id = posts.get('public') ?? 0
  const told = (read: (viewer: Viewer) => number | null | undefined) =>
    viewers.map((viewer) => String(read(viewer) ?? '-'))
  const detail = (viewer: Viewer) =>
    received.answer<{ recdata?: Post }>(viewer, 'post_detail', { post_id }).body.recdata
  const replies = (viewer: Viewer, name: string) =>
    received
      .answer<{ recdata?: Comment[] }>(viewer, 'comment_list', { object_id: post_id, ...whole })
      .body.recdata?.find(({ comment_id }) => comment_id === comments.get(name))?.reply_count
  const tags = (name: string) =>
    told((viewer) => {
      const tag = marker(name, 'tag')
      const input = { search: tag.slice(0, 12) }
      type Found = { recdata: Array<{ hashtag: string; post_count: number }> }
      const { recdata } = received.answer<Found>(viewer, 'search_hashtag', input).body
      return recdata.find(({ hashtag }) => hashtag === tag)?.post_count
    })
  return {
    comments: told((viewer) => detail(viewer)?.comments_count),
    'replies to the friend': told((viewer) => replies(viewer, 'friend on public')),
    'replies to the commenter': told((viewer) => replies(viewer, 'commenter on public')),
    likes: told((viewer) => detail(viewer)?.like_count),
    reposts: told((viewer) => detail(viewer)?.repost_count),
    ...Object.fromEntries(
      ['public', 'private', 'nsfw', 'deleted', 'waiting', 'made private', 'made public'].map((name) => [
        `posts with the tag of ${name}`,
        tags(name),
      ]),
    ),
  }
}

function tableFrom(
  objects: ReadonlyMap<string, number>,
  cellOf: (name: string, id: number, viewer: Viewer) => string,
): Table {
  return Object.fromEntries(
    [...objects].map(([name, id]) => [name, viewers.map((viewer) => cellOf(name, id, viewer))]),
  )
}

/**
 * Returns for each mark and viewer how it was received: `+`, or the letter of an unusual call that was the
 * only one.
 */
export function markCells(marks: readonly string[], received: Received): Table {
  const unusual: Record<string, string> = {
    get_reports: 'R',
    blocked_user_list: 'B',
    comment_blocked_list: 'O',
    bytes: '+',
  }
  const cellOf = (mark: string, viewer: Viewer) => {
    const by = [...received.by(mark, viewer)]
    if (by.length === 0) return '-'
    return by.length === 1 ? (unusual[by[0] ?? ''] ?? '+') : '+'
  }
  return Object.fromEntries(marks.map((mark) => [mark, viewers.map((viewer) => cellOf(mark, viewer))]))
}
