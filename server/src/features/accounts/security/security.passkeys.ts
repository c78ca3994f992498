/** Passkeys (WebAuthn): issues challenges and verifies signatures. */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { Refusal } from '../../../platform/call/refusal.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import { networkName } from '../../../platform/language.ts'
import type { Site } from '../../../platform/site.ts'
import {
  addChallenge,
  addPasskey,
  findPasskey,
  getPasskeyHandle,
  listPasskeys,
  setPasskeyUsed,
  takeChallenge,
} from './security.factors.queries.ts'
import type { Account } from '../accounts.queries.ts'
import { mostPasskeys } from '../accounts.rules.ts'

type Credential = Readonly<Record<string, unknown>>
type Options = Record<string, unknown>

/**
 * The purpose of a passkey check: to log anybody in, as one member's second factor, or to confirm a member's
 * identity.
 */
export type Check =
  | { readonly purpose: 'login'; readonly member?: undefined }
  | { readonly purpose: 'check' | 'confirm'; readonly member: number }

// After a correct password, presence is enough; otherwise the passkey is both factors at once.
const asksWhoItIs = ({ purpose }: Check) => purpose !== 'check'

/** Returns the options for `navigator.credentials.create`. */
export async function startAdding(tx: Db, account: Account, site: Site): Promise<Options> {
  const passkeys = await listPasskeys(tx, account.id)
  if (passkeys.length >= mostPasskeys) throw new Refusal('too_many_passkeys')
  const options = await generateRegistrationOptions({
    rpName: networkName(),
    rpID: site.host,
    userName: account.email,
    userDisplayName: account.full_name,
    userID: new Uint8Array(await getPasskeyHandle(tx, account.id)),
    attestationType: 'none',
    excludeCredentials: passkeys.map(toDescriptor),
    // Stored on the device and unlocked by its owner, so that the passkey alone can log in.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await addChallenge(tx, options.challenge, 'add', account.id)
  return { ...options }
}

/** Adds a new passkey; refuses one that doesn't match its challenge or already exists. */
export async function finishAdding(
  tx: Db,
  memberId: number,
  site: Site,
  { name, credential }: { name: string; credential: Credential },
): Promise<void> {
  if ((await listPasskeys(tx, memberId)).length >= mostPasskeys) throw new Refusal('too_many_passkeys')
  const signed = signedChallenge()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: credential as unknown as RegistrationResponseJSON,
    expectedChallenge: signed.note,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
  }).catch(refuse)
  if (!registrationInfo || !(await takeChallenge(tx, signed.challenge, 'add', memberId))) refuse()
  const { id, publicKey, counter, transports } = registrationInfo.credential
  const isNew = await addPasskey(tx, {
    memberId,
    credentialId: id,
    publicKey: Buffer.from(publicKey),
    signCount: counter,
    transports: [...(transports ?? [])],
    name,
  })
  if (!isNew) throw new Refusal('passkey_known')
}

/** Returns the options for `navigator.credentials.get`. */
export async function startChecking(tx: Db, site: Site, check: Check): Promise<Options> {
  const { purpose, member } = check
  const options = await generateAuthenticationOptions({
    rpID: site.host,
    allowCredentials: member === undefined ? [] : (await listPasskeys(tx, member)).map(toDescriptor),
    userVerification: asksWhoItIs(check) ? 'required' : 'preferred',
  })
  await addChallenge(tx, options.challenge, purpose, member)
  return { ...options }
}

/** Returns the member whose passkey signed; refuses a signature that doesn't match. */
export async function finishChecking(
  tx: Db,
  site: Site,
  credential: Credential,
  check: Check,
): Promise<number> {
  const { purpose, member } = check
  const response = credential as unknown as AuthenticationResponseJSON
  const passkey = await findPasskey(tx, String(credential['id']))
  if (!passkey || (member !== undefined && passkey.member_id !== member)) refuse()
  const signed = signedChallenge()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: signed.note,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.sign_count,
    },
    requireUserVerification: asksWhoItIs(check),
  }).catch(refuse)
  if (!verified || !(await takeChallenge(tx, signed.challenge, purpose, member))) refuse()
  await setPasskeyUsed(tx, passkey.id, authenticationInfo.newCounter)
  return passkey.member_id
}

/** Captures the signed challenge: the signature is verified first, then whether we issued the challenge. */
function signedChallenge() {
  const signed = {
    challenge: '',
    note: (challenge: string) => {
      signed.challenge = challenge
      return true
    },
  }
  return signed
}

/** Refuses any invalid input of a client, for which the library throws plain errors. */
function refuse(): never {
  throw new Refusal('passkey_failed')
}

const toDescriptor = ({ credential_id, transports }: { credential_id: string; transports: string[] }) => ({
  id: credential_id,
  transports,
})
