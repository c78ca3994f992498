import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linksIn } from '@commons/contract/shared/text/links.ts'
import { words } from '@commons/contract/shared/text/test-words.ts'
import fc from 'fast-check'
import { escapeHtml } from '../platform/html.ts'
import { messageHtml } from './message-html.ts'

test('a message links what every other text links, and nothing in it is markup', () => {
  const part = fc.constantFrom(
    'https://example.org/',
    'a@b.cz',
    '<b>',
    '"',
    "'",
    '&',
    '“',
    '。',
    ' ',
    ...words,
  )
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(part).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(anyText, (text) => {
      const html = messageHtml(text)
      const links = [...html.matchAll(/<a href="([^"]*)" [^>]*>(?:[^<]*)<\/a>/g)].map(([, href]) => href)
      assert.deepEqual(
        links,
        linksIn(text).map(({ href }) => escapeHtml(href)),
      )
      assert.equal(html.replaceAll(/<a href[^>]*>|<\/a>/g, ''), escapeHtml(text).replaceAll('\n', '<br>'))
    }),
  )
})
