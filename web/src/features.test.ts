/** What a feature declares is listed, whatever it is. */
import { expect, test } from 'vitest'
import { first } from './features.first.ts'
import { pages } from './features.pages.ts'

type Declarations = Record<string, Record<string, unknown>>

/** Returns what files declare that their list lacks. */
const missing = (files: Declarations, list: readonly unknown[]) =>
  Object.entries(files).flatMap(([file, exported]) => {
    const [declared, ...others] = Object.values(exported)
    return list.includes(declared) && others.length === 0 ? [] : [file]
  })

test('every feature with pages is listed', () => {
  const files = import.meta.glob<Record<string, unknown>>('./features/*/*.pages.ts', { eager: true })
  expect(Object.keys(files)).toHaveLength(pages.length)
  expect(missing(files, pages)).toEqual([])
})

test('every feature with something for the first page is listed', () => {
  const files = import.meta.glob<Record<string, unknown>>('./features/*/*.first.ts', { eager: true })
  expect(Object.keys(files)).toHaveLength(first.length)
  expect(missing(files, first)).toEqual([])
})

test('no two features take the same name, key or rank', () => {
  const places = first.flatMap(({ places = [] }) => places)
  const taken: Record<string, readonly unknown[]> = {
    ranks: places.map(({ rank }) => rank),
    keys: places.flatMap(({ key }) => key ?? []),
    actions: first.flatMap(({ actions = {} }) => Object.keys(actions)),
    waiting: first.flatMap(({ waiting = {} }) => Object.keys(waiting)),
    addresses: pages.flatMap(({ open = [], members = [] }) => [...open, ...members].map(({ path }) => path)),
  }
  for (const [what, names] of Object.entries(taken)) expect(new Set(names).size, what).toBe(names.length)
})
