/** Sends ETH and the configured token, signed elsewhere, over JSON-RPC. */
import { fcellToken } from '@commons/chain/fcell-token.generated.ts'
import type { Purpose } from '@commons/chain/signer/protocol.ts'
import type { Signer } from '@commons/chain/signer/signer.ts'
import type { Currency } from '@commons/contract/shared/units.ts'
import { type Address, encodeFunctionData, getAddress, type Hex, toHex } from 'viem'
import { WrongChain } from '../chain-reader.ts'
import { type ChainSender, type Fees, type Mined, TooLittle } from '../chain-sender.ts'
import type { EthereumOptions } from './ethereum-reader.ts'
import { NodeRefusal, openNode } from './node.ts'

/** A new transaction takes another's place only if it pays a tenth more; nodes round differently. */
const replacing = (fee: bigint): bigint => (fee * 1125n) / 1000n + 1n
const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other)

const blockAt = (height: number | undefined) =>
  height === undefined ? { blockTag: 'latest' as const } : { blockNumber: BigInt(height) }

/** What a transfer of tokens is taken to need where the node wasn't asked. */
const usualGas = { ETH: 21_000n, FCELL: 80_000n, BTC: 0n } as const

export function openEthereumSender(
  { url, chainId, xpub, token, timeoutMs }: EthereumOptions,
  signer: Signer,
): ChainSender {
  const client = openNode({ url, timeoutMs })

  const status = async () => {
    const { ethereum, limits } = await signer.status()
    if (ethereum?.chainId !== chainId || ethereum.xpub !== xpub)
      throw new WrongChain('The signer is for another chain, or has the key of other addresses')
    const { wallet, cold } = ethereum
    return { wallet, cold, limits }
  }

  /** Fees that hold for the next blocks, even where their base doubles. */
  const currentFees = async (): Promise<Fees> => {
    const [{ baseFeePerGas }, tip] = await Promise.all([
      client.getBlock(),
      client.request({ method: 'eth_maxPriorityFeePerGas' }).catch(() => toHex(10n ** 9n)),
    ])
    const priority = BigInt(tip)
    return { max: (baseFeePerGas ?? 0n) * 2n + priority, priority }
  }

  /** Asks the node how much work it is; fails with a refusal where it would do nothing. */
  const gasOf = async (purpose: Purpose): Promise<bigint> => {
    const { from, to, currency, units } = await transferOf(purpose)
    if (currency === 'ETH' && purpose.kind !== 'withdrawal') return usualGas.ETH
    // Nobody but the signer derives the address.
    if (purpose.kind === 'sweep') return usualGas.FCELL
    const call =
      currency === 'ETH'
        ? { from, to, value: toHex(units) }
        : {
            from,
            to: token.address,
            data: encodeFunctionData({ abi: fcellToken.abi, functionName: 'transfer', args: [to, units] }),
          }
    const gas = BigInt(await client.request({ method: 'eth_estimateGas', params: [call] }))
    // A node that has it in a block already says less than it takes if that block is replaced.
    return larger((gas * 6n) / 5n, usualGas[currency])
  }

  const transferOf = async (
    purpose: Purpose,
  ): Promise<{ from: Address; to: Address; currency: Currency; units: bigint }> => {
    const { wallet, cold } = await status()
    const from = getAddress(wallet)
    switch (purpose.kind) {
      case 'withdrawal': {
        const { to, currency, units } = purpose.approval
        return { from, to: getAddress(to), currency, units: BigInt(units) }
      }
      case 'cold':
        return {
          from,
          to: getAddress(cold ?? wallet),
          currency: purpose.currency,
          units: BigInt(purpose.units),
        }
      case 'sweep':
        return { from, to: from, currency: purpose.currency, units: 0n }
      case 'top_up':
      case 'cancel':
        return { from, to: from, currency: 'ETH', units: 0n }
    }
  }

  return {
    kind: 'accounts',
    name: 'ethereum',
    status,
    balance: (address, currency, height) =>
      currency === 'ETH'
        ? client.getBalance({ address: getAddress(address), ...blockAt(height) })
        : client.readContract({
            abi: fcellToken.abi,
            address: token.address,
            functionName: 'balanceOf',
            args: [getAddress(address)],
            ...blockAt(height),
          }),
    countSent: (address, height) =>
      client.getTransactionCount({ address: getAddress(address), ...blockAt(height) }),
    async check(purpose) {
      const said = await signer.check(purpose)
      return 'refused' in said ? said.refused : 'ok'
    },
    async isRefused(purpose) {
      try {
        await gasOf(purpose)
        return false
      } catch (error) {
        if (error instanceof NodeRefusal && /revert/i.test(error.message)) return true
        throw error
      }
    },
    async costOf(currency) {
      const { max } = await currentFees()
      return usualGas[currency] * max
    },
    async sign(purpose, nonce, above) {
      const now = await currentFees()
      const fees: Fees =
        above === undefined
          ? now
          : {
              max: larger(now.max, replacing(above.max)),
              priority: larger(now.priority, replacing(above.priority)),
            }
      const signed = await signer.sign({
        purpose,
        chainId,
        nonce,
        gas: String(await gasOf(purpose)),
        maxFeePerGas: String(fees.max),
        maxPriorityFeePerGas: String(fees.priority),
      })
      return 'refused' in signed ? signed : { ...signed, fees }
    },
    async send(raw) {
      try {
        await client.sendRawTransaction({ serializedTransaction: raw as Hex })
      } catch (error) {
        if (!(error instanceof Error)) throw error
        // It, or another with its number, is there already; what became of it is looked up.
        if (/already known|already imported|known transaction|nonce too low|underpriced/i.test(error.message))
          return
        if (/insufficient funds/i.test(error.message)) throw new TooLittle(error.message)
        throw error
      }
    },
    async find(hashes) {
      for (const hash of hashes) {
        const receipt = await client.request({
          method: 'eth_getTransactionReceipt',
          params: [hash as Hex],
        })
        if (!receipt?.blockNumber) continue
        const mined: Mined = {
          hash,
          height: Number(receipt.blockNumber),
          block: receipt.blockHash,
          isDone: receipt.status === '0x1',
          cost: BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice),
        }
        return mined
      }
      return undefined
    },
    async knows(hash) {
      const found = await client.request({ method: 'eth_getTransactionByHash', params: [hash as Hex] })
      return found !== null
    },
    async findAt(address, nonce, since, height) {
      const of = getAddress(address)
      const sentBy = (at: number) => client.getTransactionCount({ address: of, blockNumber: BigInt(at) })
      if ((await sentBy(height)) <= nonce) return undefined
      // The first block by which it was sent.
      let [low, high] = [Math.max(since, 0), height]
      while (low < high) {
        const middle = Math.floor((low + high) / 2)
        if ((await sentBy(middle)) > nonce) high = middle
        else low = middle + 1
      }
      const { transactions } = await client.getBlock({ blockNumber: BigInt(low), includeTransactions: true })
      return transactions.find(({ from, nonce: at }) => getAddress(from) === of && at === nonce)?.hash
    },
  }
}
