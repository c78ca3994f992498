import type { ReputationStatement } from '@commons/contract/freelance/reputation.ts'
import { RouterContextProvider } from '@tanstack/react-router'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { endSession } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { useStore } from '../../../ui/store.ts'
import { Reviews } from '../profile/Reviews.tsx'
import ReputationPage from './ReputationPage.tsx'

beforeAll(async () => {
  await Promise.all([import('./ReputationDialog.tsx'), import('../../../ui/dialog/DialogBody.tsx')])
})
afterEach(() => {
  act(() => {
    endSession('logged_out')
    stage.clear()
  })
  vi.unstubAllGlobals()
})

const nothing = { counterparts: 0, agreements: 0, amount_usd: '0', reviews: 0, rating: '0.0' }
const statement: ReputationStatement = {
  kind: 'commons-reputation-1',
  issuer: 'https://commons.example',
  username: 'bob',
  full_name: 'Bob',
  member_since: '2025-01-02T03:04:05.000Z',
  as_freelancer: { counterparts: 2, agreements: 3, amount_usd: '370.35', reviews: 3, rating: '4.7' },
  as_client: nothing,
  issued_at: '2026-11-26T08:00:00.000Z',
}
const document_ = JSON.stringify({ statement, key_id: 'a1b2', signature: 'c2lnbmVk' })

/** Answers as a server that signed `document_`. */
const server = () =>
  answerWith(({ body }) =>
    body['document'] === document_
      ? success({ data: { key_id: 'a1b2', statement } })
      : refusal('reputation_invalid', 409),
  )

/** A file that can be read; jsdom's can't. */
const file = (text: string) =>
  Object.assign(new File([text], 'reputation.json', { type: 'application/json' }), { text: async () => text })
const box = () => screen.getByLabelText('Or paste it')

test('a pasted reputation is checked, and what it says is shown', async () => {
  server()
  renderInApp(<ReputationPage />)
  fireEvent.change(box(), { target: { value: ` ${document_}\n` } })
  await screen.findByText('Genuine: exactly as we signed it on November 26, 2026.')
  screen.getByRole('heading', { name: 'Bob @bob' })
  screen.getByText('$370.35')
  screen.getByText('4.7 · 3 reviews')
  screen.getByText('No paid work yet.')
  screen.getByText('Key: a1b2')
})

test('a chosen file that was altered is refused in words', async () => {
  server()
  renderInApp(<ReputationPage />)
  const input = document.querySelector('input[type=file]') ?? expect.fail()
  fireEvent.change(input, { target: { files: [file(document_.replace('4.7', '4.9'))] } })
  await screen.findByText('Text of reputation_invalid')
  expect(screen.queryByText(/^Genuine/)).toBeNull()
})

test('a dropped file is checked', async () => {
  const asked = server()
  renderInApp(<ReputationPage />)
  const dropped = new Event('drop', { bubbles: true, cancelable: true })
  Object.assign(dropped, { dataTransfer: { types: ['Files'], files: [file(document_)], items: [] } })
  act(() => void window.dispatchEvent(dropped))
  await screen.findByText(/^Genuine/)
  expect(asked).toHaveLength(1)
})

test('a file of another site says so, and nothing that is too long is sent', async () => {
  const asked = answerWith(() => refusal('reputation_key_unknown', 409))
  renderInApp(<ReputationPage />)
  fireEvent.change(box(), { target: { value: document_ } })
  await screen.findByText('Text of reputation_key_unknown')
  fireEvent.change(box(), { target: { value: 'x'.repeat(4001) } })
  screen.getByText(/^That's too long for a reputation/)
  const input = document.querySelector('input[type=file]') ?? expect.fail()
  fireEvent.change(input, { target: { files: [file('x'.repeat(16_001))] } })
  screen.getByText(/^That's too long for a reputation/)
  expect(asked).toHaveLength(1)
})

const textOf = (blob: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result))
    reader.readAsText(blob)
  })

const Page = () => (
  <>
    <Reviews userId={9} isOwn />
    {useStore(stage)}
  </>
)

test('a member takes their reputation along as the very bytes that were signed', async () => {
  logIn(9)
  answerWith(({ name }) =>
    success(
      name === 'export_reputation'
        ? { data: { document: document_, key_id: 'a1b2', public_key: 'PEM', statement } }
        : { response: [], rating: '0.0', review_count: 0, uncounted_count: 0, next: null },
    ),
  )
  const made: Blob[] = []
  const names: string[] = []
  const createObjectURL = (blob: Blob) => `blob:${made.push(blob)}`
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <Page />
    </RouterContextProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Take your reputation along' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Download file' }))
  fireEvent.click(screen.getByRole('button', { name: 'Public key' }))
  expect(names).toEqual(['reputation-bob.json', 'commons-a1b2.pem'])
  expect(await Promise.all(made.map(textOf))).toEqual([document_, 'PEM'])
  const link = screen.getByRole('link', { name: 'check it here' })
  expect(link.getAttribute('href')).toMatch(/\/reputation$/)
})
