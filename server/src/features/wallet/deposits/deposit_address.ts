import { deposit_address } from '@commons/contract/wallet/deposits.ts'
import { handle } from '../../../platform/call/handle.ts'
import { chainOf } from '../../../platform/chains/chains.ts'
import { addressFor } from './addresses.ts'

export default handle(
  deposit_address,
  async ({ currency, is_new: isNew = false }, { tx, member, platform, hint, refuse }) => {
    const chain = chainOf(platform.chains, currency) ?? refuse('chain_not_connected')
    const address =
      (await addressFor(tx, chain, member.id, { isNew: Boolean(isNew) })) ?? refuse('chain_not_connected')
    if (address === 'unused') refuse('address_unused')
    hint(`wallet:${member.id}`)
    return { recdata: { currency, address } }
  },
)
