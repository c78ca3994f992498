import { longestPost as contractLongest } from '@commons/contract/shared/text.ts'
import { expect, test } from 'vitest'
import { longestPost } from './post-draft.ts'

test('the limit is the contract’s', () => {
  expect(longestPost).toBe(contractLongest)
})
