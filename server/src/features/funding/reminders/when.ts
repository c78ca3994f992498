import { reminderHours } from '@commons/contract/shared/funding-figures.ts'

/** Returns whether there is time to be reminded of a project that ends then. */
export const canStillRemind = (endsAt: Date, at: Date): boolean =>
  endsAt.getTime() - at.getTime() > reminderHours * 3_600_000
