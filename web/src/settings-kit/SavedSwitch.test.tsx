import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CallError } from '../api/call-error.ts'
import { renderInApp } from '../test-render.tsx'
import { SavedSwitch } from './SavedSwitch.tsx'

const theSwitch = () => screen.getByRole<HTMLInputElement>('switch', { name: 'News' })
const refused = () => new CallError({ refusal: 'internal', message: 'Out of stamps.', status: 500 })

function shown(save: (on: boolean) => Promise<unknown>, stored: boolean | undefined = true) {
  renderInApp(<SavedSwitch label="News" hint="By mail" stored={stored} save={save} />)
}

test('what is stored is not known yet: nothing can be switched', () => {
  renderInApp(<SavedSwitch label="News" hint="By mail" stored={undefined} save={() => Promise.resolve()} />)
  expect(theSwitch().disabled).toBe(true)
})

test('it stands as it was put while the server is asked, says Saved, and Undo puts it back', async () => {
  const asked: boolean[] = []
  let answer = () => {}
  shown((on) => {
    asked.push(on)
    return new Promise<void>((resolve) => (answer = resolve))
  })
  fireEvent.click(theSwitch())
  expect(theSwitch().checked).toBe(false)
  expect(screen.queryByText('Saved')).toBeNull()
  await act(async () => answer())
  screen.getByText('Saved')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(asked).toEqual([false, true])
})

test('a refusal puts it back and says why', async () => {
  shown(() => Promise.reject(refused()))
  fireEvent.click(theSwitch())
  await screen.findByText('Out of stamps.')
  await waitFor(() => expect(theSwitch().checked).toBe(true))
  expect(screen.queryByText('Saved')).toBeNull()
})

test('of two presses in a row only the last one speaks', async () => {
  const answers: Array<(error?: Error) => void> = []
  shown(
    () =>
      new Promise<void>((resolve, reject) => {
        answers.push((error) => (error ? reject(error) : resolve()))
      }),
  )
  fireEvent.click(theSwitch())
  fireEvent.click(theSwitch())
  expect(theSwitch().checked).toBe(true)
  await act(async () => answers[0]?.(refused()))
  expect(screen.queryByText('Out of stamps.')).toBeNull()
  expect(theSwitch().checked).toBe(true)
  await act(async () => answers[1]?.())
  screen.getByText('Saved')
})
