import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { shiftClock } from '../clock.ts'
import type { Db } from '../db/prepared.ts'
import type { Log } from '../log.ts'
import { Budgets } from './budgets.ts'
import type { CountListener, TheirCount } from './count-exchange.ts'

afterEach(() => shiftClock(0))

/** Counts that are told to others without a database. */
function exchanged() {
  const told: Array<Omit<TheirCount, 'process'>> = []
  let listener: CountListener | undefined
  const budgets = new Budgets({} as Db, {} as Log, {
    isWhole: true,
    open: (theirs) => void (listener = theirs),
    async tell(counts) {
      told.push(...counts)
      return true
    },
  })
  return { budgets, told, list: () => listener?.list('self') ?? [] }
}

test('a count that others know stays, however many callers come once', async () => {
  shiftClock(61_000 - (Date.now() % 60_000))
  const { budgets, told } = exchanged()
  for (let i = 0; i < 300; i++) budgets.take(`shared ${i}`, 100, 50)
  await budgets.share()
  for (let i = 0; i < 110_000; i++) budgets.take(`once ${i}`, 100, 1)
  told.length = 0
  for (let i = 0; i < 300; i++) budgets.take(`shared ${i}`, 100, 20)
  await budgets.share()
  assert.deepEqual(new Set(told.map(({ used }) => used)), new Set([70]))
  assert.equal(told.length, 300)
  await budgets.close()
})

test('whoever asks is told the largest counts where not all fit', async () => {
  shiftClock(61_000 - (Date.now() % 60_000))
  const { budgets, list } = exchanged()
  for (let i = 0; i < 6_000; i++) budgets.take(`small ${i}`, 100, 10)
  budgets.take('large', 100, 90)
  assert.equal(list().length, 5_000)
  assert.equal(list()[0]?.key, 'large')
  await budgets.close()
})
