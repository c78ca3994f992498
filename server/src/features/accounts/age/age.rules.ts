/** Decisions about a member's age, without I/O. Days are text, YYYY-MM-DD, which sorts by date. */
import { isDay } from '@commons/contract/shared/day.ts'
import { ageOfNsfw, youngestMember } from '@commons/contract/shared/nsfw.ts'

const firstDay = '1900-01-01'
export const dobChangeDays = 30
const dayMs = 86_400_000

export type Age = 'adult' | 'minor' | 'unknown'

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/**
 * Returns the latest date of birth of members who are at least this old. It may be a 29 February that didn't
 * exist, which still compares correctly.
 */
function yearsBefore(moment: Date, years: number): string {
  return `${moment.getUTCFullYear() - years}${dayOf(moment).slice(4)}`
}

/** Returns what is wrong with a date of birth, if anything. */
export function dobProblem(day: string, present: Date): 'dob_invalid' | 'dob_too_young' | undefined {
  if (!isDay(day) || day < firstDay || day > dayOf(present)) return 'dob_invalid'
  return day > yearsBefore(present, youngestMember) ? 'dob_too_young' : undefined
}

export function ageOf(bornOn: string | null, present: Date): Age {
  if (bornOn === null) return 'unknown'
  return bornOn <= yearsBefore(present, ageOfNsfw) ? 'adult' : 'minor'
}

/** Returns when a date of birth changed at `changedAt` may be changed again. */
export const dobMayChangeAt = (changedAt: Date) => new Date(changedAt.getTime() + dobChangeDays * dayMs)
