import { yearly_statement } from '@commons/contract/freelance/papers.ts'
import { csvBegin, csvLines } from '@commons/contract/shared/csv.ts'
import { paperShape } from '../../../papers/paper.shape.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listStatement, sumStatement } from './payments.queries.ts'
import { statementHead, statementLines, statementSums } from './statement.lines.ts'

/** Payments of one part: some hundred kilobytes, however long the year was. */
const most = 1000

export default handle(
  yearly_statement,
  async ({ year, before: after = 0 }, { db, member, language, refuse }) => {
    const rows = await listStatement(db, member.id, year, { after, limit: most + 1 })
    if (rows.length === 0 && after === 0) refuse('statement_empty')
    const shown = rows.slice(0, most)
    const last = shown.at(-1)?.id ?? after
    const isLast = rows.length <= most
    const content = [
      after === 0 ? csvBegin + csvLines([statementHead(language)]) : '',
      csvLines(shown.flatMap((row) => statementLines(row, language))),
      isLast
        ? csvLines(statementSums(await sumStatement(db, member.id, year, last), { year, language }))
        : '',
    ].join('')
    return {
      data: paperShape(`commons-freelance-${year}.csv`, 'text/csv', Buffer.from(content)),
      ...(isLast ? {} : { next: String(last) }),
    }
  },
)
