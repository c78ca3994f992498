/** How fast the home timeline is, beside the floor: `npm run bench:feed`. */
import { compare } from './compare.ts'
import { readOptions } from './options.ts'

const rows = 10

await compare(
  {
    call: 'timeline',
    goals: { share: 0.6, tail: 6, single: 3, statements: 2 },
    proof: {
      floor: { text: '"author_id":', times: rows },
      ours: { text: '"post_id":', times: rows },
    },
  },
  readOptions(),
)
