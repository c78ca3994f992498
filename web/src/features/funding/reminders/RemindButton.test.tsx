import type { Funding } from '@commons/contract/funding/funding.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { useFunding } from '../use-funding.ts'
import { renderInApp } from '../../../test-render.tsx'
import { toast, toasts } from '../../../ui/notices/toast.ts'
import { aProject } from '../../projects/test-projects.ts'
import { RemindButton } from './RemindButton.tsx'

beforeEach(() => openSession({ id: 7, api_key: 'key.secret' } as Session))
afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of toasts.get()) toast.dismiss(id)
  endSession('logged_out')
})

function Shown() {
  const funding = useFunding(5).data?.recdata
  return funding ? <RemindButton project={funding} funding={funding} /> : <p>Loading</p>
}

/** Answers as a server with a project; `late` refuses reminders. */
function projectServer(change: Partial<Funding> = {}, isLate = false) {
  let reminds = 0
  const asked = answerWith(({ name, body }) => {
    if (name !== 'project_remind')
      return success({ recdata: { ...aProject(), can_remind: 1, reminds, ...change } })
    if (isLate) return refusal('project_ends_soon', 409)
    reminds = Number(body['remind'])
    return success({ recdata: { reminds } })
  })
  return () => asked.filter(({ name }) => name === 'project_remind').map(({ body }) => body['remind'])
}
const button = () => screen.findByRole('button', { name: 'Remind me before it ends' })
const isOn = async () => (await button()).getAttribute('aria-pressed')
const told = () => toasts.get().map(({ text }) => text)

test('a press asks for a reminder and says when it comes; a second one takes it back', async () => {
  const sent = projectServer()
  renderInApp(<Shown />)
  expect(await isOn()).toBe('false')
  fireEvent.click(await button())
  await waitFor(() => expect(told()).toEqual(["We'll remind you 48 hours before it ends"]))
  expect(await isOn()).toBe('true')
  expect(screen.getByText("We'll remind you once, 48 hours before the end.")).toBeTruthy()
  fireEvent.click(await button())
  await waitFor(() => expect(told()).toContain("We won't remind you"))
  expect(await isOn()).toBe('false')
  expect(sent()).toEqual([1, 0])
})

test('a refused reminder is off again, and the reason is said', async () => {
  projectServer({}, true)
  renderInApp(<Shown />)
  fireEvent.click(await button())
  await waitFor(() => expect(told()).toHaveLength(1))
  await waitFor(async () => expect(await isOn()).toBe('false'))
})

test('it is not offered to those who cannot be reminded', async () => {
  projectServer({ can_remind: 0, reminds: 1 })
  renderInApp(<Shown />)
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
  expect(screen.queryByRole('button')).toBeNull()
})
