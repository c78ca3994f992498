/** Codes of authenticator apps (TOTP, RFC 6238) and recovery codes. */
import { hash, randomBytes, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { toString as drawQr } from 'qrcode'
import { now } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/prepared.ts'
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
/** A code of the step before or after is right, too: clocks differ, and typing takes time. */
const stepsAround = 1
/** A set-up that was left for so long begins anew. */
const setUpMs = 86_400_000

const totp = (secret: Buffer, label = '') =>
  new TOTP({
    issuer: 'Commons',
    label,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    period: stepSeconds,
  })

export interface SetUp {
  /** The secret in base32, for typing. */
  readonly key: string
  /** The same as a picture, a data: URL. */
  readonly qr: string
}

/** The secret of a set-up that is not complete yet; the same one however often it is asked for. */
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
 * Takes a code of the member's app or, when two-factor is on, a recovery code; undefined when it is
 * wrong or was taken before. In whatever process it is shown, it counts once.
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
// Without letters and digits that are read for one another.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten codes of some 59 bits in the place of those before; this is the only time that they are seen. */
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

/** Long random codes need no slow hash; the id keeps equal codes of two members apart. */
const hashOf = (memberId: number, code: string) => hash('sha256', `${memberId}:${code}`, 'buffer')
