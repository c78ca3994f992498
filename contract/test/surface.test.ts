/** What programs rely on stays as it is, or a version says that it doesn't. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { z } from 'zod'
import { allCalls } from '../src/all.ts'
import { type Deprecation, deprecationOf } from '../src/call.ts'
import { apiVersion, type Version, versions } from '../src/changes.ts'
import {
  breaksOf,
  type Line,
  readSurface,
  sayBreaks,
  surfaceOf,
  textOf,
  untoldBreaks,
} from '../src/reference/surface.ts'

test('nothing breaks programs that no version tells of, and additions are noted', () => {
  const before = readFileSync(new URL('../surface.jsonl', import.meta.url), 'utf8')
  const now = surfaceOf(apiVersion)
  const breaks = untoldBreaks(readSurface(before), now, versions)
  assert.ok(breaks.length === 0, sayBreaks(breaks))
  assert.ok(before === textOf(now), 'What is new for programs is not noted. Run: node tools/write-calls.ts')
})

const bake = {
  call: 'bake',
  for: ['member'],
  scope: 'write',
  method: 'POST',
  effect: 'write',
  once: true,
  in: {
    flour: ['text 1..500'],
    'salt?': ['"fine"', 'integer 0..9'],
    'loaves?': ['list'],
    'loaves[]': ['integer'],
  },
  out: { recdata: ['object'], 'recdata.loaf_id': ['integer'], 'recdata.crust': ['"dark"', '"pale"'] },
  refusals: ['too_hot'],
} as const satisfies Line
const surface = (line: Line, version = '1.0.0') => ({ version, lines: [line] })
const broken = (line: Line) => breaksOf(surface(bake), surface(line)).map(({ text }) => text)

test('additions break nothing', () => {
  const more: Line = {
    ...bake,
    for: ['anyone'],
    scope: 'any',
    in: {
      ...bake.in,
      flour: ['text 0..900', 'null'],
      'salt?': ['"coarse"', '"fine"', 'integer 0..99'],
      'seeds?': ['text'],
    },
    out: { ...bake.out, 'recdata.crust': ['"burnt"', '"dark"', '"pale"'], 'recdata.weight': ['integer'] },
    refusals: ['no_flour', 'too_hot'],
  }
  assert.deepEqual(broken(more), [])
  assert.deepEqual(breaksOf({ version: '1.0.0', lines: [] }, surface(bake)), [])
})

test('what breaks is said, each by its name', () => {
  const { flour, ...others } = bake.in
  const told: Array<readonly [Partial<typeof bake> | object, readonly string[]]> = [
    [{ method: 'GET' }, ['is made by GET instead of POST']],
    [{ for: ['moderator'] }, ['is no longer for: member']],
    [{ scope: 'money' }, ['needs a token with money instead of write']],
    [{ once: undefined }, ['takes no idempotency_key any more']],
    [{ in: others }, ['no longer takes `flour`']],
    [{ in: { ...others, flour: ['text 1..100'] } }, ['no longer takes text 1..500 as `flour`']],
    [{ in: { ...bake.in, 'salt?': ['integer 0..9'] } }, ['no longer takes "fine" as `salt`']],
    [{ in: { ...others, flour, yeast: ['text'] } }, ["needs `yeast`, which it didn't know"]],
    [
      { in: { flour, salt: bake.in['salt?'], 'loaves?': ['list'], 'loaves[]': ['integer'] } },
      ['needs `salt`, which might be missing'],
    ],
    [
      { out: { recdata: ['object'], 'recdata.crust': bake.out['recdata.crust'] } },
      ['no longer answers `recdata.loaf_id`'],
    ],
    [
      { out: { ...bake.out, 'recdata.loaf_id': ['integer', 'null'] } },
      ['may answer null as `recdata.loaf_id`'],
    ],
    [{ refusals: [] }, ['no longer refuses with too_hot']],
  ]
  for (const [change, texts] of told) assert.deepEqual(broken({ ...bake, ...change } as Line), texts)
  assert.deepEqual(breaksOf(surface(bake), { version: '1.0.0', lines: [] }), [
    { subject: 'bake', text: 'is gone' },
  ])
  const status = (value: number) => surface({ refusal: 'too_hot', status: value })
  assert.equal(breaksOf(status(409), status(422)).length, 1)
})

test('a version with another major number that names it owns up to a break', () => {
  const [was, is] = [surface(bake), surface({ ...bake, refusals: [] }, '2.0.0')]
  const version = (number: string, calls: string[]): Version => ({
    version: number,
    date: '2026-12-24',
    changes: [{ kind: 'changed', text: 'It is never too hot.', calls }],
  })
  const first: Version = { version: '1.0.0', date: '2026-11-29', changes: [] }
  assert.equal(untoldBreaks(was, is, [first]).length, 1)
  assert.equal(untoldBreaks(was, is, [version('1.1.0', ['bake']), first]).length, 1)
  assert.equal(untoldBreaks(was, is, [version('2.0.0', ['fry']), first]).length, 1)
  assert.equal(untoldBreaks(was, is, [version('2.0.0', ['bake']), first]).length, 0)
})

test('versions are newest first, and what they name is there, or is said to be gone', () => {
  const numbers = versions.map(({ version }) => {
    assert.match(version, /^\d+\.\d+\.\d+$/)
    const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
    return major * 1e8 + minor * 1e4 + patch
  })
  assert.deepEqual(
    numbers,
    [...new Set(numbers)].toSorted((one, other) => other - one),
  )
  const dates = versions.map(({ date }) => date)
  assert.deepEqual(dates, dates.toSorted().toReversed())
  const known = new Set(allCalls.map(({ key }) => key as string))
  for (const { kind, calls = [] } of versions.flatMap(({ changes }) => changes))
    for (const call of calls) assert.ok(known.has(call) || kind === 'removed', call)
})

test('what is deprecated is in the list, and stays for half a year at least', () => {
  const told = new Set<string>(
    versions.flatMap(({ changes }) =>
      changes.flatMap(({ kind, calls = [] }) => (kind === 'deprecated' ? calls : [])),
    ),
  )
  const all = allCalls.flatMap(({ key, call }): Array<[string, Deprecation]> => {
    const fields = [...Object.values(call.input.shape), ...Object.values(call.output.shape)]
    return [call.deprecated, ...fields.map((field) => deprecationOf(field as z.ZodType))].flatMap((each) =>
      each ? [[key, each]] : [],
    )
  })
  assert.ok(all.length >= 2)
  for (const [call, { since, until }] of all) {
    assert.ok(told.has(call), `${call} is not in contract/src/changes.ts as deprecated`)
    assert.ok(until === undefined || Date.parse(until) - Date.parse(since) >= 180 * 24 * 3600 * 1000, call)
  }
})
