import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HeldComment } from '@commons/contract/discussion.ts'
import { answerWith, refusal, success, type ByCall } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { listedComment } from '../../../discussion/test-comments.ts'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { fakeVideos } from '../../../ui/video/test-media.ts'
import { openAt } from '../test-app.tsx'
import { aSiteVideo } from '../test-videos.ts'

beforeEach(() => {
  logIn(7)
  fakeVideos()
})
afterEach(() => {
  stage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const aHeld = (comment_id: number, change: Partial<HeldComment> = {}): HeldComment => ({
  comment_id,
  object_id: 1,
  object_title: 'Bread',
  object_link: '/vtube/1',
  parent_id: null,
  comment: `Comment ${comment_id}`,
  user_id: 9,
  username: 'bob',
  full_name: 'Bob',
  profile_pic: null,
  duration: 'now',
  created_at: '2026-11-21T08:00:00.000Z',
  ...change,
})

function open(address: string, answers: ByCall<object>) {
  const sent = answerWith(({ name }) => {
    const answer = answers[name]
    return answer ? success(answer) : success()
  })
  openAt(address)
  return (name: string) => sent.filter((each) => each.name === name).map(({ body }) => body)
}
const rules = {
  words: ['scam'],
  approved: [{ user_id: 8, username: 'cyd', full_name: 'Cyd', profile_pic: null }],
}

test('what waits is approved, also always, and deleted after a question', async () => {
  const calls = open('/vtube/comments', {
    held_comment_list: { recdata: [aHeld(5), aHeld(6, { parent_id: 2 })], count: 2 },
    comment_rules: rules,
    approve_comment: { data: { comment_id: 5, object_id: 1, approved: 1 } },
    delete_comment: {
      recdata: { comment_id: 6, object_id: 1, parent_id: 2, comments_count: 0, reply_count: 0 },
    },
  })
  const [first, second] = (await screen.findAllByRole('button', { name: 'Approve the comment by Bob' })).map(
    (button) => button.closest('li'),
  )
  if (!first || !second) throw new Error('Both are listed')
  expect(screen.getByText(/2 comments wait for your approval/)).toBeTruthy()
  expect(within(first).getByRole('link', { name: 'Bread' }).getAttribute('href')).toBe('/vtube/1')
  expect(within(second).getByText(/An answer on/)).toBeTruthy()
  fireEvent.click(within(first).getByRole('button', { name: 'Approve the comment by Bob' }))
  await waitFor(() => expect(calls('approve_comment')[0]).toMatchObject({ comment_id: 5 }))
  fireEvent.click(within(first).getByRole('button', { name: 'More for the comment by Bob' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Approve, and always approve Bob' }))
  await waitFor(() => expect(calls('approve_comment')[1]).toMatchObject({ comment_id: 5, always: 1 }))
  fireEvent.click(within(second).getByRole('button', { name: 'Delete the comment by Bob' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(calls('delete_comment')[0]).toMatchObject({ comment_id: 6 }))
})

test('of one video alone, and with nothing waiting, the queue says so', async () => {
  const calls = open('/vtube/comments?video=5', {
    held_comment_list: { recdata: [], count: 0 },
    comment_rules: rules,
  })
  expect(await screen.findByText('Nothing is waiting')).toBeTruthy()
  expect(calls('held_comment_list')[0]).toMatchObject({ object_id: 5 })
  expect(screen.getByRole('link', { name: 'On all videos' })).toBeTruthy()
})

test('words are saved as they are typed, and always approving ends', async () => {
  const calls = open('/vtube/comments', {
    held_comment_list: { recdata: [], count: 0 },
    comment_rules: rules,
    comment_rules_update: { data: { words: ['scam', 'spam'] } },
  })
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Words and addresses that wait')
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  expect([field.value, save.disabled]).toEqual(['scam', true])
  fireEvent.change(field, { target: { value: 'scam\nspam' } })
  fireEvent.click(save)
  await waitFor(() => expect(calls('comment_rules_update')[0]).toMatchObject({ words: 'scam\nspam' }))
  fireEvent.click(screen.getByRole('button', { name: 'Stop always approving Cyd' }))
  await waitFor(() => expect(calls('unapprove_commenter')[0]).toMatchObject({ commenter_id: 8 }))
})

test('a queue that can’t be read says why', async () => {
  answerWith(({ name }) =>
    name === 'held_comment_list' ? refusal('too_many_requests', 429) : success(rules),
  )
  openAt('/vtube/comments')
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy()
})

const listOf = (change: object) => ({
  object: 1,
  pinned: [],
  comments_off: 0,
  is_owner: 0,
  hold: null,
  hold_default: null,
  held_count: 0,
  recdata: [listedComment(5)],
  ...change,
})
const ofVideo = (change: object) => ({
  get_video: { response: aSiteVideo(1, { comment_count: 1 }) },
  get_all_videos: { response: { videos: [] } },
  get_playlists: { response: [] },
  avatar_banner: { recdata: { avatar: null, banner: null } },
  comment_blocked_list: { recdata: [] },
  comment_list: listOf(change),
})

test('one’s own comment says that it waits, and can’t be answered yet', async () => {
  open('/vtube/1', ofVideo({ recdata: [listedComment(5, { held: 1 })] }))
  expect(await screen.findByText('Waiting for approval')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Reply to/ })).toBeNull()
})

test('whose video it is chooses what waits, and is led to what does', async () => {
  const calls = open('/vtube/1', {
    ...ofVideo({ is_owner: 1, hold_default: 'some', held_count: 3 }),
    comment_settings_update: { data: { object_id: 1, comments_off: 0, hold: 'all' } },
  })
  const waiting = await screen.findByRole('link', { name: '3 comments waiting' })
  expect(waiting.getAttribute('href')).toBe('/vtube/comments?video=1')
  fireEvent.click(screen.getByRole('button', { name: 'Comments: newest' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Comments that wait…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Comments that wait' })
  expect(
    within(dialog).getByRole<HTMLInputElement>('radio', { name: 'As in the whole channel' }).checked,
  ).toBe(true)
  expect(within(dialog).getByText('Now: Links and my words wait')).toBeTruthy()
  fireEvent.click(within(dialog).getByRole('radio', { name: 'All wait' }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(calls('comment_settings_update')[0]).toMatchObject({ object_id: 1, hold: 'all' }),
  )
})
