import { z } from 'zod'

/**
 * Which new comments wait for the approval of the owner. off: none. some: those with a link, or with one of
 * the owner’s words. all: all but those of members whom the owner lets through.
 */
export const CommentHold = z.enum(['off', 'some', 'all'])
export type CommentHold = z.infer<typeof CommentHold>

export const HoldIn = z.enum(['off', 'some', 'all'], 'comment_hold_invalid')

export const mostHeldWords = 200
export const longestHeldWord = 60
