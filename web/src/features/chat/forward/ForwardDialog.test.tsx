import { mostForwards } from '@commons/contract/chat/messages.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { renderOnPage } from '../../groups/test-groups.tsx'
import { aChat } from '../test-chat.ts'
import ForwardDialog from './ForwardDialog.tsx'
import { canForward } from './forwarded.ts'

beforeEach(() => logIn(3))

const friend = (user_id: number, full_name: string) => ({
  user_id,
  full_name,
  username: full_name.toLowerCase(),
  profile_pic: null,
})

function serve(refuses: readonly number[] = []) {
  const sent: unknown[] = []
  answerWith(({ name, body }) => {
    if (name === 'chat_list')
      return success({
        users: [
          aChat(),
          aChat({ chat_id: 6, by_freelancer: 1 }),
          aChat({ id: 8, chat_id: 7, full_name: 'Gone', can_write: 0 }),
        ],
      })
    if (name === 'friend_list')
      return success({
        recdata: ['Jana', 'Ann', 'Bea', 'Cyd', 'Dan', 'Eve'].map((each, at) => friend(at + 7, each)),
      })
    if (name === 'search_user')
      return success({
        users: [{ id: 30, full_name: 'Zoe', avatar: null, username: 'zoe', closeness: 'none' }],
      })
    if (name !== 'chat_message_forward') return success({})
    if (refuses.includes(Number(body['friend_id']))) return refusal('chat_not_allowed', 403)
    expect(body['idempotency_key']).toBeTruthy()
    const { message_id, friend_id, by_freelancer, message } = body
    sent.push({ message_id, friend_id, by_freelancer, message })
    return success({ recdata: { chat_id: 5 } })
  })
  return sent
}

function show() {
  const onClose = vi.fn<() => void>()
  const of = { id: 101, message: 'Look at this', file_type: null }
  renderOnPage(<ForwardDialog of={of} onClose={onClose} />)
  return onClose
}

const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole('checkbox', { name }))
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))

test('a message goes to the chats that are chosen, each once, with the remark', async () => {
  const sent = serve()
  const onClose = show()
  expect(await screen.findByText('Look at this')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true)
  await screen.findByRole('checkbox', { name: /Bea/ })
  // Those who can't be written to aren't offered, and nobody is twice, except with a chat about work.
  expect(screen.getAllByRole('checkbox').map(({ parentElement: row }) => row?.textContent)).toEqual([
    expect.stringMatching(/Jana.*@jana/),
    expect.stringMatching(/Jana.*Chat about work/),
    ...['Ann', 'Bea', 'Cyd', 'Dan', 'Eve']
      .filter((name) => name !== 'Ann')
      .map((name) => expect.stringContaining(name)),
  ])
  await choose(/Jana.*@jana/)
  await choose(/Jana.*about work/)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zo' } })
  await choose(/Zoe/)
  expect(screen.getByText('To:', { exact: false }).textContent).toBe('To: Jana, Jana, and Zoe')
  fireEvent.change(screen.getByRole('textbox', { name: 'Add a message' }), { target: { value: ' Nice ' } })
  send()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toEqual([
    { message_id: 101, friend_id: 7, by_freelancer: 0, message: 'Nice' },
    { message_id: 101, friend_id: 7, by_freelancer: 1, message: 'Nice' },
    { message_id: 101, friend_id: 30, by_freelancer: 0, message: 'Nice' },
  ])
})

test('who refuses stays chosen, with the reason, and nobody gets it twice', async () => {
  const sent = serve([9])
  const onClose = show()
  await choose(/Jana.*@jana/)
  await choose(/Bea/)
  send()
  const note = await screen.findByRole('alert')
  expect(note.textContent).toContain('Not sent to Bea:')
  expect(onClose).not.toHaveBeenCalled()
  const jana = screen.getByRole<HTMLInputElement>('checkbox', { name: /Jana.*Sent/ })
  expect([jana.checked, jana.disabled]).toEqual([true, true])
  send()
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false),
  )
  expect(sent).toHaveLength(1)
})

test('no more than five can be chosen', async () => {
  serve()
  show()
  for (const name of [/Jana.*@jana/, /Jana.*work/, /Bea/, /Cyd/, /Dan/]) await choose(name)
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toHaveLength(
    mostForwards,
  )
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Eve/ }).disabled).toBe(true)
  expect(within(screen.getByRole('dialog')).getByText(/the most at once/)).toBeTruthy()
})

test('what is deleted, says nothing itself, or has no file yet is not forwarded', () => {
  const said = { message: 'x', file_type: null, file_state: null, is_deleted: 0 } as const
  expect(canForward(said)).toBe(true)
  expect(canForward({ ...said, is_deleted: 1 })).toBe(false)
  expect(canForward({ ...said, message: '' })).toBe(false)
  expect(canForward({ ...said, message: '', file_type: 'image', file_state: 'ready' })).toBe(true)
  expect(canForward({ ...said, file_type: 'image', file_state: 'processing' })).toBe(false)
})
