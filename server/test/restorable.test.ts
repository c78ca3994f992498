/**
 * A dump can be restored: pg_restore fills tables with an empty search path, and nobody notices before they need it
 * that what a column, a constraint or an index calls isn't found then.
 */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import { testDatabase } from './database.ts'

const database = await testDatabase()
const client = new pg.Client(database.connection)
await client.connect()
after(async () => {
  await client.end()
  await database.drop()
})

/** Functions of ours, where names in their texts are looked up when they run, with those that they call. */
const unbound = `
  ours as (
    select p.oid, p.proname as name, p.prosrc as text,
      p.prosqlbody is null and not exists (
        select from unnest(p.proconfig) as setting where setting like 'search_path=%') as unbound
    from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql')
  ),
  named as (
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace
    union select relname from pg_class where relnamespace = 'public'::regnamespace
    union select typname from pg_type where typnamespace = 'public'::regnamespace
  ),
  calls as (
    select o.oid, called.oid as called from ours o join ours called
      on o.text ~ ('\\m' || called.name || '\\M\\(')
    union
    select d.objid, d.refobjid from pg_depend d
    where d.classid = 'pg_proc'::regclass and d.refclassid = 'pg_proc'::regclass
  )`

test('what tables call when they are filled finds its names without a search path', async () => {
  const { rows } = await client.query<{ name: string; names: string[] }>(`
    with recursive ${unbound},
    reached as (
      select refobjid as oid from pg_depend
      where refclassid = 'pg_proc'::regclass
        and classid in ('pg_attrdef'::regclass, 'pg_constraint'::regclass, 'pg_class'::regclass)
      union
      select called from reached join calls using (oid)
    )
    select name, array(
      select distinct n.name::text from named n
      where o.text ~ ('(^|[^.\\w])' || n.name || '\\(')
        or o.text ~* ('\\m(from|join|update|into)\\s+' || n.name || '\\M')
    ) as names
    from ours o where unbound and oid in (select oid from reached)`)
  const flaws = rows.filter(({ names }) => names.length > 0)
  assert.deepEqual(
    flaws.map(({ name, names }) => `${name} calls ${names.join(', ')}`),
    [],
    'alter function … set search_path from current, or write its body as one that is bound (begin atomic)',
  )
})
