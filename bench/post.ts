/** How fast posting is, beside the floor: `npm run bench:post`. */
import { compare } from './compare.ts'
import { query } from './database.ts'
import { readOptions } from './options.ts'

await compare(
  {
    call: 'add_post',
    goals: { plain: 0.4, share: 0.5 },
    proof: {
      plain: { text: '"id":', times: 1 },
      floor: { text: '"id":', times: 1 },
      ours: { text: '"code":true', times: 1 },
    },
    async count({ connection }) {
      const { rows } = await query<{ count: number }>(
        connection,
        'select count(*)::int as count from posts join objects using (id)',
      )
      return rows[0]?.count ?? NaN
    },
  },
  readOptions(),
)
