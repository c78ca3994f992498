import { z } from 'zod'
import { Id } from './id.ts'

/** A member as shown beside what they wrote, and in lists. */
export const Author = {
  user_id: Id,
  username: z.string(),
  full_name: z.string(),
  profile_pic: z.string().nullable(),
}
