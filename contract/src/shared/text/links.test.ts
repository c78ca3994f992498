import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addressesIn, linksIn, withoutAddresses } from './links.ts'
import { apart, words, wordsOf } from './test-words.ts'

const linked = (text: string) => linksIn(text).map(({ from, to }) => text.slice(from, to))
const site = 'https://example.org'

for (const [text, found] of [
  [`„${site}“ “${site}” «${site}» »${site}« 「${site}」 ‘${site}’ '${site}'`, Array<string>(7).fill(site)],
  [
    `${site}。 ${site}… ${site}... ${site}? ${site}। ${site}۔ ${site}؟ ${site}，`,
    Array<string>(8).fill(site),
  ],
  [`(${site}) [${site}](x) （${site}） 【${site}】`, Array<string>(4).fill(site)],
  ['(see https://en.wikipedia.org/wiki/Rust_(fungus))', ['https://en.wikipedia.org/wiki/Rust_(fungus)']],
  ['https://zh.wikipedia.org/wiki/龍（生肖）。', ['https://zh.wikipedia.org/wiki/龍（生肖）']],
  [`${site}/it's ${site}/l’eau, ${site}/a,b;c!d`, [`${site}/it's`, `${site}/l’eau`, `${site}/a,b;c!d`]],
  ['HTTPS://EXAMPLE.ORG/A Http://example.org', ['HTTPS://EXAMPLE.ORG/A', 'Http://example.org']],
  [
    'www.example.org WWW.example.org/a (www.žluťoučký.cz)',
    ['www.example.org', 'WWW.example.org/a', 'www.žluťoučký.cz'],
  ],
  ['example.org, example.org/x example.info/x', ['example.org', 'example.org/x', 'example.info/x']],
  ['README.md late.So late.so foto.jpg e.g. 3.5 and.then www.here 1.2.3', []],
  ['Přišel pozdě.Pak odešel.Konec node.js/ C:\\www.x', []],
  ['ada@example.org, Ada.L+x@EXAMPLE.ORG.Then @ada@example.org', ['ada@example.org', 'Ada.L+x@EXAMPLE.ORG']],
  ['javascript:alert(1) data:text/html,x file:///etc/passwd javascript://x.org/ ftp://example.org/x', []],
  [
    'https://[::1]:3000/x http://127.0.0.1:3000/#/a/7. http://localhost',
    ['https://[::1]:3000/x', 'http://127.0.0.1:3000/#/a/7', 'http://localhost'],
  ],
  ['https://例え.テスト/道 https://سلام.example/', ['https://例え.テスト/道', 'https://سلام.example/']],
] as const)
  test(`the links in ${JSON.stringify(text)}`, () => assert.deepEqual(linked(text), found))

test('a word of any script beside a link is no part of it', () => {
  for (const word of words) {
    assert.deepEqual(linked(`${word} ${site}/a?b=c#d ${word}`), [`${site}/a?b=c#d`], word)
    assert.deepEqual(linked(`${word}: „${site}/a“, ${word}`), [`${site}/a`], word)
    assert.deepEqual(linked(`${site}/${word}`), [`${site}/${word}`], word)
    assert.deepEqual(linked(word), [], word)
  }
  for (const word of apart.flatMap((script) => String(wordsOf[script]).split(' '))) {
    assert.deepEqual(linked(`${word}${site}${word}`), [site], word)
  }
})

test('a link without a scheme is one of https, and one of mail is written to', () => {
  assert.deepEqual(
    linksIn('www.example.org a@b.cz http://x').map(({ href }) => href),
    ['https://www.example.org', 'mailto:a@b.cz', 'http://x'],
  )
})

const part = fc.constantFrom(
  'https://',
  'www.',
  'a',
  'é',
  '上',
  '.',
  '。',
  '(',
  ')',
  '/',
  '@',
  '“',
  ' ',
  '#',
  ':',
  '\u200d',
  'org',
  '\n',
)
test('places of any text are in order, within it, and stay when it is masked', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(part).map((parts) => parts.join('')),
      ),
      (text) => {
        let end = 0
        for (const { from, to, href } of addressesIn(text)) {
          assert(from >= end && to > from && to <= text.length)
          if (href !== undefined) assert.match(href, /^(?:https?:\/\/[^\s<>"]|mailto:[^\s<>"])[^\s<>"]*$/i)
          end = to
        }
        assert.equal(withoutAddresses(text).length, text.length)
      },
    ),
  )
})

test('no text takes long', () => {
  const began = performance.now()
  for (const beginning of ['', 'http://a/', '@', '#'])
    for (const unit of ['a.', 'a@', 'a-', 'www.', 'http://(', 'é.', 'a@b.', 'ab.c/', '(', '%'])
      addressesIn(beginning + unit.repeat(20_000))
  assert(performance.now() - began < 3000)
})
