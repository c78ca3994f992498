import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { endSession } from '../../../api/session.ts'
import { answerWith, refusal } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { renderInApp } from '../../../test-render.tsx'
import NotFoundPage from './NotFoundPage.tsx'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

afterEach(() => {
  endSession('logged_out')
  vi.unstubAllGlobals()
})

function open() {
  const router = createRouter({
    routeTree: createRootRoute({ notFoundComponent: NotFoundPage }),
    history: createMemoryHistory({ initialEntries: ['/nowhere'] }),
  })
  return renderInApp(<RouterProvider router={router} />)
}

test('an address that does not exist leaves members their header, and visitors theirs', async () => {
  answerWith(() => refusal('internal', 500))
  const { unmount } = open()
  await screen.findByRole('link', { name: 'Login' }, { timeout: 10_000 })
  screen.getByRole('heading', { name: "We can't find this page" })
  unmount()
  logIn(3)
  open()
  await screen.findByRole('button', { name: /^Notifications/ }, { timeout: 10_000 })
  screen.getByRole('heading', { name: "We can't find this page" })
  expect(screen.getAllByRole('main')).toHaveLength(1)
}, 30_000)
