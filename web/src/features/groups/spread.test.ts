import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { spread } from './spread.ts'

let visibility: DocumentVisibilityState = 'visible'
function show(now: DocumentVisibilityState) {
  visibility = now
  document.dispatchEvent(new Event('visibilitychange'))
}
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
afterEach(() => {
  show('visible')
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const wait = { least: 2_000, most: 5_000 }

test('the first act comes soon, those that follow ever later, up to 40 s', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999_999)
  const act = vi.fn()
  const { hit, stop } = spread(act, wait)
  let acts = 0
  for (const [before, after] of [
    [4_900, 5_000],
    [7_900, 8_000],
    [13_900, 14_000],
    [25_900, 26_000],
    [39_900, 40_000],
    [39_900, 40_000],
  ] as const) {
    hit()
    hit()
    vi.advanceTimersByTime(before)
    expect(act).toHaveBeenCalledTimes(acts)
    vi.advanceTimersByTime(after - before)
    expect(act).toHaveBeenCalledTimes(++acts)
  }
  vi.advanceTimersByTime(60_001)
  hit()
  vi.advanceTimersByTime(5_000)
  expect(act).toHaveBeenCalledTimes(++acts)
  hit()
  stop()
  vi.advanceTimersByTime(60_000)
  expect(act).toHaveBeenCalledTimes(acts)
})

test('a hidden tab acts once it is seen again', () => {
  const act = vi.fn()
  const { hit, stop } = spread(act, wait)
  show('hidden')
  hit()
  vi.advanceTimersByTime(60_000)
  hit()
  show('hidden')
  vi.advanceTimersByTime(60_000)
  expect(act).not.toHaveBeenCalled()
  show('visible')
  vi.advanceTimersByTime(5_000)
  expect(act).toHaveBeenCalledOnce()
  show('hidden')
  show('visible')
  vi.advanceTimersByTime(60_000)
  expect(act).toHaveBeenCalledOnce()
  stop()
})
