/** A development chain in memory: one block for each payment, and no node. */
import { createHash } from 'node:crypto'
import { newApprovalKey } from '@commons/chain/signer/protocol.ts'
import type { Arrival } from '../../src/platform/chains/chain-reader.ts'
import type { ChainSender } from '../../src/platform/chains/chain-sender.ts'
import type { ConnectedChain } from '../../src/platform/chains/chains.ts'

const hashOf = (text: string) => `0x${createHash('sha256').update(text).digest('hex')}`

interface MemoryChainOptions {
  /** Between two looks; by default it is read once, and then only when a test reads it. */
  readonly pollMs?: number
  /** Whether it can be sent on, without any key. */
  readonly isSending?: boolean
}

export function openMemoryChain({
  pollMs = 3_600_000,
  isSending = false,
}: MemoryChainOptions = {}): ConnectedChain {
  const blocks: Array<readonly Arrival[]> = [[]]
  /** What was sent, by its hash, and in which block it is. */
  const sent = new Map<string, number>()
  const idAt = (height: number) => ({ height, hash: hashOf(`block ${height}`) })
  const addressAt = (place: number) => `0x${hashOf(`address ${place}`).slice(2, 42)}`
  const wallet = addressAt(1_000_000)
  const sender: ChainSender = {
    kind: 'accounts',
    name: 'ethereum',
    status: async () => ({ wallet, cold: null, limits: [] }),
    balance: async () => 10n ** 30n,
    countSent: async (_, height) => [...sent.values()].filter((at) => at <= (height ?? blocks.length)).length,
    check: async () => 'ok',
    isRefused: async () => false,
    costOf: async () => 0n,
    sign: async (purpose, nonce) => {
      const raw = JSON.stringify([purpose, nonce])
      return { hash: hashOf(raw), raw, fees: { max: 1n, priority: 1n } }
    },
    async send(raw) {
      if (!sent.has(hashOf(raw))) sent.set(hashOf(raw), blocks.push([]) - 1)
    },
    async find(hashes) {
      const hash = hashes.find((each) => sent.has(each))
      const height = hash === undefined ? undefined : sent.get(hash)
      if (hash === undefined || height === undefined) return undefined
      return { hash, height, block: idAt(height).hash, isDone: true, cost: 21_000n }
    },
    knows: async (hash) => sent.has(hash),
    findAt: async () => undefined,
  }
  return {
    ...(isSending && {
      sending: { sender, approvalKey: newApprovalKey().privateKey, patienceMs: 3_600_000 },
    }),
    reader: {
      name: 'ethereum',
      identify: async () => ({ network: '31337', genesis: idAt(0).hash }),
      tip: async () => idAt(blocks.length - 1),
      hashAt: async (height) => (height < blocks.length ? idAt(height).hash : undefined),
      async read(height, own) {
        const arrivals = blocks[height] ?? []
        const ours = await own(arrivals.map(({ address }) => address))
        return {
          id: idAt(height),
          parent: idAt(height - 1).hash,
          arrivals: arrivals.filter(({ address }) => ours.has(address)),
        }
      },
      addressAt,
      balanceOf: async (address) => (address === wallet ? 10n ** 30n : 0n),
    },
    currencies: ['FCELL', 'ETH'],
    confirmations: 2,
    pollMs,
    txLink: 'https://explorer.example/tx/{hash}',
    development: {
      async pay(currency, address, amount) {
        const transaction = hashOf(`payment ${blocks.length}`)
        blocks.push([{ transaction, output: 0, address, currency, amount, claimed: amount }])
        return transaction
      },
      mine: async () => void blocks.push([]),
    },
  }
}
