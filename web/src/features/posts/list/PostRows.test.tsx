import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterContextProvider } from '@tanstack/react-router'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith } from '../../../api/test-server.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { PostRows } from './PostRows.tsx'
import { aPost } from '../test-posts.ts'

beforeEach(() => {
  // The virtual list needs it, and jsdom lacks it.
  Object.defineProperty(document, 'scrollingElement', { configurable: true, value: document.documentElement })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'scrollingElement')
})

test('it is a feed only while articles of it are drawn', async () => {
  const requests = answerWith(() => new Promise(() => {}))
  const client = new QueryClient()
  const { container } = renderInApp(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={makeRouter()}>
        <PostRows name="timeline" label="Posts" ids={[1]} busy={false} />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
  const none = () => expect(container.querySelector('[role=feed], [aria-label], [aria-busy]')).toBeNull()
  none()
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800)
  act(() => void window.dispatchEvent(new Event('resize')))
  await waitFor(() => expect(requests).toHaveLength(1))
  // The row is drawn, but its post is not loaded.
  none()
  const key = ['post_card', { post_id: 1 }]
  act(() => void client.setQueryData(key, { code: true, message: '', recdata: aPost(1) }))
  // jsdom has no layout, so the list still hides the row.
  const feed = await screen.findByRole('feed', { name: 'Posts', hidden: true })
  expect(feed.querySelector('article')).not.toBeNull()
})
