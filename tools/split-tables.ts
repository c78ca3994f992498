/**
 * What would cross machines if the tables were split as `docs/scale.md` says: `node tools/split-tables.ts` lists
 * foreign keys, unique constraints and triggers of a freshly migrated database, `--all` each of them.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { startEmbeddedPostgres } from '../server/src/platform/postgres/embedded.ts'

/** Where a table's rows are: split by a column among the machines, on each of them, or on the primary alone. */
export interface Place {
  readonly group: string
  /** Undefined where the table isn't split. */
  readonly column: string | undefined
  /** The table doesn't have the column yet. */
  readonly isNew: boolean
}

const onEach = 'on each machine'
const onPrimary = 'on the primary'

/** Returns the place of each table that the document names. */
export function readPlaces(): Map<string, Place> {
  const text = readFileSync(new URL('../docs/scale.md', import.meta.url), 'utf8')
  const section = /\n## Which table goes where\n([\s\S]*?)\n## /.exec(text)?.[1] ?? ''
  const places = new Map<string, Place>()
  for (const line of section.split('\n')) {
    const [, group = '', by = '', tables = ''] = line.split('|').map((cell) => cell.trim())
    const names = [...tables.matchAll(/`([^`]+)`/g)].map((found) => found[1] ?? '')
    const column = by === onEach || by === onPrimary ? undefined : /`(\w+)`/.exec(by)?.[1]
    for (const name of names) {
      if (places.has(name)) throw new Error(`docs/scale.md has ${name} twice`)
      places.set(name, { group: column ? group : by, column, isNew: by.includes('new') })
    }
  }
  return places
}

interface Key {
  readonly table: string
  readonly name: string
  readonly columns: string[]
}
interface ForeignKey extends Key {
  readonly target: string
  readonly of: string[]
}
interface Trigger {
  readonly table: string
  readonly name: string
  readonly function: string
  readonly definition: string
}

const namesOf = (numbers: string, table: string) =>
  `(select array_agg(a.attname::text order by k.nth) from unnest(${numbers}) with ordinality as k (number, nth)
    join pg_attribute a on a.attrelid = ${table} and a.attnum = k.number)`

async function readCatalogue(client: pg.Client) {
  const rows = async <Row extends object>(text: string) => (await client.query<Row>(text)).rows
  const ours = `'public'::regnamespace`
  return {
    foreign: await rows<ForeignKey>(
      `select conrelid::regclass::text as table, conname as name, confrelid::regclass::text as target,
         ${namesOf('conkey', 'conrelid')} as columns, ${namesOf('confkey', 'confrelid')} as of
       from pg_constraint where contype = 'f' and connamespace = ${ours} order by 1, 2`,
    ),
    unique: await rows<Key>(
      `select indrelid::regclass::text as table, indexrelid::regclass::text as name,
         coalesce(${namesOf('indkey::int2[]', 'indrelid')}, '{}') as columns
       from pg_index join pg_class c on c.oid = indrelid
       where indisunique and c.relkind = 'r' and c.relnamespace = ${ours} order by 1, 2`,
    ),
    triggers: await rows<Trigger>(
      `select tgrelid::regclass::text as table, tgname as name, tgfoid::regproc::text as function,
         pg_get_triggerdef(t.oid) as definition
       from pg_trigger t join pg_class c on c.oid = tgrelid
       where not tgisinternal and c.relnamespace = ${ours} order by 1, 2`,
    ),
    functions: new Map(
      (
        await rows<{ name: string; source: string }>(
          `select proname as name, prosrc as source from pg_proc where pronamespace = ${ours}`,
        )
      ).map(({ name, source }) => [name, source]),
    ),
    /** Unique without a machine asking another: their numbers come from sequences. */
    numbered: new Set(
      (
        await rows<{ column: string }>(
          `select attrelid::regclass::text || '.' || attname as column from pg_attribute a
           left join pg_attrdef d on d.adrelid = attrelid and d.adnum = attnum
           where attidentity <> '' or pg_get_expr(d.adbin, d.adrelid) like 'nextval%'`,
        )
      ).map(({ column }) => column),
    ),
  }
}

type Catalogue = Awaited<ReturnType<typeof readCatalogue>>
export type Kinds = Map<string, string[]>

const isSplit = (place: Place | undefined) => place?.column !== undefined
/** Machines that hold a member's rows hold what the member made, too. */
const together = (group: string) => (group === 'Made by members' ? 'Members' : group)

/** Columns that name somebody's or something's home, by which a row without it would be found. */
function leadsHome({ table, columns, target, of }: ForeignKey, places: Map<string, Place>): boolean {
  const [from, to] = [places.get(table), places.get(target)]
  if (!from?.column || !to?.column || together(from.group) !== together(to.group)) return false
  const at = columns.indexOf(from.column)
  if (!from.isNew && at >= 0) return of[at] === to.column
  // A row of a member's that names another's object: saved, watched, hidden, reposted.
  if (from.group === 'Members' && to.group === 'Made by members') return false
  if (target === 'members') return false
  return !columns.some((column) => ['original_id', 'sound_from'].includes(column))
}

export function sortForeignKeys({ foreign }: Catalogue, places: Map<string, Place>): Kinds {
  return sortedInto(foreign, (key) => {
    const [from, to] = [places.get(key.table), places.get(key.target)]
    if (!isSplit(from) && !isSplit(to)) return 'stay: neither table is split'
    if (isSplit(from) && to?.group === onEach) return 'stay: into a table that each machine has'
    if (!isSplit(from)) return 'cross: from the primary into a split table'
    if (!isSplit(to)) return 'cross: from a split table into the primary'
    if (!leadsHome(key, places))
      return key.target === 'members' ? 'cross: to another member' : 'cross: to another home'
    const isWhole = !from?.isNew && key.columns.includes(from?.column ?? '')
    return isWhole ? 'stay: the column is in them' : 'stay, once the column is in them: same home'
  })
}

export function sortUnique(catalogue: Catalogue, places: Map<string, Place>): Kinds {
  return sortedInto(catalogue.unique, (key) => {
    const place = places.get(key.table)
    if (!place?.column) return 'stay: the table is not split'
    if (!place.isNew && key.columns.includes(place.column)) return 'stay: the column is in them'
    if (key.columns.some((column) => catalogue.numbered.has(`${key.table}.${column}`)))
      return 'stay, once the column is in them: numbered by a sequence'
    const home = catalogue.foreign.find(
      (foreign) =>
        foreign.table === key.table &&
        leadsHome(foreign, places) &&
        foreign.columns.every((column) => key.columns.includes(column)),
    )
    return home ? 'stay, once the column is in them: same home' : 'cross: a rule about all rows'
  })
}

/** Returns the tables that a function reads or writes, itself or by others. */
function tablesOf(
  name: string,
  { functions }: Catalogue,
  places: Map<string, Place>,
  seen = new Set<string>(),
) {
  const found = new Set<string>()
  const source = functions.get(name)?.replaceAll(/--.*$/gm, '')
  if (source === undefined || seen.has(name)) return found
  seen.add(name)
  for (const [, table = ''] of source.matchAll(/\b(?:from|join|into|update|using)\s+(?:only\s+)?([a-z_]+)/gi))
    if (places.has(table)) found.add(table)
  for (const [, called = ''] of source.matchAll(/\b([a-z_]+)\s*\(/g))
    for (const table of tablesOf(called, { functions } as Catalogue, places, seen)) found.add(table)
  return found
}

export function sortTriggers(catalogue: Catalogue, places: Map<string, Place>): Kinds {
  return sortedInto(catalogue.triggers, (trigger) => {
    const own = places.get(trigger.table)
    if (!isSplit(own)) {
      const split = [...tablesOf(trigger.function, catalogue, places)].some((table) =>
        isSplit(places.get(table)),
      )
      return split ? 'cross: from the primary into split tables' : 'stay: the tables are not split'
    }
    const others = [...tablesOf(trigger.function, catalogue, places)].filter((table) => {
      const place = places.get(table)
      return place?.group !== onEach && together(place?.group ?? '') !== together(own?.group ?? '')
    })
    if (others.some((table) => isSplit(places.get(table)))) return 'cross: into another group of tables'
    if (others.length > 0) return 'cross: from a split table into the primary'
    const touched = tablesOf(trigger.function, catalogue, places)
    return touched.size === 0 ? 'stay: only the row itself' : 'stay within the group, if the home is the same'
  })
}

function sortedInto<Item extends { table: string; name: string }>(
  items: readonly Item[],
  kindOf: (item: Item) => string,
): Kinds {
  const kinds: Kinds = new Map()
  for (const item of items) {
    const kind = kindOf(item)
    kinds.set(kind, [...(kinds.get(kind) ?? []), `${item.table}.${item.name}`])
  }
  return new Map([...kinds].toSorted(([one], [other]) => one.localeCompare(other)))
}

/** Reads the catalogue of a freshly migrated database. */
export async function withCatalogue<Result>(work: (catalogue: Catalogue) => Result): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'commons-split-'))
  const log = { info: () => undefined, warn: console.warn, error: console.error }
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log, durable: false })
  try {
    await migrate(postgres.connection)
    const client = new pg.Client(postgres.connection)
    await client.connect()
    try {
      return work(await readCatalogue(client))
    } finally {
      await client.end()
    }
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const places = readPlaces()
  await withCatalogue((catalogue) => {
    for (const [what, kinds] of Object.entries({
      'Foreign keys': sortForeignKeys(catalogue, places),
      'Unique constraints and indexes': sortUnique(catalogue, places),
      Triggers: sortTriggers(catalogue, places),
    })) {
      console.log(`\n${what}: ${[...kinds.values()].flat().length}`)
      for (const [kind, names] of kinds) {
        console.log(`${String(names.length).padStart(5)}  ${kind}`)
        if (process.argv.includes('--all')) for (const name of names) console.log(`         ${name}`)
      }
    }
  })
}
