/**
 * Signs what its own rules allow, whoever asks: only withdrawals that were approved, each with one place in the
 * chain's order, or one coin, for good, so many a day; otherwise only what stays with the network. It knows neither the
 * database nor a node.
 */
import type { HDKey } from 'viem/accounts'
import { type BitcoinRules, openBitcoinSigning } from './bitcoin-signing.ts'
import { type EthereumRules, openEthereumSigning } from './ethereum-signing.ts'
import type { Journal } from './journal.ts'
import type { Currency, Payment, Refusing } from './payments.ts'
import type { Purpose, Signed, SignerRefusal, SignRequest, SpendRequest, Status } from './protocol.ts'

export interface Rules {
  /** The public key of who approves, in base64 of SPKI. */
  readonly approvals: string
  /** Missing where it signs nothing for that chain. */
  readonly ethereum?: EthereumRules | undefined
  readonly bitcoin?: BitcoinRules | undefined
}

export interface Signer {
  status(): Promise<Status>
  /** Says whether it would sign, for now. */
  check(purpose: Purpose): Promise<{ ok: true } | Refusing>
  /** Signs for Ethereum, as often as it is asked: the same at the same fee. */
  sign(request: SignRequest): Promise<Signed | Refusing>
  /** Signs for Bitcoin, as often as it is asked: the same with the same coins and the same fee. */
  spend(request: SpendRequest): Promise<Signed | Refusing>
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
  const { approvals } = rules
  const ethereum = rules.ethereum && openEthereumSigning({ key, rules: rules.ethereum, approvals, journal })
  const bitcoin = rules.bitcoin && openBitcoinSigning({ key, rules: rules.bitcoin, approvals, journal })
  const aDay = new Map<Currency, bigint>([
    ...(rules.ethereum
      ? ([
          ['FCELL', rules.ethereum.aDay.FCELL],
          ['ETH', rules.ethereum.aDay.ETH],
        ] as const)
      : []),
    ...(rules.bitcoin ? ([['BTC', rules.bitcoin.aDay]] as const) : []),
  ])

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
  const isAboveLimit = ({ name, currency, units }: Payment): boolean =>
    isWithdrawal(name) &&
    journal.lines.every(({ purpose }) => purpose !== name) &&
    signedOf(currency) + units > (aDay.get(currency) ?? 0n)

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

  /** Judges a purpose that isn't to be signed yet. */
  const checkOn = (
    chain:
      | {
          paymentOf(purpose: Purpose): Payment | Refusing
          judge(payment: Payment): SignerRefusal | undefined
        }
      | undefined,
    purpose: Purpose,
  ): { ok: true } | Refusing => {
    if (chain === undefined) return { refused: 'other_chain' }
    const payment = chain.paymentOf(purpose)
    if ('refused' in payment) return payment
    const refused = chain.judge(payment) ?? (isAboveLimit(payment) ? 'limit_a_day' : undefined)
    return refused === undefined ? { ok: true } : { refused }
  }

  return {
    async status() {
      return {
        ethereum: ethereum?.status ?? null,
        bitcoin: bitcoin?.status ?? null,
        limits: [...aDay].map(([currency, most]) => ({
          currency,
          a_day: String(most),
          signed: String(signedOf(currency)),
        })),
      }
    },
    check: (purpose) =>
      oneByOne(async () =>
        isOfBitcoin(purpose)
          ? checkOn(bitcoin, purpose)
          : checkOn(
              ethereum && {
                paymentOf: (asked) => ethereum.paymentOf(asked, -1),
                judge: (payment) => ethereum.judge(payment),
              },
              purpose,
            ),
      ),
    sign: (request) =>
      oneByOne(async () => {
        const { purpose, chainId, nonce } = request
        const { ethereum: limits } = rules
        if (!ethereum || !limits || chainId !== limits.chainId || isOfBitcoin(purpose))
          return await refuse('other_chain', { chainId })
        const payment = ethereum.paymentOf(purpose, nonce)
        if ('refused' in payment) return await refuse(payment.refused, { purpose: purpose.kind, nonce })
        const { name } = payment
        if (BigInt(request.gas) * BigInt(request.maxFeePerGas) > limits.maxFee)
          return await refuse('fee_too_high', { purpose: name, nonce })
        const refused = ethereum.judge(payment, nonce) ?? (isAboveLimit(payment) ? 'limit_a_day' : undefined)
        if (refused !== undefined) return await refuse(refused, { purpose: name, nonce })
        return await ethereum.sign(payment, request)
      }),
    spend: (request) =>
      oneByOne(async () => {
        const { purpose, network, coins } = request
        const isOther = purpose.kind !== 'cancel' && !isOfBitcoin(purpose)
        if (!bitcoin || network !== rules.bitcoin?.network || isOther)
          return await refuse('other_chain', { network })
        const payment = bitcoin.paymentOf(purpose, coins[0])
        if ('refused' in payment) return await refuse(payment.refused, { purpose: purpose.kind })
        const { name } = payment
        const refused = bitcoin.judge(payment, coins) ?? (isAboveLimit(payment) ? 'limit_a_day' : undefined)
        if (refused !== undefined) return await refuse(refused, { purpose: name })
        const signed = await bitcoin.spend(payment, request)
        return 'refused' in signed ? await refuse(signed.refused, { purpose: name }) : signed
      }),
  }
}

function isOfBitcoin(purpose: Purpose): boolean {
  if (purpose.kind === 'withdrawal') return purpose.approval.currency === 'BTC'
  return purpose.kind === 'cold' && purpose.currency === 'BTC'
}
