import { add_wallet_address, addressWaitHours, mostAddresses } from '@commons/contract/wallet/withdrawals.ts'
import { handle } from '../../../platform/call/handle.ts'
import { bitcoinNetworkOf } from '../../../platform/chains/chains.ts'
import { now } from '../../../platform/clock.ts'
import { beginStepUp, finishStepUp } from '../../accounts/public.ts'
import { parseAddress } from './addresses.ts'
import { addAddress, listAddresses } from './withdrawals.queries.ts'
import { addressShape } from './withdrawals.shape.ts'

export default handle(add_wallet_address, {
  async before(input, context) {
    const { db, member, platform, refuse, refuseFields } = context
    const network = bitcoinNetworkOf(platform.chains)
    const address =
      parseAddress(input.address, input.currency, network) ?? refuseFields({ address: 'address_invalid' })
    const known = await listAddresses(db, member.id)
    if (known.length >= mostAddresses) refuse('too_many_addresses')
    return { address, stepUp: await beginStepUp(context, input) }
  },

  async run({ currency, label = '' }, context) {
    const { tx, member, before } = context
    await finishStepUp(context, before.stepUp)
    const usableAt = new Date(now().getTime() + addressWaitHours * 3_600_000)
    const row = await addAddress(tx, member.id, { currency, address: before.address, label, usableAt })
    return { recdata: addressShape(row) }
  },
})
