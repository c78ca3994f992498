import { FreelancerSettingsInput, TaxInfoInput } from '@commons/contract/freelance/settings.ts'
import { PhoneCodeInput, PhoneInput } from '@commons/contract/freelance/trust.ts'
import { firstIssues } from '../../../api/first-issues.ts'

const schemas = {
  update_freelancer_settings: FreelancerSettingsInput,
  update_tax_info: TaxInfoInput,
  send_phone_code: PhoneInput,
  verify_phone: PhoneCodeInput,
}

/** The contract's own rules for these forms, loaded when one is first used. */
export const rulesOf = (form: string, values: object): Record<string, string> => {
  const schema = Object.entries(schemas).find(([name]) => name === form)?.[1]
  return schema ? firstIssues(schema, values) : {}
}
