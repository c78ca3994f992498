import { afterEach, beforeEach, expect, test } from 'vitest'
import { endSession } from '../../../api/session.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { dropReceipt, receiptFor, settleReceipt, spaced } from './receipts.ts'
import './wipe-receipts.ts'

beforeEach(() => logIn(3))
afterEach(() => localStorage.clear())

test('other choices have another code; the same ones keep theirs until they are refused', () => {
  const first = receiptFor(1, [2])
  expect(receiptFor(1, [2])).toEqual(first)
  const other = receiptFor(1, [1])
  expect(other.code).not.toBe(first.code)
  expect(receiptFor(2, [2]).code).not.toBe(first.code)
  dropReceipt(1, first.code)
  expect(receiptFor(1, [2]).code).not.toBe(first.code)
  settleReceipt(1, other)
  expect(receiptFor(1, [1])).toEqual(other)
})

test('who logs out leaves none; whose session was ended finds them again', () => {
  const first = receiptFor(1, [2])
  endSession('session_replaced')
  logIn(4)
  expect(receiptFor(1, [2]).code).not.toBe(first.code)
  endSession('session_replaced')
  logIn(3)
  expect(receiptFor(1, [2])).toEqual(first)
  endSession('logged_out')
  expect(JSON.stringify({ ...localStorage })).not.toContain(first.code)
})

test('a code is read in groups of four', () => {
  expect(spaced('0123456789abcdef')).toBe('0123 4567 89ab cdef')
})
