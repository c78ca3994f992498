import { get_references_by_user_id } from '@commons/contract/freelance/references.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listReferences } from './references.queries.ts'

const moment = (text: string) => new Date(text).toISOString()

export default handle(get_references_by_user_id, async ({ view_user_id }, { db, member, refuse }) => {
  const listed = await listReferences(db, member.id, view_user_id ?? member.id)
  const { references, asked } = listed ?? refuse('member_not_found')
  return {
    response: references.map((row) => ({ ...row, created_at: moment(row.created_at) })),
    requested: asked.map((row) => ({
      ...row,
      created_at: moment(row.created_at),
      expires_at: moment(row.expires_at),
    })),
  }
})
