// Written by tools/write-calls.ts from the contract; do not edit.
import type { CallName } from '@commons/contract/all.ts'
import type { CallRow } from './call-row.ts'

export const firstCalls: Readonly<Partial<Record<CallName, CallRow>>> = {
  captcha_challenge: {"method":"GET","effect":"read","topics":[]},
  confirm_email: {"effect":"write","topics":[]},
  forget_password: {"effect":"write","topics":[]},
  login: {"effect":"write","topics":["account:{user_data.id}"]},
  passkey_login: {"effect":"write","topics":["account:{user_data.id}"]},
  register: {"effect":"write","topics":[]},
  resend_email_verification: {"effect":"write","topics":[]},
  reset_password: {"effect":"write","topics":[]},
  security_change_disown: {"effect":"write","topics":[]},
  socket_ticket: {"effect":"write","topics":[]},
  start_passkey_check: {"effect":"write","takesKey":true,"topics":[]},
  start_passkey_login: {"effect":"write","topics":[]},
  two_factor_auth: {"effect":"write","topics":["account:{me}"]},
  show_language: {"effect":"read","offline":1,"topics":["member:{me}","account:{me}","network"]},
  show_registration: {"effect":"read","topics":[]},
  interest_list: {"method":"GET","effect":"read","topics":["interests"]},
  referral_click: {"effect":"write","topics":[]},
  nsfw: {"method":"GET","effect":"read","topics":[]},
  project_detail: {"method":"GET","effect":"read","topics":["group:{group_id}","project:{group_id}"]},
  public_project_list: {"name":"project_list","method":"GET","effect":"read","topics":[]},
  verify_reputation: {"effect":"read","topics":[]},
  add_reference: {"effect":"write","topics":[]},
  get_reference_request: {"effect":"read","topics":[]},
  decision_log: {"method":"GET","effect":"read","topics":[]},
  end_notification_mail: {"effect":"write","topics":[]},
}
