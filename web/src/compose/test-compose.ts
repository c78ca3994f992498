/** Shared by tests of writing and sending. Each test mocks what jsdom lacks itself. */
import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { openSession } from '../api/session.ts'
import { cookieOf } from '../api/test-server.ts'
import { upload, type UploadState } from '../api/upload.ts'

export function logIn(id: number) {
  openSession(JSON.parse(decodeURIComponent(cookieOf(id, 'session.key').slice('name='.length))))
}

export function stubFileUrls() {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
}

export const png = (name = 'x.png', bytes = '\u0089PNG\r\n\u001a\n') =>
  new File([Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))], name, { type: 'image/png' })

/** Mocks an upload whose progress and answer the test controls. */
export function holdUpload() {
  const { promise, resolve, reject } = Promise.withResolvers<never>()
  const tell: Array<(state: UploadState) => void> = []
  vi.mocked(upload).mockImplementation((_name, _fields, _files, { onChange, signal } = {}) => {
    if (onChange) tell.push(onChange)
    signal?.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')))
    return promise
  })
  const at = (phase: UploadState['phase'], sentBytes: number) =>
    act(() => tell.at(-1)?.({ phase, sentBytes, totalBytes: 100 }))
  return { at, answer: (answer: object) => resolve(answer as never), refuse: (error: Error) => reject(error) }
}
