import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { TextIn } from './text.ts'
import { graphemes } from './text/cutting.ts'

test('a text is as long as a person counts it', () => {
  assert.equal(graphemes(''), 0)
  assert.equal(graphemes('plain text\nof two lines'), 23)
  assert.equal(graphemes('Žofie'), 5)
  // The same name with its accents as separate characters.
  assert.equal(graphemes('Žofie'.normalize('NFD')), 5)
  assert.equal(graphemes('👩‍👩‍👧‍👦👍🏽🇨🇿'), 3)
  assert.equal(graphemes('\r\n'), 1)
})

test('plain text is counted the short way with the same result', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      assert.equal(graphemes(text), [...segmenter.segment(text)].length)
    }),
  )
})

const Five = TextIn(5, 'post_too_long')

test('text is trimmed and measured in graphemes', () => {
  assert.equal(Five.parse('  five5  '), 'five5')
  assert.equal(Five.parse('👩‍👩‍👧‍👦'.repeat(5)), '👩‍👩‍👧‍👦'.repeat(5))
  assert.equal(Five.safeParse('six666').error?.issues[0]?.message, 'post_too_long')
})

test('a text of invisible signs is empty', () => {
  for (const text of ['\u200b', '\u3164 \u2800', '\u202e']) assert.equal(Five.parse(text), '')
  assert.equal(Five.parse('a\u200bb'), 'a\u200bb')
})

test('one letter under a thousand accents is not one character to store', () => {
  const crowded = `a${'\u0301'.repeat(1000)}`
  assert.equal(graphemes(crowded), 1)
  assert.equal(Five.safeParse(crowded).error?.issues[0]?.message, 'post_too_long')
})

test('what is not text is named', () => {
  for (const value of [null, 12, true, [], {}]) {
    assert.equal(Five.safeParse(value).error?.issues[0]?.message, 'text_invalid')
  }
})
