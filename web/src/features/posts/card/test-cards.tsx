/** Renders cards in tests, with the router that their links need and a cache that tests can inspect. */
import type { Post } from '@commons/contract/posts/posts.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { aPost } from '../test-posts.ts'

export function renderCards(children: ReactNode, client = new QueryClient()) {
  return renderInApp(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={makeRouter()}>{children}</RouterContextProvider>
    </QueryClientProvider>,
  )
}

/** Post 1 of member 7, reposted by member 8, Bob. */
export function aRepost(postId: number, change: Partial<Post> = {}): Post {
  return aPost(postId, {
    is_repost: 1,
    target_post_id: 1,
    original_post_id: 1,
    message: 'Post 1',
    repost_user_id: 8,
    repost_username: 'bob',
    repost_user: 'Bob',
    repost_created_at: '2026-11-21T09:00:00.000Z',
    ...change,
  })
}
