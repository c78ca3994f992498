import { linksIn } from '@commons/contract/shared/text/links.ts'
import { mentionsIn } from '@commons/contract/shared/text/mentions.ts'
import { tagsIn } from '@commons/contract/shared/text/tags.ts'
import { words } from '@commons/contract/shared/text/test-words.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textPieces } from './text-pieces.ts'

test('of any text, the links, mentions and tags are those that the server finds', () => {
  const part = fc.constantFrom(
    'https://example.org/',
    'www.a.cz',
    'a@b.cz',
    '@ada',
    '#',
    'tag',
    '(',
    ')',
    '“',
    '。',
    '…',
    ' ',
    '\n',
    '_',
    '\u200c',
    ...words,
  )
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(part).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(anyText, (text) => {
      const pieces = textPieces(text, [{ username: 'ada', user_id: 7 }])
      const of = <Kind extends string>(kind: Kind) =>
        pieces.flatMap((piece) =>
          piece.kind === kind ? [piece as Extract<typeof piece, { kind: Kind }>] : [],
        )
      expect(of('link').map(({ href }) => href)).toEqual(linksIn(text).map(({ href }) => href))
      expect(of('tag').map(({ tag }) => tag)).toEqual(tagsIn(text).map(({ tag }) => tag))
      expect(of('member').length).toBe(mentionsIn(text).filter(({ name }) => name === 'ada').length)
      const hidden = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu
      expect(
        pieces
          .map((piece) => piece.text)
          .join('')
          .replaceAll(hidden, ''),
      ).toBe(text.replaceAll(hidden, ''))
    }),
  )
})
