import { type ProfileKindName, profileKinds } from '@commons/contract/freelance/sections.ts'
import { type EntryFields, wrongYears } from '@commons/contract/shared/entries.ts'
import { z } from 'zod'
import { firstIssues } from '../../../api/first-issues.ts'

/** Checks a form against the contract's rules. Loaded on use, so that zod isn't in the initial bundle. */
export function issuesOf(name: string, typed: object): Record<string, string> {
  const values: EntryFields = { ...typed }
  const kind = profileKinds[name as ProfileKindName]
  const together =
    'wrong' in kind ? kind.wrong?.({ ...values, is_currently: Number(values['is_currently']) }) : {}
  const isOngoing = values['is_currently'] === '1'
  return {
    ...wrongYears(isOngoing ? { ...values, end_year: '' } : values, new Date().getUTCFullYear()),
    ...together,
    ...firstIssues(z.object(kind.takes), values),
  }
}
