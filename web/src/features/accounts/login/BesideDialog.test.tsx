import type { Beside } from '@commons/contract/accounts/accounts.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { renderInApp } from '../../../test-render.tsx'
import BesideDialog from './BesideDialog.tsx'

const here = { browser: 'Firefox', device: 'Linux' }
// A dialog brings its own code.
beforeAll(() => import('../../../ui/dialog/DialogBody.tsx'))
afterEach(() => vi.unstubAllGlobals())

function show(beside: Beside, answer = () => success({})) {
  const sent = answerWith(answer)
  const onClose = vi.fn()
  renderInApp(<BesideDialog beside={beside} onClose={onClose} />)
  return { sent, onClose }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const remember = () => fireEvent.click(screen.getByRole('checkbox', { name: /Remember my choice/ }))

test('each answer is one call at most, and closes the question', async () => {
  for (const { name, isForGood, calls } of [
    { name: 'Log out there', isForGood: false, calls: [['session_delete_all', undefined]] },
    { name: 'Log out there', isForGood: true, calls: [['update_session_setting', 0]] },
    { name: 'Stay logged in on both', isForGood: true, calls: [['update_session_setting', 1]] },
    { name: 'Stay logged in on both', isForGood: false, calls: [] },
  ]) {
    const { sent, onClose } = show([here])
    await screen.findByText("You're logged in on Firefox, Linux. Log out there, or stay logged in on both?")
    if (isForGood) remember()
    press(name)
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    const made = sent.map(({ name: call, body }) => [call, body['several_devices']])
    expect(made).toEqual(calls)
    cleanup()
  }
})

test('several places are named once each, and one that nothing is known of is a device', async () => {
  show([here, here, { browser: '', device: '' }])
  await screen.findByText(
    "You're logged in on Firefox, Linux, another device. Log out there, or stay logged in everywhere?",
  )
  screen.getByRole('button', { name: 'Stay logged in everywhere' })
})

test('what was refused is said in the question, which stays', async () => {
  const { onClose } = show([here], () => refusal('internal', 500))
  await screen.findByRole('dialog')
  press('Log out there')
  await screen.findByRole('alert')
  expect(onClose).not.toHaveBeenCalled()
})
