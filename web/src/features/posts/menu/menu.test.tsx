import type { Post } from '@commons/contract/posts/posts.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openSession, type Session } from '../../../api/session.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { questions } from '../../../ui/dialog/confirm.ts'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { useStore } from '../../../ui/store.ts'
import { toast, toasts } from '../../../ui/notices/toast.ts'
import { PostMenu } from '../card/PostMenu.tsx'
import { aRepost, renderCards } from '../card/test-cards.tsx'
import { aPost } from '../test-posts.ts'

let sent: ReturnType<typeof answerWith>
let groupRole = 'outsider'

// Loaded first, or the first test would wait for it.
beforeAll(() =>
  Promise.all([
    import('./PostMenuList.tsx'),
    import('../../../ui/dialog/DialogBody.tsx'),
    import('../mute/MuteDialog.tsx'),
    import('../../../ui/share/ShareDialog.tsx'),
    import('../why/WhyDialog.tsx'),
  ]),
)
beforeEach(() => {
  openSession({ id: 9, api_key: 'key.secret' } as Session)
  sent = answerWith(({ name }) => {
    if (name === 'avatar_banner') return success({ recdata: { is_friend: 1 } })
    if (name === 'group_detail')
      return success({ recdata: { id: 5, role: groupRole, pinned_post_ids: [3], topics: [] }, link_works: 0 })
    if (name === 'post_save') return success({ recdata: { post_id: 1, is_saved: 1 } })
    if (name === 'mute_list') return success({ recdata: [] })
    if (name === 'add_mute')
      return success({ recdata: { mute_id: 1, mute_type: 'word', word: 'rain', ends_at: null } })
    if (name === 'post_why') return success({ recdata: [{ reason: 'following', name: 'Member 7' }] })
    return success()
  })
})
afterEach(() => {
  act(() => stage.clear())
  for (const { id } of toasts.get()) toast.dismiss(id)
  vi.unstubAllGlobals()
})

function Page({ post }: { post: Post }) {
  const dialog = useStore(stage)
  return (
    <main>
      <PostMenu post={post} />
      {dialog}
    </main>
  )
}

async function open(post: Post) {
  renderCards(<Page post={post} />)
  fireEvent.click(screen.getByRole('button', { name: /^Menu of the post by/ }))
  await screen.findByRole('menu')
  return () => screen.getAllByRole('menuitem').map((entry) => entry.textContent)
}
const choose = (name: string) => fireEvent.click(screen.getByRole('menuitem', { name }))
const calls = () => sent.map(({ name, body }) => [name, body['post_id'] ?? body['blocked_user_id']])

const others = [
  'Follow',
  'Add to a list',
  'Why am I seeing this?',
  'Mute a tag or a word',
  'Offer a job',
  'Mute this person',
  'Report',
  'Block User',
]

test('of another’s post', async () => {
  const entries = await open(aPost(1))
  expect(entries()).toEqual(['Share', 'Copy link', 'Save', 'Save to…', ...others])
})

test('of one’s own post', async () => {
  const entries = await open(aPost(1, { user_id: 9, is_saved: 1 }))
  expect(entries()).toEqual([
    'Share',
    'Copy link',
    'Remove from Saved',
    'Save to…',
    'Edit Post',
    'Pin to profile',
    'Delete',
  ])
})

test('of one’s own repost: Delete takes away the repost, not the original', async () => {
  const entries = await open(aRepost(2, { repost_user_id: 9 }))
  expect(entries()).toEqual(['Share', 'Copy link', 'Save', 'Save to…', 'Pin to profile', 'Delete'])
  choose('Delete')
  await waitFor(() => expect(questions.get()?.text).toBe('Are you sure to delete this.'))
  await act(async () => questions.get()?.answer(true))
  await waitFor(() => expect(calls()).toContainEqual(['post_delete', 2]))
})

test('of another’s repost without a remark it is about the original and its author', async () => {
  const entries = await open(aRepost(2, { is_following: 1 }))
  expect(entries()).toEqual(['Share', 'Copy link', 'Save', 'Save to…', 'Unfollow', ...others.slice(1)])
  choose('Block User')
  await waitFor(() => expect(questions.get()?.text).toBe('Block this.'))
  await act(async () => questions.get()?.answer(true))
  await waitFor(() => expect(calls()).toContainEqual(['block', 7]))
})

test('of another’s repost with a remark it is about who made it', async () => {
  const entries = await open(aRepost(2, { target_post_id: 2, repost_comment: 'Look' }))
  await waitFor(() => expect(entries()).toContain('Unfollow'))
  choose('Save')
  await waitFor(() => expect(calls()).toContainEqual(['post_save', 2]))
})

test('of a repost of one’s own post there is nothing to delete or to complain of', async () => {
  const entries = await open(aRepost(2, { user_id: 9 }))
  expect(entries()).toEqual(['Share', 'Copy link', 'Save', 'Save to…'])
})

test.each([
  ['owner', ['Pin in the group', 'Delete from the group']],
  ['moderator', ['Pin in the group', 'Delete from the group']],
  ['member', []],
] as const)('in a group, the %s may also: %o', async (role, more) => {
  groupRole = role
  const entries = await open(aPost(1, { group_id: 5, group_name: 'Gardeners' }))
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('group_detail'))
  await waitFor(() =>
    expect(entries()).toEqual(['Share', 'Copy link', 'Save', 'Save to…', ...others, ...more]),
  )
})

test('the post that stands first in its group is unpinned, one’s own is deleted as ever', async () => {
  groupRole = 'owner'
  const entries = await open(aPost(3, { user_id: 9, group_id: 5, group_name: 'Gardeners' }))
  await waitFor(() => expect(entries()).toContain('Unpin from the group'))
  expect(entries()).not.toContain('Delete from the group')
  choose('Unpin from the group')
  await waitFor(() => expect(calls()).toContainEqual(['group_pin', 3]))
})

test('Why do I see this names the reasons', async () => {
  await open(aPost(1))
  choose('Why am I seeing this?')
  await screen.findByText('You follow Member 7.')
})

test('the five services get the link and the text, and nothing of where it came from', async () => {
  await open(aRepost(2))
  choose('Share')
  await screen.findByRole('dialog', { name: 'Share this post' })
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map((link) => link.textContent)).toEqual(['Facebook', 'X', 'Reddit', 'WhatsApp', 'Telegram'])
  for (const link of links) {
    expect(link.target).toBe('_blank')
    expect(link.rel).toBe('noopener noreferrer')
    const query = decodeURIComponent(link.search.replaceAll('+', ' '))
    expect(query).toContain(`${location.origin}/s/post/1`)
    expect(query).toContain('Check this out!')
  }
})

test('a phone’s own sheet comes first; closed, it is an answer, and broken, the dialog comes', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')))
  Object.assign(navigator, { share })
  await open(aPost(1))
  choose('Share')
  expect(share).toHaveBeenCalledWith({ text: 'Check this out!', url: `${location.origin}/s/post/1` })
  await Promise.resolve()
  expect(stage.get()).toBeNull()
  share.mockImplementation(() => Promise.reject(new Error('broken')))
  fireEvent.click(screen.getByRole('button', { name: /^Menu of the post by/ }))
  await screen.findByRole('menu')
  choose('Share')
  await screen.findByRole('dialog', { name: 'Share this post' })
  Reflect.deleteProperty(navigator, 'share')
})

test('muting offers the tags of the post, a word, and an end', async () => {
  await open(aPost(1, { hashtag_link: ['garden', 'weather'] }))
  choose('Mute a tag or a word')
  await screen.findByRole('dialog', { name: 'Mute a tag or a word' })
  fireEvent.click(screen.getByRole('radio', { name: 'A word' }))
  fireEvent.click(screen.getByRole('button', { name: 'Mute' }))
  screen.getByText('Enter a word')
  fireEvent.change(screen.getByRole('textbox', { name: 'Word' }), { target: { value: ' rain ' } })
  fireEvent.click(screen.getByRole('radio', { name: '30 days' }))
  fireEvent.click(screen.getByRole('button', { name: 'Mute' }))
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'add_mute')?.body).toMatchObject({
      mute_type: 'word',
      word: 'rain',
      days: '30',
    }),
  )
})
