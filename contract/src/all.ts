import * as accounts from './accounts.ts'
import * as accountsAge from './accounts-age.ts'
import * as accountsSecurity from './accounts-security.ts'
import * as accountsSettings from './accounts-settings.ts'
import type { Call } from './call.ts'
import * as moderation from './moderation.ts'
import * as people from './people.ts'
import * as posts from './posts.ts'
import * as postsComments from './posts-comments.ts'
import * as postsLists from './posts-lists.ts'
import * as postsTags from './posts-tags.ts'
import * as profiles from './profiles.ts'

/** Each feature's calls and the shapes that they share. */
export const pages = {
  accounts: { ...accounts, ...accountsSettings, ...accountsAge, ...accountsSecurity },
  profiles,
  people,
  posts: { ...posts, ...postsComments, ...postsTags, ...postsLists },
  moderation,
}

/** The feature a call belongs to, which also names the folder of its handler and screens. */
export type Feature = keyof typeof pages

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'refusals' in value && 'topics' in value
}

/** Every call with its feature. The server, the client, the API docs and the completeness tests read it. */
export const allCalls: ReadonlyArray<{ feature: Feature; call: Call }> = Object.entries(pages).flatMap(
  ([feature, page]) =>
    Object.values(page)
      .filter(isCall)
      .map((call) => ({ feature: feature as Feature, call })),
)

type CallsIn<Page> = {
  [K in keyof Page as Page[K] extends Call ? K : never]: Page[K]
}

/** The type of every call by its name. */
export type Calls = CallsIn<typeof accounts> &
  CallsIn<typeof accountsSettings> &
  CallsIn<typeof accountsAge> &
  CallsIn<typeof accountsSecurity> &
  CallsIn<typeof profiles> &
  CallsIn<typeof people> &
  CallsIn<typeof posts> &
  CallsIn<typeof postsComments> &
  CallsIn<typeof postsTags> &
  CallsIn<typeof postsLists> &
  CallsIn<typeof moderation>
export type CallName = keyof Calls
