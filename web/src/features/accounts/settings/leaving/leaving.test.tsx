import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { RouterContextProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentSession, endSession, openSession, type Session } from '../../../../api/session.ts'
import { answerWith, refusal, success, type ByCall } from '../../../../api/test-server.ts'
import { makeRouter } from '../../../../routes.tsx'
import { renderInApp } from '../../../../test-render.tsx'
import { toast, toasts } from '../../../../ui/notices/toast.ts'
import { ExportSection } from './ExportSection.tsx'
import { LeavingForm } from './LeavingForm.tsx'
import { LeavingPanel } from './LeavingPanel.tsx'

vi.mock('../../../../passkeys/passkeys.ts', () => ({
  askForPasskey: async ({ challenge }: { challenge: string }) => ({ signed: challenge }),
}))

const member = { id: 7, api_key: 'key.secret', is_enable_google_auth_code: '0' } as Session

beforeEach(async () => {
  act(() => openSession(member))
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of toasts.get()) toast.dismiss(id)
  act(() => endSession('logged_out'))
})

type Replies = ByCall<(body: Record<string, unknown>) => ReturnType<typeof success>>

const answer = (replies: Replies = {}) =>
  answerWith(({ name, body }) => {
    const reply = replies[name]
    if (reply) return reply(body)
    if (name === 'wallet_balance') return success({ recdata: { holdings: [] } })
    return success(name === 'show_export' ? { data: { state: 'none' } } : { recdata: [] })
  })
const show = (what: React.ReactNode) =>
  renderInApp(<RouterContextProvider router={makeRouter()}>{what}</RouterContextProvider>)
const form = (name: 'deactivate_account' | 'delete_account', onCancel = () => {}) => (
  <LeavingForm name={name} consent="I understand" label="Leave" onCancel={onCancel} />
)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } })
const sentTo = (sent: ReturnType<typeof answerWith>, name: keyof Replies) =>
  sent.filter((each) => each.name === name).map(({ body }) => body)

test('nobody leaves without consent and password; what is refused stays as it was typed', async () => {
  const sent = answer({ deactivate_account: () => refusal('wrong_password', 422) })
  show(form('deactivate_account'))
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'I understand' }))
  press('Leave')
  await screen.findByText('Please tick the box to continue')
  await screen.findByText('Password is required')
  expect(sentTo(sent, 'deactivate_account')).toEqual([])
  fireEvent.click(screen.getByRole('checkbox', { name: 'I understand' }))
  type('Password', 'a wrong one')
  press('Leave')
  await screen.findByText('Text of wrong_password')
  expect(screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' }).value).toBe('a wrong one')
  expect(currentSession()?.id).toBe(7)
  expect(sentTo(sent, 'deactivate_account')).toMatchObject([{ password: 'a wrong one', consent: 1 }])
})

test('with two-factor on a code is asked for as well, and leaving ends the session', async () => {
  act(() => openSession({ ...member, is_enable_google_auth_code: '1' }))
  const sent = answer({ deactivate_account: () => success({ message: 'Deactivated' }) })
  show(form('deactivate_account'))
  fireEvent.click(screen.getByRole('checkbox', { name: 'I understand' }))
  type('Password', 'correct horse')
  press('Leave')
  expect(sentTo(sent, 'deactivate_account')).toEqual([])
  type('Code', '123456')
  press('Leave')
  await waitFor(() => expect(currentSession()).toBeNull())
  expect(sentTo(sent, 'deactivate_account')).toMatchObject([{ password: 'correct horse', code: '123456' }])
})

test('a passkey answers in place of both', async () => {
  vi.stubGlobal('PublicKeyCredential', vi.fn())
  act(() => openSession({ ...member, is_enable_google_auth_code: '1' }))
  const sent = answer({
    passkey_list: () => success({ recdata: [{ passkey_id: 'x', name: 'Phone', created_at: '2026-11-22' }] }),
    start_passkey_confirmation: () => success({ data: { challenge: 'sign this' } }),
  })
  show(form('delete_account'))
  fireEvent.click(screen.getByRole('checkbox', { name: 'I understand' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }))
  const note = await screen.findByText('Confirmed with your passkey')
  await waitFor(() => expect(document.activeElement).toBe(note.closest('p')))
  press('Leave')
  await waitFor(() => expect(sentTo(sent, 'delete_account')).toHaveLength(1))
  const [body] = sentTo(sent, 'delete_account')
  expect(body).toMatchObject({ consent: 1, credential: { signed: 'sign this' } })
  expect(Object.keys(body ?? {})).not.toContain('password')
  expect(Object.keys(body ?? {})).not.toContain('code')
})

test('money that is left is named and given up in words, of a deletion alone', async () => {
  const holdings = [{ currency: 'ETH', balance: '1.5', held: '0' }]
  const sent = answer({ wallet_balance: () => success({ recdata: { holdings } }) })
  const { unmount } = show(form('deactivate_account'))
  expect(sentTo(sent, 'wallet_balance')).toEqual([])
  unmount()
  show(form('delete_account'))
  await screen.findByText(/1\.5\sETH/)
  fireEvent.click(screen.getByRole('checkbox', { name: 'I understand' }))
  type('Password', 'correct horse')
  press('Leave')
  expect(sentTo(sent, 'delete_account')).toEqual([])
  type('Type “give up”', 'give up')
  press('Leave')
  await waitFor(() => expect(sentTo(sent, 'delete_account')).toMatchObject([{ give_up: 'give up' }]))
})

test('an open pledge that the server names is given up as well, with an empty wallet', async () => {
  const sent = answer({
    delete_account: ({ give_up }) =>
      give_up === undefined
        ? {
            status: 422,
            body: {
              code: false,
              message: 'Invalid',
              error: 'invalid_fields',
              fields: { give_up: 'You still have pledges' },
            },
          }
        : success({ message: 'Deleted' }),
  })
  show(form('delete_account'))
  await waitFor(() => expect(sentTo(sent, 'wallet_balance')).toHaveLength(1))
  expect(screen.queryByLabelText('Type “give up”')).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'I understand' }))
  type('Password', 'correct horse')
  press('Leave')
  await screen.findByText('You still have pledges')
  const field = screen.getByLabelText('Type “give up”')
  await waitFor(() => expect(document.activeElement).toBe(field))
  type('Type “give up”', 'give up')
  press('Leave')
  await waitFor(() => expect(currentSession()).toBeNull())
  expect(sentTo(sent, 'delete_account')).toMatchObject([{}, { give_up: 'give up' }])
})

test('a way out opens its form, and cancelling leads back to its name', async () => {
  answer()
  show(<LeavingPanel />)
  press('Deactivate your account')
  expect(screen.getByRole('checkbox', { name: /nobody will see me/ })).toBe(document.activeElement)
  // The other form stays closed.
  expect(screen.queryByRole('checkbox', { name: /can't be brought back/ })).toBeNull()
  press('Cancel')
  const heading = screen.getByRole('heading', { name: 'Deactivate your account' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  screen.getByRole('button', { name: 'Deactivate your account' })
})

test('an export is asked for, waited for, and downloaded; one that failed can be asked for again', async () => {
  let data: object = { state: 'none' }
  const sent = answer({
    show_export: () => success({ data }),
    request_export: () => {
      data = { state: 'making', requested_at: '2026-11-22T08:00:00.000Z' }
      return success({ data })
    },
  })
  const { unmount } = show(<ExportSection />)
  fireEvent.click(await screen.findByRole('button', { name: 'Request your data' }))
  await screen.findByText("We're putting your data together. You can close this page.")
  expect(screen.queryByRole('button')).toBeNull()
  expect(sentTo(sent, 'request_export')).toHaveLength(1)
  unmount()

  data = { state: 'failed' }
  const { unmount: close } = show(<ExportSection />)
  await screen.findByText("We couldn't put your data together. Please try again.")
  screen.getByRole('button', { name: 'Request your data' })
  close()

  data = { state: 'ready', url: '/exports/x.zip', bytes: 2_000_000, ends_at: '2026-11-29T08:00:00.000Z' }
  show(<ExportSection />)
  const link = await screen.findByRole('link', { name: 'Download' })
  expect(link.getAttribute('href')).toBe('/exports/x.zip')
  screen.getByText(/^Ready: .*November 29, 2026/)
  screen.getByRole('button', { name: 'Make a new copy' })
})
