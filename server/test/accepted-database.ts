/**
 * A database for real processes by `DATABASE_URL`. Commons refuses the server of our tests, which saves nothing to the
 * disk, so this database has it say that it does.
 */
import pg from 'pg'
import { type TestDatabase, testDatabase } from './database.ts'

export async function acceptedDatabase(): Promise<TestDatabase> {
  const database = await testDatabase()
  const client = new pg.Client(database.connection)
  await client.connect()
  await client.query(`
    create function public.current_setting(text) returns text stable language sql as $$
      select case when $1 in ('fsync', 'full_page_writes', 'synchronous_commit') then 'on'
        else pg_catalog.current_setting($1) end $$`)
  await client.query(`alter database ${database.name} set search_path = public, pg_catalog`)
  await client.end()
  return database
}
