import { publication, update_publication } from '@commons/contract/freelance/sections.ts'
import { handle } from '../../../platform/call/handle.ts'
import { updating } from '../../../entries/entries.ts'

export default handle(update_publication, updating(publication, 'publication_id'))
