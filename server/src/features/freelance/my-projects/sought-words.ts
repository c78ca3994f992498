/** The words by which a table of jobs is searched. */
import { sql } from 'kysely'
import { queryOf } from '../../../search/stretches.ts'
import { typedWords } from '../../../search/words.ts'
import type { Who } from '../../../visibility/members.ts'

/** CTE `given`: what is looked for; null for everything. */
export const givenWords = (text: Who) => sql`
  given as materialized (
    select ${queryOf(sql.ref('words'))}::tsquery as sought from (select ${typedWords(text)} as words) as typed)`

/** True where the job `jb` has the words that are looked for, or none are. */
export const hasWords = sql<boolean>`((select sought from given) is null or jb.words @@ (select sought from given))`
