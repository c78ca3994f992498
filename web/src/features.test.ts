/** What a feature declares is listed, whatever it is. */
import { expect, test } from 'vitest'
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
