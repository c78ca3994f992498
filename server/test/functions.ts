/** The present text of the database's functions: their migrations replace one another. */
import { sql } from 'kysely'
import type { Db } from '../src/platform/db/prepared.ts'

/**
 * Returns each function's name and text, with the triggers that call it. Those of extensions and of the job
 * queue aren't ours.
 */
export async function listFunctions(db: Db): Promise<ReadonlyArray<readonly [name: string, text: string]>> {
  const { rows } = await sql<{ name: string; text: string; triggers: string[] }>`
    select p.proname as name, pg_get_functiondef(p.oid) as text,
      array(select pg_get_triggerdef(t.oid, true) from pg_trigger t
        where t.tgfoid = p.oid and not t.tgisinternal
        order by t.tgrelid::regclass::text, t.tgname) as triggers
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
      and not exists (select from pg_depend d
        where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    order by p.proname, pg_get_function_identity_arguments(p.oid)`.execute(db)
  const texts = new Map<string, string>()
  for (const { name, text, triggers } of rows) {
    const parts = [text.trimEnd(), ...triggers].map((part) => `${part};\n`)
    texts.set(name, [texts.get(name) ?? [], parts].flat().join('\n'))
  }
  return [...texts]
}
