/** Codes of authenticator apps (TOTP, RFC 6238) and recovery codes. */
import { hash, randomBytes, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { toString as drawQr } from 'qrcode'
import { now } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import { networkName } from '../../../platform/language.ts'
import {
  countRecoveryCodes,
  findTwoFactor,
  setRecoveryCodes,
  startTwoFactor,
  takeRecoveryCode,
  takeStep,
  type TwoFactor,
} from './security.factors.queries.ts'

const stepSeconds = 30
/** Codes of the step before or after are accepted, too: clocks differ, and typing takes time. */
const stepsAround = 1
/** A set-up left unfinished for this long starts again. */
const setUpMs = 86_400_000

const totp = (secret: Buffer, label = '') =>
  new TOTP({
    issuer: networkName(),
    label,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    period: stepSeconds,
  })

export interface SetUp {
  /** The secret in base32, for typing. */
  readonly key: string
  /** The secret as a QR code, a data: URL. */
  readonly qr: string
}

/** Returns the secret of an unfinished set-up; repeated calls get the same one. */
export async function openSetUp(tx: Db, memberId: number, email: string): Promise<SetUp> {
  const found = await findTwoFactor(tx, memberId)
  const secret = found && !isStale(found) ? found.secret : randomBytes(20)
  if (secret !== found?.secret) await startTwoFactor(tx, memberId, secret)
  const code = totp(secret, email)
  const svg = await drawQr(code.toString(), { type: 'svg', margin: 2 })
  return {
    key: code.secret.base32,
    qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
  }
}

const isStale = ({ created_at }: TwoFactor) => now().getTime() - created_at.getTime() > setUpMs

export type TakenCode = 'app' | 'recovery'

/**
 * Uses up a code of the member's app or, when two-factor is on, a recovery code; undefined if it is wrong or
 * was used before, in whatever process.
 */
export async function takeCode(
  tx: Db,
  memberId: number,
  twoFactor: TwoFactor,
  typed: string,
): Promise<TakenCode | undefined> {
  const code = typed.replaceAll(/[\s-]/g, '').toLowerCase()
  if (/^\d{6}$/.test(code)) {
    const timestamp = now().getTime()
    const delta = totp(twoFactor.secret).validate({ token: code, timestamp, window: stepsAround })
    if (delta === null) return undefined
    const step = Math.floor(timestamp / 1000 / stepSeconds) + delta
    return (await takeStep(tx, memberId, step)) ? 'app' : undefined
  }
  if (!twoFactor.enabled || code.length !== recoveryLength) return undefined
  return (await takeRecoveryCode(tx, memberId, hashOf(memberId, code))) ? 'recovery' : undefined
}

const recoveryCount = 10
const recoveryLength = 12
// Without characters that are easily confused.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * Replaces the recovery codes with ten new ones of some 59 bits, and returns them; they are never shown
 * again.
 */
export async function renewRecoveryCodes(tx: Db, memberId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCount }, () =>
    Array.from({ length: recoveryLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  )
  await setRecoveryCodes(
    tx,
    memberId,
    codes.map((code) => hashOf(memberId, code)),
  )
  return codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, '$1-'))
}

export const recoveryCodesLeft = countRecoveryCodes

/** Hashes fast, as long random codes need no slow hash. The id keeps equal codes of two members apart. */
const hashOf = (memberId: number, code: string) => hash('sha256', `${memberId}:${code}`, 'buffer')
