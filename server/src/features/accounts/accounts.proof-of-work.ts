/** The price of a visitor's call, paid in advance: a solved captcha, or a tighter rate limit. */
import { Refusal } from '../../platform/call/refusal.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { Platform } from '../../platform/platform.ts'
import { networkOf } from '../../platform/session/address.ts'
import type { Client } from '../../platform/session/sessions.ts'

interface Visited {
  readonly client: Client
  readonly db: Db
  readonly platform: Platform
}

/**
 * Spends the captcha, whether or not the call succeeds: otherwise wrong guesses would cost no work. Returns
 * true for a solved captcha, which isn't limited by network: otherwise strangers could lock out everybody
 * there. A wrong captcha counts like none.
 */
export async function takeProofOfWork(
  captchaToken: string | undefined,
  { client, db, platform: { limits, captcha } }: Visited,
): Promise<boolean> {
  const network = networkOf(client.address)
  if (captchaToken === undefined) {
    await limits.countWithoutCaptcha(network)
    return false
  }
  try {
    await captcha.redeem(db, captchaToken)
  } catch (error) {
    if (error instanceof Refusal) await limits.count('identity', network)
    throw error
  }
  await limits.countPaid()
  return true
}
