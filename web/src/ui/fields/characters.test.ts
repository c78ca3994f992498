import { expect, test } from 'vitest'
import { charactersLeft } from './characters.ts'

test('says what is left only near the end', () => {
  expect(charactersLeft('a'.repeat(4799), 5000)).toBeUndefined()
  expect(charactersLeft('a'.repeat(4800), 5000)).toBe(200)
  expect(charactersLeft('a'.repeat(5000), 5000)).toBe(0)
  expect(charactersLeft('a'.repeat(5003), 5000)).toBe(-3)
  // A family of four is one character, however many code units it takes.
  expect(charactersLeft('👨‍👩‍👧‍👦'.repeat(600), 5000)).toBeUndefined()
})
