import type { CallName } from '../../../api/call.ts'
import { useSettingsForm, type SettingsForm } from '../../../settings-kit/use-settings-form.ts'

const rules = () => import('./freelancer-rules.ts')

/** A form of a freelancer's settings that is checked against the contract's rules as it is filled in. */
export function useFreelancerForm<N extends CallName, Name extends string>(form: SettingsForm<N, Name>) {
  return useSettingsForm({ ...form, rules })
}
