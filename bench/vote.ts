/** How fast voting is, on 4,096 surveys, beside the floor: `npm run bench:vote`. */
import { compare } from './compare.ts'
import { query } from './database.ts'
import { readOptions } from './options.ts'

await compare(
  {
    call: 'user_voting',
    goals: { plain: 0.5, statements: 3 },
    proof: {
      plain: { text: '"id":', times: 1 },
      floor: { text: '"voters":', times: 1 },
      ours: { text: '"receipt":', times: 1 },
    },
    async likeable({ connection }) {
      const { rows } = await query<{ ids: number[] }>(
        connection,
        `with made as (
          insert into surveys (author_id, title, options, closes_at)
          select m.id, 'Survey ' || i, array['One', 'Two', 'Three'], now() + interval '1 month'
          from generate_series(1, 4096) as i
          join (select id, row_number() over (order by id) as nth from members m
            where not exists (select from blocks b where m.id in (b.blocker_id, b.blocked_id))) as m on m.nth = i % 1000 + 1
          returning id, author_id),
        object as (insert into objects (id, kind, author_id) select id, 'survey', author_id from made)
        select array_agg(id::int order by id) as ids from made`,
      )
      await query(connection, 'vacuum analyze surveys, survey_counts, objects')
      return rows[0]?.ids ?? []
    },
    async count({ connection }) {
      // A wrong counter voids the run, too.
      const { rows } = await query<{ count: number | null }>(
        connection,
        `select case when (select sum(voters) from survey_counts) = (select count(*) from survey_ballots)
           then (select count(*)::int from survey_members where choices is not null)
         end as count`,
      )
      return rows[0]?.count ?? NaN
    },
  },
  readOptions(),
)
