/** How long what moderators need of a report is kept: until nobody can appeal any more, and no appeal waits. */
import { daysToAppeal } from '@commons/contract/moderation/decisions.ts'
import { sql } from 'kysely'

/** True where the report `r` needs its evidence. */
export const needsEvidence = sql<boolean>`(r.state in ('open', 'reviewing')
  or r.decided_at > now() - interval '${sql.raw(String(daysToAppeal))} days'
  or exists (select from appeals ap where ap.decision_id = r.decision_id and ap.answered_at is null))`
