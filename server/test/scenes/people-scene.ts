/** Reads the rows behind the calls about people, and checks that they are consistent. */
import assert from 'node:assert/strict'
import type { Person, World } from '../world.ts'

/** Returns which of these people follow each other, as "Ada Bob". */
export async function followsAmong({ platform }: World, people: readonly Person[]): Promise<string[]> {
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const rows = await platform.database.db
    .selectFrom('follows')
    .select(['follower_id', 'followed_id'])
    .where('follower_id', 'in', [...names.keys()])
    .where('followed_id', 'in', [...names.keys()])
    .execute()
  return rows
    .map(({ follower_id, followed_id }) => `${names.get(follower_id)} ${names.get(followed_id)}`)
    .toSorted()
}

/** Asserts that the data stored about follows matches the follows, and that no follow crosses a block. */
export async function agree({ platform }: World): Promise<void> {
  const { rows } = await platform.database.pool.query(`
    select 'mutual' as what, follower_id as one, followed_id as other from follows f
    where mutual <> exists (select from follows b where b.follower_id = f.followed_id and b.followed_id = f.follower_id)
    union all
    select 'counts', m.id, null from members m left join member_counts c on c.member_id = m.id
    where coalesce(c.followers, 0) <> (select count(*) from follows
        where followed_id = m.id and follower_id not in (select member_id from away_members))
      or coalesce(c.following, 0) <> (select count(*) from follows where follower_id = m.id)
    union all
    select 'blocked', f.follower_id, f.followed_id from follows f join blocks b
      on (b.blocker_id, b.blocked_id) in ((f.follower_id, f.followed_id), (f.followed_id, f.follower_id))`)
  assert.deepEqual(rows, [])
}
