import { sql } from 'kysely'
import type { Invariant } from '../../../platform/invariant.ts'

export const disputeInvariants: readonly Invariant[] = [
  {
    name: 'a milestone is frozen exactly while a dispute about it is under way, with all that it holds',
    broken: sql`
      select 'milestone ' || jm.id as what from job_milestones jm
      full join (select milestone_id, units from job_disputes where state in ('open', 'escalated')) jd
        on jd.milestone_id = jm.id
      where (jm.state = 'disputed' or jd.milestone_id is not null)
        and (jm.state, jd.units) is distinct from ('disputed', jm.units - jm.released - jm.refunded)`,
  },
]
