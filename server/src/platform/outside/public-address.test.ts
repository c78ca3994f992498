import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPublicAddress } from './public-address.ts'

const refused = `
  0.0.0.0 0.1.2.3 10.0.0.1 100.64.0.1 100.127.255.254 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1 172.31.255.254
  192.0.0.1 192.0.2.1 192.88.99.1 192.168.1.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1
  255.255.255.255 :: ::1 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::ffff:7f00:1 ::ffff:0:8.8.8.8 64:ff9b::7f00:1 64:ff9b::808:808
  64:ff9b:1::1 100::1 2001::1 2001:db8::1 2002:7f00:1:: 2002:808:808:: 3fff::1 5f00::1 fc00::1 fd12:3456::1 fe80::1
  fe80::1%eth0 2606:4700::1111%eth0 fec0::1 ff02::1 localhost 1.2.3 `
const taken =
  '1.1.1.1 8.8.8.8 93.184.216.34 172.15.0.1 172.32.0.1 203.0.112.7 2606:4700:4700::1111 2a00:1450:4014::200e'

test('only addresses of the internet are public', () => {
  const isWrong = (is: boolean) => (address: string) => isPublicAddress(address) !== is
  assert.deepEqual(refused.trim().split(/\s+/).filter(isWrong(false)), [])
  assert.deepEqual(taken.split(' ').filter(isWrong(true)), [])
})
