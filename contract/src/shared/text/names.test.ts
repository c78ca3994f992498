/** Mentions and tags in a text. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { mentionsIn } from './mentions.ts'
import { cleanTag, eachOnce, isTooLong, tagKey, tagsIn } from './tags.ts'
import { apart, sameTags, words, wordsOf } from './test-words.ts'

const named = (text: string) => mentionsIn(text).map(({ name }) => name)
const tagged = (text: string) => tagsIn(text).map(({ tag }) => tag)

test('a member is named beside any word of a script that needs no space there', () => {
  for (const word of apart.flatMap((script) => String(wordsOf[script]).split(' '))) {
    assert.deepEqual(named(`${word}@cilka_test${word}`), ['cilka_test'], word)
    assert.deepEqual(named(`(@cilka_test)${word}`), ['cilka_test'], word)
  }
})

test('a letter that could belong to an address or a username makes it another', () => {
  for (const script of ['cs', 'de', 'tr', 'is', 'el'])
    for (const word of String(wordsOf[script]).split(' ')) {
      assert.deepEqual(named(`${word}@cilka_test`), [], word)
      assert.deepEqual(named(`@cilka_test${word}`), [], word)
      assert.deepEqual(named(`${word} @cilka_test, ${word}`), ['cilka_test'], word)
    }
  // Letters that only look like those of a username: a Cyrillic a, the Kelvin sign, a long s.
  for (const text of ['@cilkа', '@\u212aelvin', '@cilka\u017f', '@ad\u0430 x@ada'])
    assert.deepEqual(named(text), [])
})

test('a tag is the whole word, whatever joins its letters', () => {
  for (const word of words) {
    assert.deepEqual(tagged(`#${word}`), [word], word)
    assert.deepEqual(tagged(`${word} ＃${word}, (#${word})!`), [word, word], word)
  }
  for (const word of apart.flatMap((script) => String(wordsOf[script]).split(' ')))
    assert.deepEqual(tagged(`${word}#${word}。`), [word], word)
})

for (const [text, tags] of [
  ['#zahrada #Žluťoučký_kůň, (#a1) _#_x__', ['zahrada', 'Žluťoučkýkůň', 'a1']],
  ['#1 C# a#b &#x41; ##x # #١٢ ž#ada #1️⃣', []],
  ['https://example.org/#top www.example.org/#a,#b ftp://x/#c', []],
  ['#🌱 #👩‍💻 #🏴󠁧󠁢󠁥󠁮󠁧󠁿 #🇨🇿 #❤️x', ['🌱', '👩‍💻', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇨🇿', '❤️x']],
  ['#نرم‌ x #col·lecció· #C++ #a+b', ['نرم', 'col·lecció', 'C', 'a']],
  [`#${'x'.repeat(51)} #${'x'.repeat(50)}`, ['x'.repeat(50)]],
] as const)
  test(`the tags in ${JSON.stringify(text)}`, () => assert.deepEqual(tagged(text), tags))

test('spellings of one tag have one key, and two tags have two', () => {
  for (const [one, ...others] of sameTags)
    for (const other of others) assert.equal(tagKey(one), tagKey(other))
  const keys = sameTags.map(([one]) => tagKey(one))
  assert.equal(new Set(keys).size, keys.length)
  assert.notEqual(tagKey('ışık'), tagKey('isik'))
  assert.deepEqual(eachOnce(['Tokyo', 'a', 'Ｔｏｋｙｏ', 'A', 'b']), ['Tokyo', 'a', 'b'])
})

const part = fc.constantFrom(
  '@ada',
  '#tag',
  '#',
  '@',
  '_',
  'a',
  'ž',
  '上',
  '\u200c',
  'https://',
  '.',
  '/',
  ' ',
  '🌱',
  '\u0301',
)
test('of any text, names and tags are in order, apart, and as they are stored', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(part).map((parts) => parts.join('')),
      ),
      (text) => {
        const places = [...mentionsIn(text), ...tagsIn(text)].toSorted((one, other) => one.from - other.from)
        let end = 0
        for (const { from, to } of places) {
          assert(from >= end && to <= text.length)
          end = to
        }
        for (const name of named(text)) assert.match(name, /^[a-z0-9_]{3,30}$/)
        for (const tag of tagged(text)) {
          assert.equal(cleanTag(tag), tag)
          assert(tag !== '' && !isTooLong(tag))
        }
      },
    ),
  )
})
