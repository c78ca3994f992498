/** A disk that is nearly full: uploads are refused before it is full, even simultaneous ones. */
import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { afterEach, test } from 'node:test'
import { pretendFree } from '../broken-volume.ts'
import { Refusal } from '../call/refusal.ts'
import { openMetrics, watchRoom } from '../metrics.ts'
import { DiskRoom } from './disk-space.ts'

const mb = 1_000_000
afterEach(() => pretendFree(undefined))

const roomOf = (reserveBytes: number) =>
  new DiskRoom({ folders: [tmpdir(), '/nowhere/at/all'], reserveBytes })

const isRefused = async (entering: Promise<unknown>) =>
  assert.rejects(entering, (error: unknown) => {
    assert(error instanceof Refusal)
    assert.equal(error.refusal, 'storage_full')
    assert(error.details.retryAfter)
    return true
  })

test('what leaves less than the reserve is refused, and what does not is taken', async () => {
  const room = roomOf(1000 * mb)
  pretendFree({ free: 1100 * mb, total: 100_000 * mb })
  const leave = await room.enter(100 * mb)
  await isRefused(room.enter(1))
  leave()
  await room.enter(100 * mb)
})

test('of many at once only as many are taken as fit', async () => {
  const room = roomOf(1000 * mb)
  pretendFree({ free: 1050 * mb, total: 100_000 * mb })
  const entering = await Promise.allSettled(Array.from({ length: 20 }, () => room.enter(10 * mb)))
  const taken = entering.filter(({ status }) => status === 'fulfilled').length
  assert(taken <= 5, `${taken} were taken`)
})

test('of a small volume a tenth stays free, and not all of it', async () => {
  const room = roomOf(1000 * mb)
  pretendFree({ free: 60 * mb, total: 500 * mb })
  const leave = await room.enter(10 * mb)
  leave()
  await isRefused(room.enter(11 * mb))
})

test('nobody is refused by what the disk said before', async () => {
  const room = roomOf(1)
  const free = (await room.state()).folders[0]?.free ?? 0
  const most = Math.floor(free * 0.6)
  const leave = await room.enter(most)
  await isRefused(room.enter(most))
  // The upload arrived and its file is gone again, which only a fresh look at the disk shows.
  leave()
  await room.enter(most)
})

test('leaving twice gives room back once', async () => {
  const room = roomOf(1000 * mb)
  pretendFree({ free: 1100 * mb, total: 100_000 * mb })
  const [leave] = [await room.enter(50 * mb), await room.enter(50 * mb)]
  leave()
  leave()
  assert.equal((await room.state()).underWay, 50 * mb)
})

test('a disk that cannot be asked refuses nobody', async () => {
  const room = new DiskRoom({ folders: ['/nowhere/at/all'], reserveBytes: 1000 * mb })
  await room.enter(1_000_000 * mb)
})

test('the figures are there to be watched', async () => {
  const metrics = openMetrics()
  const room = new DiskRoom({ folders: ['/data/incoming'], reserveBytes: 1000 * mb })
  watchRoom(metrics, () => room.state())
  pretendFree({ free: 5000 * mb, total: 100_000 * mb })
  await room.enter(7 * mb)
  const text = await metrics.registry.metrics()
  assert.match(text, /commons_disk_free_bytes\{folder="incoming"\} 5000000000/)
  assert.match(text, /commons_disk_reserve_bytes\{folder="incoming"\} 1000000000/)
  assert.match(text, /commons_uploads_bytes 7000000/)
})
