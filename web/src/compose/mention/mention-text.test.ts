import { expect, test } from 'vitest'
import { fits, insertionOf, mentionAt } from './mention-text.ts'

const at = (written: string) => mentionAt(written.replace('|', ''), written.indexOf('|'))

test.each([
  ['@an|', { start: 0, query: 'an' }],
  ['Hello @Žof|', { start: 6, query: 'Žof' }],
  ['Hello (@a_1|)', { start: 7, query: 'a_1' }],
  ['line\n@a|', { start: 5, query: 'a' }],
  ['こんにちは@a|', { start: 5, query: 'a' }],
  ['ל@a|', { start: 1, query: 'a' }],
  ['@an|na', { start: 0, query: 'an' }],
  // A letter and its accent as two characters, as some systems type them.
  ['@Z\u030Co|', { start: 0, query: 'Z\u030Co' }],
])('%j names a member', (written, found) => {
  expect(at(written)).toEqual(found)
})

test.each(['@|', 'anna@example|', 'x.@an|', '@anna |', '@@an|', '@an-na|', 'an|', `@${'a'.repeat(31)}|`])(
  '%j names nobody',
  (written) => {
    expect(at(written)).toBeUndefined()
  },
)

test('only what is before the caret is looked at, and little of that', () => {
  const long = 'word '.repeat(100_000)
  expect(mentionAt(`${long}@anna`, long.length + 3)).toEqual({ start: long.length, query: 'an' })
})

test('a name takes the place of its letters, with one space behind', () => {
  const put = (text: string, start: number, query: string) => {
    const { from, to, text: put } = insertionOf(text, { start, query }, 'anna')
    return text.slice(0, from) + put + text.slice(to)
  }
  expect(put('Hi @an', 3, 'an')).toBe('Hi @anna ')
  expect(put('Hi @an you', 3, 'an')).toBe('Hi @anna you')
  expect(put('Hi @annabel!', 3, 'an')).toBe('Hi @anna !')
})

test('a member fits by either name, whatever the case and the accents', () => {
  const member = { username: 'zkralova', full_name: 'Žofie Králová' }
  for (const query of ['zof', 'Žof', 'KRAL', 'zkra']) expect(fits(query, member), query).toBe(true)
  expect(fits('ofie', member)).toBe(false)
})
