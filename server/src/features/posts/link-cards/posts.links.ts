/** Cards of the links of posts. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/prepared.ts'
import type { LinkUse } from '../../../platform/link-cards/link-use.ts'
import { hintGroup } from '../posts.groups.ts'
import { audienceOf } from '../posts.queries.ts'
import type { PostAudience } from '../posts.rows.ts'

interface Showing {
  readonly id: number
  readonly author: number
  readonly audience: PostAudience
  readonly group_id: number | null
}

/** Lists the published posts that show this card. */
async function listShowing(tx: Tx, card: number): Promise<Showing[]> {
  const { rows } = await sql<Showing>`
    select p.id, p.author_id as author, p.audience, p.group_id from shown_links l join posts p on p.id = l.post_id
    where l.card_id = ${card} and p.position is not null and p.deleted_at is null order by p.id`.execute(tx)
  return rows
}

export const postLinks: LinkUse = {
  async settled({ tx, hint }, card) {
    for (const post of await listShowing(tx, card)) {
      await hintGroup({ db: tx, hint }, post)
      hint(`post:${post.id}`, await audienceOf(tx, post))
    }
  },
}
