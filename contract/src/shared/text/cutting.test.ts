import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  beginningOf,
  codePointsFor,
  graphemes,
  indexAfterTrimmed,
  isLongerThan,
  shortened,
  shortenedFileName,
  shortenedRead,
  unitsFor,
} from './cutting.ts'

const family = '👨🏻‍👩🏼‍👧🏽‍👦🏾'
const words = [
  'Příliš žluťoučký kůň úpěl ďábelské ódy'.normalize('NFD'),
  'Straßenbahnhaltestelle an der Größe',
  'İstanbul’da ılık bir öğle',
  'Þórður fór á fætur',
  'שָׁלוֹם עֲלֵיכֶם',
  'كِتَابٌ جَمِيلٌ',
  'می‌خواهم کتاب بخوانم',
  'नमस्ते दुनिया, हिन्दी क्षेत्र',
  'ภาษาไทยน่ารักมากที่สุด',
  '上海今天很热',
  'がぎぐげご'.normalize('NFD'),
  '한국어를 배워요'.normalize('NFD'),
  `${family}🇨🇿🏴󠁧󠁢󠁥󠁮󠁧󠁿👍🏽`,
]
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.constantFrom(...words), { maxLength: 5 }).map((parts) => parts.join(' ')),
)

test('what is cut is a beginning, no longer than asked, and ends between graphemes', () => {
  fc.assert(
    fc.property(text, fc.nat(60), (whole, count) => {
      const beginning = beginningOf(whole, count)
      assert(whole.startsWith(beginning) && graphemes(beginning) <= count)
      assert.equal(graphemes(beginning) + graphemes(whole.slice(beginning.length)), graphemes(whole))
      assert(beginning.isWellFormed())
      const trimmed = whole.slice(0, indexAfterTrimmed(whole, count)).trimStart()
      assert.equal(trimmed, beginningOf(whole.trimStart(), count))
    }),
  )
})

test('what is shortened says so by an ellipsis, which counts', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 60 }), (whole, count) => {
      const short = shortened(whole, count)
      assert(short.isWellFormed() && graphemes(short) <= count)
      if (graphemes(whole) <= count) assert.equal(short, whole)
      else assert(short.endsWith('…') && whole.startsWith(short.slice(0, -1)))
    }),
  )
})

test('of a text of which the database read the beginning, no half grapheme is shown', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 20 }), (whole, count) => {
      const read = Array.from(whole).slice(0, codePointsFor(count)).join('')
      const short = shortenedRead(read, count)
      if (read === whole && Array.from(whole).length < codePointsFor(count))
        assert.equal(short, shortened(whole, count))
      const shown = short.endsWith('…') ? short.slice(0, -1) : short
      assert(short.isWellFormed() && graphemes(short) <= count && whole.startsWith(shown))
      const after = whole.slice(shown.length)
      assert.equal(graphemes(shown) + graphemes(after), graphemes(whole), JSON.stringify([whole, short]))
    }),
  )
  assert.equal(shortenedRead(family.repeat(20).slice(0, 60), 1_000), family.repeat(20).slice(0, 60))
  assert.equal(shortenedRead(`a${'\u0301'.repeat(40)}`, 10), '…')
})

test('a limit holds as many of the longest emoji, and no megabytes', () => {
  assert.equal(isLongerThan(family.repeat(320), 320), false)
  assert.equal(isLongerThan(family.repeat(321), 320), true)
  assert.equal(isLongerThan('a'.repeat(320), 320), false)
  assert.equal(isLongerThan('a'.repeat(321), 320), true)
  assert.equal(isLongerThan(`a${'\u0301'.repeat(unitsFor(320))}`, 320), true)
})

test('a file’s name keeps its ending, and nothing in half', () => {
  assert.equal(shortenedFileName('urlaub.jpg', 255, 255), 'urlaub.jpg')
  assert.equal(shortenedFileName(`${family.repeat(40)}.jpeg`, 255, 255), `${family.repeat(6)}.jpeg`)
  assert.equal(shortenedFileName(`${'上'.repeat(300)}.pdf`, 255, 1000), `${'上'.repeat(251)}.pdf`)
  assert.equal(shortenedFileName(`v1.${'a'.repeat(20)}`, 10, 100), `v1.${'a'.repeat(7)}`)
})
