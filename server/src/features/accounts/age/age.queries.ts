/** All SQL of a member's age and sensitive-content settings. */
import { sql } from 'kysely'
import { now } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import { dobChangeDays } from './age.rules.ts'

export interface Birth {
  /** YYYY-MM-DD as text: a Date is a moment, which is another day in other time zones. */
  born_on: string | null
  born_on_changed_at: Date | null
}

export interface NsfwRow extends Birth {
  nsfw_shown: string[]
  nsfw_hidden: string[]
}

export async function getNsfw(db: Db, memberId: number): Promise<NsfwRow> {
  return db
    .selectFrom('members')
    .select([
      sql<string | null>`born_on::text`.as('born_on'),
      'born_on_changed_at',
      'nsfw_shown',
      'nsfw_hidden',
    ])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
}

/**
 * Sets the date of birth; false if it is the same or was changed too recently. One statement, so that only
 * one of two concurrent changes succeeds.
 */
export async function setBirth(tx: Db, memberId: number, day: string): Promise<boolean> {
  const present = now()
  const { numAffectedRows } = await sql`
    update members set born_on = ${day}::date, born_on_changed_at = ${present}
    where id = ${memberId} and born_on is distinct from ${day}::date
      and coalesce(born_on_changed_at <= ${present}::timestamptz - make_interval(days => ${dobChangeDays}), true)
  `.execute(tx)
  return numAffectedRows === 1n
}

/**
 * Sets the choice for some reasons and keeps the others, in one statement so that no concurrent choice is
 * lost.
 */
export async function setNsfw(
  tx: Db,
  memberId: number,
  { shown, hidden, covered }: { shown: string[]; hidden: string[]; covered: string[] },
): Promise<void> {
  const said = [...shown, ...hidden, ...covered]
  const others = (column: 'nsfw_shown' | 'nsfw_hidden') =>
    sql`array(select each from unnest(${sql.ref(column)}) as each where each <> all (${said}::text[]))`
  await sql`
    update members set nsfw_shown = ${others('nsfw_shown')} || ${shown}::text[],
      nsfw_hidden = ${others('nsfw_hidden')} || ${hidden}::text[]
    where id = ${memberId}`.execute(tx)
}
