import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { largestPage, mostShown, PageByMomentIn, PageIn, PageOfMovingIn } from './page.ts'

const Page = z.object(PageIn)
const wrong = (value: unknown) => Page.safeParse(value).error?.issues.map(({ message }) => message)

test('page and limit may be text, as the documents often send them', () => {
  assert.deepEqual(Page.parse({ page: '2', limit: '10' }), { page: 2, limit: 10 })
  assert.deepEqual(Page.parse({}), {})
})

test('a larger limit is taken as the largest', () => {
  assert.equal(Page.parse({ limit: 5000 }).limit, largestPage)
  assert.equal(Page.parse({ limit: '999999' }).limit, largestPage)
})

test('what is no page, limit or cursor is named', () => {
  for (const value of ['', '0', 0, -1, 1.5, null, [1], 'two']) {
    assert.deepEqual(wrong({ page: value }), ['page_invalid'])
    assert.deepEqual(wrong({ limit: value }), ['limit_invalid'])
  }
  for (const value of ['', ' ', 'a b', 'ž', '0', '1.5', '-1', '1_2', 12, null, '9'.repeat(16)]) {
    assert.deepEqual([...new Set(wrong({ before: value }))], ['before_invalid'])
  }
})

test('a cursor of a list by moment holds the moment and the id', () => {
  const ByMoment = z.object(PageByMomentIn)
  assert.deepEqual(ByMoment.parse({ before: '1700000000000000_5' }).before, { at: 1700000000000000, id: 5 })
  for (const before of ['', '5', '1_', '_1', '0_1', '1_2_3', '9999999999999999_1', 5, null]) {
    const { error } = ByMoment.safeParse({ before })
    assert.deepEqual([...new Set(error?.issues.map(({ message }) => message))], ['before_invalid'])
  }
})

test('a cursor of a list whose rows move also names those that were shown', () => {
  const Moving = z.object(PageOfMovingIn)
  const place = { at: 12, id: 5 }
  assert.deepEqual(Moving.parse({ before: '12_5' }).before, { ...place, shown: undefined })
  assert.deepEqual(Moving.parse({ before: '12_5~' }).before, { ...place, shown: [] })
  assert.deepEqual(Moving.parse({ before: '12_5~1.zz' }).before, { ...place, shown: [1, 35 * 36 + 35] })
  const tooMany = `12_5~${Array.from({ length: mostShown + 1 }, () => '1').join('.')}`
  for (const before of ['', '12', '~', '12_5~~', '12_5~.', '12_5~1.', '12_5~zzzzzzzzzzz', tooMany, 5, null]) {
    const { error } = Moving.safeParse({ before })
    assert.deepEqual([...new Set(error?.issues.map(({ message }) => message))], ['before_invalid'])
  }
})
