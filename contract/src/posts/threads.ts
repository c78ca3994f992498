import { z } from 'zod'
import { bodyLimit, defineCall } from '../call.ts'
import { Flag, FlagIn } from '../shared/flag.ts'
import { IdIn } from '../shared/id.ts'
import { LinkCardIn } from '../shared/link-card.ts'
import { ListIn } from '../shared/list-text.ts'
import { AltIn, fileRefusals } from '../shared/media.ts'
import { PostType } from '../shared/post-type.ts'
import { PublishAtIn } from '../shared/publish-at.ts'
import { longestPost, TextIn } from '../shared/text.ts'
import { TopicIn } from '../groups/topics.ts'
import { mostPictures, postFileRefusals } from './post-files.ts'
import { PostSurveyIn, surveyTexts } from './post-survey.ts'
import { CommaList, GroupIdIn, Post, WaitsForApproval } from './posts.ts'

/** Threads: posts that their author writes at once, one after the other. */

/** Posts in a thread. */
export const mostParts = 25
/** Pictures and videos in all posts of a thread. */
export const mostThreadFiles = 40

/** `file`, `file_2`, `file_3` and so on. */
type Numbered<Name extends string> = Name | `${Name}_${number}`
const numbered = <const Name extends string>(name: Name, most: number): ReadonlyArray<Numbered<Name>> =>
  Array.from({ length: most }, (_, at) => (at === 0 ? name : (`${name}_${at + 1}` as const)))

/** The parts of a form that bring files, in the order of the posts and of the files in each. */
export const threadFileParts = numbered('file', mostThreadFiles)
/** Captions for the video of each post. */
export const threadCaptionsParts = numbered('captions', mostParts)

type ThreadFilePart = Numbered<'file'> | Numbered<'captions'>
const files = Object.fromEntries([
  ...threadFileParts.map((part) => [part, ['image', 'video'] as const]),
  ...threadCaptionsParts.map((part) => [part, ['captions'] as const]),
]) as Readonly<Record<ThreadFilePart, ReadonlyArray<'image' | 'video' | 'captions'>>>

const PartIn = z.object(
  {
    message: TextIn(longestPost, 'post_too_long').optional(),
    /** How many of the files of the form are its own. */
    files: z.int('thread_invalid').min(0, 'thread_invalid').max(mostPictures, 'thread_invalid').optional(),
    /** The descriptions of its files, in their order. */
    alts: z.array(AltIn, 'thread_invalid').max(mostPictures, 'thread_invalid').optional(),
    ...LinkCardIn,
  },
  'thread_invalid',
)
export type PartIn = z.input<typeof PartIn>

export const add_thread = defineCall({
  name: 'add_thread',
  doc: `Post 2 to ${mostParts} posts at once, one after the other, as a thread. Either all of them are posted, or none. The audience, the group and its topic, the NSFW reasons and the time are those of all; the tags in \`hashtag\`, the survey and the reel those of the first. With files, all of them are published when every file is ready.`,
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ['feed', 'timeline:{me}', 'waiting:{me}'],
  whenNew: 'posts',
  // All parts at their longest, in a script that takes three bytes a letter and more.
  bodyLimit: 8 * bodyLimit,
  input: z.object({
    parts: ListIn('thread_invalid')
      .pipe(z.array(PartIn, 'thread_invalid').min(2, 'thread_invalid').max(mostParts, 'thread_too_long'))
      .describe(
        `The posts, in order, as a list or its JSON. Each has a \`message\`, at most 5,000 characters; \`files\`, how many of the files of the form are its own, taken in their order; \`alts\`, what these show; and \`link_card\`, 0 for none.`,
      ),
    post_type: z
      .union([PostType, z.literal('').transform(() => 'public' as const)], 'post_type_invalid')
      .optional()
      .describe('public: every member. private: the author and their friends.'),
    hashtag: CommaList.optional().describe('Tags of the first post, separated by commas.'),
    nsfw: CommaList.optional().describe('Reasons that `nsfw` lists, separated by commas.'),
    group_id: GroupIdIn.optional(),
    group_topic_id: TopicIn.optional().describe('A topic of the group; empty for none.'),
    publish_at: PublishAtIn.optional().describe(
      'The moment at which it is published, with its time zone: from 5 minutes to a year ahead. Until then `post_draft_list` lists it.',
    ),
    is_draft: FlagIn.optional().describe('1: it is kept as a draft. Only its author sees it.'),
    ...PostSurveyIn,
    reel_id: z
      .union([IdIn, z.literal('').transform(() => undefined)], 'id_invalid')
      .optional()
      .describe('A reel that the caller sees, in the first post.'),
  }),
  files,
  output: z.object({
    /** The first post. */
    recdata: Post,
    waits_for_approval: WaitsForApproval,
    waits_for_files: Flag.describe('1: nobody else sees it until all its files are ready.'),
  }),
  publishes: { texts: ['parts.message', 'parts.alts', 'hashtag', ...surveyTexts] },
  refusals: [
    'post_empty',
    'post_not_found',
    'group_not_found',
    'not_group_member',
    'group_topic_not_found',
    'survey_not_found',
    'reel_not_found',
    'too_many_drafts',
    ...postFileRefusals,
    ...fileRefusals,
  ],
  message: 'done.thread_posted',
})

export const post_thread = defineCall({
  name: 'post_thread',
  doc: 'The whole thread of a post, in order, as far as the caller sees it; only the post where it is none.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['post:{post_id}'],
  input: z.object({ post_id: IdIn }),
  output: z.object({ recdata: z.array(Post) }),
  refusals: ['post_not_found'],
})
