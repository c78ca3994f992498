/** SQL of what is typed and what is kept of it: both go through the database's `search_key`, so they are one spelling. */
import { sql } from 'kysely'
import type { Who } from '../visibility/members.ts'

/** So many words count, of a text as long. */
const mostWords = 6

/** Array: the words of a typed text; the last of them may be a beginning, and so may each. */
export const typedWords = (text: Who) => sql`(search_words(${text}::text))[1:${sql.lit(mostWords)}]`

/** A range and no pattern: a plan for all parameters can walk it in its index. */
export const beginsWith = (word: Who, typed: Who) =>
  sql<boolean>`(${word} >= ${typed} and ${word} < ${typed} || chr(1114111))`

/** Shorter words have too much that is near them, longer ones are compared by no one. */
export const canBeMisspelt = (word: Who) => sql<boolean>`char_length(${word}) between 4 and 24`
