import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { languageOf, loadLanguages, unloadLanguages } from './written-language.ts'

describe('once they are loaded', () => {
  before(loadLanguages)
  after(unloadLanguages)

  for (const [text, language] of [
    ['Kdo má v sobotu čas přijít na zahradu?', 'cs'],
    ['Kto má v sobotu čas prísť na záhradu?', 'sk'],
    ['The bees would like it very much', 'en'],
    ['Wer kommt am Samstag in den Garten?', 'de'],
    ['今日はとても良い天気ですね', 'ja'],
    ['おはよう', 'ja'],
    [
      '@tomas_novotny_from_brno https://example.org/an/english/address #summergarden Kdo má v sobotu čas přijít?',
      'cs',
    ],
  ] as const)
    test(`it is told: ${text}`, () => assert.equal(languageOf(text), language))

  for (const text of [
    '',
    'ok',
    'lol',
    'Hello',
    'Заходите завтра',
    '123 456',
    '🌱🌱🌱',
    '@ada_lovelace #garden',
  ])
    test(`it isn't guessed: ${text}`, () => assert.equal(languageOf(text), null))

  test('without them no text has one', async () => {
    unloadLanguages()
    assert.equal(languageOf('Kdo má v sobotu čas přijít na zahradu?'), null)
    await loadLanguages()
  })
})
