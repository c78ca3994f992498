import { expect, test } from 'vitest'
import { innerAddress, parseSearch, stringifySearch } from './guards.ts'

test('ids and referral codes in a query stay text, there and back', () => {
  expect(parseSearch('?refcode=0123&code=1e5')).toEqual({ refcode: '0123', code: '1e5' })
  expect(stringifySearch({ refcode: '0123', code: undefined, to: '/timeLine/5' })).toBe(
    '?refcode=0123&to=%2FtimeLine%2F5',
  )
  expect(stringifySearch({ code: '' })).toBe('')
})

test('a link leads on within this client only', () => {
  expect(innerAddress('/timeLine/5?x=1')).toBe('/timeLine/5?x=1')
  for (const foreign of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    5,
    null,
  ])
    expect(innerAddress(foreign)).toBeUndefined()
})
