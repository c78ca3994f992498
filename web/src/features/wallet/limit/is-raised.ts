/** Whether a limit lets more be spent than the one before; without one, everything can be. */
export function isRaised(before: bigint | undefined, after: bigint | undefined): boolean {
  if (before === undefined) return false
  return after === undefined || after > before
}
