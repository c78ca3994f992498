import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { renderOnPage } from '../../groups/test-groups.tsx'
import { ongoing, wanted, type WantedMany } from '../calling.ts'
import { CallSession } from '../host/call-session.ts'
import { aGroupCall } from '../host/test-session.ts'
import { GroupCallBar } from './GroupCallBar.tsx'
import { GroupCallButton } from './GroupCallButton.tsx'
import { GroupCallLine } from './GroupCallLine.tsx'

const bakers: WantedMany = {
  place: { group_id: 5 },
  name: 'Bakers',
  avatar: null,
  hasCamera: true,
}
let asked: ReturnType<typeof answerWith>

beforeEach(() => logIn(9))
afterEach(() => {
  act(() => ongoing.get()?.close())
  wanted.set(null)
  vi.unstubAllGlobals()
})

/** The group has a call with these members, of whom the first are named. */
function serve(names: readonly string[] | null, { count = names?.length ?? 0, places = 4 } = {}) {
  const people = names?.map((full_name, index) => ({
    user_id: index + 2,
    username: full_name.toLowerCase(),
    full_name,
    profile_pic: null,
  }))
  asked = answerWith(({ name }) => {
    if (name !== 'group_call') return success({})
    return success({ data: people ? { ...aGroupCall({ places }), people, people_count: count } : null })
  })
}

test.each([
  [['Ada'], 1, 'Ada is in a call.'],
  [['Ada'], 2, 'Ada and 1 more are in a call.'],
  [['Ada', 'Bob'], 2, 'Ada and Bob are in a call.'],
  [['Ada', 'Bob', 'Eve'], 3, 'Ada, Bob and 1 more are in a call.'],
  [[], 0, 'A call is under way.'],
] as const)('who is in the call: %j of %i', async (names, count, text) => {
  serve(names, { count })
  renderOnPage(<GroupCallBar whom={bakers} />)
  expect((await screen.findByText(text)).textContent).toBe(`${text} `)
  fireEvent.click(screen.getByRole('button', { name: 'Join' }))
  expect(wanted.get()).toEqual(bakers)
})

test('a full call can’t be joined, and one that is here already needs no bar', async () => {
  serve(['Ada', 'Bob'], { count: 4 })
  renderOnPage(<GroupCallBar whom={bakers} />)
  await screen.findByText(/It's full right now/)
  expect(screen.queryByRole('button')).toBeNull()
  const session = new CallSession({ name: 'Bakers', avatar: null, place: { group_id: 5 } }, () =>
    ongoing.set(null),
  )
  act(() => ongoing.set(session))
  expect(screen.queryByText(/are in a call/)).toBeNull()
})

test('nothing is shown where there is no call; the button opens the preview', async () => {
  serve(null)
  renderOnPage(
    <>
      <GroupCallBar whom={bakers} />
      <GroupCallButton whom={bakers} className={undefined} />
    </>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Call the group' }))
  expect(wanted.get()).toEqual(bakers)
  await waitFor(() => expect(asked.some(({ name }) => name === 'group_call')).toBe(true))
  expect(screen.queryByRole('status')).toBeNull()
})

test('its line says that it is under way and can be joined, and then how long it was', async () => {
  const call = { call_id: 7, has_camera: 1 as const, seconds: 0 }
  renderOnPage(
    <>
      <GroupCallLine call={{ ...call, state: 'accepted' }} isOwn={false} whom={bakers} />
      <GroupCallLine call={{ ...call, state: 'ended', seconds: 725 }} isOwn whom={bakers} />
    </>,
  )
  await screen.findByText('Call under way')
  screen.getByText('Call, 12 min')
  fireEvent.click(screen.getByRole('button', { name: 'Join the call' }))
  expect(wanted.get()).toEqual(bakers)
})
