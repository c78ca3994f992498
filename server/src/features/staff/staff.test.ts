import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { addCrowd, assertFew, explain, fill, planModes } from '../../../test/plans.ts'
import { statementText } from '../../../test/statement-text.ts'
import { addSecondFactor, makeStaff, staffMember } from '../../../test/staff.ts'
import { until } from '../../../test/until.ts'
import { makeWorld, password, type Person, type World } from '../../../test/world.ts'
import { deleteLeaving } from '../accounts/leaving/leaving.jobs.ts'
import { listBreaches } from '../../platform/staff-log/staff-log.ts'
import { shiftClock } from '../../platform/clock.ts'
import { listMembers } from './staff.members.queries.ts'
import { makeAdminLink } from './staff.links.ts'
import { runStaffCommand } from './staff.operator.ts'

let here: World
let other: World
let root: Person
before(async () => {
  here = await makeWorld()
  other = await makeWorld({ database: here.database })
  root = await staffMember(here, 'Root', 'admin')
})

const tokenOf = (link: string | undefined) =>
  new URL((link ?? '').replace('/#/', '/')).searchParams.get('token') ?? ''

test('the first admin comes by a link of the start, once, with a second factor', async (t) => {
  t.after(() => shiftClock(0))
  const empty = await makeWorld()
  const twin = await makeWorld({ database: empty.database })
  const ada = await empty.person('Ada')
  const bob = await empty.person('Bob')
  const link = await makeAdminLink(empty.platform)
  assert.match(
    link ?? '',
    new RegExp(`^${empty.url.replace('127.0.0.1', 'localhost')}/#/admin/claim\\?token=[\\w-]{32}$`),
  )
  const setup_token = tokenOf(link)
  const another = tokenOf(await makeAdminLink(twin.platform))
  assert.notEqual(setup_token, another)

  await empty.as().isRefused('claim_admin', { setup_token }, 'session_unknown')
  await empty.as(ada).isRefused('claim_admin', { setup_token: 'x'.repeat(32) }, 'link_expired')
  await empty.as(ada).isRefused('claim_admin', { setup_token: 'x'.repeat(101) }, 'invalid_fields')
  await empty.as(ada).isRefused('claim_admin', { setup_token }, 'staff_second_factor_needed')
  await addSecondFactor(empty.platform.database.db, ada.id)
  await addSecondFactor(empty.platform.database.db, bob.id)
  // Until both processes know.
  for (const [world, who] of [
    [empty, ada],
    [twin, bob],
  ] as const)
    await until(
      async () =>
        (await world.as(who).send('claim_admin', { setup_token: 'x'.repeat(32) })).body['error'] ===
        'link_expired',
    )
  shiftClock(86_400_001)
  await empty.as(ada).isRefused('claim_admin', { setup_token }, 'link_expired')
  shiftClock(0)

  // Each process has printed a link of its own; one of the two who follow them at once is the admin.
  const answers = await Promise.all([
    empty.as(ada).send('claim_admin', { setup_token }),
    twin.as(bob).send('claim_admin', { setup_token: another }),
  ])
  assert.deepEqual(answers.map(({ body }) => body['error'] ?? 'done').toSorted(), ['admin_exists', 'done'])
  const admin = answers[0]?.status === 200 ? ada : bob
  const { staff_role } = await empty.as(admin).call('show_language', {})
  assert.equal(staff_role, 'admin')
  assert.equal(await makeAdminLink(empty.platform), undefined)
  const { recdata } = await empty.as(admin).call('audit_log', {})
  assert.deepEqual(
    recdata.map(({ act, actor, object_id, before }) => [act, actor?.user_id, object_id, before]),
    [['claim_admin', admin.id, String(admin.id), '{"role":null}']],
  )
})

test('an admin gives and takes roles, which hold at once in every process', async () => {
  const { as } = here
  const bob = await here.person('Bob')
  await addSecondFactor(here.platform.database.db, bob.id)
  const give = (role: 'moderator' | 'support' | 'admin' | 'member', reason = 'They asked') =>
    as(root).call('update_member_role', { view_user_id: bob.id, role, reason })
  await as(bob).isRefused('admin_member_list', {}, 'role_needed')
  assert.equal((await give('support')).message, 'Role updated')
  await as(bob).call('admin_member_list', {})
  assert.equal((await as(bob).call('show_language', {})).staff_role, 'support')
  await as(root).isRefused(
    'update_member_role',
    { view_user_id: bob.id, role: 'support', reason: 'x' },
    'role_unchanged',
  )
  await give('member', 'They left the team')
  await as(bob).isRefused('admin_member_list', {}, 'role_needed')
  assert.equal('staff_role' in (await as(bob).call('show_language', {})), false)

  const { recdata } = await as(root).call('audit_log', { target_user_id: bob.id })
  assert.deepEqual(
    recdata.map(({ act, reason, before, actor_role, actor, member }) => [
      act,
      reason,
      before,
      actor_role,
      actor?.full_name,
      member?.username,
    ]),
    [
      ['update_member_role', 'They left the team', '{"role":"support"}', 'admin', 'Root', bob.username],
      ['update_member_role', 'They asked', '{"role":null}', 'admin', 'Root', bob.username],
    ],
  )
})

test('a role needs a member, a reason, and leaves an admin', async () => {
  const { as } = here
  const cyd = await here.person('Cyd')
  const change = { view_user_id: cyd.id, role: 'admin', reason: 'A second one' } as const
  await as(root).isRefused('update_member_role', { ...change, reason: ' ' }, 'invalid_fields')
  await as(root).isRefused('update_member_role', { ...change, reason: 'x'.repeat(501) }, 'invalid_fields')
  await as(root).isRefused('update_member_role', { ...change, role: 'king' as never }, 'invalid_fields')
  await as(root).isRefused('update_member_role', { ...change, view_user_id: 999_999 }, 'member_not_found')
  const away = { view_user_id: root.id, role: 'member', reason: 'I’m tired' } as const
  await as(root).isRefused('update_member_role', away, 'last_admin')
  await as(root).call('update_member_role', change)

  // Of two who take each other's role at once, one stays an admin.
  await addSecondFactor(here.platform.database.db, cyd.id)
  const answers = await Promise.all([
    here.as(root).send('update_member_role', { view_user_id: cyd.id, role: 'member', reason: 'x' }),
    other.as(cyd).send('update_member_role', { view_user_id: root.id, role: 'member', reason: 'x' }),
  ])
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  const { db } = here.platform.database
  const admins = await db.selectFrom('staff_roles').select('member_id').where('role', '=', 'admin').execute()
  assert.equal(admins.length, 1)
  await runStaffCommand(db, ['grant', root.username, 'admin'])
  await runStaffCommand(db, ['revoke', cyd.username, 'admin'])
})

test('support finds a member by name, address and id, and sees what helps them', async () => {
  const { as } = here
  const sue = await staffMember(here, 'Sue', 'support')
  const dora = await here.person('Dora 100%_Quick')
  const found = async (input: Parameters<ReturnType<World['as']>['call']>[1]) =>
    (await as(sue).call('admin_member_list', input as object)).recdata.map(({ user_id }) => user_id)
  for (const search of [
    'dora',
    'OR',
    'ora 1',
    '100%_q',
    dora.username,
    `@${dora.username}`,
    dora.email.toUpperCase(),
    String(dora.id),
  ])
    assert.deepEqual(await found({ search }), [dora.id], search)
  assert.deepEqual(await found({ search: '1%0' }), [])
  assert.deepEqual(await found({ search: dora.email.slice(0, 6), role: 'staff' }), [])
  assert.deepEqual(await found({ role: 'support' }), [sue.id])
  assert.ok((await found({ role: 'staff' })).includes(root.id))

  const one = await as(sue).call('admin_member_list', { limit: 1 })
  const two = await as(sue).call('admin_member_list', { limit: 1, before: one.next ?? '' })
  assert.deepEqual([one.recdata[0]?.user_id, two.recdata[0]?.user_id], [dora.id, sue.id])

  const { recdata } = await as(sue).call('admin_member_detail', { view_user_id: dora.id })
  assert.deepEqual(
    [
      recdata.email,
      recdata.role,
      recdata.state,
      recdata.two_factor,
      recdata.sessions.length,
      recdata.sessions[0]?.place,
    ],
    [dora.email, null, 'active', 0, 1, '127.0.0.0/24'],
  )
  assert.doesNotMatch(JSON.stringify(recdata), new RegExp(`password|secret|${dora.apiKey.slice(0, 20)}`))
  await as(sue).isRefused('admin_member_detail', { view_user_id: 999_999 }, 'member_not_found')

  await as(dora).call('deactivate_account', { password, consent: 1 })
  assert.deepEqual(await found({ search: dora.username, state: 'active' }), [])
  assert.deepEqual(await found({ search: dora.username, state: 'leaving' }), [dora.id])

  // Who is suspended or limited is shown as that, and not as leaving.
  const una = await here.person('Una')
  const mo = await staffMember(here, 'Mo', 'moderator')
  const decide = { view_user_id: una.id, rule_id: 1, reason: 'Spam' }
  await as(mo).call('decide_member', { ...decide, acts: ['limit'] })
  assert.deepEqual(await found({ search: una.username, state: 'limited' }), [una.id])
  await as(mo).call('decide_member', { ...decide, acts: ['suspend'] })
  assert.deepEqual(await found({ search: una.username, state: 'suspended' }), [una.id])
  for (const state of ['active', 'leaving', 'limited'] as const)
    assert.deepEqual(await found({ search: una.username, state }), [], state)
})

test('members are found by the domain of their address, by their network and by when they joined', async () => {
  const { as } = here
  const { db } = here.platform.database
  const sue = await staffMember(here, 'Suzy', 'support')
  const [one, two, three] = [await here.person('One'), await here.person('Two'), await here.person('Three')]
  const place = async ({ id }: Person, email: string, network: string) => {
    await db.updateTable('members').set({ email }).where('id', '=', id).execute()
    await db.deleteFrom('known_networks').where('member_id', '=', id).execute()
    await sql`insert into known_networks (member_id, network, used_at) values (${id}, ${network}, now())`.execute(
      db,
    )
  }
  await place(one, 'one@Příklad.cz', '198.51.100.0/24')
  await place(two, 'two@mail.xn--pklad-zsa96e.cz', '2001:db8:7::/48')
  await place(three, 'three@nepříklad.cz', 'unknown')
  const found = async (input: object) =>
    (await as(sue).call('admin_member_list', input)).recdata.map(({ user_id }) => user_id)
  assert.deepEqual(await found({ email_domain: 'příklad.CZ' }), [two.id, one.id])
  assert.deepEqual(await found({ email_domain: 'mail.příklad.cz' }), [two.id])
  assert.deepEqual(await found({ email_domain: 'klad.cz' }), [])
  for (const ip of ['198.51.100.7', '198.51.100.0/24', '198.51.0.0/16'])
    assert.deepEqual(await found({ ip }), [one.id], ip)
  for (const ip of ['2001:db8:7:1::5', '2001:db8::/32']) assert.deepEqual(await found({ ip }), [two.id], ip)
  for (const ip of ['198.51.99.0/24', '198.51.101.1', '2001:db8:8::/48'])
    assert.deepEqual(await found({ ip }), [], ip)
  await sql`update members set created_at = '2020-05-02T00:00:00Z' where id = ${one.id}`.execute(db)
  const joined = (day: string) => found({ email_domain: 'příklad.cz', joined_after: day })
  assert.deepEqual(await joined('2020-05-02'), [two.id, one.id])
  assert.deepEqual(await joined('2020-05-03'), [two.id])

  for (const wrong of [
    { email_domain: 'a b' },
    { ip: '10.0.0' },
    { ip: '0.0.0.0/0' },
    { joined_after: 'today' },
  ])
    await as(sue).isRefused('admin_member_list', wrong, 'invalid_fields')
  const mo = await staffMember(here, 'Maud', 'moderator')
  for (const hidden of [{ email_domain: 'příklad.cz' }, { ip: '198.51.100.7' }])
    await as(mo).isRefused('admin_member_list', hidden, 'role_needed')
  assert.equal((await as(mo).call('admin_member_list', { joined_after: '2999-01-01' })).recdata.length, 0)
})

for (const mode of planModes)
  test(`members are found by a part of their name, domain, network and day without reading all (${mode})`, async () => {
    const the = await makeWorld()
    await fill(the, addCrowd(3_000))
    await fill(
      the,
      `update members set created_at = now() - interval '1 year' where username like 'crowd%';
       insert into known_networks (member_id, network, used_at)
       select id, '10.' || id % 200 || '.' || id % 250 || '.0/24', now() from members`,
    )
    await fill(the, 'vacuum analyze')
    const filter = { search: '', byAddress: true, state: undefined, role: undefined }
    const page = { before: Number.MAX_SAFE_INTEGER, limit: 30, offset: 0, isFirst: true }
    for (const more of [
      { search: 'nobody' },
      { search: 'nobody', byAddress: false },
      { domains: ['elsewhere.example'] },
      { range: '192.0.2.0/24' },
      { joinedAfter: '2999-01-01' },
    ]) {
      const text = await statementText((db) => listMembers(db, { ...filter, ...more }, page))
      const nodes = await explain(the, mode, text, [page.before, page.limit, page.offset])
      assertFew(nodes, 5, ['members', 'known_networks'])
    }
  })

test('moderators find members by name and number, and learn and search no addresses', async () => {
  const { as } = here
  const mo = await staffMember(here, 'Moira', 'moderator')
  const vera = await here.person('Vera Findme')
  const found = async (search: string) => (await as(mo).call('admin_member_list', { search })).recdata
  for (const search of ['findme', `@${vera.username}`, String(vera.id)])
    assert.deepEqual(
      (await found(search)).map(({ user_id, email }) => [user_id, email]),
      [[vera.id, null]],
      search,
    )
  assert.deepEqual(await found(vera.email), [])
  await as(mo).isRefused('admin_member_detail', { view_user_id: vera.id }, 'role_needed')
  const finn = await staffMember(here, 'Finn', 'finance')
  await as(finn).isRefused('admin_member_list', {}, 'role_needed')

  // How many of their decisions hold: what an admin could take back.
  const made = async () =>
    (await as(root).call('admin_member_detail', { view_user_id: mo.id })).recdata.decisions_made
  assert.equal(await made(), 0)
  const { decision_id } = await as(mo).call('decide_member', {
    view_user_id: vera.id,
    acts: ['warn'],
    rule_id: 1,
    reason: 'Spam',
  })
  assert.equal(await made(), 1)
  await as(mo).call('undo_decision', { decision_id, reason: 'Wrong' })
  assert.equal(await made(), 0)
})

test('the log is read in pages and by who did what, and keeps acts of who has left, without the name', async () => {
  const { as } = here
  const { db } = here.platform.database
  const gil = await staffMember(here, 'Gilbert', 'admin')
  const eve = await here.person('Evelyn')
  for (const role of ['support', 'finance', 'member'] as const)
    await as(gil).call('update_member_role', { view_user_id: eve.id, role, reason: `To ${role}` })
  const mine = await as(root).call('audit_log', { actor_user_id: gil.id, limit: 2 })
  assert.deepEqual(
    mine.recdata.map(({ reason }) => reason),
    ['To member', 'To finance'],
  )
  const rest = await as(root).call('audit_log', { actor_user_id: gil.id, limit: 2, before: mine.next ?? '' })
  assert.deepEqual([rest.recdata.map(({ reason }) => reason), rest.next], [['To support'], undefined])
  const grants = await as(root).call('audit_log', { act: 'grant', limit: 50 })
  assert.ok(
    grants.recdata.every(
      ({ act, actor, actor_role }) => act === 'grant' && !actor && actor_role === 'operator',
    ),
  )

  for (const each of [gil, eve]) await as(each).call('delete_account', { password, consent: 1 })
  await sql`update away_members set delete_at = now() - interval '1 day' where has_left`.execute(db)
  await deleteLeaving(here.platform).work({})
  const { recdata } = await as(root).call('audit_log', { actor_user_id: gil.id })
  assert.deepEqual(
    recdata.map(({ actor, actor_user_id, member, object_id }) => [actor, actor_user_id, member, object_id]),
    Array.from({ length: 3 }, () => [null, gil.id, null, String(eve.id)]),
  )
  assert.deepEqual(await listBreaches(db), [])
})

test('a refused act leaves nothing in the log', async () => {
  const { as } = here
  await makeStaff(here, await here.person('Hal'), 'support')
  const seqOf = async () => (await as(root).call('audit_log', { limit: 1 })).recdata[0]?.seq
  const last = await seqOf()
  await as(root).isRefused(
    'update_member_role',
    { view_user_id: 999_999, role: 'admin', reason: 'x' },
    'member_not_found',
  )
  assert.equal(await seqOf(), last)
})
