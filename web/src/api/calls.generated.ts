// Written by tools/write-calls.ts from the contract; do not edit.
import type { CallName } from '@commons/contract/all.ts'

export interface CallRow {
  readonly method: 'POST' | 'GET'
  readonly effect: 'read' | 'write'
  readonly multipart: boolean
  readonly topics: readonly string[]
}

export const calls: Readonly<Record<CallName, CallRow>> = {
  captcha_challenge: {"method":"GET","effect":"read","multipart":false,"topics":[]},
  forget_password: {"method":"POST","effect":"write","multipart":false,"topics":[]},
  login: {"method":"POST","effect":"write","multipart":false,"topics":["account:{user_data.id}"]},
  logout: {"method":"POST","effect":"write","multipart":false,"topics":["account:{me}"]},
  passkey_login: {"method":"POST","effect":"write","multipart":false,"topics":["account:{user_data.id}"]},
  register: {"method":"POST","effect":"write","multipart":false,"topics":[]},
  resend_email_verification: {"method":"POST","effect":"write","multipart":false,"topics":[]},
  reset_password: {"method":"POST","effect":"write","multipart":false,"topics":[]},
  security_change_disown: {"method":"POST","effect":"write","multipart":false,"topics":[]},
  socket_ticket: {"method":"POST","effect":"write","multipart":false,"topics":[]},
  start_passkey_check: {"method":"POST","effect":"write","multipart":false,"topics":[]},
  start_passkey_login: {"method":"POST","effect":"write","multipart":false,"topics":[]},
  two_factor_auth: {"method":"POST","effect":"write","multipart":false,"topics":["account:{me}"]},
  change_password: {"method":"POST","effect":"write","multipart":false,"topics":["account:{me}"]},
  email_change_delete: {"method":"POST","effect":"write","multipart":false,"topics":["account:{me}"]},
  show_autoplay: {"method":"POST","effect":"read","multipart":false,"topics":["account:{me}"]},
  show_display_name: {"method":"POST","effect":"read","multipart":false,"topics":["member:{me}"]},
  show_email: {"method":"POST","effect":"read","multipart":false,"topics":["account:{me}"]},
  show_email_notification: {"method":"POST","effect":"read","multipart":false,"topics":["account:{me}"]},
  show_language: {"method":"POST","effect":"read","multipart":false,"topics":["member:{me}"]},
  show_upload_limits: {"method":"POST","effect":"read","multipart":false,"topics":["waiting:{me}"]},
  show_username: {"method":"POST","effect":"read","multipart":false,"topics":["account:{me}"]},
  update_autoplay: {"method":"POST","effect":"write","multipart":false,"topics":["account:{me}"]},
  update_display_name: {"method":"POST","effect":"write","multipart":false,"topics":["member:{me}","account:{me}"]},
  update_email: {"method":"POST","effect":"write","multipart":false,"topics":["account:{me}"]},
  update_email_notification: {"method":"POST","effect":"write","multipart":false,"topics":["account:{me}"]},
  update_language: {"method":"POST","effect":"write","multipart":false,"topics":["member:{me}"]},
  update_username: {"method":"POST","effect":"write","multipart":false,"topics":["member:{me}","account:{me}"]},
  verify_email: {"method":"POST","effect":"write","multipart":false,"topics":["account:{me}"]},
  add_passkey: {"method":"POST","effect":"write","multipart":false,"topics":["account:{me}"]},
  check_two_factor_auth: {"method":"POST","effect":"write","multipart":false,"topics":[]},
  delete_passkey: {"method":"POST","effect":"write","multipart":false,"topics":["account:{me}"]},
  passkey_list: {"method":"POST","effect":"read","multipart":false,"topics":["account:{me}"]},
  renew_recovery_codes: {"method":"POST","effect":"write","multipart":false,"topics":["account:{me}"]},
  session_delete: {"method":"POST","effect":"write","multipart":false,"topics":["account:{me}"]},
  session_delete_all: {"method":"POST","effect":"write","multipart":false,"topics":["account:{me}"]},
  session_list: {"method":"POST","effect":"read","multipart":false,"topics":["account:{me}"]},
  start_add_passkey: {"method":"POST","effect":"write","multipart":false,"topics":[]},
  update_passkey: {"method":"POST","effect":"write","multipart":false,"topics":["account:{me}"]},
  update_session_setting: {"method":"POST","effect":"write","multipart":false,"topics":["account:{me}"]},
  avatar_banner: {"method":"POST","effect":"read","multipart":false,"topics":["member:{recdata.user_id}","graph:{me}"]},
  add_post: {"method":"POST","effect":"write","multipart":true,"topics":["feed","timeline:{me}","waiting:{me}"]},
  post_delete: {"method":"POST","effect":"write","multipart":false,"topics":["post:{post_id}","timeline:{me}","feed","waiting:{me}"]},
  post_detail: {"method":"POST","effect":"read","multipart":false,"topics":["post:{post_id}","member:{recdata.user_id}"]},
  post_dislike: {"method":"POST","effect":"write","multipart":false,"topics":["post:{post_id}"]},
  post_like: {"method":"POST","effect":"write","multipart":false,"topics":["post:{post_id}"]},
  post_restore: {"method":"POST","effect":"write","multipart":false,"topics":["post:{post_id}","timeline:{me}","feed","waiting:{me}"]},
  timeline: {"method":"POST","effect":"read","multipart":false,"topics":["feed"]},
  user_timeline: {"method":"POST","effect":"read","multipart":false,"topics":["timeline:{view_user_id}"]},
  waiting_posts: {"method":"POST","effect":"read","multipart":false,"topics":["waiting:{me}"]},
}
