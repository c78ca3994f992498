/**
 * How the signer pays with BTC. It writes the transaction itself: what was approved, and what is left over back to the
 * wallet, so that whoever asks chooses coins and fee alone.
 */
import { Address, NETWORK, p2wpkh, Transaction } from '@scure/btc-signer'
import { HDKey } from 'viem/accounts'
import { type BitcoinNetwork, formsOf } from '../bitcoin/networks.ts'
import type { Journal } from './journal.ts'
import { bitcoinPath } from './key-file.ts'
import { approvedPayment, type Payment, type Refusing, sameBefore } from './payments.ts'
import type { Coin, Purpose, Signed, SignerRefusal, SpendRequest, Status } from './protocol.ts'

export interface BitcoinRules {
  readonly network: BitcoinNetwork
  /** What withdrawals may be signed for within 24 hours, in satoshi. */
  readonly aDay: bigint
  /** What a transaction may cost at most, in satoshi. */
  readonly maxFee: bigint
  readonly cold?: string | undefined
}

export interface BitcoinSigning {
  readonly status: NonNullable<Status['bitcoin']>
  /** What a purpose pays with a coin that it is bound to. */
  paymentOf(purpose: Purpose, first?: Coin): Payment | Refusing
  /** Judges a payment by what was signed, with some coins or, without them, with any. */
  judge(payment: Payment, coins?: readonly Coin[]): SignerRefusal | undefined
  spend(payment: Payment, request: SpendRequest): Promise<Signed | Refusing>
}

interface Options {
  readonly key: HDKey
  readonly rules: BitcoinRules
  /** The public key of who approves. */
  readonly approvals: string
  readonly journal: Journal
}

/** Less than this at an address of the wallet's kind isn't relayed, and costs more than it is worth. */
export const dust = 294n
/** Says that a transaction with a higher fee may take its place. */
const replaceable = 0xff_ff_ff_fd

/** Returns a network's forms as the library has them. */
export const libraryNetwork = (network: BitcoinNetwork): typeof NETWORK => {
  const { witness, keyHash, scriptHash } = formsOf[network]
  return { ...NETWORK, bech32: witness, pubKeyHash: keyHash, scriptHash }
}

/** Divides what is left over into equal parts, as many as are worth something; none is the chain's. */
function partsOf(left: bigint, most: bigint): bigint[] {
  const count = left / dust < most ? left / dust : most
  if (count === 0n) return []
  const part = left / count
  return Array.from({ length: Number(count) }, (_, nth) => (nth === 0 ? left - part * (count - 1n) : part))
}

/** Whether a text is an address of a network, of a kind that can be paid to. */
export function isBitcoinAddress(text: string, network: BitcoinNetwork): boolean {
  try {
    return Address(libraryNetwork(network)).decode(text).type !== 'unknown'
  } catch {
    return false
  }
}

const nameOf = ({ transaction, output }: Coin): string => `${transaction}:${output}`

export function openBitcoinSigning({ key, rules, approvals, journal }: Options): BitcoinSigning {
  const form = libraryNetwork(rules.network)
  const account = key.derive(bitcoinPath(rules.network))
  const [receiving, change] = [account.deriveChild(0), account.deriveChild(1)]
  const ownOf = (place: number | null) => {
    const { publicKey, privateKey } = place === null ? change.deriveChild(0) : receiving.deriveChild(place)
    if (!publicKey || !privateKey) throw new Error('A key without its private half')
    const { script, address } = p2wpkh(publicKey, form)
    if (address === undefined) throw new Error('A payment to a key without an address')
    return { script, address, privateKey }
  }
  const wallet = ownOf(null).address

  /** Writes and signs it; undefined where the coins have too little. */
  const write = (
    { to, units }: Payment,
    { coins, fee, parts }: SpendRequest,
  ): { hash: string; raw: string; paid: bigint } | undefined => {
    const sum = coins.reduce((all, coin) => all + BigInt(coin.units), 0n)
    const left = sum - units - BigInt(fee)
    if (left < 0n) return undefined
    const tx = new Transaction()
    for (const { transaction, output, units: amount, place } of coins)
      tx.addInput({
        txid: transaction,
        index: output,
        sequence: replaceable,
        witnessUtxo: { script: ownOf(place).script, amount: BigInt(amount) },
      })
    if (units > 0n) tx.addOutputAddress(to, units, form)
    for (const part of partsOf(left, BigInt(parts))) tx.addOutputAddress(wallet, part, form)
    if (tx.outputsLength === 0) return undefined
    for (const [nth, { place }] of coins.entries()) tx.signIdx(ownOf(place).privateKey, nth)
    tx.finalize()
    return { hash: tx.id, raw: tx.hex, paid: tx.fee }
  }

  return {
    status: {
      network: rules.network,
      wallet,
      xpub: publicKeyOf(account, rules.network),
      cold: rules.cold ?? null,
    },
    paymentOf(purpose, first) {
      const to = first === undefined ? '' : nameOf(first)
      switch (purpose.kind) {
        case 'withdrawal':
          return isBitcoinAddress(purpose.approval.to, rules.network)
            ? approvedPayment(purpose.approval, approvals)
            : { refused: 'bad_request' }
        case 'cold': {
          if (rules.cold === undefined) return { refused: 'no_cold_address' }
          const units = BigInt(purpose.units)
          return { name: `cold:${to}`, from: 'wallet', to: rules.cold, currency: 'BTC', units }
        }
        case 'cancel':
          return { name: `cancel:${to}`, from: 'wallet', to: wallet, currency: 'BTC', units: 0n }
        case 'top_up':
        case 'sweep':
          return { refused: 'bad_request' }
      }
    },
    judge(payment, coins) {
      const { name } = payment
      const before = journal.lines.filter(({ purpose }) => purpose === name)
      if (!sameBefore(before, payment)) return 'signed_otherwise'
      if (coins === undefined) return undefined
      const [first] = coins.map(nameOf)
      if (before.some(({ coins: spent }) => spent?.[0]?.coin !== first)) return 'signed_otherwise'
      const wanted = new Map(coins.map((coin) => [nameOf(coin), coin.units]))
      if (wanted.size < coins.length) return 'bad_request'
      const isAgainst = (line: (typeof before)[number]): boolean => {
        // Signatures bind amounts one coin at a time: with another amount said each time, two answers together would
        // make a transaction whose fee nobody has judged.
        if (line.coins?.some(({ coin, units }) => (wanted.get(coin) ?? units) !== units)) return true
        // What a purpose is bound to is nobody else's. Nothing alone may take its place.
        const bound = line.coins?.[0]?.coin
        const isNothing = line.purpose.startsWith('cancel:') || name.startsWith('cancel:')
        return bound !== undefined && wanted.has(bound) && line.purpose !== name && !isNothing
      }
      return journal.lines.some(isAgainst) ? 'signed_otherwise' : undefined
    },
    async spend(payment, request) {
      const { name, to, currency, units } = payment
      const written = write(payment, request)
      if (written === undefined) return { refused: 'bad_request' }
      if (written.paid > rules.maxFee) return { refused: 'fee_too_high' }
      const { hash, raw } = written
      const coins = request.coins.map((coin) => ({ coin: nameOf(coin), units: coin.units }))
      await journal.add({ purpose: name, from: wallet, coins, to, currency, units: String(units), hash })
      return { hash, raw }
    },
  }
}

/** Writes an account's public key as wallets have it for segregated witness. */
export function publicKeyOf(account: HDKey, network: BitcoinNetwork): string {
  const { publicKey, chainCode, depth, index, parentFingerprint } = account
  if (!publicKey || !chainCode) throw new Error('An account without a public key')
  const versions = formsOf[network].keys
  const version = versions['zpub'] ?? versions['vpub']
  if (version === undefined) throw new Error('A network without keys')
  return new HDKey({
    versions: { public: version, private: 0 },
    publicKey,
    chainCode,
    depth,
    index,
    parentFingerprint,
  }).publicExtendedKey
}
