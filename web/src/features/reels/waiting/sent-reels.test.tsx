import { QueryClient } from '@tanstack/react-query'
import { RouterContextProvider } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storage } from '../../../compose/test-idb-kept.ts'
import { CallError } from '../../../api/call-error.ts'
import { endSession } from '../../../api/session.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { holdUpload, logIn, png, stubFileUrls, uploads } from '../../../compose/test-compose.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { useStore } from '../../../ui/store.ts'
import { OwnReels } from '../not-published/OwnReels.tsx'
import { useNotPublished } from '../not-published/use-not-published.ts'
import { reelDraft } from './reel-draft.ts'
import { cancelUpload, sendReel } from './reel-uploads.ts'
import { reelUploads } from './upload-store.ts'

vi.mock('idb-keyval', () => import('../../../compose/test-idb-kept.ts'))

let member = 0

beforeEach(async () => {
  storage.rows.clear()
  storage.hasRoom = true
  stubFileUrls()
  answerWith(({ name }) => (name === 'waiting_reels' ? success({ reels: [] }) : success({})))
  logIn(++member)
})
afterEach(() => {
  act(stage.clear)
  for (const key of reelUploads.get().keys()) cancelUpload(key)
  vi.unstubAllGlobals()
})

const kept = () => [...storage.rows.keys()].filter((key) => key.startsWith(`${member}/sent-reel/`))
const lastSent = () => uploads.at(-1)?.fields
const keySent = () => lastSent()?.idempotency_key ?? ''

function Home() {
  const opened = useStore(stage)
  return (
    <>
      <OwnReels {...useNotPublished()} />
      {opened}
    </>
  )
}

function openHome() {
  return renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <Home />
    </RouterContextProvider>,
  )
}

async function send() {
  const held = holdUpload()
  const media = { file: png('film.mp4'), kind: 'video', seconds: 9 } as const
  void sendReel(new QueryClient(), { ...reelDraft.blank, text: 'Bread', audience: 'private', media })
  await waitFor(() => expect(kept()).toHaveLength(storage.hasRoom ? 2 : 1))
  return held
}

/** Ends the session as a login on another device does, and logs in here again. */
async function replaceSession(leaveHome: () => void) {
  leaveHome()
  act(() => endSession('session_replaced'))
  expect(reelUploads.get().size).toBe(0)
  act(() => logIn(member))
  openHome()
  await screen.findByText('The page was closed before this was sent.')
}

test('a reel whose upload ended with the session is there after the next login, and goes out once', async () => {
  const { unmount } = openHome()
  await send()
  const key = keySent()
  await replaceSession(unmount)
  const { answer } = holdUpload()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(lastSent()).toMatchObject({
    message: 'Bread',
    post_type: 'private',
    idempotency_key: key,
  })
  expect(uploads.at(-1)?.files?.['file']).toMatchObject({ name: 'film.mp4' })
  answer({ message: 'It will appear', recdata: { reel_id: 5 } })
  await waitFor(() => expect(kept()).toEqual([]))
})

test('one that has arrived, was cancelled or deleted does not come back', async () => {
  const first = await send()
  first.answer({ message: 'It will appear', recdata: { reel_id: 5 } })
  await waitFor(() => expect(kept()).toEqual([]))
  await send()
  act(() => cancelUpload(keySent()))
  await waitFor(() => expect(kept()).toEqual([]))
  openHome()
  const { refuse } = await send()
  refuse(new CallError({ refusal: 'too_many_processing', message: 'Too many at once', status: 429 }))
  await screen.findByText('Too many at once')
  expect(kept()).not.toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Delete this reel' }))
  await waitFor(() => expect(kept()).toEqual([]))
})

test('where there was no room for its film, its words come back', async () => {
  storage.hasRoom = false
  const { unmount } = openHome()
  await send()
  await replaceSession(unmount)
  // Without the film it would be another reel.
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
  const field = await screen.findByLabelText<HTMLTextAreaElement>('About or Tagline')
  await waitFor(() => expect(field.value).toBe('Bread'))
  await waitFor(() => expect(kept()).toEqual([]))
})
