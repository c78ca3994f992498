import { update_work, work } from '@commons/contract/profiles/about.ts'
import { handle } from '../../../platform/call/handle.ts'
import { updating } from '../../../entries/entries.ts'

export default handle(update_work, updating(work, 'work_id'))
