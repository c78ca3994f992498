import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSession, type Session } from '../api/session.ts'
import { payKey } from './pay-keys.ts'

beforeEach(() => openSession({ id: 7, api_key: 'key.secret' } as Session))
afterEach(() => localStorage.clear())

test('a payment that nobody knows the outcome of keeps its key, also for another tab', async () => {
  const first = await payKey('tip', { post_id: 1, token: '5' })
  const again = await payKey('tip', { token: '5', post_id: 1 })
  expect(again.key).toBe(first.key)
  expect((await payKey('tip', { post_id: 1, token: '6' })).key).not.toBe(first.key)
  expect((await payKey('coin_transfer', { post_id: 1, token: '5' })).key).not.toBe(first.key)
})

test('what is known is another payment when it is made again', async () => {
  const first = await payKey('tip', { post_id: 1, token: '5' })
  first.settle()
  expect((await payKey('tip', { post_id: 1, token: '5' })).key).not.toBe(first.key)
})

test('a key is one member’s, and what was paid cannot be read', async () => {
  const { key } = await payKey('coin_transfer', { to_wallet: '@bob', note: 'for the flowers' })
  expect(JSON.stringify({ ...localStorage })).not.toContain('flowers')
  openSession({ id: 8, api_key: 'key.other' } as Session)
  expect((await payKey('coin_transfer', { to_wallet: '@bob', note: 'for the flowers' })).key).not.toBe(key)
})
