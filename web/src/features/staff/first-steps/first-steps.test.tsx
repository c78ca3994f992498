import { RouterContextProvider } from '@tanstack/react-router'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import FirstStepsPage from './FirstStepsPage.tsx'
import { StartCard } from './StartCard.tsx'

beforeEach(() => openSession({ id: 7, api_key: 'key.secret' } as Session))
afterEach(() => endSession('logged_out'))

const setting = { is_fixed: 0, previous: null, changed_at: null, changed_by: null, reason: '' }
const replies: Record<string, object> = {
  show_language: { language_id: 1, staff_role: 'admin' },
  first_step_list: {
    marked: ['rules'],
    origin: 'https://commons.example',
    has_public_url: 1,
    has_mail_server: 1,
    test_mail: {
      address: 'root@commons.example',
      state: 'waiting',
      error: 'connect ECONNREFUSED',
      sent_at: null,
    },
  },
  setting_list: {
    recdata: [
      { ...setting, name: 'network_name', value: 'Village', initial: 'Commons' },
      { ...setting, name: 'registration_mode', value: 'approval', initial: 'open' },
    ],
  },
  backup_list: { recdata: [], makes_backups: 1, running_since: null, failed: '', archives: 0 },
  admin_legal_list: { recdata: [{ kind: 'imprint', version: 0 }] },
  mark_first_step: {},
  send_test_mail: {},
}

function show(page: React.ReactNode) {
  const asked = answerWith(({ name }) => {
    const reply = replies[name]
    return reply ? success(reply) : 'network failure'
  })
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <Suspense>{page}</Suspense>
    </RouterContextProvider>,
  )
  return (call: string) => asked.find(({ name }) => name === call)
}

test('each step says how it stands, and what is right is marked', async () => {
  const sent = show(<FirstStepsPage />)
  const step = async (name: string) => within(await screen.findByRole('region', { name }))
  expect((await step('Address and HTTPS')).getByText('To do')).toBeTruthy()
  expect((await step('Address and HTTPS')).getByText(/this page came from/)).toBeTruthy()
  expect((await step('Emails')).getByText('connect ECONNREFUSED')).toBeTruthy()
  expect((await step('Backups')).getByText("There's none yet.")).toBeTruthy()
  expect((await step('Name, slogan, language and colour')).getByText('Village')).toBeTruthy()
  expect((await step('Rules')).getByText('Done')).toBeTruthy()
  expect((await step('Terms, privacy page and imprint')).getByText(/imprint is empty/)).toBeTruthy()
  fireEvent.click((await step('Emails')).getByRole('button', { name: 'Send me a test email' }))
  await waitFor(() => expect(sent('send_test_mail')).toBeDefined())
  fireEvent.click((await step('Rules')).getByRole('button', { name: 'Not done after all' }))
  await waitFor(() => expect(sent('mark_first_step')?.body).toMatchObject({ step: 'rules', is_done: 0 }))
})

test('the overview leads to them until they are closed', async () => {
  const sent = show(<StartCard />)
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(sent('mark_first_step')?.body).toMatchObject({ step: 'closed', is_done: 1 }))
})
