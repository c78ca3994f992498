import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonicalName, hasHidden, isVisible } from './name.ts'

test('names of all scripts, and emoji, hide nothing', () => {
  for (const name of [
    'Žofie Šťastná',
    'O’Neil-Smith, Jr.',
    'محمد بن سلمان',
    'דוד',
    '李小龍',
    'Nguyễn Thị',
    'کتاب‌ها',
    'क्‍ष',
    'Ada 👩‍🚀 👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇨🇿 ❤️ 👍🏽',
  ])
    assert.equal(hasHidden(canonicalName(name)), false, name)
})

test('what cannot be seen, or turns others around, is found', () => {
  for (const [what, name] of Object.entries({
    'a right-to-left override': '\u202enimda',
    'an isolate': 'Ada\u2066x\u2069',
    'a right-to-left mark': 'Ada\u200f',
    'an Arabic letter mark': 'Ada\u061c',
    'a zero-width space': 'Ad\u200bmin',
    'a zero-width non-joiner in Latin': 'Ad\u200cmin',
    'a zero-width joiner at the end': 'Ada\u200d',
    'a Hangul filler': '\u3164',
    'a half-width Hangul filler': '\uffa0',
    'a soft hyphen': 'Ad\u00admin',
    'a byte order mark': '\ufeffAda',
    'an escape': '\u001b[31mAda',
    'a line break': 'Ada\nAdmin',
    'a line separator': 'Ada\u2028x',
    'a Braille blank': '\u2800',
    'a tag': 'Ada\u{e0041}',
    'a variation selector': 'Ada\ufe0f',
    'an unassigned character': 'Ada\u{e0fff}',
    'a private character': 'Ada\ue000',
    'an annotation': 'Ada\ufff9',
  }))
    assert.equal(hasHidden(canonicalName(name)), true, what)
})

test('one name has one spelling', () => {
  assert.equal(canonicalName(' Ada\u00a0\u3000 Lovelace '), 'Ada Lovelace')
  assert.equal(canonicalName('Ａｄａ'), 'Ada')
  assert.equal(canonicalName('Žofie'.normalize('NFD')), 'Žofie')
  for (const name of ['\u00a8', 'ﷺ', '½', 'Ⅷ', ' x '])
    assert.equal(canonicalName(canonicalName(name)), canonicalName(name))
})

test('a text of nothing visible is told', () => {
  for (const text of ['', ' \n', '\u200b\u2060', '\u3164', '\u2800 \u202e', '\ufe0f'])
    assert.equal(isVisible(text), false)
  for (const text of ['x', '\u200b.', '👍', 'ž', '\u202ex']) assert.equal(isVisible(text), true)
})
