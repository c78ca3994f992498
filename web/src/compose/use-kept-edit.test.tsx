import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { logIn } from './test-compose.ts'
import { storage } from './test-idb-kept.ts'
import { type EditDraft, editKind, useKeptEdit } from './use-kept-edit.ts'

vi.mock('idb-keyval', () => import('./test-idb-kept.ts'))

interface Note extends EditDraft {
  readonly name: string
  readonly text: string
  readonly file: File | undefined
}
const blank: Note = { name: '', text: '', file: undefined, base: '', sentAs: undefined }
const kind = editKind<Note>('note-edit', blank, ['file'])
const stored = { ...blank, name: 'Soil', text: 'Old' }

beforeEach(() => {
  storage.rows.clear()
  logIn(9)
})

const open = (version: Note = stored, place = '5') =>
  renderHook(({ version }) => useKeptEdit(kind, place, version), { initialProps: { version } })
const rows = () => storage.rows.size
/** Changes something and leaves the page. */
async function begin(parts: Partial<Note>) {
  const { result, unmount } = open()
  await act(async () => {})
  act(() => result.current.change(parts))
  unmount()
  await waitFor(() => expect(rows()).toBeGreaterThan(0))
}

test('a change is kept for its thing and its member, until it is saved or cancelled', async () => {
  const file = new File(['x'], 'x.png')
  await begin({ text: 'New', file })
  expect(open(stored, '6').result.current.draft.text).toBe('Old')
  const { result } = open()
  await waitFor(() => expect(result.current.draft).toMatchObject({ name: 'Soil', text: 'New', file }))
  expect([result.current.restored, result.current.isOutdated]).toEqual([true, false])
  act(() => result.current.forget())
  await waitFor(() => expect(rows()).toBe(0))
  logIn(8)
  const other = open()
  await act(async () => {})
  expect(other.result.current.draft.text).toBe('Old')
})

test('what is as stored again is not kept', async () => {
  const { result, unmount } = open()
  await act(async () => {})
  act(() => result.current.change({ text: 'New' }))
  act(() => result.current.change({ text: 'Old' }))
  unmount()
  await act(async () => {})
  expect(rows()).toBe(0)
})

test('a newer version comes through where nothing was changed, and is told where it would be replaced', async () => {
  await begin({ text: 'Mine' })
  const { result, rerender, unmount } = open({ ...stored, name: 'Soil and seeds' })
  await waitFor(() => expect(result.current.draft).toMatchObject({ name: 'Soil and seeds', text: 'Mine' }))
  expect(result.current.isOutdated).toBe(false)
  const newer = { ...stored, name: 'Seeds', text: 'Theirs' }
  rerender({ version: newer })
  expect(result.current.draft).toMatchObject({ name: 'Seeds', text: 'Mine' })
  expect(result.current.isOutdated).toBe(true)
  act(() => result.current.change({ name: 'Seeds!' }))
  // It is still known on the next page.
  unmount()
  await act(async () => {})
  const again = open(newer)
  await waitFor(() => expect(again.result.current.draft).toMatchObject({ name: 'Seeds!', text: 'Mine' }))
  expect(again.result.current.isOutdated).toBe(true)
  act(() => again.result.current.discard())
  expect(again.result.current.draft).toMatchObject({ name: 'Seeds', text: 'Theirs' })
  expect([again.result.current.isOutdated, again.result.current.restored]).toEqual([false, false])
  await waitFor(() => expect(rows()).toBe(0))
})

test('saving the same as what became stored replaces nothing', async () => {
  await begin({ text: 'Mine' })
  const { result } = open({ ...stored, text: 'Mine' })
  await waitFor(() => expect(rows()).toBe(0))
  expect([result.current.restored, result.current.isOutdated]).toEqual([false, false])
})
