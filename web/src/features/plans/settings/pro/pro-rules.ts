import { ProSettingInput } from '@commons/contract/plans/pro.ts'
import { firstIssues } from '../../../../api/first-issues.ts'

/** The contract's own rules, loaded when a form is first used. */
export const rulesOf = (_form: string, values: object): Record<string, string> =>
  firstIssues(ProSettingInput, values)
