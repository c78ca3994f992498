/**
 * What programs rely on, a line for each call, shape and refusal, and what would break them. The lines as they stood are
 * in `contract/surface.jsonl`.
 */
import { z } from 'zod'
import { allCalls } from '../all.ts'
import type { Call } from '../call.ts'
import type { Version } from '../changes.ts'
import { refusals } from '../refusals.ts'
import { scopeFor } from '../token-scopes.ts'
import { shapeNames } from './reference.ts'

/** Fields by their paths, `recdata[].post_id`, each with the types that it may have; a `?` marks what may be missing. */
type Fields = Readonly<Record<string, readonly string[]>>

interface CallLine {
  readonly call: string
  /** Who may make it. */
  readonly for: readonly string[]
  /** What a token needs for it. */
  readonly scope: string
  readonly method: string
  readonly effect: string
  /** Happens once under its key. */
  readonly once?: true | undefined
  readonly in: Fields
  readonly out: Fields
  readonly refusals: readonly string[]
}
interface ShapeLine {
  readonly shape: string
  readonly out: Fields
}
interface RefusalLine {
  readonly refusal: string
  readonly status: number
}
export type Line = CallLine | ShapeLine | RefusalLine

export interface Surface {
  readonly version: string
  readonly lines: readonly Line[]
}

export interface Break {
  /** The call, shape or refusal that it is about. */
  readonly subject: string
  readonly text: string
}

type Schema = z.core.JSONSchema.BaseSchema

function schemaOf(shape: z.ZodType, io: 'input' | 'output'): Schema {
  const whole: unknown = shape
  return z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const name = shapeNames.get(zodSchema)
      if (name === undefined || zodSchema === whole || io === 'input') return
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key)
      jsonSchema.$ref = name
    },
  })
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** Returns the bounds of a text's length or of a number, as `1..500`. */
function boundsOf({ minLength, maxLength, minimum, maximum }: Schema): string {
  const least = minLength ?? minimum
  const most = maxLength ?? maximum
  const isAll = (bound: number | undefined) =>
    bound === undefined || Math.abs(bound) >= Number.MAX_SAFE_INTEGER
  if (isAll(least) && isAll(most)) return ''
  return ` ${isAll(least) ? '' : least}..${isAll(most) ? '' : most}`
}

/** Returns the types of a field, and adds the fields that it has itself. */
function typesOf(schema: unknown, path: string, add: (path: string, types: string[]) => void): string[] {
  if (!isSchema(schema)) return ['anything']
  const { $ref, const: one, enum: values, anyOf, oneOf, type, properties, items, format } = schema
  if ($ref !== undefined) return [$ref]
  if ('const' in schema) return [JSON.stringify(one)]
  if (values) return values.map((value) => JSON.stringify(value))
  const some = anyOf ?? oneOf
  if (some) return some.flatMap((each) => typesOf(each, path, add))
  if (Array.isArray(type))
    return (type as string[]).flatMap((each) => typesOf({ ...schema, type: each }, path, add))
  if (type === 'array') {
    const rows = typesOf(Array.isArray(items) ? undefined : items, `${path}[]`, add)
    add(`${path}[]`, rows)
    return ['list']
  }
  if (type === 'object') {
    fieldsIn(schema, path === '' ? '' : `${path}.`, add)
    return [properties ? 'object' : 'any object']
  }
  if (type === 'string') return [`${format ?? 'text'}${boundsOf(schema)}`]
  if (type === 'integer' || type === 'number') return [`${type}${boundsOf(schema)}`]
  return [type ?? 'anything']
}

function fieldsIn(
  { properties = {}, required = [] }: Schema,
  before: string,
  add: (path: string, types: string[]) => void,
): void {
  for (const [name, inner] of Object.entries(properties)) {
    const path = `${before}${name}`
    add(`${path}${required.includes(name) ? '' : '?'}`, typesOf(inner, path, add))
  }
}

function fieldsOf(shape: z.ZodType, io: 'input' | 'output'): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  fieldsIn(schemaOf(shape, io), '', (path, types) => {
    fields[path] = [...new Set([...(fields[path] ?? []), ...types])].toSorted()
  })
  return Object.fromEntries(Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

const inputsOf = ({ input, files }: Call): Fields => ({
  ...fieldsOf(input, 'input'),
  ...Object.fromEntries(
    Object.entries(files).map(([part, kinds]) => [
      `${part}?`,
      kinds.map((kind) => `${kind} file`).toSorted(),
    ]),
  ),
})

/** Returns what programs rely on by the contract as it is. */
export function surfaceOf(version: string): Surface {
  const calls = allCalls.map(({ key, call }): CallLine => ({
    call: key,
    for: [call.auth, ...call.alsoFor],
    scope: scopeFor(call),
    method: call.method,
    effect: call.effect,
    ...(call.takesKey && { once: true }),
    in: inputsOf(call),
    out: fieldsOf(call.output, 'output'),
    refusals: [...call.refusals].toSorted(),
  }))
  const shapes = Array.from(shapeNames, ([shape, name]): ShapeLine => ({
    shape: name,
    out: fieldsOf(shape as z.ZodType, 'output'),
  }))
  const named = Object.entries(refusals).map(([refusal, status]): RefusalLine => ({ refusal, status }))
  const lines = [...calls, ...shapes, ...named].toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1))
  return { version, lines }
}

function idOf(line: Line): string {
  if ('call' in line) return `call ${line.call}`
  return 'shape' in line ? `shape ${line.shape}` : `refusal ${line.refusal}`
}

export const textOf = ({ version, lines }: Surface): string =>
  [{ version }, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('')

export function readSurface(text: string): Surface {
  const [first = '{"version":"0.0.0"}', ...lines] = text.split('\n').filter(Boolean)
  return {
    version: (JSON.parse(first) as { version: string }).version,
    lines: lines.map((line) => JSON.parse(line) as Line),
  }
}

/** Returns what worked before and doesn't any more. */
export function breaksOf(before: Surface, after: Surface): Break[] {
  const now = new Map(after.lines.map((line) => [idOf(line), line]))
  return before.lines.flatMap((was): Break[] => {
    const is = now.get(idOf(was))
    const subject = 'call' in was ? was.call : 'shape' in was ? was.shape : was.refusal
    const told = (texts: readonly string[]) => texts.map((text) => ({ subject, text }))
    // Nothing answers it any more: the calls that did say so.
    if ('refusal' in was)
      return is && 'refusal' in is && is.status !== was.status
        ? told([`has the status ${is.status} instead of ${was.status}`])
        : []
    // Where it was shown, its fields are said to be something else.
    if ('shape' in was) return is && 'shape' in is ? told(lostInAnswer(was.out, is.out)) : []
    return told(is && 'call' in is ? brokenIn(was, is) : ['is gone'])
  })
}

function brokenIn(was: CallLine, is: CallLine): string[] {
  return [
    ...(was.method === is.method ? [] : [`is made by ${is.method} instead of ${was.method}`]),
    ...(was.effect === 'read' && is.effect === 'write' ? ['writes, where it only read'] : []),
    ...(was.once && !is.once ? ['takes no idempotency_key any more'] : []),
    ...was.for.filter((who) => !isStillFor(who, is.for)).map((who) => `is no longer for: ${who}`),
    ...(was.scope === is.scope || was.scope === 'never' || ['any', 'open'].includes(is.scope)
      ? []
      : [`needs a token with ${is.scope} instead of ${was.scope}`]),
    ...lostInInput(was.in, is.in),
    ...lostInAnswer(was.out, is.out),
    ...was.refusals
      .filter((name) => !is.refusals.includes(name))
      .map((name) => `no longer refuses with ${name}`),
  ]
}

const isStillFor = (who: string, now: readonly string[]) =>
  now.includes(who) ||
  now.includes('anyone') ||
  (who === 'member' && now.includes('second_factor')) ||
  (who === 'anyone' && now.includes('visitor'))

interface Field {
  readonly isRequired: boolean
  readonly types: readonly string[]
}
const byPath = (fields: Fields): Map<string, Field> =>
  new Map(
    Object.entries(fields).map(([path, types]) => [
      path.replace(/\?$/, ''),
      { isRequired: !path.endsWith('?'), types },
    ]),
  )

function lostInInput(before: Fields, after: Fields): string[] {
  const [was, is] = [byPath(before), byPath(after)]
  const lost = [...was].flatMap(([path, { types, isRequired }]) => {
    const now = is.get(path)
    if (!now) return [`no longer takes \`${path}\``]
    const refused = types.filter((type) => !now.types.some((each) => takes(each, type)))
    return [
      ...(now.isRequired && !isRequired ? [`needs \`${path}\`, which might be missing`] : []),
      ...refused.map((type) => `no longer takes ${type} as \`${path}\``),
    ]
  })
  const isNew = (path: string) =>
    !was.has(path) && (!path.includes('.') || was.has(path.replace(/\.[^.]*$/, '')))
  const needed = [...is].filter(([path, { isRequired }]) => isRequired && isNew(path) && !path.endsWith('[]'))
  return [...lost, ...needed.map(([path]) => `needs \`${path}\`, which it didn't know`)]
}

/**
 * A further value among those that a field may have is no break: programs take those that they don't know for some
 * other. Nor is a refusal that they don't know.
 */
function lostInAnswer(before: Fields, after: Fields): string[] {
  const is = byPath(after)
  return [...byPath(before)].flatMap(([path, { types, isRequired }]) => {
    const now = is.get(path)
    if (!now) return [`no longer answers \`${path}\``]
    const hasValues = types.some(isValue)
    const added = now.types.filter(
      (type) => !types.some((each) => baseOf(each) === baseOf(type)) && !(hasValues && isValue(type)),
    )
    return [
      ...(isRequired && !now.isRequired ? [`may answer without \`${path}\``] : []),
      ...added.map((type) => `may answer ${type} as \`${path}\``),
    ]
  })
}

const isValue = (type: string) => /^["\d-]/.test(type)
const baseOf = (type: string) => type.replace(/ -?\d*\.\.-?\d*$/, '')

/** Whether whatever is of the one type is of the other, too. */
function takes(wide: string, narrow: string): boolean {
  if (baseOf(wide) !== baseOf(narrow))
    return wide === 'anything' || (baseOf(wide) === 'text' && narrow.startsWith('"'))
  const bounds = (type: string) => {
    const [, least = '', most = ''] = / (-?\d*)\.\.(-?\d*)$/.exec(type) ?? []
    return { least: least === '' ? -Infinity : Number(least), most: most === '' ? Infinity : Number(most) }
  }
  const [outer, inner] = [bounds(wide), bounds(narrow)]
  return outer.least <= inner.least && outer.most >= inner.most
}

const majorOf = (version: string) => Number(version.split('.')[0])

/** Returns the breaks that no version since then owns up to: one with another major number that names their subject. */
export function untoldBreaks(before: Surface, after: Surface, versions: readonly Version[]): Break[] {
  const known = versions.findIndex(({ version }) => version === before.version)
  const since = versions
    .slice(0, known === -1 ? versions.length : known)
    .filter(({ version }) => majorOf(version) > majorOf(before.version))
  const told = new Set(
    since
      .flatMap(({ changes }) => changes)
      .filter(({ kind }) => kind === 'changed' || kind === 'removed')
      .flatMap(({ calls = [], shapes = [], refusals = [] }) => [...calls, ...shapes, ...refusals]),
  )
  return breaksOf(before, after).filter(({ subject }) => !told.has(subject))
}

/** What to do about them. */
export const sayBreaks = (breaks: readonly Break[]): string =>
  [
    'This would break programs:',
    ...breaks.map(({ subject, text }) => `  ${subject} ${text}`),
    'Keep what worked and mark it with `deprecated`, or add a version with another major number to contract/src/changes.ts that names these as changed or removed.',
  ].join('\n')
