import { write_off_deposit } from '@commons/contract/wallet/frozen.ts'
import { handle } from '../../../platform/call/handle.ts'
import { decide } from './frozen.deciding.ts'

export default handle(write_off_deposit, (input, context) => decide(context, input, 'written_off'))
