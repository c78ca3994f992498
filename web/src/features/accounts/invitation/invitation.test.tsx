import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { renderInApp } from '../../../test-render.tsx'
import { RegisterForm } from '../register/RegisterForm.tsx'
import { forgetInvitation, useFollowedInvitation } from './invitation.ts'

function Page({ code }: { code?: string }) {
  useFollowedInvitation(code)
  return <RegisterForm wording="page" referralCode={code} onRegistered={vi.fn()} />
}
const field = () => screen.getByLabelText<HTMLInputElement>(/Referral Code/)
const clicks = (sent: ReturnType<typeof answerWith>) => sent.filter(({ name }) => name === 'referral_click')

beforeEach(() => act(forgetInvitation))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a link is told to the server once, says who invites, and is filled in for whoever comes back later', async () => {
  const sent = answerWith(() => success({ full_name: 'Jana' }))
  const { unmount } = renderInApp(<Page code="friend77" />)
  await screen.findByText('Invited by Jana')
  expect(clicks(sent).map(({ body }) => body['referral_code'])).toEqual(['friend77'])
  unmount()
  renderInApp(<Page />)
  expect(field().value).toBe('friend77')
  screen.getByText('Invited by Jana')
  expect(clicks(sent)).toHaveLength(1)
})

test('a code that nobody has is told at its field, and one goes on without it', async () => {
  const sent = answerWith(({ body }) =>
    body['referral_code'] === 'friend77'
      ? success({ full_name: 'Jana' })
      : refusal('referral_code_unknown', 404),
  )
  renderInApp(<Page code="nobody" />)
  await screen.findByText('Nobody has this code.')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Go on without it' }))
  expect(field().value).toBe('')
  expect(document.activeElement).toBe(field())
  expect(screen.queryByText('Nobody has this code.')).toBeNull()
  // So is a code that was typed.
  fireEvent.change(field(), { target: { value: ' other ' } })
  expect(screen.queryByText('Nobody has this code.')).toBeNull()
  fireEvent.blur(field())
  await screen.findByText('Nobody has this code.')
  fireEvent.change(field(), { target: { value: 'friend77' } })
  fireEvent.blur(field())
  await screen.findByText('Invited by Jana')
  fireEvent.blur(field())
  expect(clicks(sent).map(({ body }) => body['referral_code'])).toEqual(['nobody', 'other', 'friend77'])
})

test('a code that nobody has is not kept; one that could not be asked for is', async () => {
  answerWith(() => refusal('referral_code_unknown', 404))
  renderInApp(<Page code="nobody" />).unmount()
  await waitFor(() => expect(localStorage.getItem('commons.invitation')).toBeNull())
  answerWith(() => 'network failure')
  renderInApp(<Page code="friend77" />).unmount()
  renderInApp(<Page />)
  expect(field().value).toBe('friend77')
})

test('after 24 hours it is forgotten', async () => {
  const later = Date.now() + 24 * 60 * 60 * 1000
  const keep = { code: 'friend77', name: 'Jana' }
  for (const [until, value] of [
    [later, 'friend77'],
    [Date.now() - 1, ''],
  ] as const) {
    localStorage.setItem('commons.invitation', JSON.stringify({ ...keep, until }))
    vi.resetModules()
    const { useInvitation } = await import('./invitation.ts')
    const Seen = () => <p>{useInvitation()?.code ?? 'nobody invites'}</p>
    const { unmount } = renderInApp(<Seen />)
    screen.getByText(value || 'nobody invites')
    unmount()
  }
})
