import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { typedWords } from '@commons/contract/shared/text/searching.ts'
import pg from 'pg'
import { testDatabase } from '../../test/database.ts'

const database = await testDatabase()
const client = new pg.Client(database.connection)
await client.connect()
after(async () => {
  await client.end()
  await database.drop()
})

const ask = async (sql: string, texts: readonly string[]) =>
  (await client.query<{ words: string[] }>(`select ${sql} as words from unnest($1::text[]) as said`, [texts]))
    .rows

const texts = [
  'Příliš žluťoučký kůň',
  'Straße, Größe; ILIK İstanbul',
  'Þórður ær',
  'שָׁלוֹם עֲלֵיכֶם',
  'كِتَابٌ جَمِيلٌ، كتـــاب إلى مدرسة ٢٠٢٦',
  'می‌خواهم کتاب ۱۴۰۵',
  'हिन्दी क्षेत्र क्‍ष २०२६',
  'ฉันเรียนภาษาไทยทุกวัน ๑๒ น้ำ',
  'ພາສາລາວ ภ',
  'ភាសាខ្មែរ',
  'မြန်မာဘာသာ',
  '今天上海很热。iPhone手机壳 人々 𠮷野家',
  'がぎぐげご カタカナ ｶﾞｷﾞ コーヒー'.normalize('NFC'),
  '한국어를 배워요',
  'Ваня и ёлка, Ελλάς',
  '👨‍👩‍👧‍👦 🇨🇿 ☺️',
  '',
]

test('the database and the contract have the same words of a typed text', async () => {
  const asked = await ask('typed_words(said)', texts)
  assert.deepEqual(
    asked.map(({ words }) => words),
    texts.map(typedWords),
  )
})

test('words inside of texts without spaces are found, and words without their marks', async () => {
  const finds = async (typed: string, text: string) => {
    const { rows } = await client.query<{ found: boolean }>(
      `select array_to_tsvector(search_words($1)) @@
        (select string_agg('''' || word || ''':*', ' & ')::tsquery from unnest(typed_words($2)) as word) as found`,
      [text, typed],
    )
    return rows[0]?.found
  }
  for (const [typed, text] of [
    ['上海', '今天上海很热'],
    ['热', '今天上海很热'],
    ['手机', 'iPhone手机壳'],
    ['がくせい', '東京でがくせいと会う'],
    ['ภาษาไทย', 'ฉันเรียนภาษาไทยทุกวัน'],
    ['ខ្មែរ', 'ភាសាខ្មែរ'],
    ['كتاب', 'هذا كِتَابٌ'],
    ['كِتَاب', 'كتابي'],
    ['الى', 'إلى البيت'],
    ['کتاب', 'كتاب'],
    ['שלום', 'שָׁלוֹם'],
    ['क्षेत्र', 'यह क्षेत्र'],
  ] as const)
    assert.equal(await finds(typed, text), true, `${typed} in ${text}`)
  assert.equal(await finds('上热', '今天上海很热'), false)
  assert.equal(await finds('海上', '今天上海很热'), false)
})

test('a long text without a space is read in a moment', async () => {
  const started = performance.now()
  await ask('search_words(said)', ['ภาษาไทย'.repeat(14_000)])
  assert(performance.now() - started < 3_000)
})
