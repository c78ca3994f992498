import { RouterContextProvider } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { useStore } from '../../../ui/store.ts'
import { toast, toasts } from '../../../ui/notices/toast.ts'
import { ReferralsPanel } from '../settings/ReferralsPanel.tsx'
import { InviteBox } from './InviteBox.tsx'

const referral_link = 'https://commons.example/#/register?refcode=abcdefghjk'
const Stage = () => useStore(stage)
const friend = (id: number, full_name: string, status: 'pending' | 'complete') => ({
  id,
  user_id: id,
  full_name,
  username: full_name.toLowerCase(),
  profile_pic: null,
  status,
  duration: '2h',
})

beforeAll(() =>
  Promise.all([import('../../../ui/share/ShareDialog.tsx'), import('../../../ui/dialog/DialogBody.tsx')]),
)
beforeEach(() => openSession({ id: 7, api_key: 'key.secret' } as Session))
afterEach(() => {
  act(() => stage.clear())
  vi.unstubAllGlobals()
  for (const { id } of toasts.get()) toast.dismiss(id)
  endSession('logged_out')
})

test('the link is copied, and handed on to five services that load nothing by themselves', async () => {
  const writeText = vi.fn(async () => undefined)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  answerWith(() => success({ referral_code: 'abcdefghjk', referral_link }))
  renderInApp(
    <>
      <InviteBox />
      <Stage />
    </>,
  )
  const field = await screen.findByLabelText<HTMLInputElement>('Your referral link')
  expect([field.value, field.readOnly]).toEqual([referral_link, true])
  fireEvent.click(screen.getByRole('button', { name: 'Copy your referral link' }))
  expect(writeText).toHaveBeenCalledWith(referral_link)
  await waitFor(() => expect(toasts.get().map(({ text }) => text)).toEqual(['Link copied to clipboard!']))
  fireEvent.click(screen.getByRole('button', { name: 'Invite' }))
  await screen.findByRole('dialog', { name: 'Share Code' })
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links).toHaveLength(5)
  for (const link of links) {
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer'])
    const query = decodeURIComponent(link.search.replaceAll('+', ' '))
    expect(query).toContain(referral_link)
    expect(query).toContain('Check this out!')
  }
  expect(document.querySelectorAll('[role=dialog] :is(img, script, iframe)')).toHaveLength(0)
})

function showPanel() {
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <ReferralsPanel />
    </RouterContextProvider>,
  )
}
const answer = (recdata: object[]) =>
  answerWith(({ name }) => {
    if (name === 'referral_list') return success({ recdata })
    if (name === 'referral_count')
      return success({ referral_count: 2, complete_count: 1, contribution_score: 5 })
    return success({ referral_code: 'abcdefghjk', referral_link })
  })

test('the panel says that nobody has come yet', async () => {
  answer([])
  showPanel()
  await screen.findByText("You don't have any referrals yet.")
})

test('the panel lists who has come, pending and complete, with the score', async () => {
  answer([friend(11, 'Eva', 'pending'), friend(12, 'Tom', 'complete')])
  showPanel()
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Eva.*Pending$/),
    expect.stringMatching(/Tom.*Complete$/),
  ])
  expect((await screen.findByText('Contribution score')).nextElementSibling?.textContent).toBe('5')
})
