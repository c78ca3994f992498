/**
 * Every call for staff, by everybody: the calls are those of the contract, and each is declared here with who may make
 * it, so that nobody gets a right by a typing error.
 */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { allCalls } from '@commons/contract/all.ts'
import { isForStaff, type StaffRole, staffRoles } from '@commons/contract/call.ts'
import { runStaffCommand } from '../../src/features/staff/staff.operator.ts'
import { makeStaff } from '../staff.ts'
import { type Person, type World, world } from '../world.ts'

/** Who may make which call; an admin may make them all. */
const rights: Readonly<Record<string, StaffRole | readonly StaffRole[]>> = {
  admin_dispute_list: 'finance',
  take_dispute: 'finance',
  read_dispute_chat: 'finance',
  decide_dispute: 'finance',
  money_terms: 'finance',
  mint_list: 'finance',
  mint_tokens: 'finance',
  update_money_term: 'finance',
  admin_withdrawal_list: 'finance',
  admin_withdrawal_detail: 'finance',
  approve_withdrawal: 'finance',
  refuse_withdrawal: 'finance',
  record_withdrawal: 'finance',
  hot_wallet: 'finance',
  stop_withdrawals: 'finance',
  replace_withdrawal: 'finance',
  frozen_deposit_list: 'finance',
  release_deposit: 'finance',
  write_off_deposit: 'finance',
  resume_withdrawals: 'finance',
  admin_report_list: 'moderator',
  admin_report_detail: 'moderator',
  read_reported_messages: 'moderator',
  assign_reports: 'moderator',
  decide_reports: 'moderator',
  undo_decision: 'moderator',
  purge_list: 'moderator',
  ask_purge: 'moderator',
  withdraw_purge: 'moderator',
  confirm_purge: 'moderator',
  appeal_list: 'moderator',
  answer_appeal: 'moderator',
  undo_wave: 'moderator',
  undo_moderator: 'admin',
  decide_member: 'moderator',
  member_record: 'moderator',
  related_members: 'moderator',
  member_thread_list: 'moderator',
  member_messages: 'moderator',
  send_member_message: 'moderator',
  settle_member_thread: 'moderator',
  mute_reporter: 'moderator',
  template_list: 'moderator',
  add_template: 'moderator',
  update_template: 'moderator',
  delete_template: 'moderator',
  add_staff_note: 'moderator',
  staff_note_list: 'moderator',
  signup_request_list: 'moderator',
  answer_signup_requests: 'moderator',
  domain_rule_list: 'moderator',
  add_domain_rule: 'moderator',
  delete_domain_rule: 'moderator',
  ip_rule_list: 'moderator',
  add_ip_rule: 'moderator',
  delete_ip_rule: 'moderator',
  word_rule_list: 'moderator',
  add_word_rule: 'moderator',
  try_word_rule: 'moderator',
  delete_word_rule: 'moderator',
  media_hash_list: 'moderator',
  delete_media_hash: 'moderator',
  admin_tag_list: 'moderator',
  block_tag: 'moderator',
  unblock_tag: 'moderator',
  update_member_role: 'admin',
  audit_log: 'admin',
  admin_member_list: ['support', 'moderator'],
  admin_member_detail: 'support',
  admin_rule_list: 'admin',
  update_rule: 'admin',
  admin_legal_list: 'admin',
  add_legal_version: 'admin',
  announcement_list: 'admin',
  add_announcement: 'admin',
  update_announcement: 'admin',
  delete_announcement: 'admin',
  admin_interest_list: 'admin',
  add_interest: 'admin',
  update_interest: 'admin',
  move_interest: 'admin',
  delete_interest: 'admin',
  setting_list: 'admin',
  update_setting: 'admin',
  add_network_logo: 'admin',
  delete_network_logo: 'admin',
  health: 'admin',
  health_history: 'admin',
  backup_list: 'admin',
  first_step_list: 'admin',
  mark_first_step: 'admin',
  send_test_mail: 'admin',
  send_member_export: 'admin',
  change_member_email: 'admin',
  delete_member: 'admin',
  restrict_processing: 'admin',
  end_processing_restriction: 'admin',
  start_backup: 'admin',
  storage_list: 'admin',
  job_list: 'admin',
  retry_job: 'admin',
  retry_jobs: 'admin',
}

const staffCalls = allCalls.flatMap(({ key, call: { auth, alsoFor } }) =>
  isForStaff(auth) ? [{ key, roles: [auth, ...alsoFor] }] : [],
)

let here: World
let member: Person
let careless: Person
const staff = new Map<StaffRole, Person>()
before(async () => {
  here = await world()
  member = await here.person('Mel')
  for (const role of staffRoles) {
    const person = await here.person(`The ${role}`)
    await makeStaff(here, person, role)
    staff.set(role, person)
  }
  careless = await here.person('Carl')
  await runStaffCommand(here.platform.database.db, ['grant', careless.username, 'admin'])
})

const errorOf = async (name: string, person: Person | undefined) =>
  (await here.as(person).send(name, {})).body['error']

test('each call for staff is declared here, with the role that the contract says', () => {
  assert.deepEqual(
    Object.fromEntries(staffCalls.map(({ key, roles }) => [key, roles])),
    Object.fromEntries(Object.entries(rights).map(([key, roles]) => [key, [roles].flat()])),
  )
})

for (const { key, roles } of staffCalls) {
  test(`${key} is for ${roles.join(' and ')}, and for nobody else`, async () => {
    assert.equal(await errorOf(key, undefined), 'session_unknown')
    assert.equal(await errorOf(key, member), 'role_needed')
    assert.equal(await errorOf(key, careless), 'staff_second_factor_needed')
    for (const [role, person] of staff) {
      const error = await errorOf(key, person)
      if (role === 'admin' || roles.includes(role))
        assert.ok(
          error !== 'role_needed' && error !== 'staff_second_factor_needed',
          `${role}: ${String(error)}`,
        )
      else assert.equal(error, 'role_needed', role)
    }
  })
}

test('staff are shown to have done nothing by what was refused', async () => {
  // These need no input: the admin's test mail is sent, and there is no logo.
  const { rows } = await here.platform.database.pool.query<{ act: string }>(
    `select act from staff_log.acts where act not in ('grant', 'send_test_mail', 'delete_network_logo')`,
  )
  assert.deepEqual(rows, [])
})
