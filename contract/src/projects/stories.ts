import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Id, IdIn } from '../shared/id.ts'
import { AltIn, fileRefusals, pictureRefusals } from '../shared/media.ts'
import { longestStoryCaption, mostStoryPictures } from '../shared/project-story.ts'
import { TextIn } from '../shared/text.ts'

/** Pictures and a video in the story of a project. Its text is the project’s `description`. */

const CaptionIn = TextIn(longestStoryCaption, 'story_caption_too_long')
  .optional()
  .describe('A line below it, at most 200 characters.')
const count = (error: 'story_place_invalid') =>
  z.union(
    [
      z.int(error).min(0, error).max(9_999, error),
      z
        .string()
        .regex(/^\d{1,4}$/, error)
        .transform(Number), // oxlint-disable-line commons/no-float-near-money -- a count
    ],
    error,
  )
const AfterIn = count('story_place_invalid').describe(
  'How many paragraphs come before it: 0 for the beginning. Each line of the description that isn’t empty is a paragraph.',
)

export const add_story_picture = defineCall({
  name: 'add_story_picture',
  doc: `Put a picture into the story of a project, below those that stand there. A story has up to ${mostStoryPictures}. For the project’s owner.`,
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ['project:{group_id}'],
  input: z.object({
    group_id: IdIn,
    after: AfterIn.optional().describe(
      'How many paragraphs come before it; the end of the story if missing.',
    ),
    caption: CaptionIn,
    alt: AltIn.optional().describe('What the picture shows.'),
  }),
  files: { file: ['image'] },
  output: z.object({ recdata: z.object({ story_picture_id: Id }) }),
  publishes: { texts: ['caption', 'alt'], as: 'project:{group_id}' },
  refusals: [
    'project_not_found',
    'group_forbidden',
    'picture_missing',
    'too_many_story_pictures',
    ...pictureRefusals,
  ],
  message: 'done.story_picture_added',
})

export const edit_story_picture = defineCall({
  name: 'edit_story_picture',
  doc: 'Change what is said of a picture in a story. What is missing stays. For the project’s owner.',
  auth: 'member',
  effect: 'write',
  topics: ['project:{recdata.group_id}'],
  input: z.object({
    story_picture_id: IdIn,
    caption: CaptionIn,
    alt: AltIn.optional().describe('What the picture shows.'),
  }),
  output: z.object({ recdata: z.object({ group_id: Id }) }),
  publishes: { texts: ['caption', 'alt'], as: 'project:{recdata.group_id}' },
  refusals: ['story_picture_not_found', 'group_forbidden'],
  message: 'done.saved',
})

export const move_story_picture = defineCall({
  name: 'move_story_picture',
  doc: 'Put a picture of a story somewhere else in it. For the project’s owner.',
  auth: 'member',
  effect: 'write',
  topics: ['project:{recdata.group_id}'],
  input: z.object({
    story_picture_id: IdIn,
    after: AfterIn,
    place: count('story_place_invalid')
      .optional()
      .describe('How many of the pictures after that paragraph come before it; all of them if missing.'),
  }),
  output: z.object({ recdata: z.object({ group_id: Id }) }),
  refusals: ['story_picture_not_found', 'group_forbidden'],
})

export const delete_story_picture = defineCall({
  name: 'delete_story_picture',
  doc: 'Remove a picture from a story. For the project’s owner.',
  auth: 'member',
  effect: 'write',
  topics: ['project:{recdata.group_id}'],
  input: z.object({ story_picture_id: IdIn }),
  output: z.object({ recdata: z.object({ group_id: Id }) }),
  refusals: ['story_picture_not_found', 'group_forbidden'],
  message: 'done.story_picture_removed',
})

export const set_story_video = defineCall({
  name: 'set_story_video',
  doc: 'Put a video on top of the story of a project, in place of the one that is there. Others see it once it is ready. For the project’s owner.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ['project:{group_id}'],
  input: z.object({ group_id: IdIn, alt: AltIn.optional().describe('What the video shows.') }),
  files: { file: ['video'], captions: ['captions'] },
  output: z.object({ recdata: z.object({ group_id: Id }) }),
  publishes: { texts: ['alt'], as: 'project:{group_id}' },
  refusals: ['project_not_found', 'group_forbidden', 'story_video_missing', ...fileRefusals],
  message: 'done.story_video_added',
})

export const delete_story_video = defineCall({
  name: 'delete_story_video',
  doc: 'Remove the video of a story. It is no error if there is none. For the project’s owner.',
  auth: 'member',
  effect: 'write',
  topics: ['project:{group_id}'],
  input: z.object({ group_id: IdIn }),
  output: z.object({ recdata: z.object({ group_id: Id }) }),
  refusals: ['project_not_found', 'group_forbidden'],
  message: 'done.story_video_removed',
})

export const mark_story = defineCall({
  name: 'mark_story',
  doc: 'Say why the pictures and the video of a story aren’t safe for work, or with an empty list that they are. They are covered then, and neither members below 18 nor visitors get them. For the project’s owner.',
  auth: 'member',
  effect: 'write',
  topics: ['project:{group_id}'],
  input: z.object({
    group_id: IdIn,
    nsfw: z
      .string('text_invalid')
      .max(1000, 'list_too_long')
      .describe('Reasons that `nsfw` lists, separated by commas; empty for none.'),
  }),
  output: z.object({ recdata: z.object({ group_id: Id }) }),
  refusals: ['project_not_found', 'group_forbidden'],
  message: 'done.saved',
})
