import { z } from 'zod'
import { Id } from './id.ts'

/** A member whom a text names as `@username`, by the name they had then. */
export const Mention = z.object({ username: z.string(), user_id: Id })
export type Mention = z.infer<typeof Mention>

/** Members that one text may name; further names stay text. */
export const mostMentions = 20
