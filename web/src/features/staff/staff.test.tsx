import type { Health } from '@commons/contract/staff/running.ts'
import { RouterContextProvider } from '@tanstack/react-router'
import { fireEvent, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../api/session.ts'
import { answerWith, refusal, success } from '../../api/test-server.ts'
import type { CallName } from '../../api/call.ts'
import { makeRouter } from '../../routes.tsx'
import { renderInApp } from '../../test-render.tsx'
import { HealthFigures } from './overview/HealthFigures.tsx'
import { StaffLoaded, StaffPage } from './frame/StaffPage.tsx'
import { JobRow } from './jobs/JobRow.tsx'
import JobsPage from './jobs/JobsPage.tsx'
import { useRead } from '../../api/use-call.ts'

beforeEach(() => openSession({ id: 7, api_key: 'key.secret' } as Session))
afterEach(() => {
  endSession('logged_out')
  vi.restoreAllMocks()
})

type Reply = ReturnType<typeof success>

const answer = (replies: Partial<Record<CallName, Reply>>) =>
  answerWith(({ name }) => replies[name] ?? 'network failure')

const show = (page: React.ReactNode) =>
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <Suspense>{page}</Suspense>
    </RouterContextProvider>,
  )

const well: Health = {
  started_at: '2026-11-20T10:00:00.000Z',
  members: 1234,
  jobs_waiting: 2,
  oldest_job_at: null,
  jobs_failed: 0,
  mails_waiting: 0,
  oldest_mail_at: null,
  mails_failed: 0,
  makes_backups: 1,
  last_backup_at: '2026-11-20T09:00:00.000Z',
  money_stopped: 0,
  pool: { most: 10, open: 3, idle: 1, waiting: 0 },
  sockets: 5,
  archives: 1,
  last_archived_at: '2026-11-20T11:59:00.000Z',
  withdrawals_to_approve: 0,
  oldest_withdrawal_at: null,
  database_bytes: 3 * 1024 ** 3,
  versions: { commons: '0.1.0', postgres: '18.4', node: '24.21.0', migration: '0331_alerts' },
  alerts: [],
  disks: [{ folder: 'media', free_bytes: 50 * 1024 ** 3, reserve_bytes: 1024 ** 3, is_low: 0 }],
}
const now = new Date('2026-11-20T12:00:00.000Z')

test('health is said in words beside the figures', () => {
  show(
    <HealthFigures
      of={{
        ...well,
        jobs_failed: 3,
        money_stopped: 1,
        alerts: [
          { name: 'jobs_failed', since: null },
          { name: 'money_stopped', since: null },
        ],
      }}
      at={now.getTime()}
      onAgain={() => {}}
      isReading={false}
    />,
  )
  expect(screen.getByRole('status').textContent).toBe('2 things need you.')
  expect(screen.getByRole('region', { name: 'Money' }).textContent).toContain('no money moves')
  expect(screen.getByRole('link', { name: /Jobs that failed/ }).getAttribute('href')).toContain('/admin/jobs')
  expect(screen.getByRole('region', { name: 'Members' }).textContent).toContain('1,234')
})

test('a page is for its roles, and shows the places of the member’s own', async () => {
  answer({ show_language: success({ language_id: 1, staff_role: 'support' }) })
  show(
    <StaffPage name="Members" roles={['support', 'admin']}>
      <p>Inside</p>
    </StaffPage>,
  )
  await screen.findByText('Inside')
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Members'])
})

test.each([undefined, 'finance', 'support'] as const)('the jobs are not for %s', async (staff_role) => {
  answer({ show_language: success({ language_id: 1, ...(staff_role && { staff_role }) }) })
  show(<JobsPage />)
  await screen.findByText('This page is for our staff')
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('who lacks a second factor is led to where it is set up', async () => {
  answer({
    health: refusal('staff_second_factor_needed', 403),
  })
  function Health() {
    return <StaffLoaded read={useRead('health', {})}>{() => null}</StaffLoaded>
  }
  show(<Health />)
  const link = await screen.findByRole('link', { name: 'Set it up' })
  expect(link.getAttribute('href')).toContain('/setting/two-factor')
})

test('a job that failed runs again', async () => {
  const job_id = '0199a3c4-7f6e-7c31-9d4e-5a1b2c3d4e5f'
  const at = '2026-11-20T10:00:00.000Z'
  const job = {
    job_id,
    name: 'mail.send',
    state: 'failed' as const,
    created_at: at,
    started_at: at,
    starts_after: at,
    retries: 5,
    error: 'No route to the mail server',
  }
  const sent = answer({
    show_language: success({ language_id: 1, staff_role: 'admin' }),
    retry_job: success({}),
  })
  show(<JobRow of={job} />)
  await screen.findByText('No route to the mail server')
  fireEvent.click(screen.getByRole('button', { name: 'Run again' }))
  await vi.waitFor(() =>
    expect(sent.find(({ name }) => name === 'retry_job')?.body).toMatchObject({ job_id }),
  )
})
