import { expect, test } from 'vitest'
import { blocksOf, inlinesOf } from './formatted.ts'

test('headings, lists and paragraphs are told by the beginnings of lines', () => {
  expect(blocksOf('# One\nfirst\nsecond\n\nthird\n- a\n  more of a\n* b\n### Two\r\n#none')).toEqual([
    { kind: 'heading', text: 'One' },
    { kind: 'paragraph', text: 'first\nsecond' },
    { kind: 'paragraph', text: 'third' },
    { kind: 'list', items: ['a\nmore of a', 'b'] },
    { kind: 'subheading', text: 'Two' },
    { kind: 'paragraph', text: '#none' },
  ])
  expect(blocksOf('')).toEqual([])
})

test('links lead to known schemes and to this site, and nothing else is one', () => {
  expect(inlinesOf('See [our rules](/rules) or [us](https://example.org/a).')).toEqual([
    { text: 'See ' },
    { text: 'our rules', href: '#/rules' },
    { text: ' or ' },
    { text: 'us', href: 'https://example.org/a' },
    { text: '.' },
  ])
  for (const text of [
    '[x](javascript:alert(1))',
    '[x](//evil.example)',
    '[x](data:text/html,x)',
    '<a href="x">x</a>',
  ])
    expect(inlinesOf(text)).toEqual([{ text }])
})
