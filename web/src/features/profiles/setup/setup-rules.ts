import { add_user_interest } from '@commons/contract/profiles-setup.ts'
import { isDay } from '@commons/contract/shared/day.ts'
import { youngestMember } from '@commons/contract/shared/nsfw.ts'
import { firstIssues } from '../../../api/first-issues.ts'

const rules = add_user_interest.input.pick({ mobile: true, address: true, dob: true })

function ageIssue(dob: string): string | undefined {
  if (dob === '') return undefined
  const today = new Date().toISOString().slice(0, 10)
  if (!isDay(dob) || dob < '1900-01-01' || dob > today) return 'dob_invalid'
  const youngest = `${Number(today.slice(0, 4)) - youngestMember}${today.slice(4)}`
  return dob > youngest ? 'dob_too_young' : undefined
}

/** What the contract finds wrong with the second step, loaded when it is filled in: zod stays out of the first load. */
export function setupIssues(values: {
  mobile: string
  address: string
  dob: string
}): Record<string, string> {
  const age = ageIssue(values.dob)
  return { ...firstIssues(rules, values), ...(age && { dob: age }) }
}
