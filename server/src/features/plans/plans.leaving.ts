import { sql } from 'kysely'
import type { Leaving } from '../../platform/leaving.ts'

export const plansLeaving: Leaving = {
  tables: {
    memberships: {
      file: 'memberships',
      rows: (member) => sql`
        select p.code as plan, ch.name as channel, m.channel_id, m.period, m.price::text as price_in_smallest_units, m.started_at, m.period_start, m.ends_at,
          m.renews, m.is_trial, m.state, n.code as next_plan, m.next_period, m.grace_until
        from memberships m left join plans p on p.id = m.plan_id left join plans n on n.id = m.next_plan_id
          left join channels ch on ch.id = m.channel_id
        where m.member_id = ${member} order by m.id`,
    },
    payment_methods: {
      file: 'payment-methods',
      rows: (member) => sql`
        select type, detail, created_at from payment_methods where member_id = ${member} order by id`,
    },
    pro_settings: {
      file: 'own-page',
      rows: (member) => sql`
        select title, headline, theme, footer, domain, domain_asked_at from pro_settings where member_id = ${member}`,
    },
    payout_choices: {
      file: 'payout-currency',
      rows: (member) => sql`select currency, earned_since from payout_choices where member_id = ${member}`,
    },
    payouts: {
      file: 'payouts',
      rows: (member) => sql`
        select p.paid_at, p.earned_until, trim_scale(p.tokens / 10::numeric ^ 18)::text as tokens, p.currency,
          trim_scale(p.units / (10::numeric ^ s.decimals))::text as amount, trim_scale(p.price)::text as rate,
          p.transaction_id as number
        from payouts p join assets s on s.code = p.currency where p.member_id = ${member} order by p.id`,
    },
    plus_trials: {
      file: 'plus-trial',
      rows: (member) => sql`select started_at from plus_trials where member_id = ${member}`,
    },
  },
}
