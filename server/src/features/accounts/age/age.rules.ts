/** Decisions about a member's age, without I/O. Days are text, YYYY-MM-DD, which is in their order. */
import { isDay } from '@commons/contract/shared/day.ts'
import { ageOfNsfw, youngestMember } from '@commons/contract/shared/nsfw.ts'

const firstDay = '1900-01-01'
export const dobChangeDays = 30
const dayMs = 86_400_000

export type Age = 'adult' | 'minor' | 'unknown'

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/** The day so many years before: who was born then or earlier is so old. Of a leap day there may be none, which compares all the same. */
function yearsBefore(moment: Date, years: number): string {
  return `${moment.getUTCFullYear() - years}${dayOf(moment).slice(4)}`
}

/** What is wrong with a day as a date of birth, if anything. */
export function dobProblem(day: string, present: Date): 'dob_invalid' | 'dob_too_young' | undefined {
  if (!isDay(day) || day < firstDay || day > dayOf(present)) return 'dob_invalid'
  return day > yearsBefore(present, youngestMember) ? 'dob_too_young' : undefined
}

export function ageOf(bornOn: string | null, present: Date): Age {
  if (bornOn === null) return 'unknown'
  return bornOn <= yearsBefore(present, ageOfNsfw) ? 'adult' : 'minor'
}

/** From when on a date of birth that was changed then may be changed again. */
export const dobMayChangeAt = (changedAt: Date) => new Date(changedAt.getTime() + dobChangeDays * dayMs)
