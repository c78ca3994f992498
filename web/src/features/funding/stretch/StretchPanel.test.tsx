import type { Funding } from '@commons/contract/funding/funding.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { renderInApp } from '../../../test-render.tsx'
import { toast, toasts } from '../../../ui/notices/toast.ts'
import { aProject } from '../../projects/test-projects.ts'
import { StretchPanel } from './StretchPanel.tsx'

// jsdom has no fonts, which a growing field listens to.
beforeAll(() => void Object.defineProperty(document, 'fonts', { value: new EventTarget() }))
beforeEach(() => openSession({ id: 7, api_key: 'key.secret' } as Session))
afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of toasts.get()) toast.dismiss(id)
  endSession('logged_out')
})

const at = '2026-11-20T08:00:00.000Z'
const goal = (stretch_goal_id: number, title: string, reached_at: string | null = null) => ({
  stretch_goal_id,
  amount: String(stretch_goal_id * 20_000),
  title,
  description: '',
  reached_at,
})

function show(change: Partial<Funding>) {
  const funding = { ...aProject(), is_owner: 0, ...change } as Funding
  return renderInApp(<StretchPanel project={funding} funding={funding} />)
}
const buttons = () => screen.queryAllByRole('button').map((each) => each.getAttribute('aria-label'))

test('everybody sees which goals are reached, and only the owner can change the others', () => {
  const stretch_goals = [goal(1, 'A pool', at), goal(2, 'A garden')]
  const seen = show({ stretch_goals })
  expect(screen.getByText('Reached on Nov 20, 2026')).toBeTruthy()
  expect(buttons()).toEqual([])
  seen.unmount()
  const own = show({ stretch_goals, is_owner: 1 })
  expect(buttons()).toEqual([null, 'Edit the stretch goal A garden', 'Delete the stretch goal A garden'])
  own.unmount()
  show({ stretch_goals, is_owner: 1, state: 'paid' })
  expect(buttons()).toEqual([])
})

test('there is nothing without goals, but for an owner who can add some, up to five', () => {
  const none = show({})
  expect(screen.queryByRole('region')).toBeNull()
  none.unmount()
  const own = show({ is_owner: 1 })
  expect(screen.getByText('What will you do if pledges come to more than your target?')).toBeTruthy()
  own.unmount()
  show({ is_owner: 1, stretch_goals: [1, 2, 3, 4, 5].map((id) => goal(id, `Goal ${id}`)) })
  expect(screen.queryByRole('button', { name: 'Add a stretch goal' })).toBeNull()
})

test('what is being written stays while the project is read anew, and whoever deletes goes on from there', async () => {
  answerWith(() => success({ recdata: {} }))
  const goals = [goal(1, 'A pool'), goal(2, 'A garden')]
  const states: Array<Partial<Funding>> = [
    { stretch_goals: goals },
    { stretch_goals: goals.slice(1) },
    { stretch_goals: [1, 2, 3, 4, 5].map((id) => goal(id, `Goal ${id}`)) },
    { stretch_goals: [], state: 'paid' },
    { stretch_goals: goals.slice(1) },
    { stretch_goals: [goal(2, 'A garden', at)], state: 'paid' },
  ]
  function Live() {
    const [count, setCount] = useState(0)
    const funding = { ...aProject(), is_owner: 1, ...states[count] } as Funding
    return (
      <>
        <button onClick={() => setCount(count + 1)}>Read again</button>
        <StretchPanel project={funding} funding={funding} />
      </>
    )
  }
  renderInApp(<Live />)
  const read = () => fireEvent.click(screen.getByText('Read again'))
  const remove = screen.getByRole('button', { name: 'Delete the stretch goal A pool' })
  act(() => remove.focus())
  read()
  const add = screen.getByRole('button', { name: 'Add a stretch goal' })
  expect(document.activeElement).toBe(add)
  fireEvent.click(add)
  fireEvent.change(screen.getByLabelText("What you'll do with it"), { target: { value: 'Roses' } })
  read()
  read()
  expect(screen.getByLabelText<HTMLInputElement>("What you'll do with it").value).toBe('Roses')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  read()
  fireEvent.click(screen.getByRole('button', { name: 'Edit the stretch goal A garden' }))
  fireEvent.change(screen.getByLabelText("What you'll do with it"), { target: { value: 'Tulips' } })
  read()
  expect(screen.getByLabelText<HTMLInputElement>("What you'll do with it").value).toBe('Tulips')
})

test('what is wrong with a goal is said, and what was written stays', async () => {
  const sent = answerWith(({ name }) =>
    name === 'edit_stretch_goal' ? refusal('stretch_goal_reached', 409) : success({ recdata: {} }),
  )
  show({ is_owner: 1, stretch_goals: [goal(2, 'A garden')] })
  fireEvent.click(screen.getByRole('button', { name: 'Edit the stretch goal A garden' }))
  const title = screen.getByLabelText("What you'll do with it")
  fireEvent.change(title, { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('What will you do with it?')).toBeTruthy()
  expect(sent).toEqual([])
  fireEvent.change(title, { target: { value: 'Roses' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy())
  expect((title as HTMLInputElement).value).toBe('Roses')
  expect(sent.map(({ body }) => body['title'])).toEqual(['Roses'])
})
