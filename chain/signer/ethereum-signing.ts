/** How the signer pays with ETH and the token: one transaction for each place in the order of an address. */
import { encodeFunctionData, getAddress, type Hex, keccak256, toHex } from 'viem'
import { type HDKey, privateKeyToAccount } from 'viem/accounts'
import { fcellToken } from '../fcell-token.generated.ts'
import type { Journal } from './journal.ts'
import { addressesPath, walletPath } from './key-file.ts'
import { approvedPayment, type Payment, type Refusing, sameBefore } from './payments.ts'
import type { Purpose, Signed, SignerRefusal, SignRequest, Status } from './protocol.ts'

export interface EthereumRules {
  readonly chainId: number
  /** The token's contract. */
  readonly token: string
  /** What withdrawals may be signed for within 24 hours, in the smallest unit. */
  readonly aDay: Readonly<Record<'FCELL' | 'ETH', bigint>>
  /** What a transaction may cost at most, in wei. */
  readonly maxFee: bigint
  /** What an address may be given for its own transactions at most, in wei. */
  readonly maxTopUp: bigint
  readonly cold?: string | undefined
}

export interface EthereumSigning {
  readonly status: NonNullable<Status['ethereum']>
  /** What a purpose pays at a place in the order. */
  paymentOf(purpose: Purpose, nonce: number): Payment | Refusing
  /** Judges a payment by what was signed, at a place in the order or, without one, at any. */
  judge(payment: Payment, nonce?: number): SignerRefusal | undefined
  sign(payment: Payment, request: SignRequest): Promise<Signed>
}

interface Options {
  readonly key: HDKey
  readonly rules: EthereumRules
  /** The public key of who approves. */
  readonly approvals: string
  readonly journal: Journal
}

export function openEthereumSigning({ key, rules, approvals, journal }: Options): EthereumSigning {
  const addresses = key.derive(addressesPath)
  const account = (of: HDKey) => {
    if (!of.privateKey) throw new Error('A key without its private half')
    return privateKeyToAccount(toHex(of.privateKey))
  }
  const wallet = account(key.derive(walletPath))
  const accountOf = (from: Payment['from']) =>
    from === 'wallet' ? wallet : account(addresses.deriveChild(from))

  return {
    status: {
      chainId: rules.chainId,
      wallet: wallet.address,
      xpub: addresses.publicExtendedKey,
      cold: rules.cold ?? null,
    },
    paymentOf(purpose, nonce) {
      switch (purpose.kind) {
        case 'withdrawal':
          return approvedPayment(purpose.approval, approvals)
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
    },
    judge(payment, nonce) {
      const { name } = payment
      const from = accountOf(payment.from).address
      const before = journal.lines.filter(({ purpose }) => purpose === name)
      const isThere = (line: (typeof before)[number]) =>
        line.from === from && (nonce === undefined || line.nonce === nonce)
      if (!sameBefore(before, payment) || !before.every(isThere)) return 'signed_otherwise'
      // Nothing is the one thing that may take the place of something else.
      const isTaken = journal.lines.some(
        (line) =>
          line.from === from &&
          line.nonce !== undefined &&
          line.nonce === nonce &&
          line.purpose !== name &&
          !line.purpose.startsWith('cancel:') &&
          !name.startsWith('cancel:'),
      )
      return isTaken ? 'signed_otherwise' : undefined
    },
    async sign(payment, { chainId, nonce, gas, maxFeePerGas, maxPriorityFeePerGas }) {
      const { name, to, currency, units } = payment
      const from = accountOf(payment.from)
      const raw = await from.signTransaction({
        type: 'eip1559',
        chainId,
        nonce,
        gas: BigInt(gas),
        maxFeePerGas: BigInt(maxFeePerGas),
        maxPriorityFeePerGas: BigInt(maxPriorityFeePerGas),
        ...transferOf(payment, rules.token),
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
    },
  }
}

/** Says how a chain is told to move something. */
function transferOf({ currency, to, units }: Payment, token: string): { to: Hex; value: bigint; data?: Hex } {
  if (currency === 'ETH') return { to: getAddress(to), value: units }
  const args = [getAddress(to), units] as const
  return {
    to: getAddress(token),
    value: 0n,
    data: encodeFunctionData({ abi: fcellToken.abi, functionName: 'transfer', args }),
  }
}
