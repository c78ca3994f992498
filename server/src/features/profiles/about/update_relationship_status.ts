import { status, update_relationship_status } from '@commons/contract/profiles/about.ts'
import { handle } from '../../../platform/call/handle.ts'
import { updating } from '../../../entries/entries.ts'

export default handle(update_relationship_status, updating(status, 'id'))
