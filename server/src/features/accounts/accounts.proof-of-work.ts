/** What a visitor's call costs before anything is done for it: a solved captcha, or a tighter budget. */
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
 * Spends the captcha, whatever becomes of the call: were it spent by a success only, wrong guesses
 * would cost no work. True for a solved one, which buys past what a network may call without: strangers in it
 * would otherwise shut out everybody there. One that is wrong counts like none.
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
