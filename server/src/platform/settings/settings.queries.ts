/** SQL of the settings of the network. */
import { sql } from 'kysely'
import type { Db, Tx } from '../db/prepared.ts'

export interface SettingRow {
  readonly name: string
  readonly value: string
}

export const listSettings = (db: Db): Promise<SettingRow[]> =>
  db.selectFrom('settings').select(['name', 'value']).execute()

/** Two changes take turns: each sees what the other left. */
export async function lockSettings(tx: Tx): Promise<void> {
  await sql`lock table settings in share row exclusive mode`.execute(tx)
}

/** Keeps a value; undefined for what holds without a row. */
export async function putSetting(tx: Tx, name: string, value: string | undefined): Promise<void> {
  if (value === undefined) await tx.deleteFrom('settings').where('name', '=', name).execute()
  else
    await tx
      .insertInto('settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute()
}
