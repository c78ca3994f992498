import type { StoredSetting } from '@commons/contract/staff/settings.ts'
import { RouterContextProvider } from '@tanstack/react-router'
import { fireEvent, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import SettingsPage from './SettingsPage.tsx'

beforeEach(() => openSession({ id: 7, api_key: 'key.secret' } as Session))
afterEach(() => endSession('logged_out'))

const stored: StoredSetting = {
  name: 'open_videos',
  value: '1',
  initial: '0',
  is_fixed: 0,
  previous: '0',
  changed_at: '2026-11-20T10:00:00.000Z',
  changed_by: { user_id: 3, full_name: 'Jana', username: 'jana' },
  reason: 'For the blog',
}
const quota: StoredSetting = {
  ...stored,
  name: 'member_quota_mb',
  value: '5120',
  initial: '5120',
  is_fixed: 1,
  previous: null,
  changed_at: null,
  changed_by: null,
  reason: '',
}

test('settings say what holds, what was before, who changed it and what fixes it; each is changed with a reason', async () => {
  const sent = answerWith(({ name }) => {
    if (name === 'show_language') return success({ language_id: 1, staff_role: 'admin' })
    if (name === 'setting_list') return success({ recdata: [stored, quota] })
    return name === 'update_setting' ? success({}) : 'network failure'
  })
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <Suspense>
        <SettingsPage />
      </Suspense>
    </RouterContextProvider>,
  )
  const videos = await screen.findByRole('region', { name: 'Video site' })
  expect(videos.textContent).toContain('Jana')
  expect(videos.textContent).toContain('before: Off · For the blog')
  const files = screen.getByRole('region', { name: 'Files' })
  expect(files.textContent).toContain('5,120 · fixed by MEMBER_QUOTA_MB on the server')
  expect(within(files).queryByRole('button')).toBeNull()

  fireEvent.click(within(videos).getByRole('button', { name: 'Change: Visitors see public videos' }))
  fireEvent.click(await screen.findByRole('radio', { name: 'Off' }))
  fireEvent.change(screen.getByLabelText('Why?'), { target: { value: 'Among ourselves' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() =>
    expect(sent.find(({ name }) => name === 'update_setting')?.body).toMatchObject({
      name: 'open_videos',
      value: '0',
      reason: 'Among ourselves',
    }),
  )
})
