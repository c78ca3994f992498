import { SupportInput } from '@commons/contract/moderation/support.ts'
import { firstIssues } from '../../../api/first-issues.ts'

/** The contract's own rules, loaded when the form is first used. */
export const rulesOf = (_form: string, values: object): Record<string, string> =>
  firstIssues(SupportInput, values)
