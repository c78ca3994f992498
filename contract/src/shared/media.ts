import { z } from 'zod'
import { TextIn } from './text.ts'

/**
 * How far a file has come since it was taken: what shows it is published when it is ready. One that failed
 * is its owner's to replace or to delete.
 */
export const FileState = z.enum(['processing', 'ready', 'failed'])

const longestAlt = 1500

/** What a picture or video shows, for those who do not see it. */
export const AltIn = TextIn(longestAlt, 'alt_too_long')
