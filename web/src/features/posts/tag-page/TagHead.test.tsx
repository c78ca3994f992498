import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { useRead } from '../../../api/use-call.ts'
import { renderInApp } from '../../../test-render.tsx'
import { toast, toasts } from '../../../ui/notices/toast.ts'
import { TagHead } from './TagHead.tsx'

function Head() {
  const { data } = useRead('hashtag_timeline', { hashtag: 'sea' })
  return <TagHead text="sea" tag={data?.tag} offline={false} />
}

/** Answers as a server on which a tag can be followed; each follow has its own id. */
function tagServer() {
  let latest = 40
  let following: number | null = null
  const sent = answerWith(({ name, body }) => {
    if (name === 'add_hashtag') {
      following ??= ++latest
      return success({ recdata: { id: following, hashtag: 'sea', lable: 'sea' } })
    }
    if (name === 'delete_hashtag') {
      if (body['hashtag_id'] !== following) return refusal('hashtag_not_found', 404)
      following = null
      return success()
    }
    const tag = { hashtag: 'sea', lable: 'sea', post_count: 1, reel_count: 0, hashtag_id: following }
    return success({ tag, recdata: [], next: null })
  })
  return {
    sent: (call: string) => sent.filter(({ name }) => name === call).length,
    endElsewhere: () => (following = null),
  }
}

/** Collects the texts of the button from now on, one for each change. */
function words() {
  const shown = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)
  const said = shown()
  new MutationObserver(() => {
    for (const now of shown()) if (now !== said.at(-1)) said.push(now)
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
  return said
}

beforeEach(() => openSession({ id: 7, api_key: 'key.secret' } as Session))
afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of toasts.get()) toast.dismiss(id)
  endSession('logged_out')
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('what was pressed is shown from then on, never once more what was before', async () => {
  const { sent } = tagServer()
  renderInApp(<Head />)
  await screen.findByRole('button', { name: 'Follow' })
  const said = words()
  for (const [name, reads] of [
    ['Follow', 2],
    ['Unfollow', 3],
    ['Follow', 4],
  ] as const) {
    press(name)
    await waitFor(() => expect(sent('hashtag_timeline')).toBe(reads))
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
  }
  expect(said).toEqual(['Follow', 'Unfollow', 'Follow', 'Unfollow'])
  expect(sent('add_hashtag')).toBe(2)
})

test('a following that was ended elsewhere is ended', async () => {
  const { sent, endElsewhere } = tagServer()
  renderInApp(<Head />)
  await screen.findByRole('button', { name: 'Follow' })
  press('Follow')
  await waitFor(() => expect(sent('hashtag_timeline')).toBe(2))
  endElsewhere()
  press('Unfollow')
  await waitFor(() => expect(sent('hashtag_timeline')).toBe(3))
  await screen.findByRole('button', { name: 'Follow' })
  expect(toasts.get().filter(({ kind }) => kind === 'error')).toEqual([])
})
