/** Shared by tests of writing and sending. Each test mocks what jsdom lacks itself. */
import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { openSession } from '../api/session.ts'
import type { CallError, CallName } from '../api/call.ts'
import { callAt, cookieOf } from '../api/test-server.ts'

export function logIn(id: number) {
  openSession(JSON.parse(decodeURIComponent(cookieOf(id, 'session.key').slice('name='.length))))
}

export function stubFileUrls() {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
}

export const png = (name = 'x.png', bytes = '\u0089PNG\r\n\u001a\n') =>
  new File([Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))], name, { type: 'image/png' })

/** What one upload sends. */
export interface SentUpload {
  readonly name: CallName
  readonly fields: Record<string, string>
  readonly files: Record<string, File>
  isAborted: boolean
}

/** jsdom's own request reports no progress; upload.test.ts has one with a real server. */
class HeldRequest extends EventTarget {
  status = 0
  responseText = ''
  readonly upload = new EventTarget()
  sent: SentUpload | undefined
  private name: CallName | undefined

  private readonly onSend: (request: HeldRequest, sent: SentUpload) => void

  constructor(onSend: (request: HeldRequest, sent: SentUpload) => void) {
    super()
    this.onSend = onSend
  }
  open(method: string, url: string) {
    this.name = callAt(url, method)
  }
  setRequestHeader() {}
  getResponseHeader() {
    return null
  }
  send(form: FormData) {
    const entries = [...form.entries()]
    this.sent = {
      name: this.name as CallName,
      fields: Object.fromEntries(
        entries.flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
      ),
      files: Object.fromEntries(
        entries.flatMap(([key, value]) => (value instanceof File ? [[key, value]] : [])),
      ),
      isAborted: false,
    }
    this.onSend(this, this.sent)
  }
  abort() {
    if (this.sent) this.sent.isAborted = true
    this.dispatchEvent(new Event('loadend'))
  }
  settle(status: number, body: object) {
    if (this.sent?.isAborted) return
    this.status = status
    this.responseText = JSON.stringify(body)
    this.dispatchEvent(new Event('loadend'))
  }
}

/** The uploads since `holdUpload`. */
export const uploads: SentUpload[] = []

/** Holds uploads, whose progress and answer the test controls. */
export function holdUpload() {
  uploads.length = 0
  let last: HeldRequest | undefined
  let settled: { status: number; body: object } | undefined
  const onSend = (request: HeldRequest, sent: SentUpload) => {
    last = request
    uploads.push(sent)
    if (settled) request.settle(settled.status, settled.body)
  }
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends HeldRequest {
      constructor() {
        super(onSend)
      }
    },
  )
  const at = (phase: 'sending' | 'again' | 'answering', sentBytes: number) =>
    act(() => {
      // Fewer bytes than before: they are being sent again.
      const loaded = phase === 'again' ? 0 : sentBytes
      last?.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: 100 }))
      if (phase === 'answering') last?.upload.dispatchEvent(new Event('load'))
    })
  const settle = (status: number, body: object) => {
    settled = { status, body }
    last?.settle(status, body)
  }
  return {
    at,
    answer: (answer: object) => settle(200, { code: true, message: 'Success', ...answer }),
    refuse: ({ status, message, refusal }: CallError) =>
      settle(status, { code: false, message, error: refusal }),
  }
}
