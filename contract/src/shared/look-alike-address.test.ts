import assert from 'node:assert/strict'
import { test } from 'node:test'
import { looksAlike } from './look-alike-address.ts'

const address = '0x52908400098527886E0F7030069857D2E4169EE7'

test('what begins and ends alike and differs between looks alike', () => {
  for (const [other, alike] of [
    ['0x529084aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa9EE7', true],
    ['0x529aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaee7', true],
    ['0X529084AAAAAAAAAAAAAAAAAAAAAAAAAAAAAA9ee7', true],
    ['0x629084aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa9EE7', false],
    ['0x529084aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa9EE6', false],
    [address.toLowerCase(), false],
  ] as const)
    assert.equal(looksAlike(address, other), alike, other)
})

test('the part that all addresses of a kind have doesn’t count', () => {
  const segwit = (middle: string) => `bc1q${middle.padEnd(38, 'x')}`
  assert.equal(looksAlike(segwit('abcd'), segwit('wxyz')), false)
  assert.equal(looksAlike(segwit('abcd'), segwit('abce')), true)
  assert.equal(looksAlike(segwit('abcd'), 'bc1qabcx'), false)
})
