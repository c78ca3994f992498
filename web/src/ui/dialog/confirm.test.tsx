import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderInApp } from '../../test-render.tsx'
import { questions, useConfirm } from './confirm.ts'
import { ConfirmHost } from './ConfirmHost.tsx'
import { chooseDeviceSetting, deviceSetting } from '../device-settings.ts'

function Asker({ destructive, pays = false }: { destructive: boolean; pays?: boolean }) {
  const confirm = useConfirm()
  const [answer, setAnswer] = useState('none')
  const ask = async () => {
    const yes = await confirm('Are you sure to delete this.', {
      about: 'Jana',
      destructive,
      pays,
      skippedBy: 'followQuestion',
    })
    setAnswer(yes ? 'Yes' : 'No')
  }
  return (
    <>
      <button onClick={() => void ask()}>Ask</button>
      <output>{answer}</output>
      <ConfirmHost />
    </>
  )
}

afterEach(() => act(() => questions.get()?.answer(false)))

async function ask(destructive: boolean, pays = false) {
  renderInApp(<Asker destructive={destructive} pays={pays} />)
  const opener = screen.getByRole('button', { name: 'Ask' })
  opener.focus()
  fireEvent.click(opener)
  await screen.findByRole('dialog', { name: 'Confirm to submit' })
  screen.getByText('Are you sure to delete this.')
  return opener
}

const answered = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))

test('focus starts on No where something would be destroyed', async () => {
  await ask(true)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('No'))
})

test('focus starts on No where money leaves', async () => {
  await ask(false, true)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('No'))
})

test('the second click of a double one presses nothing below, for a moment', async () => {
  await ask(false)
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }), { detail: 1 })
  await answered('Yes')
  expect(document.querySelector('[data-shield]')).not.toBeNull()
  await waitFor(() => expect(document.querySelector('[data-shield]')).toBeNull())
})

test('focus starts on Yes otherwise; Yes is yes, and focus returns to the opener', async () => {
  const opener = await ask(false)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Yes'))
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
  await answered('Yes')
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('closing the dialog by Esc is No', async () => {
  await ask(false)
  await act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  })
  await answered('No')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('it names whom it is about, and what is not to be asked again is not', async () => {
  await ask(false)
  screen.getByText('Jana')
  fireEvent.click(screen.getByRole('checkbox', { name: "Don't ask again" }))
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
  await answered('Yes')
  expect(deviceSetting('followQuestion')).toBe('off')
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
  expect(questions.get()).toBeNull()
  chooseDeviceSetting('followQuestion', 'on')
})
