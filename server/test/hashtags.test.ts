/** The stored counts and posts of tags match the posts, whatever members write at the same time. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { makeWorld, type Person, type World } from './world.ts'

/** Several spellings of a few tags, so that many share a row. */
const spellings = ['a', 'A', 'b', 'é', 'E\u0301', 'c', 'd', '🌱']
const written = fc.record({
  hashtag: fc.uniqueArray(fc.constantFrom(...spellings), { maxLength: 5 }).map((tags) => tags.join()),
  post_type: fc.constantFrom('public' as const, 'private' as const),
})
const act = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), input: written }),
  fc.record({ kind: fc.constant('edit' as const), post: fc.nat(5), input: written }),
  fc.record({ kind: fc.constantFrom('delete' as const, 'restore' as const), post: fc.nat(5) }),
  // Posts that wait for a file, and their publication when it is ready.
  fc.record({ kind: fc.constantFrom('wait' as const, 'publish' as const), input: written }),
  fc.record({ kind: fc.constantFrom('expire' as const, 'follow' as const), input: written }),
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

/** Selects tags whose stored count or posts differ from the rule. */
const differences = `
  with real as (
    select distinct p.id, p.audience, p.position, p.author_id, tag_key(tag) as key
    from posts p cross join unnest(p.hashtags) as tag
    where p.position is not null and p.deleted_at is null)
  select h.key, h.uses, (select count(*)::int from real where real.key = h.key and audience = 'public') as counted
  from hashtags h
  where (select array[h.uses, coalesce((h.counts ->> 'post')::int, 0)] <> array[count(*), count(*)]::int[]
    from real where real.key = h.key and audience = 'public')
  union all
  select coalesce(real.key, h.key), t.object_id, real.id
  from (object_tags t join hashtags h on h.id = t.hashtag_id)
  full join real on real.id = t.object_id and real.key = h.key and real.position = t.position
    and real.author_id = t.author_id and (real.audience = 'public') = t.is_public
  where real.id is null or t.object_id is null`

/** Performs an act of a member with tags; some are refused, for example if two delete the same post. */
async function perform({ as, platform }: World, who: Person, posts: number[], what: Act): Promise<void> {
  const { pool } = platform.database
  const post_id = 'post' in what ? (posts[what.post] ?? posts[0] ?? 1) : 0
  const answered = async (name: string, input: object, ...fine: number[]) => {
    const { status, body } = await as(who).send(name, input)
    assert([200, ...fine].includes(status), `${name}: ${JSON.stringify(body)}`)
    return body
  }
  switch (what.kind) {
    case 'add': {
      const { recdata } = await answered('add_post', { message: 'x', ...what.input })
      posts.push((recdata as { post_id: number }).post_id)
      return
    }
    case 'edit':
      await answered('edit_post', { post_id, message: 'y', ...what.input }, 404)
      return
    case 'delete':
    case 'restore':
      await answered(`post_${what.kind}`, { post_id }, 404)
      return
    case 'wait':
      await pool.query(
        `with p as (
           insert into posts (author_id, audience, hashtags, message, position) values ($1, $2, $3, 'w', null) returning id, author_id)
         insert into objects (id, kind, author_id) select id, 'post', author_id from p`,
        [who.id, what.input.post_type, what.input.hashtag.split(',').filter(Boolean)],
      )
      return
    case 'publish':
      await pool.query(
        `update posts set position = nextval('post_positions') where id = (
           select id from posts where author_id = $1 and position is null order by id limit 1)`,
        [who.id],
      )
      return
    case 'expire':
      // Several at once, as the job removes them; the latest, since other acts most likely touch those.
      await pool.query(
        'delete from posts where id = any (array(select id from posts order by id desc limit 2))',
      )
      return
    case 'follow':
      await answered('add_hashtag', { hashtag: what.input.hashtag.split(',')[0] ?? '' }, 422)
  }
}

test('tags count what they count after any interleaving, and nobody waits in a ring', async () => {
  const the = await makeWorld()
  const people = await Promise.all(['Ada', 'Bob', 'Cid', 'Dan'].map((name) => the.person(name)))
  const { pool } = the.platform.database
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(3), act), { minLength: 8, maxLength: 40 }), async (acts) => {
      const posts: number[][] = people.map(() => [])
      await Promise.all(
        acts.map(([index, what]) => {
          const who = people[index]
          assert(who)
          return perform(the, who, posts[index] ?? [], what)
        }),
      )
      assert.deepEqual((await pool.query(differences)).rows, [])
    }),
    { numRuns: 40 },
  )
})

test('members who go with all their posts meet those who post, and the counts hold', async () => {
  const the = await makeWorld()
  const ada = await the.person('Ada')
  const { pool } = the.platform.database
  const tags = ['a', 'b', 'c', 'd', 'e']
  for (let round = 0; round < 6; round++) {
    const leaver = await the.person(`Leaver ${round}`)
    // One tag per post, in the reverse of the order that the others write.
    for (const hashtag of tags.toReversed()) {
      await the.as(leaver).call('add_post', { message: 'x', hashtag })
    }
    await Promise.all([
      ...Array.from({ length: 12 }, () =>
        the.as(ada).call('add_post', { message: 'x', hashtag: tags.join() }),
      ),
      pool.query('delete from members where id = $1', [leaver.id]),
    ])
    assert.deepEqual((await pool.query(differences)).rows, [])
  }
})
