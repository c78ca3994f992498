import { delete_education, education } from '@commons/contract/profiles/about.ts'
import { handle } from '../../../platform/call/handle.ts'
import { removeEntry } from '../../../entries/entries.ts'

export default handle(delete_education, ({ education_id }, context) =>
  removeEntry(education, education_id, context),
)
