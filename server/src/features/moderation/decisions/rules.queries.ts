import type { Rule } from '@commons/contract/moderation/decisions.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/prepared.ts'
import type { Language } from '../../../platform/language.ts'

export async function listRules(db: Db, language: Language): Promise<Rule[]> {
  const { rows } = await sql<Rule>`
    select ru.id as rule_id, ${sql.ref(`ru.title_${language}`)} as title, ${sql.ref(`ru.text_${language}`)} as text
    from rules ru order by ru.id`.execute(db)
  return rows
}
