import { AppInput } from '@commons/contract/accounts/apps.ts'
import { LeavingInput } from '@commons/contract/accounts/leaving.ts'
import { AddPasskeyInput, PasskeyNameInput } from '@commons/contract/accounts/security.ts'
import { TokenInput } from '@commons/contract/accounts/tokens.ts'
import {
  ChangePasswordInput,
  DisplayNameInput,
  UpdateEmailInput,
  UsernameInput,
} from '@commons/contract/accounts/settings.ts'
import { firstIssues } from '../../../api/first-issues.ts'

const schemas = {
  // The addresses are one text, of which the form makes a list.
  add_app: AppInput.pick({ name: true, website: true }),
  add_passkey: AddPasskeyInput,
  // The other fields hold text that isn't sent as it is.
  add_token: TokenInput.pick({ name: true }),
  change_password: ChangePasswordInput,
  deactivate_account: LeavingInput.pick({ password: true }),
  delete_account: LeavingInput.pick({ password: true }),
  edit_app: AppInput.pick({ name: true, website: true }),
  update_display_name: DisplayNameInput,
  update_email: UpdateEmailInput,
  update_passkey: PasskeyNameInput,
  update_username: UsernameInput,
}

/** The contract's own rules for the settings forms, loaded when one is first used. A form may have none. */
export const rulesOf = (form: string, values: object): Record<string, string> => {
  const schema = Object.entries(schemas).find(([name]) => name === form)?.[1]
  return schema ? firstIssues(schema, values) : {}
}
