/**
 * Prepares tables for being filled by bulk SQL, and restores them. Checking foreign keys, running triggers
 * and maintaining indexes row by row takes most of the time; for all rows at once it takes little.
 */
import type pg from 'pg'

export type Statement = readonly [text: string, values: readonly unknown[]]

/**
 * Drops the tables' foreign keys and the indexes that no constraint needs, and disables their triggers;
 * returns a function that restores them.
 */
export async function strip(client: pg.Client, tables: readonly string[]): Promise<() => Promise<void>> {
  const restore = [...(await dropForeignKeys(client, tables)), ...(await dropIndexes(client, tables))]
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  return async () => {
    await client.query(`set maintenance_work_mem = '1GB'`)
    for (const text of restore.toReversed()) await client.query(text)
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  }
}

async function dropForeignKeys(client: pg.Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ place: string; name: string; definition: string }>(
    `select conrelid::regclass::text as place, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid in (select unnest($1::text[])::regclass)`,
    [tables],
  )
  for (const { place, name } of rows) await client.query(`alter table ${place} drop constraint ${name}`)
  return rows.map(
    ({ place, name, definition }) => `alter table ${place} add constraint ${name} ${definition}`,
  )
}

async function dropIndexes(client: pg.Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid in (select unnest($1::text[])::regclass)
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}
