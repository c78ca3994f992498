import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { aWallet } from '../../wallet/test-wallet.tsx'
import { openAt } from '../test-app.tsx'
import { aSiteVideo } from '../test-videos.ts'

beforeEach(() => logIn(3))
afterEach(() => {
  act(() => stage.clear())
  vi.unstubAllGlobals()
})

function open(wallet = aWallet(), videos = [aSiteVideo(4, { title: 'Your first ETH' })]) {
  answerWith(({ name }) => {
    switch (name) {
      case 'wallet_balance':
        return success({ recdata: wallet })
      case 'get_guide_videos':
        return success({ response: { videos } })
      default:
        return refusal('internal', 500)
    }
  })
  openAt('/BuyEth')
}

test('it leads through the wallet’s own dialogs, and shows the operator’s videos', async () => {
  open()
  await screen.findByRole('heading', { name: 'How to buy ETH', level: 1 })
  await screen.findByRole('heading', { name: 'Get ETH' })
  const steps = screen.getAllByRole('heading', { level: 2 })
  expect(steps.map((step) => step.textContent)).toEqual([
    'Get ETH',
    'Send it to your wallet here',
    'Buy tokens with it',
    'See it in your wallet',
    'Videos that show how',
  ])
  expect(screen.getByRole('link', { name: 'Open the wallet' }).getAttribute('href')).toMatch(/\/wallet$/)
  await screen.findByRole('link', { name: /Your first ETH/ })
  fireEvent.click(screen.getByRole('button', { name: 'Buy FCELL TOKEN' }))
  await screen.findByRole('dialog')
})

test('without videos it says so, and shows no sample', async () => {
  open(aWallet(), [])
  const videos = await screen.findByRole('region', { name: 'Videos that show how' })
  await within(videos).findByText('There are no videos about this here yet.')
})

test('where nothing can be bought now, it says why', async () => {
  open(aWallet({ is_rate_stale: 1 }))
  const buy = await screen.findByRole('button', { name: 'Buy FCELL TOKEN' })
  expect(buy).toHaveProperty('disabled', true)
  const reason = document.getElementById(buy.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).not.toBe('')
})
