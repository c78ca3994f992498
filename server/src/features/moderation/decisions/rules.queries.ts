import type { Rule } from '@commons/contract/moderation/decisions.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/prepared.ts'
import type { Language } from '../../../platform/language.ts'

/** Lists the rules that hold, in their order; with `withDecided` also retired ones that decisions name, last. */
export async function listRules(
  db: Db,
  language: Language,
  { withDecided = false }: { readonly withDecided?: boolean } = {},
): Promise<Rule[]> {
  const { rows } = await sql<Rule>`
    select ru.id as rule_id, ${sql.ref(`v.title_${language}`)} as title, ${sql.ref(`v.text_${language}`)} as text
    from rules ru join rule_versions v on v.id = ru.version_id
    where ru.retired_at is null
      ${withDecided ? sql`or exists (select from decisions de where de.rule_id = ru.id)` : sql``}
    order by ru.retired_at is not null, ru.place, ru.id`.execute(db)
  return rows
}
