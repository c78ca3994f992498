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
  login: {"method":"POST","effect":"write","multipart":false,"topics":[]},
  logout: {"method":"POST","effect":"write","multipart":false,"topics":[]},
  register: {"method":"POST","effect":"write","multipart":false,"topics":[]},
  show_display_name: {"method":"POST","effect":"read","multipart":false,"topics":["member:{me}"]},
  show_language: {"method":"POST","effect":"read","multipart":false,"topics":["member:{me}"]},
  socket_ticket: {"method":"POST","effect":"write","multipart":false,"topics":[]},
  update_language: {"method":"POST","effect":"write","multipart":false,"topics":["member:{me}"]},
  avatar_banner: {"method":"POST","effect":"read","multipart":false,"topics":["member:{recdata.user_id}","graph:{me}"]},
  add_post: {"method":"POST","effect":"write","multipart":true,"topics":["feed","timeline:{me}"]},
  post_delete: {"method":"POST","effect":"write","multipart":false,"topics":["post:{post_id}","timeline:{me}","feed"]},
  post_detail: {"method":"POST","effect":"read","multipart":false,"topics":["post:{post_id}"]},
  post_dislike: {"method":"POST","effect":"write","multipart":false,"topics":["post:{post_id}"]},
  post_like: {"method":"POST","effect":"write","multipart":false,"topics":["post:{post_id}"]},
  post_restore: {"method":"POST","effect":"write","multipart":false,"topics":["post:{post_id}","timeline:{me}","feed"]},
  timeline: {"method":"POST","effect":"read","multipart":false,"topics":["feed"]},
  user_timeline: {"method":"POST","effect":"read","multipart":false,"topics":["timeline:{view_user_id}"]},
}
