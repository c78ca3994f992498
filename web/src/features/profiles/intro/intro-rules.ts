import { update_intro } from '@commons/contract/profiles/profiles.ts'
import { firstIssues } from '../../../api/first-issues.ts'

/** The contract's own rules, loaded when the form is first used. */
export const rulesOf = (_form: string, values: object): Record<string, string> =>
  firstIssues(update_intro.input, values)
