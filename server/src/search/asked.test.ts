import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAsked } from './asked.ts'

test('filters are taken out of the words, wherever they stand', () => {
  assert.deepEqual(readAsked('garden from:jana has:image the has:VIDEO shed before:2026-11-01'), {
    words: 'garden the shed',
    filters: { from: 'jana', has: ['image', 'video'], before: '2026-11-01' },
    isFiltered: true,
  })
  assert.equal(readAsked('FROM:@jana').filters.from, 'jana')
  assert.equal(readAsked('from:"Jana Nováková" bread').filters.from, 'Jana Nováková')
  assert.equal(readAsked('from:a from:b').filters.from, 'b')
})

test('what is no filter is words', () => {
  for (const text of [
    'from: has:',
    'has:cheese',
    'before:2026-02-30',
    'before:soon',
    'from:@',
    'notfrom:jana',
    'from :jana',
    'https://example.org/from:jana',
  ])
    assert.deepEqual(readAsked(text), { words: text, filters: { has: [] }, isFiltered: false }, text)
})

test('spaces are one space, and no text is none', () => {
  assert.equal(readAsked('  a \n b  ').words, 'a b')
  assert.deepEqual(readAsked(' '), { words: '', filters: { has: [] }, isFiltered: false })
})
