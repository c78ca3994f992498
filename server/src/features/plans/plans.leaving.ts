import { sql } from 'kysely'
import type { Leaving } from '../../platform/leaving.ts'

export const plansLeaving: Leaving = {
  tables: {
    memberships: {
      file: 'plans',
      rows: (member) => sql`
        select p.code as plan, m.period, m.price::text as price_in_smallest_units, m.started_at, m.period_start, m.ends_at,
          m.renews, m.is_trial, m.state, n.code as next_plan, m.next_period, m.grace_until
        from memberships m join plans p on p.id = m.plan_id left join plans n on n.id = m.next_plan_id
        where m.member_id = ${member} order by m.id`,
    },
    payment_methods: {
      file: 'payment-methods',
      rows: (member) => sql`
        select type, detail, created_at from payment_methods where member_id = ${member} order by id`,
    },
    plus_trials: {
      file: 'plus-trial',
      rows: (member) => sql`select started_at from plus_trials where member_id = ${member}`,
    },
  },
}
