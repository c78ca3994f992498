import { qualification, update_qualification } from '@commons/contract/freelance/sections.ts'
import { handle } from '../../../platform/call/handle.ts'
import { updating } from '../../../entries/entries.ts'

export default handle(update_qualification, updating(qualification, 'qualification_id'))
