/** The video site: a video is found, watched, liked, subscribed to and discussed by two members at once. */
import type { Page } from '@playwright/test'
import { look, schemes, widths } from './support/look.ts'
import { publishVideo as publish } from './support/publish-video.ts'
import { expect, hears, test } from './support/world.ts'

// With data saved they wouldn't play by themselves.
test.use({ savesData: false })

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

async function lookIn(page: Page, name: string): Promise<void> {
  for (const width of [...widths(), 1280])
    for (const colorScheme of schemes('light', 'dark')) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await look(page, `${name}, ${width} ${colorScheme}`)
    }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('a video is watched, liked and subscribed to, and comments on it arrive live', async ({
  open,
  member,
  call,
  commons,
}) => {
  const [her, him] = [await member('Ada'), await member('Bob')]
  await call(her, 'update_session_setting', { several_devices: 1 })
  await publish(commons.url, her, 'Baking bread', 'How to knead, from 0:02 on. #bread')
  await publish(commons.url, her, 'Sourdough', 'What to feed it. #bread')

  const bob = await open(him, '/vtube', { viewport: { width: 1280, height: 800 } })
  const card = bob.getByRole('link', { name: /^Baking bread/ })
  await expect(card).toBeVisible(patience)
  await expect(bob.getByRole('link', { name: /^Sourdough/ })).toBeVisible(patience)
  await expect(bob.getByText('Today').first()).toBeVisible()
  await lookIn(bob, 'the home of the video site')

  await card.click()
  await expect(bob).toHaveURL(/#\/vtube\/\d+$/)
  await expect(bob.getByRole('heading', { name: 'Baking bread', level: 1 })).toBeVisible()
  const time = () => bob.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
  const start = bob.getByRole('button', { name: /^Play/ }).first()
  if (await start.isVisible()) await start.click()
  await expect.poll(time, patience).toBeGreaterThan(0.2)
  const videoId = Number(/\d+$/.exec(bob.url())?.[0])
  const video = async () =>
    (await call(her, 'get_video', { video_id: videoId }))['response'] as Record<string, unknown>
  await expect.poll(async () => (await video())['view_count'], { timeout: 15_000 }).toBe(1)

  await bob.getByRole('button', { name: 'Like', exact: true }).click()
  await expect(bob.getByRole('button', { name: 'Like, 1' })).toHaveAttribute('aria-pressed', 'true')
  await bob.getByRole('button', { name: 'Subscribe to Ada' }).click()
  await expect(bob.getByText('1 subscriber', { exact: true })).toBeVisible()
  await expect
    .poll(async () => [(await video())['like_count'], (await video())['subscriber_count']])
    .toEqual([1, 1])

  const field = (page: Page) => page.getByRole('textbox', { name: 'Write a comment…' })
  await field(bob).fill('Which flour is it?')
  await bob.keyboard.press('Enter')
  await expect(bob.getByText('Which flour is it?')).toBeVisible()
  await hears(bob, 'video')
  const ada = await open(her, `/vtube/${videoId}`, { viewport: { width: 1280, height: 800 } })
  await field(ada).fill('Rye, of course')
  await ada.keyboard.press('Enter')
  await expect(bob.getByText('Rye, of course')).toBeVisible({ timeout: 15_000 })
  await bob.getByRole('button', { name: 'Go to 2 seconds' }).focus()
  await lookIn(bob, 'the page of a video')

  await bob.getByRole('button', { name: 'More for Baking bread' }).click()
  await bob.getByRole('menuitem', { name: 'Save to playlist' }).click()
  await bob.getByRole('button', { name: 'New playlist' }).click()
  await bob.getByRole('textbox', { name: 'Name' }).fill('For Sunday')
  await bob.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click()
  await bob.getByRole('link', { name: 'Playlists' }).click()
  await expect(bob.getByText('1 video · Private')).toBeVisible()
  await lookIn(bob, 'one’s own playlists')
  await bob.getByRole('link', { name: 'For Sunday' }).click()
  await expect(bob.getByRole('link', { name: /^Baking bread/ })).toBeVisible()
  await lookIn(bob, 'a playlist')

  await bob.getByRole('searchbox', { name: 'Search videos' }).fill('sourdouhg')
  await bob.keyboard.press('Enter')
  await expect(bob.getByRole('link', { name: /^Sourdough/ })).toBeVisible()
  await lookIn(bob, 'videos that were found')

  const cyril = await member('Cyril')
  await call(cyril, 'update_language', { language_id: 2 })
  const czech = await open(cyril, '/vtube', { locale: 'cs-CZ', viewport: { width: 320, height: 800 } })
  await expect(czech.getByRole('radio', { name: 'Jen nejnovější' })).toBeAttached()
  await look(czech, 'the home of the video site in Czech')
  await czech.getByRole('link', { name: /^Baking bread/ }).click()
  await expect(czech.getByRole('button', { name: 'Odebírat Ada' })).toBeVisible()
  await look(czech, 'the page of a video in Czech')
})
