/**
 * SQL of typed and stored words: both go through the database's `search_key`, so they have the same spelling,
 * as has what the contract's `text/searching.ts` marks.
 */
import { sql } from 'kysely'
import type { Who } from '../visibility/members.ts'

/** Of a longer text, only this many words count. */
const mostWords = 6

/** Array: the words of a typed text; each of them may be a beginning. Scripts without spaces have pairs of letters. */
export const typedWords = (text: Who) => sql`(typed_words(${text}::text))[1:${sql.lit(mostWords)}]`

/**
 * True where `word` begins with `typed`. A range instead of a pattern, so that a generic plan can use the
 * index.
 */
export const beginsWith = (word: Who, typed: Who) =>
  sql<boolean>`(${word} >= ${typed} and ${word} < ${typed} || chr(1114111))`

/**
 * True for words of a length that can be taken as misspelt: shorter ones have too many near spellings, longer
 * ones aren't compared.
 */
export const canBeMisspelt = (word: Who) => sql<boolean>`char_length(${word}) between 4 and 24`
