import { education, update_education } from '@commons/contract/profiles/about.ts'
import { handle } from '../../../platform/call/handle.ts'
import { updating } from '../../../entries/entries.ts'

export default handle(update_education, updating(education, 'education_id'))
