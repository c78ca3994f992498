/** What a visitor's call costs before anything is done for it: a solved captcha, or a tighter budget. */
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
 * Spends the captcha, whatever becomes of the call: were it spent by a success only, wrong guesses
 * would cost no work.
 */
export async function takeProofOfWork(
  captchaToken: string | undefined,
  { client, db, platform }: Visited,
): Promise<void> {
  if (captchaToken === undefined) await platform.limits.countWithoutCaptcha(networkOf(client.address))
  else await platform.captcha.redeem(db, captchaToken)
}
