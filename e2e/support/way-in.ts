/** Shared by the journeys about logging in: the login form, and a member with two-factor on. */
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { password, type Member } from './world.ts'

/** Fills in the login form on the page and submits it. */
export async function logIn(page: Page, email: string, secret = password): Promise<void> {
  // Members who called before are logged in there, too. The dialog is found once more while it fades
  // out, and is gone before that press.
  await page.addLocatorHandler(page.getByRole('button', { name: 'Log out there' }), (button) =>
    button.click({ timeout: 3000 }).catch(() => undefined),
  )
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('checkbox', { name: /I'm human/ }).check()
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
}

export interface TwoFactor {
  /** Returns the app's next code, since the current one was used to switch two-factor on. */
  nextCode(): string
  readonly recoveryCodes: readonly string[]
}

export type Call = (member: Member, name: string, input: object) => Promise<Record<string, unknown>>

export async function switchTwoFactorOn(call: Call, member: Member): Promise<TwoFactor> {
  const { user_data } = (await call(member, 'check_two_factor_auth', {})) as {
    user_data: { google_auth_code: string }
  }
  const app = new TOTP({ secret: user_data.google_auth_code })
  const { recovery_codes } = (await call(member, 'two_factor_auth', {
    code: app.generate(),
    is_enable_google_auth_code: 1,
  })) as { recovery_codes: string[] }
  return {
    nextCode: () => app.generate({ timestamp: Date.now() + 30_000 }),
    recoveryCodes: recovery_codes,
  }
}
