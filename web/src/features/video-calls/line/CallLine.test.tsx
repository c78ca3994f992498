import type { ToldVideoCall } from '@commons/contract/shared/video-call-state.ts'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderOnPage } from '../../groups/test-groups.tsx'
import { wanted, type Wanted } from '../calling.ts'
import { CallLine } from './CallLine.tsx'
import { clockOf } from './call-length.ts'

afterEach(() => wanted.set(null))

const jana: Wanted = { friend_id: 7, name: 'Jana', avatar: null, by_freelancer: 0, hasCamera: true }
const past = (change: Partial<ToldVideoCall>): ToldVideoCall => ({
  call_id: 1,
  state: 'ended',
  has_camera: 1,
  seconds: 185,
  ...change,
})

test('a call says how it went, from each side', async () => {
  renderOnPage(
    <>
      <CallLine call={past({})} isOwn whom={jana} />
      <CallLine call={past({ seconds: 42 })} isOwn whom={jana} />
      <CallLine call={past({ state: 'missed', seconds: 0 })} isOwn={false} whom={jana} />
      <CallLine call={past({ state: 'missed', seconds: 0 })} isOwn whom={jana} />
      <CallLine call={past({ state: 'busy', seconds: 0 })} isOwn whom={jana} />
      <CallLine call={past({ state: 'declined', seconds: 0 })} isOwn whom={undefined} />
    </>,
  )
  for (const text of [
    'Call, 3 min',
    'Call, 42 s',
    'Missed call',
    'Unanswered call',
    'Call while they were busy',
    'Declined call',
  ])
    expect(await screen.findByText(text)).toBeTruthy()
})

test('a missed call is called back as it began', async () => {
  renderOnPage(
    <CallLine call={past({ state: 'missed', has_camera: 0, seconds: 0 })} isOwn={false} whom={jana} />,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Call Jana back' }))
  expect(wanted.get()).toEqual({ ...jana, hasCamera: false })
})

test('a length is shown as a clock shows it', () => {
  expect([0, 65, 3_765.9].map(clockOf)).toEqual(['0:00', '1:05', '1:02:45'])
})
