import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foundParts, typedWords } from './searching.ts'

/** The text with what was found in brackets. */
function marked(text: string, search: string): string {
  let shown = text
  for (const { start, end } of foundParts(text, typedWords(search)).toReversed())
    shown = `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`
  return shown
}

test('what was found is marked in every script', () => {
  for (const [text, search, shown] of [
    ['Žluťoučký kůň', 'zlut kun', '[Žluť]oučký [kůň]'],
    ['Die Straße, strasse', 'strasse', 'Die [Straße], [strasse]'],
    ['ILIK İstanbul', 'istanbul ılık', '[ILIK] [İstanbul]'],
    ['Þórður fór', 'thordur', '[Þórður] fór'],
    ['קראתי שָׁלוֹם', 'שלום', 'קראתי [שָׁלוֹם]'],
    ['هذا كِتَابٌ، كتـــاب', 'كتاب', 'هذا [كِتَابٌ]، [كتـــاب]'],
    ['کتاب إلى', 'كتاب الي', '[کتاب] [إلى]'],
    ['मैं हिन्दी बोलता हूँ', 'हिन्दी', 'मैं [हिन्दी] बोलता हूँ'],
    ['ฉันเรียนภาษาไทยทุกวัน', 'ภาษาไทย', 'ฉันเรียน[ภาษาไทย]ทุกวัน'],
    ['今天上海很热', '上海', '今天[上海]很热'],
    ['今天上海很热', '热', '今天上海很[热]'],
    ['iPhone手机壳', '手机 iph', '[iPh]one[手机]壳'],
    ['東京でがくせいと', 'がくせい', '東京で[がくせい]と'],
    ['한국어를 배워요', '한국', '[한국]어를 배워요'],
    ['no match', 'atch', 'no match'],
  ] as const)
    assert.equal(marked(text, search), shown)
})

test('a typed text is words, and pairs of letters of scripts without spaces', () => {
  assert.deepEqual(typedWords('Ahoj, 上海市 café海'), ['ahoj', 'cafe', '上海', '海市', '海'])
  assert.deepEqual(typedWords(' ,'), [])
})
