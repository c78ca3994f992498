/** The operator's commands for members and reports: what they do, that the log has it, and what they refuse. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { codeIn, logIn, mailOf, switchTwoFactorOn } from '../../../../test/scenes/accounts-scene.ts'
import { staffMember } from '../../../../test/staff.ts'
import { until } from '../../../../test/until.ts'
import { makeWorld, password, type Person, type World } from '../../../../test/world.ts'
import { runMembersCommand, usage as membersUsage } from './members.operator.ts'
import { runReportsCommand, usage as reportsUsage } from './reports.operator.ts'

let here: World
let other: World
let root: Person
before(async () => {
  here = await makeWorld()
  other = await makeWorld({ database: here.database })
  root = await staffMember(here, 'Root', 'admin')
})

const members = async (...words: string[]) => (await runMembersCommand(here.platform, words)) ?? 'unknown'
const reports = async (...words: string[]) => (await runReportsCommand(here.platform, words)) ?? 'unknown'
const decisionIn = (said: string) => /decision (\d+)/.exec(said)?.[1] ?? ''
const errorIn = async (there: World, who: Person) =>
  (await there.as(who).send('show_display_name', {})).body['error']
const timelineOf = async (there: World, who: Person) =>
  (await there.as(who).send('timeline', {})).body['error']
/** What the log says of acts of this name on a member. */
const logOf = async (act: string, member: Person) => {
  const { recdata } = await here.as(root).call('audit_log', { act, target_user_id: member.id })
  return recdata.map(({ actor_role, actor_user_id, reason }) => [actor_role, actor_user_id, reason])
}

test('a member is found, suspended in every process at once, and back', async () => {
  const eve = await here.person('Eve Operated')
  assert.match(
    await members('find', 'operated'),
    new RegExp(`^${eve.id} @${eve.username} .*<${eve.email}>.*: active`),
  )
  assert.match(await members('list'), new RegExp(`@${eve.username} `))
  assert.equal(await members('same-address'), 'Nobody is like that.')
  const twin = await here.person('Ève Operated')
  await here.platform.database.pool.query(
    'update members set email = $1, shares_address = id = $3 where id in ($2, $3)',
    ['éve@example.org', eve.id, twin.id],
  )
  assert.match(
    await members('same-address'),
    new RegExp(`^${twin.id} @.* <éve@example.org>.*\n${eve.id} @.* <éve@example.org>`),
  )
  assert.equal(await members('find', 'nobody-at-all'), 'Nobody is like that.')
  assert.match(await members('show', eve.username), /suspended: no\nlimited: no$/)
  for (const there of [here, other]) assert.equal(await timelineOf(there, eve), undefined)

  const said = await members('decide', `@${eve.username}`, 'suspend=7+warn', '1', 'Spam', 'for', 'days')
  const decision = decisionIn(said)
  await until(async () => (await timelineOf(other, eve)) === 'account_suspended')
  assert.equal(await timelineOf(here, eve), 'account_suspended')
  const [told] = (await here.as(eve).call('decision_list', {})).recdata
  assert.deepEqual([told?.acts, told?.reason], [['suspend', 'warn'], 'Spam for days'])
  assert.match(await members('show', eve.username), /suspended: until .*\nlimited: no\ndecision/)
  assert.deepEqual(await logOf('decide_member', eve), [['operator', null, 'Spam for days']])

  assert.equal(
    await members('undo', decision, 'Not', 'her'),
    `Decision ${decision} is taken back, with all that it did.`,
  )
  await until(async () => (await timelineOf(other, eve)) === undefined)
  assert.match(await members('undo', decision, 'Again'), /taken back/)
  const { recdata } = await here.as(root).call('audit_log', { act: 'undo_decision' })
  assert.deepEqual(
    recdata.map(({ actor_role, object_id, reason }) => [actor_role, object_id, reason]),
    [['operator', decision, 'Not her']],
  )
})

test('what the commands refuse, they say, and change nothing', async () => {
  const eve = await here.person('Eve')
  assert.equal(await members('decide', 'nobody', 'warn', '1', 'x'), 'There is no @nobody.')
  assert.match(await members('decide', eve.username, 'burn', '1', 'x'), /“burn” is nothing to do/)
  assert.equal(await members('decide', eve.username, 'hide', '1', 'x'), membersUsage)
  assert.equal(await members('decide', eve.username, 'dismiss', '1', 'x'), membersUsage)
  assert.match(await members('decide', eve.username, 'suspend=9999', '1', 'x'), /within ten years/)
  assert.match(await members('decide', eve.username, 'warn', '999', 'x'), /rule/i)
  assert.match(await members('decide', root.username, 'suspend', '1', 'x'), /needs an admin/)
  assert.match(await members('delete', root.username, 'x'), /needs an admin/)
  assert.match(await members('undo', '999999', 'x'), /decision/i)
  assert.equal(await members('reset-second-factor', eve.username, 'x'), 'They have no second factor.')
  for (const words of [
    ['burn', 'a'],
    ['find'],
    ['show'],
    ['delete', eve.username],
    ['undo', 'x', 'y'],
    ['decide', 'a', 'warn'],
  ])
    assert.equal(await members(...words), 'unknown', words.join(' '))
  assert.deepEqual(await logOf('delete_member', root), [])
})

test('a password and a second factor are reset by a mailed link, and nothing else leads in', async () => {
  const eve = await here.person('Eve')
  const subject = 'Choose a new password'
  await members('reset-password', eve.username, 'Asked by letter')
  codeIn(await mailOf(here, eve.email, subject), 'reset')
  assert.equal(await errorIn(here, eve), undefined)
  assert.deepEqual(await logOf('reset_password', eve), [['operator', null, 'Asked by letter']])

  const dan = await here.person('Dan')
  await switchTwoFactorOn(here, dan)
  await members('reset-second-factor', dan.username, 'Lost', 'phone')
  assert.deepEqual(await logOf('reset_second_factor', dan), [['operator', null, 'Lost phone']])
  await until(async () => (await errorIn(other, dan)) !== undefined)
  await here.as().isRefused('login', { email: dan.email, password }, 'wrong_credentials')
  const code = codeIn(await mailOf(here, dan.email, subject), 'reset')
  const chosen = 'a-wholly-new-password-4711'
  await here.as().call('reset_password', { code, new_password: chosen, confirm_password: chosen })
  const back = await logIn(here, dan, chosen)
  assert.equal(await timelineOf(here, back), undefined)
})

test('a member is deleted after the days of grace, or at once', async () => {
  const [eve, dan] = [await here.person('Eve'), await here.person('Dan')]
  assert.match(await members('delete', eve.username, 'By law'), /^They are hidden, and deleted on 2/)
  assert.notEqual(await errorIn(here, eve), undefined)
  assert.match(await members('find', eve.username), /: leaving/)
  assert.ok((await here.mailsTo(eve.email)).length > 0)
  const back = await logIn(here, eve)
  assert.equal(await timelineOf(here, back), undefined)

  assert.equal(
    await members('delete-now', dan.username, 'By law'),
    'They are deleted, with all that was theirs.',
  )
  assert.equal(await members('show', dan.username), `There is no @${dan.username}.`)
  await here.as(root).isRefused('admin_member_detail', { view_user_id: dan.id }, 'member_not_found')
  const { recdata } = await here.as(root).call('audit_log', { act: 'delete_member' })
  assert.deepEqual(
    recdata.map(({ actor_role, member, object_id }) => [actor_role, member?.username, object_id]),
    [
      ['operator', undefined, String(dan.id)],
      ['operator', eve.username, String(eve.id)],
    ],
  )
})

test('reports are listed, shown, decided and taken back', async () => {
  const [eve, ada] = [await here.person('Eve'), await here.person('Ada')]
  assert.equal(await reports('list'), 'Nothing waits.')
  const { post_id } = (await here.as(eve).call('add_post', { message: 'Buy\u001b[2J now' })).recdata
  const { report_id } = (
    await here.as(ada).call('add_report', { report_type: 'post', report_id: post_id, reason: 'spam' })
  ).recdata
  const id = String(report_id)
  assert.match(
    await reports('list'),
    new RegExp(`^#${id} open: post of @${eve.username}, reported by 1, spam`),
  )
  assert.ok(!(await reports('show', id)).includes('\u001b'))
  assert.match(await reports('show', id), new RegExp(`Buy.* now\n@${ada.username}: spam$`))
  assert.match(await reports('rules'), /^1 \S/)
  assert.equal(await reports('decide', id, 'label=nonsense', '1', 'x'), reportsUsage)
  assert.match(await reports('decide', id, 'label', '1', 'x'), /is nothing to do/)

  const decision = decisionIn(await reports('decide', id, 'hide+limit=3', '1', 'Ten', 'times'))
  await here.as(ada).isRefused('post_detail', { post_id }, 'post_not_found')
  assert.match(await reports('decide', id, 'dismiss', '1', 'x'), /decided/)
  assert.match(await members('show', eve.username), /limited: until/)
  assert.match(await reports('show', id), new RegExp(`decision ${decision}, .*: hide, limit until`))
  assert.match(await reports('undo', decision, 'Her own shop'), /is taken back/)
  await here.as(ada).call('post_detail', { post_id })
  assert.match(await reports('decide', id, 'dismiss', '1', 'Fine'), /It is decided/)
  assert.equal(await reports('list'), 'Nothing waits.')
  assert.match(await reports('show', '999999'), /report/i)
  for (const words of [['burn'], ['show'], ['decide', id, 'hide', '1'], ['undo', 'x', 'y']])
    assert.equal(await reports(...words), 'unknown')
})
