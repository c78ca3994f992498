import { z } from 'zod'

/** Through whose eyes members see their own page: those of a member whom they do not know, or of a friend. */
export const viewAs = ['stranger', 'friend'] as const
export type ViewAs = (typeof viewAs)[number]

/** Of a read with `view_user_id`, which is then the caller, or missing. */
export const ViewAsIn = {
  view_as: z
    .enum(viewAs, 'view_as_invalid')
    .optional()
    .describe('Answers about the caller as it would to a stranger, or to a friend.'),
}
