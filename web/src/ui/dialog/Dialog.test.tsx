import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { renderInApp } from '../../test-render.tsx'
import { Dialog } from './Dialog.tsx'

// Load it beforehand: otherwise the first test would wait for it.
beforeAll(async () => void (await import('./DialogBody.tsx')))

async function focused() {
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return document.activeElement
}

test('one with a form begins in its first field', async () => {
  renderInApp(
    <Dialog opened title="Write" onClose={() => {}}>
      <form>
        <input aria-label="Address" readOnly />
        <textarea aria-label="Words" />
        <button type="submit">Send</button>
      </form>
    </Dialog>,
  )
  expect(await focused()).toBe(screen.getByRole('textbox', { name: 'Words' }))
})

test('one that says where it begins does so', async () => {
  renderInApp(
    <Dialog opened title="Write" onClose={() => {}}>
      <form>
        <input aria-label="Words" />
        <input aria-label="More" data-autofocus />
      </form>
    </Dialog>,
  )
  expect(await focused()).toBe(screen.getByRole('textbox', { name: 'More' }))
})

test('one that is read begins with its first control', async () => {
  renderInApp(
    <Dialog opened title="Read" onClose={() => {}}>
      <input type="radio" aria-label="Theme" />
    </Dialog>,
  )
  expect(await focused()).toBe(screen.getByRole('button', { name: 'Close' }))
})
