import { project_ledger } from '@commons/contract/funding/funding.ts'
import { authorShape } from '../../authors/author.shape.ts'
import { handle } from '../../platform/call/handle.ts'
import { nextOf } from '../../platform/call/page.ts'
import { listMoves, type MoveRow } from './funding.reading.queries.ts'
import { tokens } from './funding.shape.ts'

export default handle(project_ledger, async ({ group_id }, { db, member, viewer, page, refuse }) => {
  const found = await listMoves(db, member.id, group_id, page.before, page.limit, page.offset)
  if (found.length === 0) refuse('project_not_found')
  const rows = found.filter((row): row is MoveRow => row.version !== null)
  return {
    recdata: rows.map((row) => ({
      trx_number: row.trx_number,
      kind: row.kind,
      amount: tokens(row.amount),
      balance: tokens(row.balance),
      fee: row.fee,
      member: row.member_id === null ? null : authorShape(row.member_id, row, viewer.media),
      at: row.created_at.toISOString(),
    })),
    ...nextOf(
      rows.map(({ version }) => version),
      page,
    ),
  }
})
