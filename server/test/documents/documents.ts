/** What the documents say of calls and entities, and where Commons differs from them on purpose. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { documentedCalls, type DocumentedCall, read } from '../../../contract/test/spec.ts'
import { notYetBuilt, rowsOf } from '../../../contract/test/table.ts'

const keyOf = ({ name, method }: Pick<DocumentedCall, 'name' | 'method'>) => `${name}\t${method}`

const pending = notYetBuilt(read('not-yet-built.tsv'), 'call')

/** The documented calls that are built, by name and method. */
export const builtCalls: ReadonlyMap<string, DocumentedCall> = new Map(
  documentedCalls.flatMap((call) => (pending.has(keyOf(call)) ? [] : [[keyOf(call), call]])),
)

/** The fields of each entity, with their types as `entities.tsv` explains them. */
const entities: ReadonlyMap<string, ReadonlyArray<readonly [field: string, type: string]>> = new Map(
  [
    ...Map.groupBy(
      rowsOf(readFileSync(new URL('entities.tsv', import.meta.url), 'utf8')),
      ([entity = '']) => entity,
    ),
  ].map(([entity, rows]) => [entity, rows.map(([, field = '', type = '']) => [field, type] as const)]),
)
export const entityNames: readonly string[] = [...entities.keys()]

/**
 * The differences on purpose: the first column of the table in `docs/differences.md`, as `Entity.field`,
 * `call asks input`, `call leaves key`, `call waits` or `call by code`.
 */
export const differences: readonly string[] = readFileSync(
  new URL('../../../docs/differences.md', import.meta.url),
  'utf8',
)
  .split('\n')
  .flatMap((line) => {
    const [, name, what = '', why = ''] = /^\| `([^`]+)` *\| ([^|]*)\| ([^|]*)\|$/.exec(line) ?? []
    if (name === undefined) return []
    assert(what.trim() !== '' && why.trim() !== '', `${name} differs without saying how and why`)
    return [name]
  })

const used = new Set<string>()

/** Returns whether this differs on purpose, and remembers that it was needed. */
export function differs(name: string): boolean {
  if (!differences.includes(name)) return false
  used.add(name)
  return true
}

/** The differences that nothing needed so far. */
export const needless = () => differences.filter((name) => !used.has(name))

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  id: (value) => Number.isSafeInteger(value) && Number(value) > 0,
  count: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  text: (value) => typeof value === 'string',
  flag: (value) => value === 0 || value === 1,
  text_flag: (value) => value === '0' || value === '1',
  amount: (value) => /^-?\d+(\.\d+)?$/.test(String(value)),
  moment: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)) && value.includes('T'),
  day: (value) => value === '' || (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)),
  url: (value) => typeof value === 'string' && /^(https?:\/\/|\/)/.test(value),
  list: Array.isArray,
  // What a member wrote in it must not be markup.
  html: (value) => typeof value === 'string' && !/<(?!a |\/a>|br>)/.test(value),
}

function fits(value: unknown, type: string): boolean {
  if (type.endsWith('?')) return value === null || fits(value, type.slice(0, -1))
  const named = types[type]
  return named ? named(value) : type.split(' ').includes(String(value))
}

/** Returns what is wrong with a value that the documents say is this entity. */
export function faultsOf(entity: string, value: unknown): string[] {
  const fields = entities.get(entity)
  assert(fields, `${entity} is no entity`)
  if (typeof value !== 'object' || value === null) return [`${entity} is ${JSON.stringify(value)}`]
  const parts = value as Record<string, unknown>
  return fields.flatMap(([field, type]) => {
    const isRight = field in parts && fits(parts[field], type)
    return isRight || differs(`${entity}.${field}`)
      ? []
      : [`${entity}.${field} is ${JSON.stringify(parts[field])}, not ${type}`]
  })
}
