import { z } from 'zod'
import { PlaceInThread } from '../shared/place-in-thread.ts'
import { defineCall } from '../call.ts'
import { Author, BotMark } from '../shared/author.ts'
import { Count } from '../shared/count.ts'
import { Flag } from '../shared/flag.ts'
import { Id } from '../shared/id.ts'
import { jobPays } from '../shared/job.ts'
import { Amount } from '../shared/money.ts'
import { PostType } from '../shared/post-type.ts'
import { longestSearch } from '../shared/search.ts'
import { SearchTextIn } from '../shared/text.ts'

/** Searching for members, tags, groups, posts, surveys, reels, videos, jobs and freelancers. */

/** A member's relation to the searcher; `known`: followed by a member whom the searcher follows. */
export const Closeness = z.enum(['friend', 'following', 'known', 'none'])

const memberFields = {
  id: Id,
  full_name: z.string(),
  avatar: z.string().nullable(),
  username: z.string(),
  ...BotMark,
  closeness: Closeness,
}

export const FoundMember = z.object(memberFields)
export type FoundMember = z.infer<typeof FoundMember>

export const FoundPerson = z.object({ kind: z.literal('person'), ...memberFields })

/** A tag used by public posts, reels or videos. */
export const FoundTag = z.object({
  kind: z.literal('tag'),
  id: Id,
  hashtag: z.string(),
  /** Public posts with this tag. */
  post_count: Count,
  /** Public reels with it. */
  reel_count: Count,
  /** Public videos with it. */
  video_count: Count,
})

const foundWords = {
  id: Id,
  ...Author,
  /** The part of its text around the first word found. */
  excerpt: z.string(),
  duration: z.string(),
  created_at: z.iso.datetime(),
  file_type: z.enum(['image', 'video']).nullable(),
  post_type: PostType,
  /** The reasons for covering the excerpt, separated by commas. */
  nsfw: z.string(),
}

/** A post in search results, with what shows why it was found. */
export const FoundPost = z.object({
  kind: z.literal('post'),
  ...foundWords,
  /** Its place in its thread; null for a post by itself. */
  thread: PlaceInThread.nullable(),
})

/** A reel in search results, with what shows why it was found. */
export const FoundReel = z.object({ kind: z.literal('reel'), ...foundWords })

/** A group, open or closed: everybody can find its name. */
export const FoundGroup = z.object({
  kind: z.literal('group'),
  id: Id,
  group_name: z.string(),
  avatar: z.string().nullable(),
  member_count: Count,
  is_closed_group: Flag,
  is_project: Flag,
})

/** A survey that the searcher may vote in, or could before it closed. */
export const FoundSurvey = z.object({
  kind: z.literal('survey'),
  id: Id,
  ...Author,
  title: z.string(),
  closing_date: z.iso.datetime(),
  is_closed: Flag,
})

/** A public video in search results. */
export const FoundVideo = z.object({
  kind: z.literal('video'),
  id: Id,
  title: z.string(),
  channel_id: Id,
  channel_name: z.string(),
  /** The URL of the channel's picture; null without one. */
  channel_file: z.string().nullable(),
  /** When it was published. */
  created_at: z.iso.datetime(),
})

/** A job that takes bids. */
export const FoundJob = z.object({
  kind: z.literal('job'),
  id: Id,
  /** The client. */
  ...Author,
  title: z.string(),
  /** A range in US dollars, as `5-20`: an hour or for all, as `pay_by` says. */
  cost_estimation: z.string(),
  pay_by: z.enum(jobPays),
})

/** A member found by what they do for others. */
export const FoundFreelancer = z.object({
  kind: z.literal('freelancer'),
  id: Id,
  ...Author,
  professional_headline: z.string(),
  top_skills: z.array(z.string()),
  /** In US dollars; null if the member has not said it. */
  hourly_rate: Amount.nullable(),
})

/**
 * Anything that can be found. A new kind needs a member of this union, a list in `Found`, a `SearchKind` in its
 * feature, and a `SearchKind` of the client in the feature's declaration there.
 */
export const SearchResult = z.discriminatedUnion('kind', [
  FoundPerson,
  FoundTag,
  FoundGroup,
  FoundPost,
  FoundSurvey,
  FoundReel,
  FoundVideo,
  FoundJob,
  FoundFreelancer,
])
export type SearchResult = z.infer<typeof SearchResult>

/** What was found, best first in each list. `recdata` has members only, as documented. */
export const Found = z.object({
  recdata: z.array(FoundPerson),
  hashtags: z.array(FoundTag),
  groups: z.array(FoundGroup),
  posts: z.array(FoundPost),
  surveys: z.array(FoundSurvey),
  reels: z.array(FoundReel),
  videos: z.array(FoundVideo),
  projects: z.array(FoundJob),
  freelancers: z.array(FoundFreelancer),
})
export type Found = z.infer<typeof Found>

/** The list in which results of a kind are. */
export const foundLists = {
  person: 'recdata',
  tag: 'hashtags',
  group: 'groups',
  post: 'posts',
  survey: 'surveys',
  reel: 'reels',
  video: 'videos',
  job: 'projects',
  freelancer: 'freelancers',
} as const satisfies Record<SearchResult['kind'], keyof Found>

/** All results of an answer, kind by kind. */
export const resultsIn = (found: Found): SearchResult[] =>
  Object.values(foundLists).flatMap((list): SearchResult[] => found[list])

const SearchIn = SearchTextIn(longestSearch)

export const all_search = defineCall({
  name: 'all_search',
  doc: 'Members (`recdata`), tags, groups, posts, surveys, reels, public videos, freelance projects that take bids, and freelancers that the caller may see, by words or their beginnings; accents and case make no difference, and names may have a typo. `from:jana`, `has:image`, `has:video` and `before:2026-11-01` find posts. Without a text: members the caller knows, and tags they follow.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: [],
  input: z.object({ search: SearchIn }),
  output: Found,
  refusals: [],
})

export const search_user = defineCall({
  name: 'search_user',
  doc: 'Members by their name or username, those closest to the caller first; without a text, those the caller knows.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: [],
  input: z.object({ name: SearchIn }),
  output: z.object({ users: z.array(FoundMember) }),
  refusals: [],
})

export const user_search = defineCall({
  name: 'user_search',
  doc: 'The same as `search_user`.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: [],
  input: z.object({ search: SearchIn }),
  output: z.object({ users: z.array(FoundMember) }),
  refusals: [],
})
