import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { toast, toasts } from '../../../ui/notices/toast.ts'
import { aGroup, renderOnPage } from '../test-groups.tsx'
import { EventAnswer } from './EventAnswer.tsx'
import { EventForm } from './EventForm.tsx'
import { EventGuests } from './EventGuests.tsx'
import { EventTimes } from './EventTimes.tsx'
import GroupEvents from './GroupEvents.tsx'
import { anEvent } from './test-events.ts'

beforeEach(() => openSession({ id: 7, api_key: 'key.secret' } as Session))
afterEach(() => {
  for (const { id } of toasts.get()) toast.dismiss(id)
  vi.unstubAllGlobals()
  endSession('logged_out')
})

const updates = (sent: ReturnType<typeof answerWith>) =>
  sent
    .filter(({ name }) => name === 'group_event_update')
    .map(({ body: { user_id: _id, api_key: _key, idempotency_key: _once, ...said } }) => said)

test('an answer is sent, shown before it is read again, and can be taken back', async () => {
  const sent = answerWith(({ body }) =>
    success({ recdata: anEvent({ my_answer: body['answer'] === 'none' ? null : 'yes' }) }),
  )
  renderOnPage(<EventAnswer event={anEvent()} />)
  screen.getByText('1 person is coming')
  expect(screen.queryByRole('button', { name: 'Take your answer back' })).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'Yes' }))
  const back = await screen.findByRole('button', { name: 'Take your answer back' })
  act(() => back.focus())
  fireEvent.click(back)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Yes' })))
  await waitFor(() =>
    expect(sent.filter(({ name }) => name === 'group_event_answer').map(({ body }) => body)).toMatchObject([
      { group_event_id: 3, answer: 'yes' },
      { group_event_id: 3, answer: 'none' },
    ]),
  )
})

test('whoever finds no place is told what to do', async () => {
  answerWith(() => refusal('group_event_full', 409))
  renderOnPage(<EventAnswer event={anEvent({ places: 1 })} />)
  screen.getByText('1 person is coming · No places left')
  fireEvent.click(screen.getByRole('radio', { name: 'Yes' }))
  await waitFor(() =>
    expect(toasts.get()).toMatchObject([{ kind: 'error', text: 'Text of group_event_full' }]),
  )
})

test('of what is cancelled or over it is said who said yes, and not how many can come', () => {
  answerWith(() => success({ recdata: [] }))
  const past = { begins_at: '2026-01-01T17:00:00.000Z', ends_at: '2026-01-01T19:00:00.000Z' }
  for (const change of [{ is_cancelled: 1 as const }, past]) {
    const event = anEvent({ yes_count: 2, maybe_count: 1, places: 5, ...change })
    const { unmount } = renderOnPage(
      <>
        <EventAnswer event={event} />
        <EventGuests event={event} />
      </>,
    )
    expect(screen.getByRole('status').textContent).toBe('2 people said yes')
    screen.getByRole('heading', { name: 'Who answered' })
    unmount()
  }
})

test('others than members are asked to join, and what is cancelled takes no answer', () => {
  answerWith(() => success())
  renderOnPage(<EventAnswer event={anEvent({ may_answer: 0 })} />)
  screen.getByRole('link', { name: 'Join the group to answer' })
  expect(screen.queryByRole('radio')).toBeNull()
})

test('what is cancelled takes no answer', () => {
  answerWith(() => success())
  renderOnPage(<EventAnswer event={anEvent({ is_cancelled: 1 })} />)
  expect(screen.queryByRole('radio')).toBeNull()
})

test('times are the reader’s, and those of the place where they differ', () => {
  const { container } = renderOnPage(<EventTimes of={anEvent({ time_zone: 'Asia/Tokyo' })} />)
  expect(container.textContent).toMatch(/There: .*2:00.*AM \(Asia\/Tokyo\)/)
})

test('a zone that the browser does not know shows the reader’s time only, and stays as it is', async () => {
  const sent = answerWith(() => success({ recdata: anEvent() }))
  const event = anEvent({ time_zone: 'Mars/Base' })
  const { container } = renderOnPage(<EventTimes of={event} />)
  expect(container.textContent).toMatch(/2099/)
  expect(container.textContent).not.toMatch(/There/)
  renderOnPage(<EventForm groupId={5} event={event} onClose={() => {}} />)
  fireEvent.change(screen.getByLabelText('Place'), { target: { value: 'Olympus Mons' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(updates(sent)).toEqual([{ group_event_id: 3, place: 'Olympus Mons' }]))
})

test('a change sends what was changed, and nothing that somebody else may have changed', async () => {
  const sent = answerWith(() => success({ recdata: anEvent() }))
  const event = anEvent({ begins_at: '2098-10-26T01:30:20.000Z', ends_at: '2098-10-26T03:00:00.000Z' })
  function Live() {
    const [shown, setShown] = useState(event)
    return (
      <>
        <button onClick={() => setShown({ ...event, place: 'Prague' })}>Read again</button>
        <EventForm groupId={5} event={shown} onClose={() => {}} />
      </>
    )
  }
  renderOnPage(<Live />)
  const title = screen.getByLabelText<HTMLInputElement>('Title')
  expect(title.maxLength).toBeGreaterThan(200)
  fireEvent.change(title, { target: { value: 'Seed fair' } })
  fireEvent.click(screen.getByText('Read again'))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Place').value).toBe('Prague'))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(updates(sent)).toEqual([{ group_event_id: 3, title: 'Seed fair' }]))
})

test('another zone of an event moves its times', async () => {
  const sent = answerWith(() => success({ recdata: anEvent() }))
  renderOnPage(<EventForm groupId={5} event={anEvent()} onClose={() => {}} />)
  fireEvent.change(screen.getByLabelText('Time zone'), { target: { value: 'UTC' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  const moved = { begins_at: '2099-12-24T18:00:00.000Z', ends_at: '2099-12-24T20:00:00.000Z' }
  await waitFor(() => expect(updates(sent)).toEqual([{ group_event_id: 3, ...moved, time_zone: 'UTC' }]))
})

test('the times of a form are those of its zone, and the end moves along', async () => {
  const sent = answerWith(() => success({ recdata: anEvent() }))
  renderOnPage(<EventForm groupId={5} onClose={() => {}} />)
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
  const put = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
  put('Title', 'Seed swap')
  put('Begins', '2098-12-24T18:00')
  expect(field('Ends').value).toBe('2098-12-24T20:00')
  put('Ends', '2098-12-24T19:00')
  put('Begins', '2098-12-25T18:30')
  expect(field('Ends').value).toBe('2098-12-25T19:30')
  put('Time zone', 'America/New_York')
  fireEvent.click(screen.getByRole('button', { name: 'Plan the event' }))
  await waitFor(() => expect(sent[0]).toBeDefined())
  expect(sent[0]).toMatchObject({
    name: 'group_event_create',
    body: {
      group_id: 5,
      begins_at: '2098-12-25T23:30:00.000Z',
      ends_at: '2098-12-26T00:30:00.000Z',
      time_zone: 'America/New_York',
    },
  })
})

test('an empty list says what will be there, and only those who run the group plan', async () => {
  answerWith(() => success({ recdata: [] }))
  renderOnPage(<GroupEvents group={aGroup({ role: 'member', is_group_member: 'Leave' })} />)
  await screen.findByText('Nothing planned yet')
  expect(screen.queryByRole('button', { name: 'Plan an event' })).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'Past' }))
  await screen.findByText('No past events')
})
