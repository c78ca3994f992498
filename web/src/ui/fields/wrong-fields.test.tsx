import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type FormEvent, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useWrongFields } from './wrong-fields.ts'

type Outcome = 'field' | 'words' | 'done'

function Form({ outcome }: { outcome: Outcome }) {
  useWrongFields()
  const [state, setState] = useState<'new' | 'sent' | Outcome>('new')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setState('sent')
    setTimeout(() => setState(outcome), 5)
  }
  const isSent = state === 'sent'
  return (
    <form onSubmit={submit}>
      <input aria-label="Title" disabled={isSent} />
      <input aria-label="Target" disabled={isSent} aria-invalid={state === 'field'} />
      <p role="alert">{state === 'words' && 'That went wrong'}</p>
      <button type="submit">Send</button>
      <output>{state}</output>
    </form>
  )
}

const shown: Element[] = []
beforeEach(() => {
  shown.length = 0
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this)
  })
})

const send = (outcome: Outcome) => {
  render(<Form outcome={outcome} />)
  const button = screen.getByRole('button')
  button.focus()
  fireEvent.click(button)
  return waitFor(() => expect(screen.getByRole('status').textContent).toBe(outcome))
}

test('the first wrong field gets the focus and comes into view, also once the answer is there', async () => {
  await send('field')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Target')))
  expect(shown).toEqual([screen.getByLabelText('Target')])
})

test('words about the whole form come into view, and the focus stays', async () => {
  await send('words')
  await waitFor(() => expect(shown).toEqual([screen.getByRole('alert')]))
  expect(document.activeElement).toBe(screen.getByRole('button'))
})

test('what was sent well, or is being typed, moves nothing', async () => {
  await send('done')
  fireEvent.input(screen.getByLabelText('Title'), { target: { value: 'x' } })
  screen.getByLabelText('Target').setAttribute('aria-invalid', 'true')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(shown).toEqual([])
})
