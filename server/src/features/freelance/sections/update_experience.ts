import { experience, update_experience } from '@commons/contract/freelance/sections.ts'
import { handle } from '../../../platform/call/handle.ts'
import { updating } from '../../../entries/entries.ts'

export default handle(update_experience, updating(experience, 'experience_id'))
