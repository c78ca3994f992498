import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useQueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeStale } from '../../api/live.ts'
import { endSession, openSession, type Session } from '../../api/session.ts'
import { answerWith, refusal, success } from '../../api/test-server.ts'
import { renderInApp } from '../../test-render.tsx'
import TimelinePage from './TimelinePage.tsx'

beforeEach(() => openSession({ id: 7, api_key: 'key.secret', full_name: 'Me' } as Session))
afterEach(() => {
  vi.unstubAllGlobals()
  endSession('logged_out')
})

const jana = {
  user_id: 9,
  full_name: 'Jana',
  username: 'jana',
  avatar: null,
  profile_pic: null,
  pro: null,
  bio: '',
  website: '',
  place: '',
  joined: null,
  mutual: [],
}

const nothing = "Jana hasn't posted anything you can see."

/** The profile, and a button for what a hint does. */
function Page() {
  const client = useQueryClient()
  return (
    <>
      <button onClick={() => void makeStale(client, ['graph:7'])}>Hint</button>
      <TimelinePage />
    </>
  )
}

/** Opens the profile of member 9. */
function open() {
  const root = createRootRoute()
  const route = createRoute({ getParentRoute: () => root, path: '/timeLine/$userId', component: Page })
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: ['/timeLine/9'] }),
  })
  renderInApp(<RouterProvider router={router} />)
}

test('a profile whose member one blocks becomes its head with Unblock; to the blocked, nobody is there', async () => {
  let blocked: readonly object[] | undefined
  answerWith(({ name }) => {
    if (name === 'avatar_banner')
      return blocked ? refusal('member_not_found', 404) : success({ recdata: jana })
    return success({ recdata: name === 'blocked_user_list' ? (blocked ?? []) : [] })
  })
  open()
  const hint = () => fireEvent.click(screen.getByText('Hint'))
  await screen.findByText(nothing)
  blocked = [jana]
  hint()
  await screen.findByRole('button', { name: 'Unblock Jana' })
  expect(screen.queryByText(nothing)).toBeNull()
  expect(document.title).toContain('Jana')
  blocked = []
  hint()
  await screen.findByText("We can't find this member")
  await waitFor(() => expect(document.title).toContain('Member not found'))
})
