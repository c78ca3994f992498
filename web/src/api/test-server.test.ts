import { afterEach, expect, expectTypeOf, test, vi } from 'vitest'
import { call, type CallName } from './call.ts'
import { answerWith, callAt, success, type ByCall } from './test-server.ts'

afterEach(() => vi.unstubAllGlobals())

test('a stub hears of calls by their names in the contract, whatever their address', async () => {
  const sent = answerWith(({ name }) => success(name === 'poll_list' ? { recdata: [] } : {}))
  await call('poll_list', {})
  await call('public_project_list', { sort: 'ending' })
  expect(sent.map(({ name }) => name)).toEqual(['poll_list', 'public_project_list'])
})

test('an address that no call has is no call', () => {
  expect(() => callAt('/api/users/reel_comments')).toThrow('No call')
  expect(() => callAt('/api/users/timeline', 'GET')).toThrow('No call')
})

test('a stub compares with names of calls only, so that one of a call that does not exist does not compile', () => {
  type Heard = Parameters<Parameters<typeof answerWith>[0]>[0]
  expectTypeOf<Heard['name']>().toEqualTypeOf<CallName>()
  expectTypeOf<keyof ByCall<unknown>>().toEqualTypeOf<CallName>()
})
