/** Shared helpers for tests of the composer. Each test mocks what jsdom lacks by itself. */
import type { Post } from '@commons/contract/posts/posts.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, vi } from 'vitest'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { png } from '../../../compose/test-compose.ts'
import { useComposer, useEditor, type ComposerState } from './use-composer.ts'

function render(use: (onDone: () => void) => ComposerState) {
  const client = new QueryClient()
  const done = vi.fn()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result, unmount } = renderHook(() => use(done), { wrapper })
  return { composer: result, done, leave: unmount }
}

export const compose = (place: 'home' | 'profile' = 'home') => render((onDone) => useComposer(place, onDone))
export const composeEdit = (post: Post) => render((onDone) => useEditor(post, onDone))

/** Answers `add_post`; the limits are the default ones. */
export function answerPosts(reply: Parameters<typeof answerWith>[0]) {
  const posts: Awaited<ReturnType<typeof answerWith>> = []
  answerWith((sent) => {
    if (sent.name === 'show_upload_limits') return refusal('call_not_found', 404)
    posts.push(sent)
    return reply(sent, posts.length)
  })
  return posts
}

/** Renders a composer with a picture and its description. */
export async function withPicture(alt = 'A cat') {
  const made = compose()
  await act(async () => made.composer.current.addFiles([png()]))
  await waitFor(() => expect(made.composer.current.draft.files).toHaveLength(1))
  act(() => made.composer.current.describe('media', alt))
  return made
}

export const posted = success({ recdata: { post_id: 1, user_id: 7 } })
