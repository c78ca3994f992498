/** Sends BTC, signed elsewhere, over the JSON-RPC of Bitcoin Core. */
import type { Coin } from '@commons/chain/signer/protocol.ts'
import type { Signer } from '@commons/chain/signer/signer.ts'
import { unitsOf } from '@commons/contract/shared/units.ts'
import { RawTx } from '@scure/btc-signer'
import { z } from 'zod'
import { WrongChain } from '../chain-reader.ts'
import type { CoinSender, OwnCoin } from '../chain-sender.ts'
import { openWalletAddress } from './bitcoin-keys.ts'
import { BitcoinRefusal, openBitcoinNode } from './bitcoin-node.ts'
import type { BitcoinOptions } from './bitcoin-reader.ts'

/** In how many blocks a payment should be: an hour, so that nobody pays for being there at once. */
const targetBlocks = 6
/** Satoshi for 1000 virtual bytes where the node has seen too little to say; on the real network it soon has. */
const unknownRate = 5_000n
/** No node relays for less, in satoshi for 1000 virtual bytes. */
const leastRate = 1_000n

/** What Bitcoin Core says of a transaction that isn't there, that the rules refuse, and that is in a block. */
const notFound = -5
const inChain = -27

const Estimate = z.object({ feerate: z.string().optional() })
const MempoolInfo = z.object({ mempoolminfee: z.string() })

const askedCoin = ({ transaction, output, units, place }: OwnCoin): Coin => ({
  transaction,
  output,
  units: String(units),
  place,
})

/** Sums what a transaction pays, its own wallet included. */
function paidBy(raw: string): bigint {
  const { outputs } = RawTx.decode(Buffer.from(raw, 'hex'))
  return outputs.reduce((sum, { amount }) => sum + amount, 0n)
}

export function openBitcoinSender(
  { url, network, xpub, timeoutMs }: BitcoinOptions,
  signer: Signer,
): CoinSender {
  const node = openBitcoinNode({ url, timeoutMs })
  const wallet = openWalletAddress(xpub, network)

  const isUnspent = async ({ transaction, output }: OwnCoin, isWide: boolean): Promise<boolean> =>
    (await node.ask(z.unknown(), 'gettxout', transaction, output, isWide)) !== null

  return {
    kind: 'coins',
    name: 'bitcoin',
    async status() {
      const { bitcoin, limits } = await signer.status()
      if (bitcoin?.network !== network || bitcoin.wallet !== wallet)
        throw new WrongChain(
          'The signer is for another of Bitcoin’s networks, or has the key of other addresses',
        )
      return { wallet, cold: bitcoin.cold, limits }
    },
    async check(purpose) {
      const said = await signer.check(purpose)
      return 'refused' in said ? said.refused : 'ok'
    },
    async feeRate() {
      const [{ feerate }, { mempoolminfee }] = await Promise.all([
        node.ask(Estimate, 'estimatesmartfee', targetBlocks),
        node.ask(MempoolInfo, 'getmempoolinfo'),
      ])
      const said = feerate === undefined ? unknownRate : (unitsOf(feerate, 'BTC') ?? unknownRate)
      const rates = [said, unitsOf(mempoolminfee, 'BTC') ?? 0n, leastRate]
      // A whole number of satoshi for each byte, upwards.
      return (rates.reduce((most, each) => (each > most ? each : most)) + 999n) / 1000n
    },
    async stateOf(coin) {
      if (await isUnspent(coin, true)) return 'there'
      return (await isUnspent(coin, false)) ? 'leaving' : 'spent'
    },
    async sign(purpose, { coins, fee, parts }) {
      const signed = await signer.spend({
        purpose,
        network,
        coins: coins.map(askedCoin),
        fee: String(fee),
        parts,
      })
      if ('refused' in signed) return signed
      const sum = coins.reduce((all, { units }) => all + units, 0n)
      // What is left over and too little for a coin is the chain's, too.
      return { ...signed, fees: { max: sum - paidBy(signed.raw), priority: 0n } }
    },
    async send(raw) {
      try {
        await node.ask(z.string(), 'sendrawtransaction', raw)
        return 'ok'
      } catch (error) {
        if (!(error instanceof BitcoinRefusal)) throw error
        // It is there already, in a block or waiting for one; what became of it is read.
        if (error.code === inChain || /already/i.test(error.message)) return 'ok'
        if (/missing|spent|mempool-conflict/i.test(error.message)) return 'missing_coins'
        if (/fee/i.test(error.message)) return 'fee_too_low'
        throw error
      }
    },
    async knows(hash) {
      try {
        await node.ask(z.unknown(), 'getmempoolentry', hash)
        return true
      } catch (error) {
        if (error instanceof BitcoinRefusal && error.code === notFound) return false
        throw error
      }
    },
  }
}
