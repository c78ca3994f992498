import { RouterContextProvider } from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CallName } from '../../../api/call.ts'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { answerWith, type ByCall, success } from '../../../api/test-server.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import StoragePage from '../storage/StoragePage.tsx'
import BackupsPage from './BackupsPage.tsx'

beforeEach(() => openSession({ id: 7, api_key: 'key.secret' } as Session))
afterEach(() => {
  endSession('logged_out')
  vi.restoreAllMocks()
})

function show(page: React.ReactNode, replies: ByCall<object>) {
  const asked = answerWith(({ name }) => {
    const reply = name === 'show_language' ? { language_id: 1, staff_role: 'admin' } : replies[name]
    return reply ? success(reply) : 'network failure'
  })
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <Suspense>{page}</Suspense>
    </RouterContextProvider>,
  )
  return (call: CallName) => asked.find(({ name }) => name === call)
}

const at = '2026-11-20T10:00:00.000Z'
const state = {
  makes_backups: 1,
  running_since: null,
  failed: '',
  archives: 1,
  last_archived_at: at,
  archiving_fails: 0,
}
const backup = {
  name: '2026-11-20',
  started_at: at,
  finished_at: at,
  bytes: 3 * 1024 ** 3,
  files: 2,
  has_changes: 1,
  is_damaged: 0,
}

test('backups are listed with their size, a damaged one is marked, and one is started', async () => {
  const sent = show(<BackupsPage />, {
    backup_list: {
      ...state,
      failed: 'The disk is full',
      recdata: [{ ...backup, name: 'broken', finished_at: null, is_damaged: 1 }, backup],
    },
    start_backup: {},
  })
  const [broken, whole] = await screen.findAllByRole('listitem')
  expect(broken?.textContent).toContain('Damaged')
  expect(whole?.textContent).toMatch(/2 files · 3 GB · with the changes/)
  expect(screen.getByText('The last one that was started here failed: The disk is full')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Make a backup now' }))
  await waitFor(() => expect(sent('start_backup')).toBeDefined())
})

test('while one is made, no other is started', async () => {
  show(<BackupsPage />, { backup_list: { ...state, running_since: at, recdata: [] } })
  const start = await screen.findByRole<HTMLButtonElement>('button', { name: 'Make a backup now' })
  expect(start.disabled).toBe(true)
  expect(screen.getByRole('status').textContent).toContain('A backup is being made')
})

test('an installation that makes none says what to do instead', async () => {
  show(<BackupsPage />, { backup_list: { ...state, makes_backups: 0, recdata: [] } })
  await screen.findByText('This Commons makes no backups of its own')
  expect(screen.queryByRole('button', { name: 'Make a backup now' })).toBeNull()
})

test('storage is shown by use, with growth and the members who take most', async () => {
  show(<StoragePage />, {
    storage_list: {
      recdata: [{ use: 'post', files: 2, bytes: 5 * 1024 ** 2, growth_bytes: -1024 }],
      counted_at: at,
      database_bytes: 1024 ** 3,
      members: [
        { user_id: 3, full_name: 'Ada', username: 'ada', files: 1, bytes: 512, quota_bytes: 1024 ** 3 },
      ],
    },
  })
  const uses = await screen.findByRole('list', { name: 'By what they are for' })
  expect(uses.textContent).toMatch(/Posts2 files · within 30 days: -1 kB5 MB/)
  expect(screen.getByRole('list', { name: 'Members whose files take most' }).textContent).toContain(
    '512 byte of 1 GB',
  )
})
