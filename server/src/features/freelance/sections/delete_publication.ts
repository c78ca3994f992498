import { delete_publication, publication } from '@commons/contract/freelance/sections.ts'
import { handle } from '../../../platform/call/handle.ts'
import { removeEntry } from '../../../entries/entries.ts'

export default handle(delete_publication, ({ publication_id }, context) =>
  removeEntry(publication, publication_id, context),
)
