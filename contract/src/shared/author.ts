import { z } from 'zod'
import { Flag } from './flag.ts'
import { Id } from './id.ts'

/** The mark of an account that says it is automated. */
export const BotMark = {
  is_bot: Flag.optional().describe('1: a program posts here, as its member says. Missing otherwise.'),
}

/** A member as shown beside what they wrote, and in lists. */
export const Author = {
  user_id: Id,
  username: z.string(),
  full_name: z.string(),
  profile_pic: z.string().nullable(),
  ...BotMark,
}
