import type { VideoCall } from '@commons/contract/video-calls.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, refusal, success } from '../../../../api/test-server.ts'
import { logIn } from '../../../../compose/test-compose.ts'
import { renderOnPage } from '../../../groups/test-groups.tsx'
import { ongoing } from '../../calling.ts'
import CallHost from '../CallHost.tsx'
import { CallSession } from '../call-session.ts'
import { aGroupCall } from '../test-session.ts'
import { GroupBegin } from './GroupBegin.tsx'

let asked: ReturnType<typeof answerWith>

beforeEach(() => logIn(9))
afterEach(() => {
  act(() => ongoing.get()?.close())
  vi.unstubAllGlobals()
})

/** The group has a call with so many devices, or none. */
function serve(people_count: number | null) {
  const data = people_count === null ? null : { ...aGroupCall(), people: [], people_count }
  asked = answerWith(({ name }) => {
    if (name === 'group_call') return success({ data })
    return name === 'join_video_call' ? refusal('video_call_over', 409) : success({})
  })
}

const aSession = () => {
  const session = new CallSession({ name: 'Bakers', avatar: null, place: { group_id: 5 } }, vi.fn())
  return { session, meet: vi.spyOn(session, 'meet').mockResolvedValue(undefined) }
}

test('a call is begun with a ring or silently; one that is under way is joined without', async () => {
  serve(null)
  const { session, meet } = aSession()
  const { unmount } = renderOnPage(<GroupBegin session={session} place={{ group_id: 5 }} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Ring the group' }))
  fireEvent.click(screen.getByRole('button', { name: 'Begin silently' }))
  expect(meet.mock.calls).toEqual([
    [{ group_id: 5 }, { rings: true }],
    [{ group_id: 5 }, { rings: false }],
  ])
  unmount()
  serve(1)
  renderOnPage(<GroupBegin session={session} place={{ group_id: 5 }} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Join' }))
  expect(meet).toHaveBeenLastCalledWith({ group_id: 5 }, { rings: false })
  session.close()
})

test('a full call is no place to go', async () => {
  serve(4)
  const { session } = aSession()
  renderOnPage(<GroupBegin session={session} place={{ group_id: 5 }} />)
  expect(await screen.findByRole('button', { name: 'The call is full' })).toHaveProperty('disabled', true)
  session.close()
})

const ringing = (change: Partial<VideoCall> = {}) => ({
  ...aGroupCall({ is_incoming: 1, rings_for: 20, ...change }),
  device: null,
})

test('a group’s call that rings names the caller and the group, and is declined or joined', async () => {
  serve(null)
  const { unmount } = renderOnPage(<CallHost current={ringing()} />)
  const card = await screen.findByRole('alertdialog', { name: 'Bakers' })
  expect(card.textContent).toContain('Ada calls the group')
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(asked.find(({ name }) => name === 'end_video_call')?.body['call_id']).toBe(7))
  fireEvent.click(screen.getByRole('button', { name: 'Audio only' }))
  await waitFor(() => expect(asked.some(({ name }) => name === 'join_video_call')).toBe(true))
  expect(ongoing.get()?.whom).toEqual({ name: 'Bakers', avatar: null, place: { group_id: 5 } })
  unmount()
})

test('once it rings no longer, a call on none of the member’s devices is nothing to show', async () => {
  serve(null)
  renderOnPage(<CallHost current={ringing({ is_incoming: 0 })} />)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.queryByRole('region')).toBeNull()
})

test('several people in a chat are called by its name, which is theirs where it has none', async () => {
  const several = {
    title: '',
    people_count: 3,
    people: [
      { user_id: 2, full_name: 'Ada', avatar: null },
      { user_id: 3, full_name: 'Bob', avatar: null },
    ],
    picture: null,
    is_admin: 0,
    is_owner: 0,
  } as const
  const call = aGroupCall({
    chat_id: 7,
    group: null,
    several: { ...several, people: [...several.people] },
    is_incoming: 1,
    rings_for: 20,
  })
  answerWith(({ name }) =>
    name === 'several_call'
      ? success({ data: null })
      : name === 'join_video_call'
        ? refusal('video_call_over', 409)
        : success({}),
  )
  const { unmount } = renderOnPage(<CallHost current={{ ...call, device: null }} />)
  expect(await screen.findByRole('heading', { name: 'Ada and Bob' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Audio only' }))
  await waitFor(() => expect(ongoing.get()?.whom.place).toEqual({ chat_id: 7 }))
  unmount()
  const session = new CallSession({ name: 'Brno', avatar: null, place: { chat_id: 7 } }, vi.fn())
  const meet = vi.spyOn(session, 'meet').mockResolvedValue(undefined)
  renderOnPage(<GroupBegin session={session} place={{ chat_id: 7 }} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Ring everybody' }))
  expect(meet).toHaveBeenLastCalledWith({ chat_id: 7 }, { rings: true })
  session.close()
})
