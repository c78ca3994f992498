import { flag } from '@commons/contract/shared/flag.ts'
import { chain_status } from '@commons/contract/wallet/deposits.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listChains } from './deposits.queries.ts'

export default handle(chain_status, async (_, { db, platform }) => {
  const rows = platform.chains.length > 0 ? await listChains(db) : []
  return {
    recdata: platform.chains.flatMap(({ reader, currencies, confirmations, development }) => {
      const row = rows.find(({ name }) => name === reader.name)
      if (!row) return []
      const { network, height, tip, read_at: readAt } = row
      return {
        chain: reader.name,
        currencies: [...currencies],
        network,
        height,
        tip,
        read_at: readAt.toISOString(),
        confirmations,
        is_development: flag(development !== undefined),
      }
    }),
  }
})
