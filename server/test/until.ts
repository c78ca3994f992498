import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for something that another process or connection does; a hang fails the test. */
export async function until(isSo: () => Promise<boolean>, patienceMs = 30_000): Promise<void> {
  const since = performance.now()
  while (!(await isSo())) {
    assert(performance.now() - since < patienceMs, 'It does not happen')
    await sleep(10)
  }
}
