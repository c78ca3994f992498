/** Calls that write to other members' objects: they answer about hidden objects as if these didn't exist. */
import assert from 'node:assert/strict'
import { allCalls } from '@commons/contract/all.ts'
import { isForStaff } from '@commons/contract/call.ts'
import { type Viewer, viewers } from './people.ts'
import { isRepost, type Scene } from './scene.ts'

type Input = Record<string, unknown>
type Inputs = Readonly<Record<string, (id: number) => Input>>

const report = (report_type: string) => (report_id: number) => ({ report_type, report_id, reason: 'other' })
const post_id = (id: number) => ({ post_id: id })
const post_comment_id = (id: number) => ({ post_comment_id: id })
const comment_id = (id: number) => ({ comment_id: id })
const post_comment_reply_id = (id: number) => ({ post_comment_reply_id: id })

/** Calls on objects that the caller can see, and calls on the caller's own. */
const toSeen: Readonly<Record<'posts' | 'comments' | 'replies', Inputs>> = {
  posts: {
    post_like: post_id,
    post_dislike: post_id,
    post_save: post_id,
    repost: post_id,
    post_comment: (id) => ({ post_id: id, comment: 'x' }),
    add_comment: (id) => ({ object_id: id, comment: 'x' }),
    add_saved_folder: (id) => ({ name: 'x', post_id: id }),
    add_report: report('post'),
  },
  comments: {
    post_comment_reply: (id) => ({ post_comment_id: id, reply: 'x' }),
    add_comment_reply: (id) => ({ comment_id: id, reply: 'x' }),
    like_comment: comment_id,
    dislike_comment: comment_id,
    add_report: report('comment'),
  },
  replies: { add_report: report('reply'), like_comment: comment_id, dislike_comment: comment_id },
}
const toOwn: typeof toSeen = {
  posts: {
    edit_post: (id) => ({ post_id: id, message: 'x' }),
    post_pin: post_id,
    post_link_card_delete: post_id,
    post_delete: post_id,
    post_restore: post_id,
    post_schedule: post_id,
    post_publish: post_id,
  },
  comments: {
    post_comment_delete: post_comment_id,
    delete_comment: comment_id,
    restore_comment: comment_id,
    edit_comment: (id) => ({ comment_id: id, comment: 'x' }),
  },
  replies: {
    post_comment_reply_delete: post_comment_reply_id,
    delete_comment: comment_id,
    restore_comment: comment_id,
    edit_comment: (id) => ({ comment_id: id, comment: 'x' }),
  },
}
/** Calls on hidden comments on the caller's own post. */
const toLeft = new Set(['add_report', 'post_comment_delete', 'delete_comment'])
/** Calls that name no object of another member; their own tests cover what they say of members. */
const elsewhere = [
  'add_post',
  'add_thread',
  'link_card',
  // Folders are their owner's; their tests say whose posts go in.
  'import_posts',
  'import_undo',
  'rename_saved_folder',
  'delete_saved_folder',
  'toggle_folder_post',
  // Lists of people are their owner's; their tests say whose posts they show.
  'add_people_list',
  'edit_people_list',
  'delete_people_list',
  'pin_people_lists',
  'add_listed_member',
  'delete_listed_member',
  'add_hashtag',
  'delete_hashtag',
  'add_mute',
  'delete_mute',
  'follow',
  'unfollow',
  'block',
  'unblock',
  'mute',
  'unmute',
  'dismiss_suggestion',
  'referral_click',
  'contact_support',
  'appeal_decision',
  'answer_jury_case',
  'jury_vote',
  'update_jury_setting',
  'send_moderator_message',
  // Posts have none of these; comments on reels, surveys and videos have tests of their own.
  'pin_comment',
  'heart_comment',
  'comment_settings_update',
  'approve_comment',
  'unapprove_commenter',
  'comment_rules_update',
]

const declared = [toSeen, toOwn].flatMap((kinds) =>
  Object.values(kinds).flatMap((calls) => Object.keys(calls)),
)
const features = new Set(['posts', 'discussion', 'people', 'moderation'])
const writes = allCalls.flatMap(({ feature, call }) =>
  features.has(feature) && call.effect === 'write' && !isForStaff(call.auth) ? [call.name] : [],
)
assert.deepEqual([...new Set([...declared, ...elsewhere])].toSorted(), writes.toSorted())

const nothing = 999_999_999

/**
 * Tells from a cell of the tables whether the viewer sees the object, or owns the post on which it is hidden
 * from them.
 */
export type Sees = (kind: keyof typeof toSeen, name: string, viewer: Viewer) => 'seen' | 'left' | undefined

/** Tries every call that a viewer may not make; returns how many were tried. */
export async function tryForbidden({ here, people, ...scene }: Scene, sees: Sees): Promise<number> {
  let tried = 0
  const absent = new Map<string, string>()
  const ask = async (viewer: Viewer, call: string, input: Input) => {
    const { status, body } = await here.as(people[viewer]).send(call, input)
    return `${status} ${JSON.stringify(body)}`
  }
  await Promise.all(
    viewers.map(async (viewer) => {
      for (const kind of ['posts', 'comments', 'replies'] as const)
        for (const [name, id] of scene[kind]) {
          const by = authorOf(kind, name)
          const how = sees(kind, name, viewer)
          const forbidden = [
            ...(by === viewer ? [] : Object.entries(toOwn[kind])),
            ...(how === 'seen' ? [] : Object.entries(toSeen[kind])),
          ].filter(([call]) => how !== 'left' || !toLeft.has(call))
          for (const [call, inputOf] of forbidden) {
            const key = `${call} ${kind}`
            const refused = absent.get(key) ?? (await ask(viewer, call, inputOf(nothing)))
            absent.set(key, refused)
            assert.match(refused, /^404 .*_not_found/)
            assert.equal(await ask(viewer, call, inputOf(id)), refused, `${call} of ${name} as ${viewer}`)
            tried++
          }
        }
    }),
  )
  return tried
}

const authorOf = (kind: keyof typeof toSeen, name: string) => {
  if (kind === 'posts') return isRepost(name) ? 'reminder' : 'author'
  return name.endsWith(' on public') && /^(?:deleted|waiting)/.test(name) ? 'friend' : name.split(' ')[0]
}
