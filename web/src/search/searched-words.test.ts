import { expect, test } from 'vitest'
import { markedPieces, searchedWords } from './searched-words.ts'

const marked = (text: string, search: string) =>
  markedPieces(text, searchedWords(search))
    .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('')

test('filters are no words, and case and accents make no difference', () => {
  expect(searchedWords('from:jana Žluťoučký has:image before:2026-01-01 KŮŇ!')).toEqual(['zlutoucky', 'kun'])
  expect(searchedWords('from:"Jana Nová" #garden')).toEqual(['garden'])
})

test.each([
  ['Řepa roste', 'rep', '[Řep]a roste'],
  ['A gardener in her garden', 'garden', 'A [garden]er in her [garden]'],
  ['in between', 'een', 'in between'],
  ['one two', 'tw one', '[one] [tw]o'],
  ['gardens', 'g gard', '[gard]ens'],
  // A letter with a separate accent, and one that folds into two.
  ['Z\u030Cofie', 'zo', '[Z\u030Co]fie'],
  ['ﬁne', 'f', '[ﬁ]ne'],
  ['今天上海很热', '上海', '今天[上海]很热'],
  ['هذا كِتَابٌ', 'كتاب', 'هذا [كِتَابٌ]'],
  ['nothing', '', 'nothing'],
])('of %j the words of %j are marked', (text, search, expected) => {
  expect(marked(text, search)).toBe(expected)
  expect(
    markedPieces(text, searchedWords(search))
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})
