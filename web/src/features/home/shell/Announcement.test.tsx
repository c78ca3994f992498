import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { useRead } from '../../../api/use-call.ts'
import { renderInApp } from '../../../test-render.tsx'
import { Announcement } from './Announcement.tsx'
import { useAnnounced, useAnnouncedToVisitors } from './announced.ts'

const picnic = { announcement_id: 3, text_en: 'A picnic', text_cs: 'Piknik', link: '/rules', ends_at: null }
const account = {
  language_id: 1,
  network: { name: 'Commons', slogan: '', language: 'en', accent: 'petrol', absent: [] },
}

beforeEach(() => openSession({ id: 7, api_key: 'key.secret' } as Session))
afterEach(() => {
  endSession('logged_out')
  document.head.querySelector('meta[name=announcement]')?.remove()
})

function Member() {
  useRead('show_language', {})
  return <Announcement {...useAnnounced()} />
}
const Visitor = () => <Announcement {...useAnnouncedToVisitors()} />
const dismiss = () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss the announcement' }))

test('a member sees it with the account, on the next visit at once, and dismisses it', async () => {
  const sent = answerWith(({ name }) =>
    success(name === 'show_language' ? { ...account, announcement: picnic } : {}),
  )
  const { unmount } = renderInApp(<Member />)
  expect(screen.queryByText(/A picnic/)).toBeNull()
  expect(await screen.findByText(/A picnic/)).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('#/rules')
  unmount()
  renderInApp(<Member />)
  expect(screen.getByText(/A picnic/), 'before any answer').toBeTruthy()
  dismiss()
  await waitFor(() => expect(screen.queryByText(/A picnic/)).toBeNull())
  await waitFor(() => expect(sent.some(({ name }) => name === 'dismiss_announcement')).toBe(true))
})

test('a visitor sees what the page came with, and not again what they dismissed', () => {
  const meta = document.createElement('meta')
  meta.name = 'announcement'
  meta.content = JSON.stringify(picnic)
  document.head.append(meta)
  const { unmount } = renderInApp(<Visitor />)
  dismiss()
  unmount()
  renderInApp(<Visitor />)
  expect(screen.queryByText(/A picnic/)).toBeNull()
})
