import { z } from 'zod'

/** Members can view their own page as a stranger or as a friend. */
export const viewAs = ['stranger', 'friend'] as const
export type ViewAs = (typeof viewAs)[number]

/** For reads with `view_user_id`, which must then be the caller or missing. */
export const ViewAsIn = {
  view_as: z
    .enum(viewAs, 'view_as_invalid')
    .optional()
    .describe('Answers about the caller as it would to a stranger, or to a friend.'),
}
