/** Calls everything that reads, as every viewer, for every object, and keeps every byte of the answers. */
import assert from 'node:assert/strict'
import { allCalls } from '@commons/contract/all.ts'
import { isForStaff } from '@commons/contract/call.ts'
import { type RawAnswer, sendRaw } from '../fakes/raw-request.ts'
import { marker, marksIn } from './marks.ts'
import { type Viewer, viewers } from './people.ts'
import type { Person } from '../world.ts'
import { isRepost, type Scene, writerOf } from './scene.ts'

type Input = Record<string, unknown>
const whole = { limit: 50 }
const each = (ids: Iterable<number>, field: string, more: Input = {}) =>
  [...ids].map((id) => ({ [field]: id, ...more }))
const byMember = ({ people }: Scene) => [
  whole,
  ...[people.author, people.reminder, people.blocked].map(({ id }) => ({ view_user_id: id, ...whole })),
]

/** The inputs for each reading call of these features. A missing call fails the test. */
const reads: Record<string, (scene: Scene) => Input[]> = {
  post_versions: ({ posts }) => each(posts.values(), 'post_id'),
  post_thread: ({ posts }) => each(posts.values(), 'post_id'),
  post_detail: ({ posts }) => each(posts.values(), 'post_id'),
  post_card: ({ posts }) => each(posts.values(), 'post_id'),
  post_why: ({ posts }) => each(posts.values(), 'post_id'),
  comment_list: ({ posts }) => each(posts.values(), 'object_id', whole),
  comment_blocked_list: ({ posts }) => each(posts.values(), 'object_id', whole),
  comment_reply_list: ({ comments }) => each(comments.values(), 'comment_id', whole),
  waiting_posts: () => [{}],
  post_draft_list: () => [{}],
  timeline: () => [
    { feed: 'all', ...whole },
    { feed: 'following', ...whole },
  ],
  user_timeline: (scene) => [
    { view_user_id: scene.people.author.id, ...whole },
    { view_user_id: scene.people.reminder.id, ...whole },
    ...[...scene.posts].map(([name, id]) => ({ post_id: id, view_user_id: writerOf(scene, name).id })),
  ],
  user_media: ({ people }) =>
    [people.author, people.reminder].map(({ id }) => ({ view_user_id: id, ...whole })),
  hashtag_timeline: (scene) => tagged(scene).map((name) => ({ hashtag: marker(name, 'tag'), ...whole })),
  search_hashtag: (scene) => [{ search: '' }, ...tagged(scene).map(tagBeginning)],
  select_hashtag: () => [{}],
  sujjested_hashtag: () => [{}],
  hashtag_list: () => [whole],
  saved_post_list: () => [whole],
  saved_folder_list: () => [{}],
  import_list: () => [{}],
  // Lists are their owner's; their tests say what they show.
  people_lists: () => [{}],
  people_list_members: () => [],
  webhook_list: () => [{}],
  webhook_delivery_list: () => [],
  mute_list: () => [{}],
  nsfw: () => [{}],
  friend_list: byMember,
  follower_list: byMember,
  following_list: byMember,
  mutual_friend_list: ({ people }) =>
    [people.author, people.blocked].map(({ id }) => ({ view_user_id: id, ...whole })),
  follow_request_list: () => [whole],
  blocked_user_list: () => [whole],
  muted_user_list: () => [whole],
  sujjested_channels: () => [{}],
  suggest_mentions: ({ people }) => [
    { search: '' },
    ...[people.author.username, marker('author', 'name')].map((name) => ({ search: name.slice(0, 6) })),
  ],
  search_user: ({ people }) => beginnings(people.author).map((name) => ({ name })),
  user_search: ({ people }) => beginnings(people.author).map((search) => ({ search })),
  all_search: ({ posts, people }) => [
    ...beginnings(people.author).map((search) => ({ search })),
    ...[...posts.keys()].map(searchFor),
    ...['made private', 'made public'].map((name) => ({ search: marker(name, 'first words').slice(0, 12) })),
    ...tagged({ posts }).map(tagBeginning),
    ...[people.author, people.reminder].flatMap(({ username }) =>
      ['', 'has:image', 'has:video', 'before:2100-01-01'].map((more) => ({
        search: `from:${username} ${more}`,
      })),
    ),
  ],
  get_reports: () => [whole],
  decision_list: () => [whole],
  jury_case_list: () => [whole],
  moderator_messages: () => [whole],
  held_comment_list: () => [whole],
  comment_rules: () => [{}],
  referral_count: () => [{}],
  referral_list: () => [whole],
  show_referral_code: () => [{}],
  notification_list: () => [whole, { filter: 'mentions', ...whole }],
}

/** Searches that find a member: an empty one, their username, their name, and their name with a typo. */
function beginnings({ username }: Person): string[] {
  const name = marker('author', 'name').slice(0, 6)
  return ['', username.slice(0, 6), name, `${name.slice(0, 4)}${name.slice(5)}`]
}

/** Finds a post by its text; a reminder, which has none, by the text of its original. */
export const searchFor = (post: string): Input => ({
  search: marker(post.replace(/^reminder of /, ''), post.startsWith('remark') ? 'remark' : 'message').slice(
    0,
    12,
  ),
})

/** Reposts have no tags. */
const tagged = ({ posts }: Pick<Scene, 'posts'>) => [...posts.keys()].filter((name) => !isRepost(name))
function tagBeginning(name: string): Input {
  // The whole mark in the question could be echoed by the answer.
  return { search: marker(name, 'tag').slice(0, 12) }
}

const asked = new Set(['posts', 'discussion', 'people', 'moderation', 'notifications'])
// Settings of notifications show nothing of other members, nor do the rules and the
// public log of decisions, which everybody reads; calls for staff
// refuse all who are asked here.
export const readCalls = allCalls.flatMap(({ feature, folder, call }) =>
  asked.has(feature) &&
  folder !== 'notifications/settings' &&
  call.name !== 'decision_log' &&
  call.effect === 'read' &&
  call.auth !== 'anyone' &&
  !isForStaff(call.auth)
    ? [call.name]
    : [],
)
assert.deepEqual(Object.keys(reads).toSorted(), readCalls.toSorted())

export type Asker = Viewer | 'visitor' | 'bad key'
export const nobodies = ['visitor', 'bad key'] as const

/** The marks that each viewer has received, and by which calls. */
export class Received {
  readonly #marks = new Map<string, Set<string>>()
  readonly #answers = new Map<string, RawAnswer>()

  keep(who: Asker, what: string, bytes: string): void {
    for (const mark of marksIn(bytes)) {
      const key = `${mark} | ${who}`
      this.#marks.set(key, (this.#marks.get(key) ?? new Set()).add(what))
    }
  }

  /** Returns the calls by which a mark came to a viewer. */
  by(mark: string, who: Asker): ReadonlySet<string> {
    return this.#marks.get(`${mark} | ${who}`) ?? new Set()
  }

  async ask(scene: Scene, who: Asker, call: string, input: Input): Promise<RawAnswer> {
    const answer = await sendRaw(scene.here.url, {
      method: call === 'nsfw' ? 'GET' : 'POST',
      path: `/api/users/${call}`,
      ...(call === 'nsfw' ? {} : bodyOf({ ...credentials(scene, who), ...input })),
    })
    this.keep(who, call, JSON.stringify(answer.headers) + answer.text)
    this.#answers.set(keyOf(who, call, input), answer)
    return answer
  }

  /** Returns the answer to a call that was made. */
  answer<Body = Record<string, unknown>>(
    who: Asker,
    call: string,
    input: Input,
  ): { status: number; body: Body } {
    const { status, text } =
      this.#answers.get(keyOf(who, call, input)) ?? assert.fail(`${call} was not asked`)
    return { status, body: JSON.parse(text) as Body }
  }
}

const keyOf = (who: Asker, call: string, input: Input) => `${who} ${call} ${JSON.stringify(input)}`
const bodyOf = (fields: Input) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(fields),
})

function credentials({ people }: Scene, who: Asker): Input {
  if (who === 'visitor') return {}
  const { id, apiKey } = people[who === 'bad key' ? 'author' : who]
  return { user_id: id, api_key: who === 'bad key' ? `${apiKey.slice(0, -4)}AAAA` : apiKey }
}

/** Makes every call as each of these viewers; visitors and bad keys are refused every one. */
export async function askEverything(
  scene: Scene,
  received: Received,
  askers: readonly Viewer[] = viewers,
): Promise<void> {
  const questions = Object.entries(reads).flatMap(([call, inputs]) =>
    inputs(scene).map((input) => ({ call, input })),
  )
  await Promise.all(
    askers.map(async (viewer) => {
      for (const { call, input } of questions) {
        const { status, text } = await received.ask(scene, viewer, call, input)
        assert(status < 500, `${call} as ${viewer}: ${text}`)
      }
    }),
  )
  const once = new Map(questions.map((question) => [question.call, question]))
  for (const nobody of nobodies)
    for (const { call, input } of once.values()) {
      const { status } = await received.ask(scene, nobody, call, input)
      assert.equal(status, call === 'nsfw' ? 200 : 401, `${call} as ${nobody}`)
    }
}
