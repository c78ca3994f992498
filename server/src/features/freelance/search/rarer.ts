/** Chooses the index by which more is found: one of a frequent word or skill would be read as a whole. */
import { sql } from 'kysely'
import type { Who } from '../../../visibility/members.ts'

/** So many rows are looked at to tell how frequent words and skills are. */
export const mostSampled = sql.lit(1_000)
/** What more of these have is frequent: walking on finds it. */
const mostOfRare = sql.lit(3)

/**
 * CTEs after `given` and `page_full`: `way` says whether to find more by `words`, by `skills`, or by a `walk`. `sample`:
 * rows with `words` and `skill_keys`.
 */
export const rarer = (sample: Who) => sql`
  frequency as materialized (
    select count(*) filter (where each.words @@ given.sought) as by_words,
      count(*) filter (where each.skill_keys && given.skills) as by_skills
    from given cross join lateral (${sample}) as each
    where not (select is_full from page_full)),
  way as materialized (
    select case
        when given.sought is not null and by_words <= ${mostOfRare} and (given.skills = '{}' or by_words <= by_skills) then 'words'
        when given.skills <> '{}' and by_skills <= ${mostOfRare} then 'skills'
        else 'walk' end as name
    from given cross join frequency)`
