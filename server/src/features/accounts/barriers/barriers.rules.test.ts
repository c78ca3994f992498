import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asciiDomain, domainAndAbove, domainOf, plainAddress, readRange } from './barriers.rules.ts'

test('domains are compared in ASCII, whatever script they are written in', () => {
  for (const [written, ascii] of [
    ['Example.COM', 'example.com'],
    ['příklad.cz', 'xn--pklad-zsa96e.cz'],
    ['PŘÍKLAD.CZ.', 'xn--pklad-zsa96e.cz'],
    ['xn--pklad-zsa96e.cz', 'xn--pklad-zsa96e.cz'],
    ['例え。テスト', 'xn--r8jz45g.xn--zckzah'],
    ['ｅｘａｍｐｌｅ.com', 'example.com'],
    ['xyz', 'xyz'],
    ['127.1', undefined],
    ['a b', undefined],
    ['..', undefined],
    ['', undefined],
  ] as const)
    assert.equal(asciiDomain(written), ascii, written)
  assert.equal(domainOf('jana@Mail.Příklad.cz'), 'mail.xn--pklad-zsa96e.cz')
  assert.deepEqual(domainAndAbove('a.b.com'), ['a.b.com', 'b.com', 'com'])
})

test('an IPv4 address is the same one when it is written as IPv6', () => {
  assert.equal(plainAddress('::ffff:192.0.2.7'), '192.0.2.7')
  assert.equal(plainAddress('fe80::1%eth0'), 'fe80::1')
  assert.equal(plainAddress('unknown'), undefined)
})

test('networks are read in CIDR notation, and not wider than makes sense', () => {
  for (const [written, read] of [
    ['192.0.2.7', { range: '192.0.2.7/32' }],
    ['192.0.2.7/24', { range: '192.0.2.7/24' }],
    ['2001:db8::/32', { range: '2001:db8::/32' }],
    ['::ffff:192.0.2.7', { range: '192.0.2.7/32' }],
    ['0.0.0.0/0', { wrong: 'range_too_wide' }],
    ['::/0', { wrong: 'range_too_wide' }],
    ['192.0.2.7/33', { wrong: 'range_invalid' }],
    ['192.0.2/24', { wrong: 'range_invalid' }],
    ['::1::2', { wrong: 'range_invalid' }],
  ] as const)
    assert.deepEqual(readRange(written), read, written)
})
