import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { equalKey, hasWords, isEqual, usernameKey } from './equal-key.ts'
import { different, found, same } from './test-equal.ts'

test('texts that people call the same have one key', () => {
  for (const [one, other] of same) assert.ok(isEqual(one, other), `${one} = ${other}`)
  for (const [one, other] of different) assert.ok(!isEqual(one, other), `${one} ≠ ${other}`)
})

test('a key is the key of itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      assert.equal(equalKey(equalKey(text)), equalKey(text))
      assert.equal(equalKey(text.normalize('NFD')), equalKey(text))
    }),
  )
})

test('words are found as people write them, in scripts with spaces as whole words', () => {
  for (const [text, words, has] of found) assert.equal(hasWords(text, words), has, `${words} in ${text}`)
})

test('no letter of another script leads to a username', () => {
  assert.equal(usernameKey('@Jana_K'), 'jana_k')
  for (let code = 128; code < 0x3_00_00; code++) {
    const letter = String.fromCodePoint(code)
    if (/\p{L}/u.test(letter)) assert.equal(usernameKey(letter), letter)
  }
})
