/**
 * Signs what its own rules allow, whoever asks: only withdrawals that were approved, each at one place in the chain's
 * order for good, so many a day; otherwise only what stays with the network. It knows neither the database nor a node.
 */
import { encodeFunctionData, getAddress, type Hex, keccak256, toHex } from 'viem'
import { type HDKey, privateKeyToAccount } from 'viem/accounts'
import { fcellToken } from '../fcell-token.generated.ts'
import type { Journal } from './journal.ts'
import { addressesPath, walletPath } from './key-file.ts'
import {
  isApproved,
  type Purpose,
  type Signed,
  type SignerRefusal,
  type SignRequest,
  type Status,
} from './protocol.ts'

type Currency = 'FCELL' | 'ETH'

export interface Rules {
  readonly chainId: number
  /** The token's contract. */
  readonly token: string
  /** The public key of who approves, in base64 of SPKI. */
  readonly approvals: string
  /** What withdrawals may be signed for within 24 hours, in the smallest unit. */
  readonly aDay: Readonly<Record<Currency, bigint>>
  /** What a transaction may cost at most, in wei. */
  readonly maxFee: bigint
  /** What an address may be given for its own transactions at most, in wei. */
  readonly maxTopUp: bigint
  readonly cold?: string | undefined
}

export interface Signer {
  status(): Promise<Status>
  /** Says whether it would sign, for now. */
  check(purpose: Purpose): Promise<{ ok: true } | { refused: SignerRefusal }>
  /** Signs, as often as it is asked: the same at the same fee. */
  sign(request: SignRequest): Promise<Signed | { refused: SignerRefusal }>
}

interface Payment {
  /** What it is, in a word that another payment never has. */
  readonly name: string
  readonly from: number | 'wallet'
  readonly to: string
  readonly currency: Currency
  readonly units: bigint
}

const dayMs = 86_400_000

export function openSigner({
  key,
  rules,
  journal,
}: {
  readonly key: HDKey
  readonly rules: Rules
  readonly journal: Journal
}): Signer {
  const addresses = key.derive(addressesPath)
  const account = (of: HDKey) => {
    if (!of.privateKey) throw new Error('A key without its private half')
    return privateKeyToAccount(toHex(of.privateKey))
  }
  const wallet = account(key.derive(walletPath))
  const accountOf = (from: Payment['from']) =>
    from === 'wallet' ? wallet : account(addresses.deriveChild(from))

  const isWithdrawal = (purpose: string) => purpose.startsWith('withdrawal:')
  const signedOf = (currency: Currency): bigint => {
    const since = new Date(Date.now() - dayMs).toISOString()
    const lately = journal.lines.filter(
      ({ at, currency: of, purpose }) => of === currency && at > since && isWithdrawal(purpose),
    )
    // A transaction with a higher fee pays the same once.
    const once = new Map(lately.map(({ purpose, units }) => [purpose, BigInt(units)]))
    return [...once.values()].reduce((sum, units) => sum + units, 0n)
  }

  const paymentOf = (purpose: Purpose, nonce: number): Payment | { refused: SignerRefusal } => {
    switch (purpose.kind) {
      case 'withdrawal': {
        const { approval } = purpose
        if (!isApproved(approval, rules.approvals)) return { refused: 'not_approved' }
        const { withdrawal, to, currency, units } = approval
        return { name: `withdrawal:${withdrawal}`, from: 'wallet', to, currency, units: BigInt(units) }
      }
      case 'top_up': {
        const units = BigInt(purpose.units)
        if (units > rules.maxTopUp) return { refused: 'fee_too_high' }
        const to = account(addresses.deriveChild(purpose.place)).address
        return { name: `top_up:${nonce}`, from: 'wallet', to, currency: 'ETH', units }
      }
      case 'sweep': {
        const { place, currency, units } = purpose
        const name = `sweep:${place}:${nonce}`
        return { name, from: place, to: wallet.address, currency, units: BigInt(units) }
      }
      case 'cold': {
        if (rules.cold === undefined) return { refused: 'no_cold_address' }
        const { currency, units } = purpose
        return { name: `cold:${nonce}`, from: 'wallet', to: rules.cold, currency, units: BigInt(units) }
      }
      case 'cancel':
        return { name: `cancel:${nonce}`, from: 'wallet', to: wallet.address, currency: 'ETH', units: 0n }
    }
  }

  /** Judges a payment at a place in the order, or, without one, at any. */
  const judge = (payment: Payment, nonce?: number): SignerRefusal | undefined => {
    const { name, to, currency, units } = payment
    const from = accountOf(payment.from).address
    const before = journal.lines.filter(({ purpose }) => purpose === name)
    const isOther = (line: (typeof before)[number]) =>
      line.to.toLowerCase() !== to.toLowerCase() ||
      line.currency !== currency ||
      BigInt(line.units) !== units ||
      line.from !== from ||
      (nonce !== undefined && line.nonce !== nonce)
    if (before.some(isOther)) return 'signed_otherwise'
    // Nothing is the one thing that may take the place of something else.
    const isTaken = journal.lines.some(
      (line) =>
        line.from === from &&
        line.nonce === nonce &&
        line.purpose !== name &&
        !line.purpose.startsWith('cancel:') &&
        !name.startsWith('cancel:'),
    )
    if (isTaken) return 'signed_otherwise'
    if (before.length === 0 && isWithdrawal(name) && signedOf(currency) + units > rules.aDay[currency])
      return 'limit_a_day'
    return undefined
  }

  // One at a time: what is signed is judged by all that was signed before.
  let last: Promise<unknown> = Promise.resolve()
  const oneByOne = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }

  const refuse = async (refused: SignerRefusal, what: object) => {
    await journal.note({ refused, ...what })
    return { refused }
  }

  return {
    async status() {
      const limits = (['FCELL', 'ETH'] as const).map((currency) => ({
        currency,
        a_day: String(rules.aDay[currency]),
        signed: String(signedOf(currency)),
      }))
      return {
        chainId: rules.chainId,
        wallet: wallet.address,
        xpub: addresses.publicExtendedKey,
        cold: rules.cold ?? null,
        limits,
      }
    },
    check: (purpose) =>
      oneByOne(async () => {
        const payment = paymentOf(purpose, -1)
        if ('refused' in payment) return payment
        const refused = judge(payment)
        return refused === undefined ? { ok: true } : { refused }
      }),
    sign: (request) =>
      oneByOne(async () => {
        const { purpose, chainId, nonce } = request
        if (chainId !== rules.chainId) return await refuse('other_chain', { chainId })
        const payment = paymentOf(purpose, nonce)
        if ('refused' in payment) return await refuse(payment.refused, { purpose: purpose.kind, nonce })
        const { name, to, currency, units } = payment
        const [gas, maxFeePerGas] = [BigInt(request.gas), BigInt(request.maxFeePerGas)]
        if (gas * maxFeePerGas > rules.maxFee) return await refuse('fee_too_high', { purpose: name, nonce })
        const refused = judge(payment, nonce)
        if (refused !== undefined) return await refuse(refused, { purpose: name, nonce })
        const from = accountOf(payment.from)
        const raw = await from.signTransaction({
          type: 'eip1559',
          chainId,
          nonce,
          gas,
          maxFeePerGas,
          maxPriorityFeePerGas: BigInt(request.maxPriorityFeePerGas),
          ...transferOf(currency, to, units, rules.token),
        })
        const hash = keccak256(raw)
        await journal.add({
          purpose: name,
          from: from.address,
          nonce,
          to,
          currency,
          units: String(units),
          hash,
        })
        return { hash, raw }
      }),
  }
}

/** Says how a chain is told to move something. */
function transferOf(
  currency: Currency,
  to: string,
  units: bigint,
  token: string,
): { to: Hex; value: bigint; data?: Hex } {
  if (currency === 'ETH') return { to: getAddress(to), value: units }
  const args = [getAddress(to), units] as const
  return {
    to: getAddress(token),
    value: 0n,
    data: encodeFunctionData({ abi: fcellToken.abi, functionName: 'transfer', args }),
  }
}
