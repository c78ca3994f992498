import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test-render.tsx'
import { AppCodeForm } from './AppCodeForm.tsx'
import type { SecondStep } from './use-second-step.ts'

function open(parts: Partial<SecondStep> = {}) {
  const finish = vi.fn(async () => false)
  const step: SecondStep = {
    isSending: false,
    failure: undefined,
    wait: 0,
    finish,
    fail: () => {},
    ...parts,
  }
  renderInApp(<AppCodeForm step={step} />)
  return finish
}

const digits = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /Digit/ })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Login' })
const paste = (text: string) =>
  fireEvent.paste(digits()[0] ?? document.body, { clipboardData: { getData: () => text } })

test('the first digit has the focus, and the button waits for the sixth', () => {
  open({ wait: 5 })
  expect(document.activeElement).toBe(digits()[0])
  expect(button().disabled).toBe(true)
})

test('a pasted code is sent once, and a wrong one leaves empty fields and the focus in the first', async () => {
  const finish = open()
  paste('123 456')
  expect(finish).toHaveBeenCalledExactlyOnceWith({ code: '123456' })
  await waitFor(() =>
    expect(
      digits()
        .map(({ value }) => value)
        .join(''),
    ).toBe(''),
  )
  expect(document.activeElement).toBe(digits()[0])
  // Pasting the same code sends it again: the first time may have been too early.
  paste('123456')
  await waitFor(() => expect(finish).toHaveBeenCalledTimes(2))
})

test('after too many tries a whole code waits, and is not lost', () => {
  const finish = open({ wait: 7, failure: 'Too many wrong tries.' })
  paste('123456')
  expect(finish).not.toHaveBeenCalled()
  expect(button().disabled).toBe(true)
  expect(
    digits()
      .map(({ value }) => value)
      .join(''),
  ).toBe('123456')
  expect(screen.getByRole('alert').textContent).toContain('Too many wrong tries.')
  for (const digit of digits()) expect(digit.getAttribute('aria-invalid')).toBe('true')
})

test('nothing but digits is taken', () => {
  const finish = open()
  paste('12345a')
  expect(finish).not.toHaveBeenCalled()
  expect(digits().map(({ value }) => value)).toEqual(['', '', '', '', '', ''])
})
