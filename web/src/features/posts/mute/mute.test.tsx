import type { Mute } from '@commons/contract/posts/lists.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSession, type Session } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { renderInApp } from '../../../test-render.tsx'
import { toast, toasts } from '../../../ui/notices/toast.ts'
import { undo } from '../../../ui/test-answers.ts'
import { MuteForm } from './MuteForm.tsx'

const hour = 3600 * 1000
const endIn = (ms: number) => new Date(Date.now() + ms).toISOString()
const mute = (mute_id: number, ends_at: string | null, word = 'rain'): Mute => ({
  mute_id,
  mute_type: 'word',
  word,
  ends_at,
})

beforeEach(() => openSession({ id: 9, api_key: 'key.secret' } as Session))
afterEach(() => {
  for (const { id } of toasts.get()) toast.dismiss(id)
  vi.unstubAllGlobals()
})

/** Answers with the muted words as the real server does: each word once, under one id. */
function serve(before: readonly Mute[], { withList = true } = {}) {
  let muted = [...before]
  return answerWith(({ name, body }) => {
    if (name === 'mute_list') return withList ? success({ recdata: muted }) : refusal('internal', 500)
    if (name === 'delete_mute') {
      muted = muted.filter(({ mute_id }) => mute_id !== body['mute_id'])
      return success()
    }
    if (name !== 'add_mute') return success()
    const days = Number(body['days'] ?? 0)
    const found = muted.find(({ word }) => word === body['word'])
    const now = mute(found?.mute_id ?? 50, days > 0 ? endIn(days * 24 * hour) : null, String(body['word']))
    muted = [now, ...muted.filter(({ mute_id }) => mute_id !== now.mute_id)]
    return success({ recdata: now })
  })
}

const writes = (sent: ReturnType<typeof serve>) =>
  sent
    .filter(({ name }) => name === 'add_mute' || name === 'delete_mute')
    .map(({ name, body: { word, days, mute_id } }) => [name, word ?? mute_id, days])

async function muteRain() {
  renderInApp(<MuteForm tags={[]} onClose={() => {}} />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'rain' } })
  fireEvent.click(screen.getByRole('button', { name: 'Mute' }))
  await waitFor(() => expect(toasts.get()).not.toEqual([]))
}

test('what was not muted is muted no longer after Undo', async () => {
  const sent = serve([mute(3, null, 'snow')])
  await muteRain()
  await undo()
  await waitFor(() =>
    expect(writes(sent)).toEqual([
      ['add_mute', 'rain', '7'],
      ['delete_mute', 50, undefined],
    ]),
  )
})

test.each([
  ['an end', endIn(49 * hour), 3],
  ['no end', null, undefined],
] as const)('what was muted before with %s is so again after Undo', async (_, ends_at, days) => {
  const sent = serve([mute(3, ends_at)])
  await muteRain()
  await undo()
  await waitFor(() =>
    expect(writes(sent)).toEqual([
      ['add_mute', 'rain', '7'],
      ['add_mute', 'rain', days],
    ]),
  )
  await waitFor(() => expect(toasts.get().map(({ text }) => text)).toContain('Muted again'))
})

test('where it is not known what was muted before, nothing is taken away', async () => {
  const sent = serve([mute(3, null)], { withList: false })
  await muteRain()
  expect(toasts.get().map(({ kind }) => kind)).toEqual(['success'])
  expect(writes(sent)).toEqual([['add_mute', 'rain', '7']])
})

test('sent again after a lost answer it is the same mute, and Undo knows what was before it', async () => {
  const keys: unknown[] = []
  let muted = [mute(3, null)]
  const sent = answerWith(({ name, body }) => {
    if (name === 'mute_list') return success({ recdata: muted })
    if (name !== 'add_mute') return success()
    keys.push(body['idempotency_key'])
    muted = [mute(3, endIn(7 * 24 * hour))]
    return keys.length === 1 ? refusal('internal', 500) : success({ recdata: muted[0] })
  })
  renderInApp(<MuteForm tags={[]} onClose={() => {}} />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'rain' } })
  fireEvent.click(screen.getByRole('button', { name: 'Mute' }))
  await screen.findByText('Text of internal')
  fireEvent.click(screen.getByRole('button', { name: 'Mute' }))
  await waitFor(() => expect(toasts.get()).not.toEqual([]))
  expect(keys[1]).toBe(keys[0])
  await undo()
  await waitFor(() => expect(keys).toHaveLength(3))
  expect(sent.at(-1)?.body['days']).toBeUndefined()
})
