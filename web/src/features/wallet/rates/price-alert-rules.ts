import { add_price_alert } from '@commons/contract/wallet/rates.ts'
import { firstIssues } from '../../../api/first-issues.ts'

/** The contract's own rules, loaded when the form is first used. */
export const rulesOf = (_form: string, values: object): Record<string, string> =>
  firstIssues(add_price_alert.input.pick({ price: true }), values)
