import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { storage } from '../../../compose/test-idb-kept.ts'
import { currentSession, endSession, rereadSession } from '../../../api/session.ts'
import { answerWith, cookieOf, success } from '../../../api/test-server.ts'
import { renderInApp } from '../../../test-render.tsx'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { useStore } from '../../../ui/store.ts'
import { toast, toasts } from '../../../ui/notices/toast.ts'
import { keepDraft } from '../../../compose/keep-draft.ts'
import { outbox } from '../../../compose/outbox/outbox.ts'
import { postDraft } from '../../posts/composer/post-draft.ts'
import { waitingComments } from '../../../discussion/waiting-comments.ts'
import { useLogout } from './use-logout.ts'

vi.mock('idb-keyval', () => import('../../../compose/test-idb-kept.ts'))

// Preload: otherwise the first test waits for all of it.
beforeAll(() =>
  Promise.all([
    import('../../../compose/outbox/unsent.ts'),
    import('../../../compose/outbox/UnsentDialog.tsx'),
    import('../../../ui/dialog/DialogBody.tsx'),
  ]),
)

let sent: ReturnType<typeof answerWith>
beforeEach(() => {
  storage.rows.clear()
  sent = answerWith(({ name }) => {
    // The real server's response deletes the cookie too.
    if (name === 'logout') document.cookie = 'name=; Max-Age=0'
    return success()
  })
  document.cookie = cookieOf(9, 'key.secret')
  rereadSession()
})
afterEach(() => {
  act(() => {
    stage.clear()
    endSession('logged_out')
    onlineManager.setOnline(true)
  })
  for (const { id } of toasts.get()) toast.dismiss(id)
  vi.unstubAllGlobals()
})

function Page() {
  const { logOut, leaving } = useLogout()
  const dialog = useStore(stage)
  return (
    <main>
      <button type="button" disabled={leaving} onClick={() => void logOut()}>
        Logout
      </button>
      {dialog}
    </main>
  )
}

const logouts = () => sent.filter(({ name }) => name === 'logout')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const comment = (key: string) =>
  waitingComments.keep({
    kind: 'object_comment',
    key,
    object_id: 5,
    comment_id: undefined,
    text: 'Said in a tunnel',
  })

test('with nothing unsent one leaves at once', async () => {
  renderInApp(<Page />)
  press('Logout')
  await waitFor(() => expect(currentSession()).toBeNull())
  expect(logouts()).toHaveLength(1)
})

test('what is not sent yet is asked about; who stays loses nothing', async () => {
  comment('a')
  comment('b')
  renderInApp(<Page />)
  press('Logout')
  await screen.findByRole('dialog', { name: "2 items aren't sent yet" })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Stay logged in'))
  press('Stay logged in')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([logouts().length, outbox.get().size, currentSession()?.id]).toEqual([0, 2, 9])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Logout' }).disabled).toBe(false)
})

test('who leaves all the same leaves nothing of it, also of what was typed a moment ago', async () => {
  comment('a')
  let text = ''
  const keeper = keepDraft(postDraft, 9, 'home', () => ({ ...postDraft.blank, text }))
  await keeper.load()
  text = 'Half a thought'
  keeper.changed()
  renderInApp(<Page />)
  press('Logout')
  await screen.findByRole('dialog', { name: "2 items aren't sent yet" })
  expect(storage.rows.size).toBe(1)
  press('Log out anyway')
  await waitFor(() => expect(currentSession()).toBeNull())
  expect(outbox.get().size).toBe(0)
  await waitFor(() => expect(storage.rows.size).toBe(0))
  keeper.end()
})

test('without a network nothing is asked that could not be done', async () => {
  comment('a')
  act(() => onlineManager.setOnline(false))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  sent = answerWith(() => 'network failure')
  renderInApp(<Page />)
  press('Logout')
  await waitFor(() => expect(toasts.get().map(({ kind }) => kind)).toEqual(['error']))
  expect(toasts.get()[0]?.text).toMatch(/you're still logged in/)
  expect([stage.get(), currentSession()?.id, outbox.get().size]).toEqual([null, 9, 1])
})
