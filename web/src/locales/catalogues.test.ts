// @vitest-environment node
import { getCatalogs } from '@lingui/cli/api'
import type { CatalogType } from '@lingui/conf'
import { makeConfig } from '@lingui/conf'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { cs as contractCs } from '@commons/contract/messages/cs.ts'
import { en as contractEn } from '@commons/contract/messages/en.ts'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import config from '../../lingui.config.ts'
import { ofVisitors } from './page-messages.ts'

interface Texts {
  readonly path: string
  readonly extracted: readonly string[]
  readonly english: CatalogType
  readonly czech: CatalogType
}

/** The pages' texts, and those of the parts that load theirs with their page. */
const catalogues: readonly Texts[] = await Promise.all(
  (await getCatalogs(makeConfig(config))).map(async (catalogue) => {
    const collected = await catalogue.collect()
    if (!collected) throw new Error('The texts of the pages could not be collected')
    return {
      path: catalogue.path,
      extracted: Object.keys(collected),
      english: (await catalogue.read('en')) ?? {},
      czech: (await catalogue.read('cs')) ?? {},
    }
  }),
)
const allCzech = catalogues.flatMap(({ czech }) => Object.values(czech))

/** The plural and select cases of a message, each text of them once. */
function cases(text: string): string[] {
  return [...text.matchAll(/\b(zero|one|two|few|many|other)\s*\{/g)].flatMap(([, name]) => name ?? [])
}

test.each(catalogues)(
  'every text of the pages is in $path, and nothing else (npm run locales)',
  ({ english, czech, extracted }) => {
    expect(extracted.length).toBeGreaterThan(0)
    expect(Object.keys(english).toSorted()).toEqual(extracted.toSorted())
    expect(Object.keys(czech).toSorted()).toEqual(extracted.toSorted())
  },
)

test('every text has its Czech', () => {
  const missing = allCzech.filter(({ translation }) => !translation)
  expect(missing.map(({ message }) => message)).toEqual([])
})

// Catalogues are merged as they load: the later Czech would replace the earlier on the screens already open.
test('no message has two Czech texts; give one of them a context', () => {
  const texts = new Map<string, Set<string>>()
  for (const [id, { translation }] of catalogues.flatMap(({ czech }) => Object.entries(czech)))
    texts.set(id, (texts.get(id) ?? new Set()).add(translation ?? ''))
  expect([...texts.values()].map((each) => [...each]).filter((each) => each.length > 1)).toEqual([])
})

test('Czech plurals have one, few, many and other', () => {
  const plurals = [...allCzech.map(({ translation }) => translation ?? ''), ...Object.values(contractCs)]
  for (const text of plurals.filter((each) => each.includes(', plural,')))
    expect(new Set(cases(text)), text).toEqual(new Set(['one', 'few', 'many', 'other']))
})

test('every message compiles, and its two languages take the same values', () => {
  // What stands in braces behind a plural's name for a number is one of its texts.
  const value = /(?<!(?:=\d+|\b(?:zero|one|two|few|many|other)) )\{(\w+)[,}]/g
  const values = (text: string) => new Set([...text.matchAll(value)].map(([, name]) => name))
  const pairs = [
    ...allCzech.map(({ message, translation }) => [message ?? '', translation ?? '']),
    ...Object.entries(contractEn).map(([id, text]) => [text, contractCs[id as keyof typeof contractEn]]),
  ]
  for (const [from = '', to = ''] of pairs) {
    expect(() => compileMessage(to)).not.toThrow()
    expect(values(to), to).toEqual(values(from))
  }
})

test('what the forms of visitors say of their fields comes with the first page', () => {
  const root = path.join(import.meta.dirname, '../../..')
  const sources = [
    'contract/src/accounts.ts',
    'contract/src/shared/{name,text}.ts',
    'web/src/features/accounts/*.{ts,tsx}',
  ].flatMap((pattern) => globSync(pattern, { cwd: root }))
  const code = sources
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n')
  const said = Object.keys(contractEn).filter(
    (key) => key.startsWith('field.') && code.includes(`'${key.slice('field.'.length)}'`),
  )
  expect(said.length).toBeGreaterThan(15)
  expect(said.filter((key) => !(ofVisitors as readonly string[]).includes(key))).toEqual([])
})
