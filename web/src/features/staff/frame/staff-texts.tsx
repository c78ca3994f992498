import type { StaffRole } from '@commons/contract/call.ts'
import type { MemberLine, StaffAct } from '@commons/contract/staff/staff.ts'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** The names of roles, that of the operator's commands, and of no role. */
export const roleNames: Readonly<Record<StaffRole | 'operator' | 'member', MessageDescriptor>> = {
  admin: msg({ message: 'Admin', context: 'role of staff' }),
  moderator: msg({ message: 'Moderator', context: 'role of staff' }),
  finance: msg({ message: 'Finance', context: 'role of staff' }),
  support: msg({ message: 'Support', context: 'role of staff' }),
  operator: msg({ message: 'Command on the server', context: 'role of staff' }),
  member: msg({ message: 'No role', context: 'role of staff' }),
}

/** What each role is for. */
export const roleHints: Readonly<Record<StaffRole | 'member', MessageDescriptor>> = {
  admin: msg`May do everything, and give roles`,
  moderator: msg`Looks after what members report`,
  finance: msg`Decides disputes about money, and approves withdrawals`,
  support: msg`Helps members with their accounts`,
  member: msg`A member like everybody`,
}

/** The names of acts in the log, by their call or command. */
export const actNames: Readonly<Record<string, MessageDescriptor>> = {
  grant: msg`Role given`,
  revoke: msg`Role taken`,
  claim_admin: msg`Became the first admin`,
  update_member_role: msg`Role changed`,
  take_dispute: msg`Dispute taken`,
  read_dispute_chat: msg`Chat of a dispute read`,
  decide_dispute: msg`Dispute decided`,
  update_setting: msg`Setting changed`,
  add_network_logo: msg`Logo changed`,
  delete_network_logo: msg`Logo removed`,
  update_rule: msg`Rule of the network changed`,
  add_legal_version: msg`Legal page changed`,
  add_announcement: msg`Announcement added`,
  update_announcement: msg`Announcement changed`,
  delete_announcement: msg`Announcement deleted`,
  approve_withdrawal: msg`Withdrawal approved`,
  refuse_withdrawal: msg`Withdrawal refused`,
  record_withdrawal: msg`Withdrawal noted`,
  stop_withdrawals: msg`Withdrawals stopped`,
  resume_withdrawals: msg`Withdrawals resumed`,
  replace_withdrawal: msg`Withdrawal replaced`,
  release_deposit: msg`Vanished deposit borne`,
  write_off_deposit: msg`Vanished deposit taken back`,
  update_money_term: msg`Rate, fee or price set`,
  mint_tokens: msg`Minted`,
  mark_first_step: msg`First step marked`,
  send_test_mail: msg`Test mail sent`,
  send_member_export: msg`Export sent at a request`,
  change_member_email: msg`Address changed at a request`,
  start_backup: msg`Backup started`,
  retry_job: msg`Job run again`,
  retry_jobs: msg`Jobs run again`,
  assign_reports: msg`Reports assigned`,
  decide_reports: msg`Reports decided`,
  undo_decision: msg`Decision taken back`,
  ask_purge: msg`Removal for good asked for`,
  withdraw_purge: msg`Removal for good called off`,
  confirm_purge: msg`Removed for good`,
  answer_appeal: msg`Appeal answered`,
  mute_reporter: msg`Reporter muted or unmuted`,
  add_template: msg`Template added`,
  update_template: msg`Template changed`,
  delete_template: msg`Template deleted`,
  send_member_message: msg`Message to a member`,
  settle_member_thread: msg`Message needs no answer`,
  undo_wave: msg`Decisions of one act taken back`,
  undo_moderator: msg`Decisions of a moderator taken back`,
  decide_member: msg`Decided about a member`,
  reset_password: msg`Password reset by mail`,
  reset_second_factor: msg`Second factor reset`,
  restrict_processing: msg`Processing restricted at a request`,
  end_processing_restriction: msg`End of a restriction announced`,
  delete_member: msg`Account deleted at a request`,
  read_reported_messages: msg`Messages of a report read`,
  add_staff_note: msg`Note added`,
  answer_signup_requests: msg`Requests to join answered`,
  add_domain_rule: msg`Rule about a domain added`,
  delete_domain_rule: msg`Rule about a domain removed`,
  add_ip_rule: msg`Rule about a network added`,
  delete_ip_rule: msg`Rule about a network removed`,
  add_word_rule: msg`Rule about words added`,
  delete_word_rule: msg`Rule about words removed`,
  delete_media_hash: msg`File unblocked`,
  block_tag: msg`Tag blocked`,
  unblock_tag: msg`Tag unblocked`,
  add_interest: msg`Interest added`,
  update_interest: msg`Interest changed`,
  move_interest: msg`Interest moved`,
  delete_interest: msg`Interest deleted`,
}

/** How members stand. */
export const memberStateNames: Readonly<Record<MemberLine['state'], MessageDescriptor>> = {
  active: msg({ message: 'Active', context: 'members' }),
  leaving: msg({ message: 'Leaving', context: 'members' }),
  suspended: msg({ message: 'Suspended', context: 'members' }),
  limited: msg({ message: 'Limited', context: 'members' }),
}

/** Returns the role that somebody had before an act changed it; undefined if the act is about something else. */
export function roleBefore({ before }: StaffAct): keyof typeof roleNames | undefined {
  if (before === '') return undefined
  const was = JSON.parse(before) as { role?: StaffRole | null }
  return was.role === null ? 'member' : was.role
}
