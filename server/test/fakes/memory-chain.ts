/** A development chain in memory: one block for each payment, and no node. */
import { createHash } from 'node:crypto'
import type { Arrival } from '../../src/platform/chains/chain-reader.ts'
import type { ConnectedChain } from '../../src/platform/chains/chains.ts'

const hashOf = (text: string) => `0x${createHash('sha256').update(text).digest('hex')}`

/** Opens one that is read once, and then only when a test reads it, or all the time. */
export function openMemoryChain(pollMs = 3_600_000): ConnectedChain {
  const blocks: Array<readonly Arrival[]> = [[]]
  const idAt = (height: number) => ({ height, hash: hashOf(`block ${height}`) })
  const addressAt = (place: number) => `0x${hashOf(`address ${place}`).slice(2, 42)}`
  return {
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
