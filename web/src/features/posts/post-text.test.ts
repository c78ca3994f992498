import {
  longestPost as contractLongest,
  graphemes as contractGraphemes,
} from '@commons/contract/shared/text.ts'
import { expect, test } from 'vitest'
import { charactersLeft, graphemes, longestPost } from './post-text.ts'

const texts = ['', 'plain', 'Žluťoučký kůň', '👨‍👩‍👧‍👦 rodina', 'e\u0301', '🇨🇿🇨🇿', 'a\r\nb', 'नमस्ते']

test.each(texts)('counts as the contract does: %j', (text) => {
  expect(graphemes(text)).toBe(contractGraphemes(text))
})

test('the limit is the contract’s', () => {
  expect(longestPost).toBe(contractLongest)
})

test('says what is left only near the end', () => {
  expect(charactersLeft('a'.repeat(4799))).toBeUndefined()
  expect(charactersLeft('a'.repeat(4800))).toBe(200)
  expect(charactersLeft('a'.repeat(5000))).toBe(0)
  expect(charactersLeft('a'.repeat(5003))).toBe(-3)
  // A family of four is one character, however many code units it takes.
  expect(charactersLeft('👨‍👩‍👧‍👦'.repeat(600))).toBeUndefined()
})
