import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { useStore } from '../../../ui/store.ts'
import { renderInApp } from '../../../test-render.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { setupAnswers } from './setup-answers.ts'

const onNext = vi.fn()
const member = (id: number) => ({ id, api_key: `key${id}.secret`, full_name: 'Nela' }) as Session

beforeEach(() => openSession(member(7)))
afterEach(() => {
  setupAnswers.forget()
  sessionStorage.clear()
  endSession('logged_out')
  onNext.mockClear()
})

const nothing = {}

function Step({ wrong = nothing }: { wrong?: Record<string, string> }) {
  const answers = useStore(setupAnswers, (kept) => kept.answers)
  return <DetailsStep answers={answers} wrong={wrong} onBack={() => {}} onNext={onNext} />
}

function show(wrong?: Record<string, string>) {
  setupAnswers.open('')
  return renderInApp(<Step {...(wrong && { wrong })} />)
}
const rulesAreHere = () =>
  act(async () => {
    await import('./setup-rules.ts')
    await new Promise((resolve) => setTimeout(resolve))
  })
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('what is wrong is said and keeps one here; Skip leaves it out', async () => {
  show()
  await rulesAreHere()
  type('Phone', 'call me')
  type('Date of birth', `${new Date().getFullYear() - 5}-01-01`)
  press('Continue')
  screen.getByText('You need to be at least 13 years old')
  expect(screen.getByLabelText('Phone')).toBe(document.activeElement)
  expect(onNext).not.toHaveBeenCalled()
  press('Skip')
  expect(onNext).toHaveBeenCalledOnce()
  expect(setupAnswers.get().answers).toMatchObject({ mobile: '', dob: '' })
})

test('half a date is said, and not taken for none', async () => {
  show()
  await rulesAreHere()
  const field = screen.getByLabelText<HTMLInputElement>('Date of birth')
  // jsdom's date fields take no keys; in a browser half a date has an empty value, too.
  const badInput = vi.fn(() => true)
  Object.defineProperty(field.validity, 'badInput', { get: badInput })
  press('Continue')
  screen.getByText('Finish this, or clear it')
  expect(field).toBe(document.activeElement)
  expect(onNext).not.toHaveBeenCalled()
  badInput.mockReturnValue(false)
  press('Continue')
  expect(screen.queryByText('Finish this, or clear it')).toBeNull()
  expect(onNext).toHaveBeenCalledOnce()
})

test('what was typed is there when the page is loaded anew, for its member alone', async () => {
  const { unmount } = show()
  type('Phone', '601 000 101')
  type('Location', 'Brodná')
  await rulesAreHere()
  press('Continue')
  expect(onNext).toHaveBeenCalledOnce()
  unmount()
  act(() => endSession('session_expired'))
  openSession(member(7))
  show()
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('601 000 101')
  act(() => openSession(member(8)))
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('commons.setup.7'))).toEqual([])
})

test('what the server refuses is said at its field', async () => {
  show({ dob: 'Not that day' })
  await screen.findByText('Not that day')
  expect(screen.getByLabelText('Date of birth')).toBe(document.activeElement)
})
