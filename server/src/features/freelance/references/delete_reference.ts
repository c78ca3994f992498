import { delete_reference } from '@commons/contract/freelance/references.ts'
import { handle } from '../../../platform/call/handle.ts'
import { deleteReference } from './references.queries.ts'

export default handle(delete_reference, async ({ reference_id }, { tx, member, refuse }) => {
  if (!(await deleteReference(tx, member.id, reference_id))) refuse('reference_not_found')
  return {}
})
