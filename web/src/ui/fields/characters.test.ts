import { graphemes as contractGraphemes } from '@commons/contract/shared/text.ts'
import { expect, test } from 'vitest'
import { charactersLeft, graphemes } from './characters.ts'

const texts = ['', 'plain', 'Žluťoučký kůň', '👨‍👩‍👧‍👦 rodina', 'e\u0301', '🇨🇿🇨🇿', 'a\r\nb', 'नमस्ते']

test.each(texts)('counts as the contract does: %j', (text) => {
  expect(graphemes(text)).toBe(contractGraphemes(text))
})

test('says what is left only near the end', () => {
  expect(charactersLeft('a'.repeat(4799), 5000)).toBeUndefined()
  expect(charactersLeft('a'.repeat(4800), 5000)).toBe(200)
  expect(charactersLeft('a'.repeat(5000), 5000)).toBe(0)
  expect(charactersLeft('a'.repeat(5003), 5000)).toBe(-3)
  // A family of four is one character, however many code units it takes.
  expect(charactersLeft('👨‍👩‍👧‍👦'.repeat(600), 5000)).toBeUndefined()
})
