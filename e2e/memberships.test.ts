/** A membership of a channel: offered, joined, and over; what it unlocks plays, and is locked again. */
import type { Page } from '@playwright/test'
import { look, schemes, widths } from './support/look.ts'
import { publishVideo } from './support/publish-video.ts'
import { expect, test } from './support/world.ts'

test.use({
  savesData: false,
  money: ['play on', 'mint FCELL 100000', 'mint ETH 1000', 'rate FCELL/ETH 0.0005', 'rate ETH/USD 3000'],
})

// Workers run at low priority: on a busy machine they take their time.
const patience = { timeout: 60_000 }

test.beforeEach(async ({ browser }) => {
  const page = await browser.newPage()
  const plays = await page.evaluate(() =>
    document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E, mp4a.40.2"'),
  )
  await page.close()
  test.skip(plays === '', 'This browser was built without H.264 and AAC.')
})

async function lookIn(page: Page, name: string, within?: string): Promise<void> {
  for (const width of [...widths(), 1280])
    for (const colorScheme of schemes('light', 'dark')) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      // Below the bar that sticks to the top, buttons would count as too small.
      if (within === undefined) await page.evaluate(() => scrollTo(0, 0))
      await look(page, `${name}, ${width} ${colorScheme}`, within === undefined ? {} : { within })
    }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('a membership is bought, its video plays, and it is locked again when the month is over', async ({
  open,
  member,
  call,
  commons,
  mailedLink,
  allowErrors,
}) => {
  const [her, him] = [await member('Ada'), await member('Bob')]
  await call(her, 'update_session_setting', { several_devices: 1 })
  const videoId = await publishVideo(commons.url, her, 'Rye for friends', 'How to keep the starter.')
  await call(her, 'update_video', { video_id: videoId, visibility: 'Members' })
  const channels = (await call(her, 'get_channels', {}))['response'] as Array<{ id: number }>
  const channelId = channels[0]?.id ?? 0

  const ada = await open(her, `/mychannel/${channelId}`, { viewport: { width: 1280, height: 800 } })
  await ada.getByRole('button', { name: 'Offer a membership' }).click()
  const offering = ada.getByRole('dialog', { name: 'Membership' })
  await offering.getByLabel('Title').fill('Friends of bread')
  await offering.getByLabel('What it brings').fill('All recipes, a week ahead.')
  await offering.getByLabel('Price a month').fill('10')
  await lookIn(ada, 'a membership while it is offered', '[role=dialog]')
  await offering.getByRole('button', { name: 'Save' }).click()
  await expect(ada.getByText('Membership saved')).toBeVisible()
  await expect(ada.getByText('0 paying members')).toBeVisible()
  // A notice stands before what is below it for a while.
  await expect(ada.getByText('Membership saved')).toBeHidden()
  await lookIn(ada, 'an own channel with a membership')

  const bob = await open(him, '/vtube', { viewport: { width: 1280, height: 800 } })
  await bob.goto(await mailedLink(him.email, /Welcome|Verify/))
  await expect(bob.getByText('Your email successfully verified').first()).toBeVisible()
  await bob.goto(`/#/mychannel/${channelId}`)
  const card = bob.getByRole('article').filter({ hasText: 'Rye for friends' })
  await expect(card.getByText('For paying members')).toBeVisible(patience)
  await lookIn(bob, 'a channel with a locked video')
  await card.getByRole('link', { name: /^Rye for friends/ }).click()
  await expect(bob.getByText('This video is for members of Ada.')).toBeVisible()
  await expect(bob.locator('video')).toHaveCount(0)
  await lookIn(bob, 'a locked video')
  await bob.getByRole('button', { name: 'Join for 10 FCELL a month' }).click()
  const joining = bob.getByRole('dialog', { name: 'Membership of Ada' })
  await expect(joining.getByText('All recipes, a week ahead.')).toBeVisible()
  await lookIn(bob, 'joining a channel', '[role=dialog]')
  await joining.getByRole('button', { name: 'Pay 10 FCELL' }).click()
  await expect(bob.getByText("Welcome! You're a member now.")).toBeVisible()
  await expect(bob.locator('video')).toHaveCount(1, patience)
  const start = bob.getByRole('button', { name: /^Play/ }).first()
  if (await start.isVisible()) await start.click()
  const time = () => bob.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(time, patience).toBeGreaterThan(0.2)
  await lookIn(bob, 'a video for members')

  await bob.getByRole('button', { name: 'Member', exact: true }).click()
  await bob.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await bob.getByRole('button', { name: 'Yes' }).click()
  await expect(bob.getByText("You've left. You keep the membership until its month ends.")).toBeVisible()
  await commons.endMonths()
  // The player in the corner asks for more of it, in vain.
  allowErrors(/status of 404/)
  await bob.reload()
  await expect(bob.getByText('This video is for members of Ada.')).toBeVisible(patience)
  await expect(bob.locator('video')).toHaveCount(0)
})
