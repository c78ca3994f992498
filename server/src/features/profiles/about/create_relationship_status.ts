import { create_relationship_status, status } from '@commons/contract/profiles/about.ts'
import { handle } from '../../../platform/call/handle.ts'
import { adding } from '../../../entries/entries.ts'

export default handle(create_relationship_status, adding(status))
