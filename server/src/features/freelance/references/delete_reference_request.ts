import { delete_reference_request } from '@commons/contract/freelance/references.ts'
import { handle } from '../../../platform/call/handle.ts'
import { deleteRequest } from './references.queries.ts'

export default handle(delete_reference_request, async ({ request_id }, { tx, member, refuse, hintOnly }) => {
  if (!(await deleteRequest(tx, member.id, request_id))) refuse('reference_not_found')
  hintOnly([member.id])
  return {}
})
