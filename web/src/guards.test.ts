import { expect, test } from 'vitest'
import { endSession, openSession, type Session } from './api/session.ts'
import {
  addressParts,
  innerAddress,
  membersOnly,
  parseSearch,
  publicListOnly,
  stringifySearch,
} from './guards.ts'

test('ids and referral codes in a query stay text, there and back', () => {
  expect(parseSearch('?refcode=0123&code=1e5')).toEqual({ refcode: '0123', code: '1e5' })
  expect(stringifySearch({ refcode: '0123', code: undefined, to: '/timeLine/5' })).toBe(
    '?refcode=0123&to=%2FtimeLine%2F5',
  )
  expect(stringifySearch({ code: '' })).toBe('')
})

test('an address in a query keeps its own', () => {
  expect(addressParts('/authorize?redirect_uri=https://a.example/?b=1?2&state=c%3F')).toEqual({
    to: '/authorize',
    search: { redirect_uri: 'https://a.example/?b=1?2', state: 'c?' },
  })
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

function redirectOf(guard: () => void): unknown {
  try {
    guard()
  } catch (error) {
    return error instanceof Response && 'options' in error ? error.options : error
  }
  return undefined
}

test('a member’s list of all projects has the filters of the visitors’ one', () => {
  const search = { industry: 'food', stage: 'funded' }
  expect(redirectOf(() => publicListOnly({ search }))).toBeUndefined()
  openSession({ id: 7, api_key: 'key.secret' } as Session)
  expect(redirectOf(() => publicListOnly({ search }))).toMatchObject({ to: '/allprojectslist', search })
  endSession('logged_out')
})

test('a visitor sees a project’s story and rewards, and logs in for its other sections', () => {
  const leadsTo = (href: string) => redirectOf(() => membersOnly({ location: { href } }))
  for (const query of ['', '?tab=story', '?tab=rewards'])
    expect(leadsTo(`/groupdetail/12${query}`)).toMatchObject({ to: '/allprojects/12' })
  for (const query of ['?tab=posts', '?tab=chat', '?token=abc', '?tab=rewards&token=abc'])
    expect(leadsTo(`/groupdetail/12${query}`)).toMatchObject({
      to: '/login',
      search: { to: `/groupdetail/12${query}` },
    })
})
