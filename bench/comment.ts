/** How fast commenting is, beside the floor: `npm run bench:comment`. */
import { compare } from './compare.ts'
import { query } from './database.ts'
import { readOptions } from './options.ts'

await compare(
  {
    call: 'post_comment',
    goals: { plain: 0.4, share: 0.45 },
    proof: {
      plain: { text: '"id":', times: 1 },
      floor: { text: '"id":', times: 1 },
      ours: { text: '"code":true', times: 1 },
    },
    async count({ connection }) {
      // A wrong counter voids the run, too.
      const { rows } = await query<{ count: number | null }>(
        connection,
        `select case when (select sum(comments) from objects) = count(*) then count(*)::int end as count
         from comments where parent_id is null and deleted_at is null`,
      )
      return rows[0]?.count ?? NaN
    },
  },
  readOptions(),
)
