import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { largestPage, PageIn } from './page.ts'

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
  for (const value of ['', ' ', 'a b', 'ž', 12, null, 'x'.repeat(65)]) {
    assert.deepEqual([...new Set(wrong({ before: value }))], ['before_invalid'])
  }
})
