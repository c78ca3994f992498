import { expect, test } from 'vitest'
import { makePace } from './upload-pace.ts'

const megabyte = 1024 * 1024

/** Sends one second at each of these rates, in bytes per second, with ten events a second. */
function paces(total: number, rates: readonly number[]) {
  const pace = makePace()
  let sent = 0
  return rates.flatMap((rate, second) =>
    Array.from({ length: 10 }, (_, tenth) => {
      sent = Math.min(total, sent + rate / 10)
      return pace(second * 1000 + tenth * 100, sent, total)
    }),
  )
}

test('says nothing before it can know', () => {
  const told = paces(200 * megabyte, [megabyte])
  expect(told.every((pace) => pace === undefined)).toBe(true)
})

test('says what is left, to ten seconds or a minute', () => {
  const [last] = paces(180 * megabyte, Array(30).fill(megabyte)).slice(-1)
  expect(last?.bytesPerSecond).toBeCloseTo(megabyte, -4)
  // 150 s are left.
  expect(last?.secondsLeft).toBe(180)
  const nearEnd = paces(60 * megabyte, Array(28).fill(megabyte)).at(-1)
  expect(nearEnd?.secondsLeft).toBe(30)
})

test('what is over soon has no time left to read', () => {
  const told = paces(8 * megabyte, Array(8).fill(megabyte))
  expect(told.every((pace) => pace === undefined)).toBe(true)
})

test('stands still for two seconds, and does not swing with the network', () => {
  const rates = Array.from({ length: 60 }, (_, second) => megabyte * (second % 24 < 12 ? 1.1 : 0.9))
  const told = paces(400 * megabyte, rates).map((pace) => pace?.secondsLeft)
  const changed = told.flatMap((left, index) => (index > 0 && left !== told[index - 1] ? [index] : []))
  const gaps = changed.slice(1).map((at, index) => at - (changed[index] ?? 0))
  expect(gaps.length).toBeGreaterThan(0)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20)
  const shown = told.filter((left) => left !== undefined)
  expect(shown).toEqual(shown.toSorted((a, b) => b - a))
})

test('a network that became much slower is said', () => {
  const rates = [...Array(15).fill(2 * megabyte), ...Array(15).fill(megabyte / 4)]
  const told = paces(400 * megabyte, rates).map((pace) => pace?.secondsLeft ?? 0)
  expect(told[149]).toBe(180)
  expect(told.at(-1)).toBeGreaterThan(1000)
})
