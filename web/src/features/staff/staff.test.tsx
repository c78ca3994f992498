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
import { worriesOf } from './overview/worries.ts'
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
  disks: [{ folder: 'media', free_bytes: 50 * 1024 ** 3, reserve_bytes: 1024 ** 3 }],
}
const now = new Date('2026-11-20T12:00:00.000Z')

test('what is late, failed, stopped or nearly full is a worry, and nothing else', () => {
  expect([...worriesOf(well, now)]).toEqual([])
  const worries = (changes: Partial<Health>) => [...worriesOf({ ...well, ...changes }, now)]
  expect(worries({ jobs_failed: 1 })).toEqual(['jobs'])
  expect(worries({ oldest_job_at: '2026-11-20T11:44:00.000Z' })).toEqual(['jobs'])
  expect(worries({ oldest_job_at: '2026-11-20T11:46:00.000Z' })).toEqual([])
  expect(worries({ oldest_mail_at: '2026-11-20T11:00:00.000Z' })).toEqual(['mail'])
  expect(worries({ last_backup_at: '2026-11-18T20:00:00.000Z' })).toEqual(['backup'])
  expect(worries({ last_backup_at: null })).toEqual(['backup'])
  expect(worries({ last_backup_at: null, makes_backups: 0 })).toEqual([])
  expect(worries({ money_stopped: 1 })).toEqual(['money'])
  expect(worries({ pool: { ...well.pool, waiting: 1 } })).toEqual(['pool'])
  expect(worries({ disks: [{ folder: 'media', free_bytes: 1, reserve_bytes: 1 }] })).toEqual(['disk media'])
})

test('health is said in words beside the figures', () => {
  show(
    <HealthFigures
      of={{ ...well, jobs_failed: 3, money_stopped: 1 }}
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
