/** For tests of the composer: what they have in common. Each mocks what jsdom lacks by itself. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, vi } from 'vitest'
import { openSession } from '../../../api/session.ts'
import { answerWith, cookieOf, refusal, success } from '../../../api/test-server.ts'
import { upload, type UploadState } from '../../../api/upload.ts'
import { useComposer } from './use-composer.ts'

export function logIn(id: number) {
  openSession(JSON.parse(decodeURIComponent(cookieOf(id, 'session.key').slice('name='.length))))
}

export function stubFileUrls() {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
}

export function compose(place: 'home' | 'profile' = 'home') {
  const client = new QueryClient()
  const done = vi.fn()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result, unmount } = renderHook(() => useComposer(place, done), { wrapper })
  return { composer: result, done, leave: unmount }
}

/** Answers add_post; the limits are as usual. */
export function answerPosts(reply: Parameters<typeof answerWith>[0]) {
  const posts: Awaited<ReturnType<typeof answerWith>> = []
  answerWith((sent) => {
    if (sent.name === 'show_upload_limits') return refusal('call_not_found', 404)
    posts.push(sent)
    return reply(sent, posts.length)
  })
  return posts
}

export const png = (name = 'x.png', bytes = '\u0089PNG\r\n\u001a\n') =>
  new File([Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))], name, { type: 'image/png' })

/** An upload that is told how it goes on. */
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
  return { at, answer: (answer: object) => resolve(answer as never) }
}

/** A composer with a picture and what that shows. */
export async function withPicture(alt = 'A cat') {
  const made = compose()
  await act(async () => made.composer.current.addFiles([png()]))
  await waitFor(() => expect(made.composer.current.draft.media).toBeDefined())
  act(() => made.composer.current.setAlt(alt))
  return made
}

export const posted = success({ recdata: { post_id: 1, user_id: 7 } })
