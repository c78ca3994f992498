import assert from 'node:assert/strict'
import { test } from 'node:test'
import { excerptOf } from './excerpt.ts'

const long = `${'before '.repeat(60)}Řepa roste ${'after '.repeat(60)}`

test('a short text is shown whole, as one line', () => {
  assert.equal(excerptOf(' one\n\ntwo ', ['two']), 'one two')
})

test('a long one is cut between words around the first that was searched', () => {
  const excerpt = excerptOf(long, ['nothing', 'rep'])
  assert(excerpt.startsWith('…before ') && excerpt.endsWith(' after…'), excerpt)
  assert(excerpt.includes('Řepa roste') && excerpt.length < 210, excerpt)
})

test('its beginning, where the word is near it or in none of it', () => {
  for (const words of [['bef'], ['nothing'], []]) assert(excerptOf(long, words).startsWith('before before'))
})

test('its end is shown whole', () => {
  const excerpt = excerptOf(`${'before '.repeat(60)}řepa`, ['repa'])
  assert(excerpt.startsWith('…before ') && excerpt.endsWith(' řepa'), excerpt)
})

test('what has no spaces is cut between characters', () => {
  const excerpt = excerptOf(`a${'😀'.repeat(300)}`, ['a'])
  assert.equal(excerpt.isWellFormed(), true)
})
