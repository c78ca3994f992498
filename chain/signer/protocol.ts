/**
 * What the signer is asked, and what it answers: JSON over HTTP on a socket of its own. A remote signer or one with a
 * hardware module answers the same, so nothing else has to know where the key is.
 */
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { z } from 'zod'
import { bitcoinNetworks } from '../bitcoin/networks.ts'

/** An amount in the smallest unit. */
const Units = z.string().regex(/^(?:0|[1-9]\d{0,77})$/)
const Address = z.string().regex(/^0x[0-9a-fA-F]{40}$/)
/** As Bitcoin has it; what is one is for the signer to say. */
const BitcoinAddress = z.string().regex(/^[0-9A-Za-z]{14,90}$/)
/** Of 32 bytes, as Bitcoin writes them. */
const Hash = z.string().regex(/^[0-9a-f]{64}$/)
const Place = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1)
const currency = z.enum(['FCELL', 'ETH', 'BTC'])
const ofEthereum = z.enum(['FCELL', 'ETH'])

/** What somebody of the network's finance let go, signed by the server then. */
export const Approval = z.object({
  withdrawal: z.number().int().positive(),
  currency,
  to: z.union([Address, BitcoinAddress]),
  units: Units,
  /** Ed25519, in base64, of {@link approvalText}. */
  signature: z.string(),
})
export type Approval = z.infer<typeof Approval>

/** Why something is paid; the signer has rules for each. */
export const Purpose = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('withdrawal'), approval: Approval }),
  /** A little ETH from the wallet to one of its own addresses, which needs it to send tokens on. */
  z.object({ kind: z.literal('top_up'), place: Place, units: Units }),
  /** From one of its own addresses to the wallet. */
  z.object({ kind: z.literal('sweep'), place: Place, currency: ofEthereum, units: Units }),
  /** From the wallet to the cold address that the signer itself knows. */
  z.object({ kind: z.literal('cold'), currency, units: Units }),
  /** Nothing, from the wallet to itself, in place of what is not to be sent any more. */
  z.object({ kind: z.literal('cancel') }),
])
export type Purpose = z.infer<typeof Purpose>

export const SignRequest = z.object({
  purpose: Purpose,
  chainId: z.number().int().positive(),
  nonce: z.number().int().min(0),
  gas: Units,
  maxFeePerGas: Units,
  maxPriorityFeePerGas: Units,
})
export type SignRequest = z.infer<typeof SignRequest>

/** As many coins as a transaction may spend; more wouldn't be relayed by all nodes. */
export const mostCoins = 250
/** As many parts as what is left over may be divided into. */
export const mostParts = 10

/** A coin that the network has on Bitcoin: an output which nobody has spent. */
export const Coin = z.object({
  transaction: Hash,
  output: z.number().int().min(0),
  units: Units,
  /** Of the address that it is at; null: of the wallet's. */
  place: Place.nullable(),
})
export type Coin = z.infer<typeof Coin>

/** What is asked of Bitcoin: the signer itself says who is paid, and what is left over goes to the wallet. */
export const SpendRequest = z.object({
  purpose: Purpose,
  network: z.enum(bitcoinNetworks),
  /** A purpose has its first coin for good: of all that is signed for it, the chain takes one. */
  coins: z.array(Coin).min(1).max(mostCoins),
  fee: Units,
  /** Into how many coins what is left over is divided, so that several can be spent at once. */
  parts: z.number().int().min(1).max(mostParts),
})
export type SpendRequest = z.infer<typeof SpendRequest>

export const refusals = [
  'bad_request',
  'other_chain',
  'not_approved',
  'limit_a_day',
  'signed_otherwise',
  'fee_too_high',
  'no_cold_address',
] as const
export type SignerRefusal = (typeof refusals)[number]

export const Signed = z.object({
  /** Hexadecimal digits, with 0x on Ethereum. */
  hash: z.string().regex(/^(?:0x)?[0-9a-f]{64}$/),
  raw: z.string().regex(/^(?:0x)?[0-9a-f]+$/),
})
export type Signed = z.infer<typeof Signed>
export const Refused = z.object({ refused: z.enum(refusals) })
/** `ok`: it would sign. */
export const Checked = z.union([z.object({ ok: z.literal(true) }), Refused])
export const SignAnswer = z.union([Signed, Refused])

export const Status = z.object({
  /** Null where it signs nothing for that chain. */
  ethereum: z
    .object({
      chainId: z.number(),
      /** The wallet that withdrawals are sent from. */
      wallet: Address,
      /** Of the addresses that members receive at: the server must have the same. */
      xpub: z.string(),
      cold: Address.nullable(),
    })
    .nullable(),
  bitcoin: z
    .object({
      network: z.enum(bitcoinNetworks),
      wallet: BitcoinAddress,
      /** Of the account that has both members' addresses and the wallet. */
      xpub: z.string(),
      cold: BitcoinAddress.nullable(),
    })
    .nullable(),
  /** What withdrawals may be signed within 24 hours, and what was. */
  limits: z.array(z.object({ currency, a_day: Units, signed: Units })),
})
export type Status = z.infer<typeof Status>

/**
 * What is signed of an approval. A list, so that there is one way to write it. Bitcoin's older addresses are others in
 * other letters; Ethereum's are not.
 */
const approvalText = ({ withdrawal, currency: of, to, units }: Omit<Approval, 'signature'>): Buffer =>
  Buffer.from(
    JSON.stringify(['commons withdrawal', withdrawal, of, of === 'BTC' ? to : to.toLowerCase(), units]),
  )

/** Signs an approval with the server's private key, in base64 of PKCS #8. */
export function signApproval(approval: Omit<Approval, 'signature'>, privateKey: string): Approval {
  const signature = sign(null, approvalText(approval), privateKeyOf(privateKey))
  return { ...approval, signature: signature.toString('base64') }
}

const privateKeyOf = (text: string) =>
  createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })

/** Whether a text is a public key of approvals. */
export function isPublicKey(text: string): boolean {
  try {
    return publicKeyFrom(text).asymmetricKeyType === 'ed25519'
  } catch {
    return false
  }
}

const publicKeyFrom = (text: string) =>
  createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })

/** Whether an approval was signed by the server whose public key, in base64 of SPKI, this is. */
export function isApproved(approval: Approval, publicKey: string): boolean {
  return verify(
    null,
    approvalText(approval),
    publicKeyFrom(publicKey),
    Buffer.from(approval.signature, 'base64'),
  )
}

/** Returns the public half, in base64 of SPKI, of a private key. */
export const publicKeyOf = (privateKey: string): string =>
  createPublicKey(privateKeyOf(privateKey)).export({ format: 'der', type: 'spki' }).toString('base64')

/** Makes the server's key of approvals; the signer gets its public half. */
export function newApprovalKey(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
    publicKeyEncoding: { format: 'der', type: 'spki' },
  })
  return { privateKey: privateKey.toString('base64'), publicKey: publicKey.toString('base64') }
}
