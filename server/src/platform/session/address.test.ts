import assert from 'node:assert/strict'
import { test } from 'node:test'
import { networkOf } from './address.ts'

test('an address is kept as its network only', () => {
  assert.equal(networkOf('203.0.113.77'), '203.0.113.0/24')
  assert.equal(networkOf('::ffff:203.0.113.77'), '203.0.113.0/24')
  assert.equal(networkOf('2001:db8:1:2:3::4'), '2001:db8:1::/48')
  assert.equal(networkOf('2001:db8::4'), '2001:db8:0::/48')
  assert.equal(networkOf('::1'), '0:0:0::/48')
  assert.equal(networkOf('fe80::1%eth0'), 'fe80:0:0::/48')
  assert.equal(networkOf('nonsense'), 'unknown')
})
