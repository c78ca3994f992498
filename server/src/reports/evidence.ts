/** How long what moderators need of a report is kept: until nobody can appeal against the decision any more. */
import { sql } from 'kysely'

export const daysToAppeal = 20

/** True where the report `r` needs its evidence. */
export const needsEvidence = sql<boolean>`(r.state in ('open', 'reviewing')
  or r.decided_at > now() - interval '${sql.raw(String(daysToAppeal))} days')`
