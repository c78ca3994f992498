import type { Mute } from '@commons/contract/posts/lists.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSession, type Session } from '../../../api/session.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { renderInApp } from '../../../test-render.tsx'
import { toast, toasts } from '../../../ui/notices/toast.ts'
import { isMutedHere, mutedHere } from '../list/muted-here.ts'
import { aPost } from '../test-posts.ts'
import { MutedPanel } from './MutedPanel.tsx'

let muted: Mute[] = []
const heard = vi.fn()
let stop = () => {}

beforeEach(() => {
  openSession({ id: 9, api_key: 'key.secret' } as Session)
  heard.mockClear()
  stop = mutedHere.subscribe(heard)
  // As on the server: one mute for a word, in whatever case.
  answerWith(({ name, body }) => {
    if (name === 'mute_list') return success({ recdata: muted })
    if (name === 'muted_user_list') return success({ recdata: [] })
    if (name === 'delete_mute') muted = []
    if (name !== 'add_mute') return success()
    const mute: Mute = { mute_id: 1, mute_type: 'word', word: String(body['word']), ends_at: null }
    muted = [mute]
    return success({ recdata: mute })
  })
})
afterEach(() => {
  stop()
  mutedHere.set([])
  muted = []
  for (const { id } of toasts.get()) toast.dismiss(id)
  vi.unstubAllGlobals()
})

const isHidden = () => isMutedHere(aPost(1, { message: 'Rain again' }))
async function mute(word: string) {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Word or words' }), { target: { value: word } })
  fireEvent.click(screen.getByRole('button', { name: 'Mute' }))
  await screen.findByRole('button', { name: `Unmute ${word}` })
}

test('what is muted and unmuted here, lists that are open leave out and have again', async () => {
  renderInApp(<MutedPanel />)
  await mute('rain')
  expect(isHidden()).toBe(true)
  await mute('Rain')
  fireEvent.click(screen.getByRole('button', { name: 'Unmute Rain' }))
  await waitFor(() => expect(isHidden()).toBe(false))
  await screen.findByText("You haven't muted anything.")
  const undo = toasts.get().find(({ kind }) => kind === 'undo')
  act(() => undo?.onUndo?.())
  await waitFor(() => expect(isHidden()).toBe(true))
  expect(heard).toHaveBeenCalledTimes(4)
})

test('the end of what an earlier page had muted is told to lists, too', async () => {
  muted = [{ mute_id: 1, mute_type: 'word', word: 'rain', ends_at: null }]
  renderInApp(<MutedPanel />)
  fireEvent.click(await screen.findByRole('button', { name: 'Unmute rain' }))
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
  await screen.findByText("You haven't muted anything.")
})
