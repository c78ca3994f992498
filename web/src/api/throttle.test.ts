import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttleByKey } from './throttle.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('the first acts at once, a storm acts once more at the end', () => {
  const acts: string[][] = []
  const throttle = throttleByKey(1000, (keys) => acts.push(keys))
  for (let i = 0; i < 20; i++) throttle.hit(['post:5'])
  expect(acts).toEqual([['post:5']])
  vi.advanceTimersByTime(1000)
  expect(acts).toEqual([['post:5'], ['post:5']])
  vi.advanceTimersByTime(5000)
  expect(acts).toHaveLength(2)
})

test('a lasting storm acts once a second, and keys do not hold each other up', () => {
  const acts: string[] = []
  const throttle = throttleByKey(1000, (keys) => acts.push(...keys))
  for (let ms = 0; ms < 5000; ms += 50) {
    throttle.hit(['feed'])
    vi.advanceTimersByTime(50)
  }
  throttle.hit(['post:1', 'feed', 'post:1'])
  expect(acts.filter((key) => key === 'feed')).toHaveLength(6)
  expect(acts.filter((key) => key === 'post:1')).toHaveLength(1)
})
