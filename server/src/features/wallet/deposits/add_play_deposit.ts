import { unitsOf } from '@commons/contract/shared/units.ts'
import { add_play_deposit, playDeposits } from '@commons/contract/wallet/deposits.ts'
import { handle } from '../../../platform/call/handle.ts'
import { chainOf } from '../../../platform/chains/chains.ts'
import { addressFor } from './addresses.ts'

export default handle(add_play_deposit, async ({ currency }, { tx, member, platform, refuse }) => {
  const chain = chainOf(platform.chains, currency) ?? refuse('chain_not_connected')
  const development = chain.development ?? refuse('no_development_chain')
  const address = (await addressFor(tx, chain, member.id)) ?? refuse('chain_not_connected')
  const amount = playDeposits[currency]
  const hash = await development.pay(currency, address, unitsOf(amount, currency) ?? 0n)
  return { recdata: { currency, amount, hash } }
})
