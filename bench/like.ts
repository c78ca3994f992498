/** How fast liking is, beside the floor: `npm run bench:like`. */
import { compare } from './compare.ts'
import { query } from './database.ts'
import { readOptions } from './options.ts'

await compare(
  {
    call: 'post_like',
    goals: { plain: 0.4, share: 0.5 },
    proof: {
      plain: { text: '"id":', times: 1 },
      floor: { text: '"reaction":', times: 1 },
      ours: { text: '"code":true', times: 1 },
    },
    async count({ connection }) {
      // Reactions older than the sessions were seeded. A wrong counter voids the run, too.
      const { rows } = await query<{ count: number | null }>(
        connection,
        `select case when (select sum(likes) from objects) = (select count(*) from reactions where kind = 'like')
           then (select count(*)::int from reactions where reacted_at > (select max(created_at) from sessions))
         end as count`,
      )
      return rows[0]?.count ?? NaN
    },
  },
  readOptions(),
)
