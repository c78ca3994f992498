import { detail, update_detail } from '@commons/contract/profiles/about.ts'
import { handle } from '../../../platform/call/handle.ts'
import { updating } from '../../../entries/entries.ts'

export default handle(update_detail, updating(detail, 'detail_id'))
