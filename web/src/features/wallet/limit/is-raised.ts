/** Returns whether a limit allows more than the one before. Undefined is no limit. */
export function isRaised(before: bigint | undefined, after: bigint | undefined): boolean {
  if (before === undefined) return false
  return after === undefined || after > before
}
