// @vitest-environment node
import { getCatalogs } from '@lingui/cli/api'
import { makeConfig } from '@lingui/conf'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { cs as contractCs } from '@commons/contract/messages/cs.ts'
import { en as contractEn } from '@commons/contract/messages/en.ts'
import { expect, test } from 'vitest'
import config from '../../lingui.config.ts'

const [catalogue] = await getCatalogs(makeConfig(config))
const collected = await catalogue?.collect()
if (!catalogue || !collected) throw new Error('The texts of the pages could not be collected')
const extracted = Object.keys(collected)
const english = (await catalogue.read('en')) ?? {}
const czech = (await catalogue.read('cs')) ?? {}

/** The plural and select cases of a message, each text of them once. */
function cases(text: string): string[] {
  return [...text.matchAll(/\b(zero|one|two|few|many|other)\s*\{/g)].flatMap(([, name]) => name ?? [])
}

test('every text of the pages is in both catalogues, and nothing else (npm run locales)', () => {
  expect(extracted.length).toBeGreaterThan(0)
  expect(Object.keys(english).toSorted()).toEqual(extracted.toSorted())
  expect(Object.keys(czech).toSorted()).toEqual(extracted.toSorted())
})

test('every text has its Czech', () => {
  const missing = Object.values(czech).filter(({ translation }) => !translation)
  expect(missing.map(({ message }) => message)).toEqual([])
})

test('Czech plurals have one, few, many and other', () => {
  const plurals = [...Object.values(czech).map(({ translation }) => translation ?? ''), ...Object.values(contractCs)]
  for (const text of plurals.filter((each) => each.includes(', plural,')))
    expect(new Set(cases(text)), text).toEqual(new Set(['one', 'few', 'many', 'other']))
})

test('Czech has one word for a backer, and asks nobody for their gender', () => {
  const texts = [...Object.values(czech).map(({ translation }) => translation ?? ''), ...Object.values(contractCs)]
  const either = /\p{L}\((?:a|á|la|ka)\)|\p{L}\/(?:a|á|la|ka)(?!\p{L})/u
  expect(texts.filter((text) => either.test(text) || /podporovatel|podpořil/i.test(text))).toEqual([])
})

test('every message compiles, and its two languages take the same values', () => {
  // What stands in braces behind a plural's name for a number is one of its texts.
  const value = /(?<!(?:=\d+|\b(?:zero|one|two|few|many|other)) )\{(\w+)[,}]/g
  const values = (text: string) => new Set([...text.matchAll(value)].map(([, name]) => name))
  const pairs = [
    ...Object.values(czech).map(({ message, translation }) => [message ?? '', translation ?? '']),
    ...Object.entries(contractEn).map(([id, text]) => [text, contractCs[id as keyof typeof contractEn]]),
  ]
  for (const [from = '', to = ''] of pairs) {
    expect(() => compileMessage(to)).not.toThrow()
    expect(values(to), to).toEqual(values(from))
  }
})
