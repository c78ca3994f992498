import { z } from 'zod'
import { Id } from './id.ts'

/** A member mentioned in a text as `@username`, with the username that the text has. */
export const Mention = z.object({ username: z.string(), user_id: Id })
export type Mention = z.infer<typeof Mention>

/** The most members one text can mention; further names stay plain text. */
export const mostMentions = 20
