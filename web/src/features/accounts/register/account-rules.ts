import {
  ForgetPasswordInput,
  LoginInput,
  RegisterInput,
  ResetPasswordInput,
} from '@commons/contract/accounts/accounts.ts'
import { firstIssues } from '../../../api/first-issues.ts'

/** The contract's own rules, loaded when a form is first used, so that zod isn't in the initial bundle. */
export const loginIssues = (values: object) => firstIssues(LoginInput, values)
export const registerIssues = (values: object) => firstIssues(RegisterInput, values)
export const forgottenIssues = (values: object) => firstIssues(ForgetPasswordInput, values)
/** The server checks the emailed code. */
export const resetIssues = (values: object) => firstIssues(ResetPasswordInput, { code: '', ...values })
