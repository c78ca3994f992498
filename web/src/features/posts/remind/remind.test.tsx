import type { Post } from '@commons/contract/posts/posts.ts'
import { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openSession, type Session } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { useStore } from '../../../ui/store.ts'
import { toast, toasts } from '../../../ui/notices/toast.ts'
import { PostActions } from '../card/PostActions.tsx'
import { aRepost, renderCards } from '../card/test-cards.tsx'
import { aPost } from '../test-posts.ts'
import { undo } from '../../../ui/test-answers.ts'
import { RepostContent } from './RepostContent.tsx'

// Loaded first, or the first test would wait for them.
beforeAll(() => Promise.all([import('./RemindDialog.tsx'), import('../../../ui/dialog/DialogBody.tsx')]))
beforeEach(() => openSession({ id: 9, api_key: 'key.secret' } as Session))
afterEach(() => {
  act(() => stage.clear())
  for (const { id } of toasts.get()) toast.dismiss(id)
  vi.unstubAllGlobals()
})

function Card({ post }: { post: Post }) {
  const dialog = useStore(stage)
  return (
    <>
      <PostActions post={post} onLike={() => {}} onDislike={() => {}} />
      {dialog}
    </>
  )
}

/** Returns the calls that the member made. */
const asked = (sent: ReturnType<typeof answerWith>) => sent.map(({ name, body }) => [name, body['post_id']])
const button = (name: string | RegExp) => screen.getByRole('button', { name, hidden: true })
const submit = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Remind' })
  const form = dialog.querySelector('form')
  if (!form) throw new Error('The dialog has no form')
  return { dialog, send: () => fireEvent.submit(form) }
}

test('without a remark it shows at once, happens once, and is taken back by Undo', async () => {
  const answered = Promise.withResolvers<void>()
  const sent = answerWith(async ({ name }) => {
    await answered.promise
    return name === 'repost' ? success({ recdata: aRepost(50, { repost_user_id: 9 }) }) : success()
  })
  renderCards(<Card post={aPost(1, { repost_count: 4 })} />)
  fireEvent.click(button('Remind, 4'))
  const { send } = await submit()
  send()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(button('Remind, 5').getAttribute('aria-pressed')).toBe('true')
  answered.resolve()
  await waitFor(() => expect(toasts.get().map(({ kind }) => kind)).toEqual(['undo']))
  await undo()
  await waitFor(() =>
    expect(asked(sent)).toEqual([
      ['repost', 1],
      ['post_delete', 50],
    ]),
  )
})

test('it begins in the field, and what is typed is sent by Ctrl and Enter', async () => {
  const sent = answerWith(() => success({ recdata: aRepost(50) }))
  renderCards(<Card post={aPost(1)} />)
  fireEvent.click(button('Remind'))
  await submit()
  const field = screen.getByRole('textbox', { name: 'Remark (optional)' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  fireEvent.change(field, { target: { value: 'Read this' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(asked(sent)).toEqual([])
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(asked(sent)).toEqual([['repost', 1]]))
})

test('pressed again it is taken back without a question', async () => {
  const sent = answerWith(() => success())
  renderCards(<Card post={aPost(1, { repost_count: 1, my_repost_id: 50 })} />)
  const remind = button('Remind, 1')
  expect(remind.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(remind)
  expect(button('Remind').getAttribute('aria-pressed')).toBe('false')
  await waitFor(() => expect(asked(sent)).toEqual([['post_delete', 50]]))
})

test('what was refused is as before', async () => {
  answerWith(() => refusal('post_not_found', 404))
  renderCards(<Card post={aPost(1)} />)
  fireEvent.click(button('Remind'))
  const { send } = await submit()
  send()
  await waitFor(() => expect(toasts.get().map(({ kind }) => kind)).toEqual(['error']))
  expect(button('Remind').getAttribute('aria-pressed')).toBe('false')
})

test('a remark is kept where it could not be sent, and sent again as the same', async () => {
  let fails = true
  const sent = answerWith(() => (fails ? refusal('internal', 500) : success({ recdata: aRepost(50) })))
  renderCards(<Card post={aRepost(2)} />)
  fireEvent.click(button('Remind'))
  const { dialog, send } = await submit()
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Remark (optional)' })
  fireEvent.change(field, { target: { value: 'Read this' } })
  send()
  await waitFor(() => expect(dialog.textContent).toContain('Text of internal'))
  expect(field.value).toBe('Read this')
  fails = false
  send()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const reposts = sent.filter(({ name }) => name === 'repost')
  // Reposting a repost reposts the original.
  expect(reposts.map(({ body }) => [body['post_id'], body['repost_comment']])).toEqual([
    [1, 'Read this'],
    [1, 'Read this'],
  ])
  expect(reposts[0]?.body['idempotency_key']).toBe(reposts[1]?.body['idempotency_key'])
})

test('a remark that was begun is there again when the dialog is', async () => {
  answerWith(() => success())
  renderCards(<Card post={aPost(77)} />)
  fireEvent.click(button('Remind'))
  await submit()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Half a tho' } })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(button('Remind'))
  await submit()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Half a tho')
})

test('a repost shows its remark and, bordered, the original with author and time', () => {
  renderCards(<RepostContent post={aRepost(2, { target_post_id: 2, repost_comment: 'Look' })} />)
  screen.getByText('Look')
  const original = screen.getByRole('group', { name: 'Original post by Member 7' })
  expect(original.textContent).toContain('Post 1')
  expect(original.querySelector('time')?.dateTime).toBe('2026-11-21T08:00:00.000Z')
  expect(original.querySelector('a[href$="/timeLine/7/1"]')).not.toBeNull()
})

test('in the place of an original that is gone something says so, and it is not reminded of', () => {
  const gone = aRepost(2, { original_gone: 1, original_post_id: null, target_post_id: 2, message: '' })
  const { container } = renderCards(
    <>
      <RepostContent post={gone} />
      <Card post={gone} />
    </>,
  )
  screen.getByText('The original post is no longer available.')
  expect(container.querySelector('button')).toBeNull()
})

test('sensitive originals are locked within the repost', () => {
  answerWith(() => success({ age: 'unknown', may_choose: 0, nsfw_setting: [] }))
  renderCards(<RepostContent post={aRepost(2, { is_nsfw: 1, nsfw: 'Nudity' })} />, new QueryClient())
  expect(screen.queryByText('Post 1')).toBeNull()
})
