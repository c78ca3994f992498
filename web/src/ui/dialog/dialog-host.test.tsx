import { expect, test, vi } from 'vitest'
import { openDialog, stage } from './dialog-host.ts'
import { toasts } from '../notices/toast.ts'

const dialog = () => Promise.resolve({ default: (_: { name: string; onClose: () => void }) => null })

test('what was asked for last is shown, and closes itself', async () => {
  const late = Promise.withResolvers<Awaited<ReturnType<typeof dialog>>>()
  const first = openDialog(() => late.promise, { name: 'first' })
  await openDialog(dialog, { name: 'second' })
  late.resolve(await dialog())
  await first
  const shown = stage.get() as { props: { name: string; onClose: () => void } }
  expect(shown.props.name).toBe('second')
  shown.props.onClose()
  expect(stage.get()).toBeNull()
})

test('another page clears it, also while it is on its way', async () => {
  const heard = vi.fn()
  stage.subscribe(heard)
  const late = Promise.withResolvers<Awaited<ReturnType<typeof dialog>>>()
  const opening = openDialog(() => late.promise, { name: 'late' })
  stage.clear()
  late.resolve(await dialog())
  await opening
  expect(stage.get()).toBeNull()
  expect(heard).not.toHaveBeenCalled()
})

test('a dialog that cannot be fetched is said so', async () => {
  await openDialog<{ onClose: () => void }>(() => Promise.reject(new Error('offline')), {})
  expect(toasts.get().at(-1)).toMatchObject({ kind: 'error' })
})
