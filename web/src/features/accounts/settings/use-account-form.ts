import type { CallName } from '../../../api/call.ts'
import { useSettingsForm, type SettingsForm } from '../../../settings-kit/use-settings-form.ts'

const rules = () => import('./settings-rules.ts')

/** A settings form that is checked against the contract's rules as it is filled in. */
export function useAccountForm<N extends CallName, Name extends string>(form: SettingsForm<N, Name>) {
  return useSettingsForm({ ...form, rules })
}
