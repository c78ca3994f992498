/** The captcha: ALTCHA's proof of work, made and checked here; each solution can be used once. */
import { createChallenge, randomInt, verifySolution, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { Refusal } from './call/refusal.ts'
import { now } from './clock.ts'
import type { Db } from './db/prepared.ts'

/**
 * As long as it takes to fill in a form. An easy challenge stays valid when an attack begins, so that members
 * with a half-filled form can go on. Stockpiling easy ones gains nothing beyond what a network may call in a
 * minute anyway.
 */
const lifeSeconds = 600
// At the default cost, about half a second on one core of a laptop, two on a cheap phone. Under attack it
// takes more tries, not costlier ones: making a challenge costs this server one try.
const fewestTries = 150
const mostTries = 400

export interface Captcha {
  challenge(): Promise<{ parameters: Record<string, unknown>; signature: string }>
  /** Accepts a solved challenge once; refuses it if it is wrong, expired or used. */
  redeem(tx: Db, token: string): Promise<void>
}

interface CaptchaOptions {
  /** PBKDF2 iterations of one try. */
  readonly cost: number
  /** Returns how many times the usual number of tries a new challenge takes. */
  difficulty(): number
}

export function openCaptcha(secret: Buffer, { cost, difficulty }: CaptchaOptions): Captcha {
  const secrets = {
    hmacSignatureSecret: secret.toString('base64url'),
    hmacKeySignatureSecret: `${secret.toString('base64url')}.key`,
  }
  return {
    async challenge() {
      const times = difficulty()
      const { parameters, signature } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(fewestTries * times, mostTries * times),
        deriveKey,
        expiresAt: Math.floor(now().getTime() / 1000) + lifeSeconds,
        ...secrets,
      })
      if (!signature) throw new Error('The challenge is not signed')
      return { parameters: { ...parameters }, signature }
    },

    async redeem(tx, token) {
      const payload = parseToken(token)
      const result = await verifySolution({ ...payload, deriveKey, ...secrets }).catch(() => undefined)
      const { signature } = payload.challenge
      if (!result?.verified || !signature) throw new Refusal('captcha_failed')
      const added = await tx
        .insertInto('used_captchas')
        .values({ signature, expires_at: new Date(now().getTime() + lifeSeconds * 1000) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (added.numInsertedOrUpdatedRows !== 1n) throw new Refusal('captcha_used')
    },
  }
}

/** Parses a token: base64 of `{ challenge, solution }` as JSON. */
function parseToken(token: string): Payload {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
    if (isPayload(payload)) return payload
  } catch {
    // Falls through: an unreadable token is refused as unsolved.
  }
  throw new Refusal('captcha_failed')
}

function isPayload(value: unknown): value is Payload {
  if (typeof value !== 'object' || value === null) return false
  const { challenge, solution } = value as { challenge?: unknown; solution?: unknown }
  if (
    typeof challenge !== 'object' ||
    challenge === null ||
    typeof solution !== 'object' ||
    solution === null
  )
    return false
  const { parameters, signature } = challenge as { parameters?: unknown; signature?: unknown }
  return (
    typeof parameters === 'object' &&
    parameters !== null &&
    typeof signature === 'string' &&
    signature.length <= 200
  )
}
