import { z } from 'zod'

/** The language that a text is written in, as a BCP 47 tag; null where that isn't certain. */
export const WrittenLanguage = z.string().nullable()
