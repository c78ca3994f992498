import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { staffMember } from '../../../../test/staff.ts'
import { until } from '../../../../test/until.ts'
import { endProcessingOver } from '../../moderation/processing/processing.jobs.ts'
import { dumpRows } from '../../../../test/rows.ts'
import { makeExport } from '../../accounts/leaving/export.jobs.ts'
import { eraseAtOnce } from '../../accounts/leaving/leaving.jobs.ts'
import { makeWorld, type Person, password, type World } from '../../../../test/world.ts'

let here: World
let there: World
let root: Person
before(async () => {
  here = await makeWorld()
  there = await makeWorld({ database: here.database })
  root = await staffMember(here, 'Root', 'admin')
})

const reason = 'Asked by letter'
const act = (call: string, of: Person, more: object = {}, world = here) =>
  world.as(root).send(call, { view_user_id: of.id, reason, ...more })
const errorOf = async (answer: ReturnType<typeof act>) => (await answer).body['error']
const logged = async (name: string, of: Person) =>
  (await here.as(root).call('audit_log', { act: name, target_user_id: of.id, limit: 10 })).recdata.map(
    (each) => [each.actor?.user_id, each.reason],
  )
/** Returns what the latest job of a kind is about; tests run jobs themselves. */
const jobOf = async <Id>(name: string): Promise<Id> => {
  const { rows } = await here.platform.database.pool.query<{ id: Id }>(
    `select data -> 'id' as id from jobs.job where name = $1 order by created_on desc limit 1`,
    [name],
  )
  assert.ok(rows[0])
  return rows[0].id
}
const emailOf = async ({ id }: Person) =>
  (
    await here.platform.database.db
      .selectFrom('members')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.email

test('a member’s export is made for them alone, and they are told where it is', async () => {
  const ada = await here.person('Ada')
  const asked = { view_user_id: ada.id, reason }
  await here.as(root).call('send_member_export', asked)
  await here.as(root).isRefused('send_member_export', asked, 'export_made')
  await makeExport(here.platform, await jobOf('accounts.export'))
  const [mail] = await here.mailsTo(ada.email)
  assert.match(mail?.links[0] ?? '', /#\/setting\/leaving$/)
  assert.equal((await here.as(ada).call('show_export', {})).data?.state, 'ready')
  assert.deepEqual(await logged('send_member_export', ada), [[root.id, reason]])
})

test('an address changes once the new one is confirmed by its member; the old one isn’t asked', async () => {
  const bob = await here.person('Bob')
  const email = 'bob@new.example'
  const change = (to: string) =>
    errorOf(here.as(root).send('change_member_email', { view_user_id: bob.id, reason, email: to }))
  assert.equal(await change(bob.email.toUpperCase()), 'email_same')
  assert.equal(await change(root.email), 'email_taken')
  assert.equal(await change('no address'), 'invalid_fields')
  await here.as(root).call('add_domain_rule', { domain: 'blocked.example', act: 'block', note: '' })
  assert.equal(await change('bob@blocked.example'), 'not_accepted')
  assert.equal(await change(email), undefined)
  assert.equal(await emailOf(bob), bob.email)
  const [mail] = await here.mailsTo(email)
  const code = new URL((mail?.links[0] ?? '').replace('/#/', '/')).searchParams.get('code') ?? ''
  await here.as().isRefused('confirm_email', { email_auth_code: code }, 'link_needs_login')
  await here.as(bob).call('verify_email', { email_auth_code: code })
  assert.equal(await emailOf(bob), email)
  assert.deepEqual(await logged('change_member_email', bob), [[root.id, reason]])
})

test('an account is deleted in 30 days or at once; staff don’t delete themselves', async () => {
  const [cyd, dan] = [await here.person('Cyd'), await here.person('Dan')]
  assert.equal(await errorOf(act('delete_member', root)), 'not_oneself')
  assert.equal(await errorOf(act('delete_member', { ...cyd, id: 999_999 })), 'member_not_found')
  assert.equal(await errorOf(act('delete_member', cyd, { reason: ' ' })), 'invalid_fields')
  assert.equal(await errorOf(act('delete_member', cyd)), undefined)
  await until(async () => (await there.as(cyd).send('get_reports', {})).status === 401)
  await here.as().call('login', { email: cyd.email, password })

  assert.equal(await errorOf(act('delete_member', dan, { at_once: 1 })), undefined)
  assert.equal(await jobOf('accounts.erase-member'), dan.id)
  await eraseAtOnce(here.platform).work({ id: dan.id })
  assert.equal(await emailOf(dan), undefined)
  assert.equal((await logged('delete_member', cyd)).length, 1)
})

test('whoever asks for it has their data kept and not used, reads why, and is told before that ends', async () => {
  const { db } = here.platform.database
  const [ada, bob] = [await here.person('Ada Restricted'), await here.person('Bob')]
  await here.befriend(ada, bob)
  const { post_id } = (await here.as(ada).call('add_post', { message: 'Here for all #quokka' })).recdata
  await here.as(bob).call('add_comment', { object_id: post_id, comment: 'Nice' })
  await here.as(ada).call('add_comment', { object_id: post_id, comment: 'Thanks for all' })
  const seen = async () =>
    JSON.stringify([
      await here.as(bob).call('timeline', {}),
      await here.as(bob).call('all_search', { search: 'Ada Restricted' }),
      await here.as(bob).call('follower_list', { view_user_id: bob.id }),
    ])
  assert.match(await seen(), /Here for all/)
  const restricted = (who = ada) => act('restrict_processing', who)
  const ended = (who = ada, world = here) => act('end_processing_restriction', who, {}, world)
  const asked = { view_user_id: ada.id, reason }
  await here.as(root).isRefused('end_processing_restriction', asked, 'processing_not_restricted')
  const rows = await dumpRows(db)
  // Two processes at once: one of them restricts it.
  const both = await Promise.all([restricted(), act('restrict_processing', ada, {}, there)])
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409])
  assert.equal(await errorOf(restricted()), 'processing_restricted')
  await here.as(root).isRefused('restrict_processing', { view_user_id: root.id, reason }, 'not_oneself')
  assert.doesNotMatch(await seen(), /Here for all|Ada Restricted/)
  assert.equal((await here.as(bob).send('post_detail', { post_id })).body['error'], 'post_not_found')
  await until(async () => (await there.as(ada).send('timeline', {})).body['error'] === 'account_suspended')
  const { suspension } = await here.as(ada).call('show_language', {})
  assert.deepEqual([suspension?.until, suspension?.processing?.reason], [null, reason])
  assert.equal((await here.as(ada).send('request_export', {})).status, 200)
  await sql`delete from exports where member_id = ${ada.id}`.execute(db)
  const shown = async () =>
    (await here.as(root).call('admin_member_detail', { view_user_id: ada.id })).recdata.processing
  assert.equal((await shown())?.ends_at, null)
  // A decision that is taken back leaves it, and the other way round.
  const decided = { view_user_id: ada.id, acts: ['suspend' as const], rule_id: 1, reason: 'Spam' }
  const { decision_id } = await here.as(root).call('decide_member', decided)
  await here.as(root).call('undo_decision', { decision_id, reason: 'Wrong' })
  assert.doesNotMatch(await seen(), /Here for all/)

  const ends = await ended()
  assert.equal(ends.status, 200)
  assert.equal(await errorOf(ended(ada, there)), 'processing_not_restricted')
  const [mail] = await here.mailsTo(ada.email)
  assert.match(mail?.subject ?? '', /restriction on your data ends/)
  const told = await here.as(ada).call('show_language', {})
  assert.equal(told.suspension?.processing?.ends_at, ends.body['ends_at'])
  const runJob = () => endProcessingOver(there.platform).work({} as never)
  await runJob()
  assert.equal((await restricted()).status, 200)
  assert.equal((await shown())?.ends_at, null)
  await ended()
  await sql`update processing_restrictions set ends_at = now() - interval '1 second'`.execute(db)
  await runJob()
  assert.equal((await here.as(ada).call('show_language', {})).suspension, undefined)
  assert.match(await seen(), /Here for all/)
  const after = await dumpRows(db)
  for (const table of ['posts', 'comments', 'follows', 'away_members', 'member_counts', 'away_comments'])
    assert.deepEqual(after.get(table), rows.get(table), table)
  assert.deepEqual(
    (await logged('restrict_processing', ada)).concat(await logged('end_processing_restriction', ada)),
    Array.from({ length: 4 }, () => [root.id, reason]),
  )
})

// Last: nobody knows which of them is left.
test('of two admins who delete each other at once, one stays', async () => {
  const eve = await staffMember(here, 'Eve', 'admin')
  const both = await Promise.all([
    act('delete_member', eve),
    there.as(eve).send('delete_member', { view_user_id: root.id, reason }),
  ])
  assert.equal(both.filter(({ status }) => status === 200).length, 1)
})
