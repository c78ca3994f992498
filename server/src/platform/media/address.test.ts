/** Signed addresses of files: how long they are the same, and how long they work. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { afterEach, test } from 'node:test'
import { shiftClock } from '../clock.ts'
import { mediaAddresses } from './address.ts'

afterEach(() => shiftClock(0))

const hourMs = 3_600_000
const addresses = mediaAddresses(randomBytes(32), () => ({}))
const queryOf = (address: string) => Object.fromEntries(new URLSearchParams(address.split('?')[1]))

/** Returns the minutes of an hour from now at which the viewer’s address changes. */
function changesOf(viewer: number): number[] {
  const changes: number[] = []
  let before = addresses.signed('key', viewer)
  for (let minute = 1; minute <= 60; minute++) {
    shiftClock(minute * 60_000)
    const after = addresses.signed('key', viewer)
    if (after !== before) changes.push(minute)
    before = after
  }
  shiftClock(0)
  return changes
}

test('an address is the same for an hour, works for one to two, and for its viewer and file alone', () => {
  const changes = [1, 2, 3, 40].map(changesOf)
  for (const each of changes) assert.equal(each.length, 1)
  assert.ok(new Set(changes.flat()).size > 1, 'not all members’ addresses change at once')
  for (let minute = 0; minute < 60; minute += 7) {
    shiftClock(minute * 60_000)
    const query = queryOf(addresses.rendition('key', 256, 7))
    assert.equal(addresses.viewerOf('key', query), 7)
    assert.equal(addresses.viewerOf('other', query), undefined)
    assert.equal(addresses.viewerOf('key', { ...query, viewer: '8' }), undefined)
    shiftClock(minute * 60_000 + hourMs - 2_000)
    assert.equal(addresses.viewerOf('key', query), 7)
    shiftClock(minute * 60_000 + 2 * hourMs + 2_000)
    assert.equal(addresses.viewerOf('key', query), undefined)
  }
})
