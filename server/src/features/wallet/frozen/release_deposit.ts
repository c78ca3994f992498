import { release_deposit } from '@commons/contract/wallet/frozen.ts'
import { handle } from '../../../platform/call/handle.ts'
import { decide } from './frozen.deciding.ts'

export default handle(release_deposit, (input, context) => decide(context, input, 'released'))
