import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { staffMember } from '../../../../test/staff.ts'
import { makeWorld, type Person } from '../../../../test/world.ts'

test('moderators see who may belong together and why, and no address', async () => {
  const here = await makeWorld()
  const { as, person } = here
  const { db } = here.platform.database
  const moderator = await staffMember(here, 'Moira', 'moderator')
  const eve = await person('Seller 1')
  const put = async (
    who: Person,
    { email, days = 0, network = 'unknown' }: { email: string; days?: number; network?: string },
  ) => {
    await sql`update members set email = ${email}, created_at = now() - make_interval(days => ${days}) where id = ${who.id}`.execute(
      db,
    )
    await sql`delete from known_networks where member_id = ${who.id}`.execute(db)
    await sql`insert into known_networks (member_id, network) values (${who.id}, ${network})`.execute(db)
  }
  const network = '198.51.100.0/24'
  await put(eve, { email: 'eve@shop.example', network })
  const [near, old, named, domain, invited, common] = [
    await person('Near'),
    await person('Old'),
    await person('S\u0435ller 22'),
    await person('Domain'),
    await person('Invited'),
    await person('Common'),
  ]
  await put(near, { email: 'near@one.example', network })
  await put(old, { email: 'old@two.example', network, days: 8 })
  await put(named, { email: 'named@SHOP.example', network })
  await put(domain, { email: 'domain@shop.example', days: 300 })
  await put(invited, { email: 'x@three.example', days: 300 })
  await put(common, { email: 'common@gmail.com', days: 300 })
  for (const { id } of [eve, invited])
    await sql`insert into invited_members (member_id, inviter_id) values (${id}, ${old.id})`.execute(db)
  const related = async ({ id }: Person) =>
    (await as(moderator).call('related_members', { view_user_id: id })).recdata.map(
      ({ user_id, signals }) => [user_id, signals],
    )
  assert.deepEqual(await related(eve), [
    [named.id, ['network', 'domain', 'name']],
    [invited.id, ['inviter']],
    [domain.id, ['domain']],
    [near.id, ['network']],
  ])
  const answer = await as(moderator).call('related_members', { view_user_id: eve.id })
  assert.doesNotMatch(JSON.stringify(answer), /@|198\.51|shop\.example/)
  const other = await person('Another')
  await put(other, { email: 'another@gmail.com', days: 600 })
  assert.deepEqual(await related(common), [])
  // A domain that many have says nothing.
  await sql`insert into members (email, password_hash, full_name, username, referral_code, created_at)
    select 'crowd' || nth || '@shop.example', 'none', 'Crowd', 'crowd_' || nth, 'crowd' || nth, now() - interval '1 year'
    from generate_series(1, 50) nth`.execute(db)
  assert.deepEqual((await related(eve))[0], [named.id, ['network', 'name']])
  assert.equal((await related(eve)).length, 3)
  const { decision_id } = await as(moderator).call('decide_member', {
    view_user_id: near.id,
    acts: ['suspend'],
    rule_id: 1,
    reason: 'Spam',
  })
  assert.ok(decision_id)
  const { recdata } = await as(moderator).call('related_members', { view_user_id: eve.id })
  assert.equal(recdata.find(({ user_id }) => user_id === near.id)?.is_suspended, 1)
  await as(moderator).isRefused('related_members', { view_user_id: 999_999 }, 'member_not_found')
  const sue = await staffMember(here, 'Sue', 'support')
  for (const who of [eve, sue])
    await as(who).isRefused('related_members', { view_user_id: eve.id }, 'role_needed')
})
