import { decision_log } from '@commons/contract/moderation/decision-log.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { figuresShape, loggedShape } from './log.shape.ts'
import { findFigures, listLogged } from './log.queries.ts'
import { listRules } from '../decisions/rules.queries.ts'

export default handle(decision_log, async ({ rule }, { db, page, language }) => {
  const [rows, figures, rules] = await Promise.all([
    listLogged(db, rule, page),
    findFigures(db),
    listRules(db, language, { withDecided: true }),
  ])
  return {
    recdata: rows.map(loggedShape),
    figures: figuresShape(figures, rules),
    ...nextOf(
      rows.map(({ id }) => id),
      page,
    ),
  }
})
