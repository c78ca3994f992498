import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSession, type Session } from '../../api/session.ts'
import { answerWith, success } from '../../api/test-server.ts'
import { renderInApp } from '../../test-render.tsx'
import { MentionTextarea } from './MentionTextarea.tsx'

const members = [
  { id: 1, user_id: 1, username: 'anna', full_name: 'Anna Nová', profile_pic: null, is_following: 1 },
  { id: 2, user_id: 2, username: 'antonin', full_name: 'Antonín Malý', profile_pic: null, is_following: 0 },
]
let sent: ReturnType<typeof answerWith>
const outer = vi.fn()

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
  outer.mockClear()
  openSession({ id: 1, api_key: 'key.secret' } as Session)
  sent = answerWith(({ body }) => {
    const begin = String(body['search'])
    return success({ recdata: members.filter(({ username }) => username.startsWith(begin)) })
  })
})
afterEach(() => vi.unstubAllGlobals())

function Field() {
  const [text, setText] = useState('')
  return <MentionTextarea aria-label="Text" value={text} onText={setText} onKeyDown={outer} />
}

/** The searches made, without other calls. */
const searched = () =>
  sent.filter(({ name }) => name === 'suggest_mentions').map(({ body }) => body['search'])
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox')
function write(text: string) {
  act(() => field().focus())
  fireEvent.change(field(), { target: { value: text, selectionStart: text.length } })
}
const press = (key: string, more: object = {}) => fireEvent.keyDown(field(), { key, ...more })
const options = () => screen.findAllByRole('option')
const chosen = () => document.querySelector(`[id="${field().getAttribute('aria-activedescendant')}"]`)

test('letters after an @ offer members, once for a pause', async () => {
  renderInApp(<Field />)
  write('Hi @')
  write('Hi @a')
  write('Hi @an')
  expect(await options()).toHaveLength(2)
  expect(searched()).toEqual(['an'])
  expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  expect(document.activeElement).toBe(field())
})

test('arrows choose in a ring, Enter takes, and what is outside hears neither', async () => {
  renderInApp(<Field />)
  write('Hi @an')
  await options()
  expect(chosen()?.textContent).toContain('@anna')
  press('ArrowDown')
  expect(chosen()?.textContent).toContain('@antonin')
  press('ArrowDown')
  expect(chosen()?.textContent).toContain('@anna')
  press('ArrowUp')
  press('Enter')
  expect(field().value).toBe('Hi @antonin ')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(outer).not.toHaveBeenCalled()
  press('Enter')
  expect(outer).toHaveBeenCalledOnce()
})

test('Tab and a press take, too, and the focus stays', async () => {
  renderInApp(<Field />)
  write('@an')
  await options()
  press('Tab')
  expect(field().value).toBe('@anna ')
  write('@anna and @ant')
  const [second] = await options()
  const press2 = createEvent.mouseDown(second as Element)
  fireEvent(second as Element, press2)
  expect(press2.defaultPrevented).toBe(true)
  fireEvent.click(second as Element)
  expect(field().value).toBe('@anna and @antonin ')
  expect(document.activeElement).toBe(field())
})

test('Esc closes for this name alone', async () => {
  renderInApp(<Field />)
  write('@an')
  await options()
  // This attribute makes the surrounding dialogs ignore the key.
  expect(field().dataset['mantineStopPropagation']).toBe('true')
  press('Escape')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field().dataset['mantineStopPropagation']).toBeUndefined()
  write('@ann')
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(screen.queryByRole('listbox')).toBeNull()
  write('@ann @an')
  expect(await options()).toHaveLength(2)
})

test('keys while letters are composed, and with others held, are not the list’s', async () => {
  renderInApp(<Field />)
  write('@an')
  await options()
  press('Enter', { isComposing: true })
  press('Enter', { ctrlKey: true })
  expect(field().value).toBe('@an')
  expect(outer).toHaveBeenCalledTimes(2)
})

test('while the next answer is on its way, only who fits still is offered', async () => {
  renderInApp(<Field />)
  write('@an')
  await options()
  write('@ant')
  expect(screen.getAllByRole('option').map((each) => each.textContent)).toEqual([
    expect.stringContaining('@antonin'),
  ])
  await waitFor(() => expect(searched()).toEqual(['an', 'ant']))
})

test('leaving the field closes', async () => {
  renderInApp(<Field />)
  write('@an')
  await options()
  act(() => field().blur())
  expect(screen.queryByRole('listbox')).toBeNull()
})
