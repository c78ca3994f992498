/** What a run found. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What has failed, a line each: where it stands and what it is called. */
  readonly failures: readonly string[]
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] }

export function add(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    failures: [...one.failures, ...other.failures],
  }
}

/** The line that a run ends with. */
export function inWords({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
