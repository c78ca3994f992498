import { add_user_interest } from '@commons/contract/profiles/setup.ts'
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

/** Checks the second step against the contract's rules. Loaded on use to keep zod out of the initial bundle. */
export function setupIssues(values: {
  mobile: string
  address: string
  dob: string
}): Record<string, string> {
  const age = ageIssue(values.dob)
  return { ...firstIssues(rules, values), ...(age && { dob: age }) }
}
