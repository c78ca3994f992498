import { z } from 'zod'
import { Author } from './author.ts'
import { Count } from './count.ts'
import { Flag } from './flag.ts'
import { Id } from './id.ts'
import { AltIn, fileRefusals } from './media.ts'
import { Mention } from './mention.ts'
import { ShownFile } from './shown-file.ts'
import { WrittenLanguage } from './written-language.ts'
import { longestComment, TextIn } from './text.ts'

/** Likes and dislikes of a comment or reply, and whether the viewer's own is among them: one at most. */
export const Reactions = { like_count: Count, dislike_count: Count, liked: Flag, disliked: Flag }

/** Fields of comments and replies on anything, besides their text and the ids of what they belong to. */
export const Said = {
  ...Author,
  duration: z.string(),
  created_at: z.iso.datetime(),
  /** When its author last edited it; null where never. */
  edited_at: z.iso.datetime().nullable(),
  mentions: z.array(Mention),
  /** The language of its text. */
  lang: WrittenLanguage,
  ...ShownFile,
}

/** Fields of a comment or reply whose author a block hides from the owner of what was commented on. */
export const LeftBehind = {
  comment: z.string(),
  /** The author; null if they have blocked the caller. */
  user_id: Id.nullable(),
  full_name: z.string().nullable(),
  duration: z.string(),
  created_at: z.iso.datetime(),
  ...ShownFile,
}

/** Inputs of calls that add a comment or reply, besides its text. */
export const SaidIn = {
  file_type: z
    .string('text_invalid')
    .max(100, 'text_too_long')
    .optional()
    .describe('A hint; the content decides.'),
  alt: AltIn.optional().describe('What the file shows, in at most 1,500 characters.'),
}
export const CommentIn = TextIn(longestComment, 'comment_too_long')
  .optional()
  .describe('At most 1,500 characters.')
export const commentFiles = { file: ['image', 'video'], captions: ['captions'] } as const
export const addingRefusals = ['comments_off', 'comment_empty', ...fileRefusals] as const
export const commentRefusals = ['comment_empty', ...fileRefusals] as const
