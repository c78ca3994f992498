/** Which coins a payment of BTC spends, and for what fee. */
import { mostCoins } from '@commons/chain/signer/protocol.ts'
import { libraryNetwork } from '@commons/chain/signer/bitcoin-signing.ts'
import type { BitcoinNetwork } from '@commons/chain/bitcoin/networks.ts'
import { Address, OutScript, selectUTXO, Transaction } from '@scure/btc-signer'
import type { OwnCoin, Spending } from '../chain-sender.ts'

export interface PaymentOfCoins {
  readonly network: BitcoinNetwork
  /** Where what is left over goes to. */
  readonly wallet: string
  /** Missing where nothing is paid, and all goes back to the wallet. */
  readonly to?: string
  readonly units: bigint
  /** Satoshi for a virtual byte. */
  readonly rate: bigint
  /** What it has to pay more than, as it is to take that transaction's place. */
  readonly above?: { readonly raw: string; readonly fee: bigint } | undefined
  /** Into how many coins what is left over is divided, where it is enough for each to be worth something. */
  readonly parts?: number
}

/** What a further output takes, in virtual bytes. */
const outputBytes = 31n
/** What each part of what is left over has at least, in satoshi: enough for most withdrawals. */
export const leastPart = 500_000n

/**
 * Picks coins for a payment, first of all those that it is bound to. Returns undefined where they have too little, or
 * only too many have enough.
 */
export function pickCoins(
  payment: PaymentOfCoins,
  coins: readonly OwnCoin[],
  bound: readonly OwnCoin[] = [],
): Spending | undefined {
  const { above } = payment
  const least = above === undefined ? undefined : leastAbove(above)
  for (let rate = larger(payment.rate, least?.rate ?? 0n); ; rate += rate / 8n + 1n) {
    const picked = pickAt({ ...payment, rate }, coins, bound)
    if (picked === undefined || picked.fee >= (least?.fee ?? 0n)) return picked
  }
}

/** Nodes want a higher rate, and for relaying it once more a satoshi for each byte. */
function leastAbove({ raw, fee }: { raw: string; fee: bigint }): { rate: bigint; fee: bigint } {
  const bytes = BigInt(Transaction.fromRaw(Buffer.from(raw, 'hex'), { allowUnknownOutputs: true }).vsize)
  return { rate: (fee * 5n) / (bytes * 4n) + 1n, fee: (fee * 5n) / 4n + bytes }
}

function pickAt(
  { network, wallet, to, units, rate, parts = 1 }: PaymentOfCoins,
  coins: readonly OwnCoin[],
  bound: readonly OwnCoin[],
): Spending | undefined {
  const form = libraryNetwork(network)
  // All addresses of Commons are of one kind, so their coins cost the same to spend.
  const script = OutScript.encode(Address(form).decode(wallet))
  const inputOf = ({ transaction, output, units: amount }: OwnCoin) => ({
    txid: transaction,
    index: output,
    witnessUtxo: { script, amount },
  })
  const known = new Map([...bound, ...coins].map((coin) => [nameOf(coin), coin]))
  const free = [...known.values()].filter((coin) => !bound.some((own) => nameOf(own) === nameOf(coin)))
  const outputs = to === undefined ? [] : [{ address: to, amount: units }]
  const picked = selectUTXO(free.map(inputOf), outputs, 'default', {
    changeAddress: wallet,
    feePerByte: rate,
    network: form,
    requiredInputs: bound.map(inputOf),
    alwaysChange: to === undefined,
    createTx: false,
    bip69: false,
  })
  if (picked?.fee === undefined || picked.inputs.length > mostCoins) return undefined
  const chosen = picked.inputs.flatMap(
    ({ txid, index }) => known.get(`${Buffer.from(txid ?? []).toString('hex')}:${index}`) ?? [],
  )
  const sum = chosen.reduce((all, coin) => all + coin.units, 0n)
  if (!picked.change) return { coins: inOrder(chosen, bound), fee: sum - units, parts: 1 }
  const left = sum - units - picked.fee
  const more = BigInt(parts - 1) * outputBytes * rate
  const isWorth = parts > 1 && left >= more + BigInt(parts) * leastPart
  return {
    coins: inOrder(chosen, bound),
    fee: picked.fee + (isWorth ? more : 0n),
    parts: isWorth ? parts : 1,
  }
}

/** What it is bound to comes first, and stays first. */
const inOrder = (chosen: readonly OwnCoin[], bound: readonly OwnCoin[]): OwnCoin[] => {
  const names = bound.map(nameOf)
  return [...bound, ...chosen.filter((coin) => !names.includes(nameOf(coin)))]
}

const nameOf = ({ transaction, output }: OwnCoin): string => `${transaction}:${output}`

const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other)
