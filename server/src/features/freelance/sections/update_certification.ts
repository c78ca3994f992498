import { certification, update_certification } from '@commons/contract/freelance/sections.ts'
import { handle } from '../../../platform/call/handle.ts'
import { updating } from '../../../entries/entries.ts'

export default handle(update_certification, updating(certification, 'certification_id'))
