/// <reference lib="dom" />
/**
 * How fast a machine's browser is, so that figures of two machines can be compared: the BenchmarkIndex, by which
 * Lighthouse tells classes of devices and the developer tools of Chrome calibrate their throttling. There a phone of
 * the middle class has 1,000 and one of the lower 264; a good laptop has 2,000.
 */
import type { Browser, Page } from 'playwright-core'

const rounds = 5

/** Returns the index of this machine as it is now, the best of some rounds: other work only ever lowers it. */
export async function measureIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  try {
    return await bestIndex(page)
  } finally {
    await page.close()
  }
}

async function bestIndex(page: Page): Promise<number> {
  let best = 0
  for (let round = 0; round < rounds; round++) best = Math.max(best, await page.evaluate(benchmarkIndex))
  return Math.round(best)
}

/** Runs in the page, so it must not use anything outside itself. Its two halves and units are Lighthouse's. */
function benchmarkIndex(): number {
  const halfMs = 500
  const perSecond = (work: (turn: number) => void, turns: number) => {
    const start = performance.now()
    let done = 0
    let now = start
    // The clock is read seldom, because that costs some processors as much as the work.
    while (now - start < halfMs) {
      for (let turn = 0; turn < turns; turn++) work(turn)
      done += turns
      now = performance.now()
    }
    return done / 10 / ((now - start) / 1000)
  }

  const words = perSecond(() => {
    let word = ''
    for (let i = 0; i < 10_000; i++) word += 'a'
    if (word.length === 1) throw new Error('Read, so that no compiler leaves it out')
  }, 1)
  const one = Array.from({ length: 100_000 }, (_, i) => i)
  const other = [...one]
  const copies = perSecond((turn) => {
    const [from, to] = turn % 2 === 0 ? [one, other] : [other, one]
    for (let i = 0; i < from.length; i++) to[i] = from[i] ?? 0
  }, 10)
  return (words + copies) / 2
}
