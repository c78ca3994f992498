/**
 * Reels: published, seen in the strip and the viewer, liked, commented on, and deleted while they are
 * watched.
 */
import type { Page } from '@playwright/test'
import { png } from '../server/test/files/pictures.ts'
import { mp4, mp4Bytes } from '../server/test/files/videos.ts'
import { look, schemes, widths } from './support/look.ts'
import { expect, hears, type Member, password, test } from './support/world.ts'

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

/** Publishes a reel of a file, by default of one picture, without a browser. */
async function publish(url: string, { id, email }: Member, message: string, file?: Blob): Promise<void> {
  const login = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { user_data } = (await login.json()) as { user_data: { api_key: string } }
  const form = new FormData()
  const fields = { user_id: String(id), api_key: user_data.api_key, message, alt: `What ${message} shows` }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file ?? (await png(90, 160)), 'a')
  const response = await fetch(`${url}/api/users/add_reel`, { method: 'POST', body: form })
  expect(response.status).toBe(200)
}

const strip = (page: Page) => page.getByRole('region', { name: 'V Tube' })
const slide = (page: Page) => page.locator('article[aria-current=true]')
const watches = (page: Page, words: string) => expect(slide(page)).toContainText(words)

/** Moves a finger from one height to another, in the middle of a phone. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const touches = (type: 'touchStart' | 'touchMove', y: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: 180, y }] })
  await touches('touchStart', from)
  for (let part = 1; part <= 10; part++) await touches('touchMove', from + ((to - from) * part) / 10)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await devtools.detach()
}

async function lookIn(page: Page, name: string, sizes: readonly number[]): Promise<void> {
  for (const width of sizes)
    for (const colorScheme of schemes('light', 'dark')) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 720 })
      await look(page, `${name}, ${width} ${colorScheme}`)
    }
  await page.emulateMedia({ colorScheme: 'light' })
}

test('a reel is made, appears live, is watched, liked and talked about, and goes while it is watched', async ({
  open,
  member,
  call,
  commons,
  allowErrors,
}) => {
  // A page that shows a deleted reel requests it once more.
  allowErrors(/status of 404/)
  const [her, him] = [await member('Ada'), await member('Bob')]
  await call(her, 'update_session_setting', { several_devices: 1 })
  await publish(commons.url, her, 'Market at six')
  await publish(commons.url, her, 'Rooftop swim')
  const desktop = { viewport: { width: 1280, height: 800 } }
  const bob = await open(him, '/dashboard', desktop)
  await expect(strip(bob).getByRole('link', { name: /Rooftop swim/ })).toBeVisible(patience)
  await hears(bob, 'reel_feed')

  const ada = await open(her, '/dashboard', { viewport: { width: 375, height: 720 } })
  await strip(ada).getByRole('button', { name: 'Create', exact: true }).click()
  const dialog = ada.getByRole('dialog', { name: 'Create V Tube' })
  const buffer = await mp4Bytes({ seconds: 4, width: 108, height: 192, fps: 5, audio: false })
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer })
  await dialog.getByLabel('About or Tagline').fill('Slow work is good work #woodwork')
  await dialog.getByRole('slider', { name: /Cover/ }).fill('2')
  await look(ada, 'a reel while it is made', { within: '[role=dialog]' })
  await dialog.getByRole('button', { name: 'Create V Tube' }).click()
  await expect(dialog).toBeHidden()

  await bob.bringToFront()
  const card = strip(bob).getByRole('link', { name: /Slow work/ })
  await expect(card).toBeVisible(patience)
  await lookIn(bob, 'the strip on Home', [...widths(), 1280])
  const cardsInView = () =>
    strip(bob)
      .locator('ul')
      .evaluate((row) => row.clientWidth / (row.firstElementChild?.clientWidth ?? 0))
  expect(await cardsInView()).toBeCloseTo(4, 0)
  await bob.setViewportSize({ width: 600, height: 720 })
  await expect.poll(cardsInView).toBeLessThan(2.5)
  await bob.setViewportSize(desktop.viewport)
  // The wide page has to stand again: what grows above the reader moves them along.
  await expect.poll(cardsInView).toBeCloseTo(4, 0)
  let scrolled = -1
  await expect(async () => {
    await bob.evaluate(() => window.scrollTo(0, 40))
    const before = scrolled
    scrolled = await bob.evaluate(() => window.scrollY)
    expect(scrolled).toBe(before)
  }).toPass()
  await card.click()
  await expect(bob).toHaveURL(/#\/reel\?reelid=\d+$/)
  await watches(bob, 'Slow work')
  const time = () =>
    slide(bob)
      .locator('video')
      .evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(time).toBeGreaterThan(0.2)
  const reelId = Number(/\d+$/.exec(bob.url())?.[0])

  const reel = async () => {
    const answer = await call(her, 'reel_by_id', { reel_id: reelId })
    return answer['reel'] as Record<string, unknown>
  }
  await expect.poll(async () => (await reel())['view_count'], { timeout: 15_000 }).toBe(1)
  await slide(bob)
    .locator('video')
    .dblclick({ position: { x: 60, y: 120 } })
  await expect(slide(bob).getByRole('button', { name: 'Like, 1' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await reel())['reel_liked'] === 0 && (await reel())['like_count']).toBe(1)

  await bob.keyboard.press('c')
  const panel = bob.getByRole('region', { name: 'Comments' })
  await panel.getByRole('textbox', { name: 'Write a comment…' }).fill('Which wood is it?')
  await bob.keyboard.press('Enter')
  await expect(panel.getByText('Which wood is it?')).toBeVisible()
  await panel.getByRole('button', { name: /^Like the comment by Bob/ }).click()
  await expect(panel.getByRole('button', { name: 'Like the comment by Bob, 1' })).toBeVisible()
  await panel.getByRole('textbox').press('Escape')
  await lookIn(bob, 'a reel', [1280])

  // A reminded reel is shown in the post.
  await slide(bob)
    .getByRole('button', { name: /^Remind/ })
    .click()
  const composer = bob.getByRole('dialog', { name: 'Create Post' })
  const shown = composer.getByRole('group', { name: 'Reel by Ada' })
  await expect(shown).toContainText('Slow work')
  await expect(shown.locator('img').last()).toBeVisible()
  await look(bob, 'a reel that is reminded', { within: '[role=dialog]' })
  await composer.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(composer).toBeHidden()
  await ada.bringToFront()
  await ada.goto(`/#/timeLine/${him.id}`)
  await expect(ada.getByRole('group', { name: 'Reel by Ada' })).toContainText('Slow work')
  const reminded = ada.getByRole('group', { name: 'Reel by Ada' })
  await lookIn(ada, 'a reel in a post', widths())
  await reminded.getByRole('button', { name: /^Play: Video by Ada/ }).click()
  await expect
    .poll(() => reminded.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.2)
  await bob.bringToFront()

  // By keys and by the wheel; the address follows, and Back still leads home.
  await bob.setViewportSize(desktop.viewport)
  await bob.getByRole('button', { name: 'Next reel' }).focus()
  await bob.keyboard.press('j')
  await expect(slide(bob)).not.toContainText('Slow work')
  await expect(bob).not.toHaveURL(new RegExp(`reelid=${reelId}$`))
  await slide(bob).hover()
  await bob.mouse.wheel(0, -400)
  await watches(bob, 'Slow work')
  await expect.poll(() => bob.locator('video').count()).toBeLessThanOrEqual(3)
  // Resized while it still glides, the list would rest at another reel.
  const offset = () =>
    bob.getByRole('feed').evaluate(({ scrollTop, clientHeight }) => Math.round(scrollTop) % clientHeight)
  await expect.poll(offset).toBe(0)

  await bob.setViewportSize({ width: 320, height: 640 })
  await slide(bob).getByRole('button', { name: 'Comment, 1' }).click()
  const drawer = bob.getByRole('dialog')
  await expect(drawer.getByText('Which wood is it?')).toBeVisible()
  await look(bob, 'the drawer of comments', { within: '[role=dialog]' })
  await drawer.getByRole('button', { name: 'Close' }).click()
  await lookIn(bob, 'a reel', widths())
  await bob.setViewportSize({ width: 375, height: 720 })
  // A swipe that begins before the page has its new size moves nothing.
  await expect.poll(offset).toBe(0)
  await expect(async () => {
    if ((await slide(bob).textContent())?.includes('Slow work')) await swipe(bob, 600, 160)
    await expect(slide(bob)).not.toContainText('Slow work', { timeout: 3_000 })
  }).toPass()
  await swipe(bob, 160, 600)
  await watches(bob, 'Slow work')

  await call(her, 'delete_reel', { reel_id: reelId })
  for (const page of [bob, ada])
    await expect(page.getByText('This reel is no longer available.')).toBeVisible()
  await bob.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(slide(bob)).not.toContainText('Slow work')
  await bob.setViewportSize(desktop.viewport)
  await bob.getByRole('button', { name: 'Back to Home' }).click()
  await expect(bob).toHaveURL(/#\/dashboard$/)
  await expect.poll(() => bob.evaluate(() => window.scrollY)).toBe(scrolled)
  await expect(strip(bob).getByRole('link', { name: /Slow work/ })).toBeHidden()
})

test('a part of a video becomes a reel with a chosen frame as its cover, which changes later', async ({
  open,
  member,
  call,
}) => {
  const [her, him] = [await member('Ada'), await member('Bob')]
  await call(her, 'update_session_setting', { several_devices: 1 })
  const bob = await open(him, '/dashboard', { viewport: { width: 1280, height: 800 } })
  await hears(bob, 'reel_feed')
  const ada = await open(her, '/dashboard', { viewport: { width: 375, height: 800 } })
  await strip(ada).getByRole('button', { name: 'Create', exact: true }).click()
  const dialog = ada.getByRole('dialog', { name: 'Create V Tube' })
  const buffer = await mp4Bytes({ seconds: 6, width: 108, height: 192, fps: 10, audio: false })
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer })
  const [start, end] = [
    dialog.getByRole('slider', { name: 'Start' }),
    dialog.getByRole('slider', { name: 'End' }),
  ]
  await start.fill('2')
  await start.press('ArrowRight')
  await expect(start).toHaveAttribute('aria-valuetext', '2.1 seconds')
  await end.fill('4.1')
  await expect(dialog.getByText('0:02–0:04 · 2 seconds')).toBeVisible()
  // Its frames are drawn by the page itself.
  await expect(dialog.locator('img[src^="data:image"]')).toHaveCount(16)
  const cover = dialog.getByRole('slider', { name: 'Cover' })
  await cover.fill('5')
  await expect(cover, 'it is within the part').toHaveAttribute('aria-valuetext', '4 seconds')
  await cover.fill('3')

  // Only the part plays, again and again.
  const played = await dialog.locator('video').evaluate(async (video: HTMLVideoElement) => {
    const times: number[] = []
    video.addEventListener('timeupdate', () => times.push(video.currentTime))
    video.currentTime = 3.5
    await video.play()
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    video.pause()
    return {
      least: Math.min(...times),
      most: Math.max(...times),
      wraps: times.some((at, index) => at < (times[index - 1] ?? 0)),
    }
  })
  expect(played.least).toBeGreaterThan(1.9)
  expect(played.most).toBeLessThan(4.5)
  expect(played.wraps).toBe(true)
  for (const width of [375, 320])
    for (const colorScheme of ['light', 'dark'] as const) {
      await ada.emulateMedia({ colorScheme })
      await ada.setViewportSize({ width, height: 800 })
      // What is half below the edge of the dialog would be too small.
      await dialog.getByRole('button', { name: 'Add captions' }).scrollIntoViewIfNeeded()
      await look(ada, `a video that is trimmed, ${width} ${colorScheme}`, { within: '[role=dialog]' })
    }
  await dialog.getByLabel('About or Tagline').fill('The best two seconds')
  await dialog.getByRole('button', { name: 'Create V Tube' }).click()
  await bob.bringToFront()
  const card = strip(bob).getByRole('link', { name: /The best two seconds/ })
  await expect(card).toBeVisible(patience)
  await card.click()
  const reelId = async () => Number(/reelid=(\d+)/.exec(bob.url())?.[1])
  await expect.poll(reelId).toBeGreaterThan(0)
  const reel_id = await reelId()
  const reel = async () =>
    (await call(her, 'reel_by_id', { reel_id }))['reel'] as {
      video: { seconds: number }
      cover: object | null
    }
  expect((await reel()).video.seconds).toBeCloseTo(2, 0)
  expect((await reel()).cover).toBeNull()

  await ada.bringToFront()
  await ada.setViewportSize({ width: 375, height: 800 })
  await ada.goto(`/#/reel?reelid=${reel_id}`)
  await slide(ada)
    .getByRole('button', { name: /^Menu of the reel/ })
    .click()
  await ada.getByRole('menuitem', { name: 'Edit reel' }).click()
  const editing = ada.getByRole('dialog', { name: 'Edit reel' })
  await editing.getByRole('slider', { name: 'Cover' }).fill('1')
  await look(ada, 'a cover that changes', { within: '[role=dialog]' })
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(editing).toBeHidden()
  expect((await reel()).cover).not.toBeNull()

  await call(her, 'update_language', { language_id: 2 })
  const czech = await open(her, `/reel?reelid=${reel_id}`, {
    locale: 'cs-CZ',
    viewport: { width: 320, height: 800 },
  })
  await slide(czech)
    .getByRole('button', { name: /^Nabídka/ })
    .click()
  await czech.getByRole('menuitem', { name: 'Upravit reel' }).click()
  await expect(czech.getByRole('slider', { name: 'Titulní obrázek' })).toBeVisible()
  await look(czech, 'a cover in Czech', { within: '[role=dialog]' })
})

test('a reel is made with the sound of another one, whose page shows it at once', async ({
  open,
  member,
  call,
  commons,
}) => {
  const [her, him] = [await member('Ada'), await member('Bob')]
  for (const each of [her, him]) await call(each, 'update_session_setting', { several_devices: 1 })
  await publish(commons.url, her, 'Hear this', await mp4({ seconds: 3, width: 108, height: 192, fps: 10 }))
  const bob = await open(him, '/dashboard', { viewport: { width: 1280, height: 800 } })
  await strip(bob)
    .getByRole('link', { name: /Hear this/ })
    .click(patience)
  const sound = slide(bob).getByRole('link', { name: 'Original sound · @ada' })
  await look(bob, 'a reel with its sound')
  await sound.click()
  const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Original sound · @ada' })
  await expect(heading(bob)).toBeVisible()
  await expect(bob.getByText('No other reels have this sound yet')).toBeVisible()
  const ada = await open(her, new URL(bob.url()).hash.slice(1), { viewport: { width: 375, height: 800 } })
  await expect(heading(ada)).toBeVisible()
  await hears(ada, 'reel_feed')

  await bob.bringToFront()
  await bob.getByRole('button', { name: 'Use this sound' }).click()
  const dialog = bob.getByRole('dialog', { name: 'Create V Tube' })
  await expect(dialog.getByText('Original sound · @ada')).toBeVisible()
  const buffer = await mp4Bytes({ seconds: 2, width: 108, height: 192, fps: 10, audio: false })
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer })
  await expect(dialog.getByRole('button', { name: "Use the video's own sound" })).toBeVisible()
  // It is heard with the preview.
  const heard = async () => {
    await dialog.locator('video').evaluate((video: HTMLVideoElement) => video.play())
    return dialog.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime)
  }
  await expect.poll(heard).toBeGreaterThan(0.1)
  await look(bob, 'a reel with the sound of another one', { within: '[role=dialog]' })
  await dialog.getByLabel('About or Tagline').fill('With her sound')
  await dialog.getByRole('button', { name: 'Create V Tube' }).click()
  await expect(dialog).toBeHidden()

  await ada.bringToFront()
  await expect(ada.getByText('1 reel has this sound')).toBeVisible(patience)
  await expect(ada.getByRole('link', { name: /With her sound/ })).toBeVisible()
  await lookIn(ada, 'the page of a sound', [...widths(), 1280])

  // She keeps it to herself from now on.
  await ada.setViewportSize({ width: 375, height: 800 })
  await ada.getByRole('link', { name: /Hear this/ }).click()
  await slide(ada)
    .getByRole('button', { name: /^Menu of the reel/ })
    .click()
  await ada.getByRole('menuitem', { name: 'Edit reel' }).click()
  const editing = ada.getByRole('dialog', { name: 'Edit reel' })
  const lends = editing.getByRole('checkbox', { name: 'Let others use its sound' })
  await expect(lends).toBeChecked()
  await lends.click()
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(editing).toBeHidden()
  await bob.bringToFront()
  await expect(bob.getByText("The author doesn't let others use this sound.")).toBeVisible()
  await expect(bob.getByRole('button', { name: 'Use this sound' })).toBeHidden()

  await call(him, 'update_language', { language_id: 2 })
  const czech = await open(him, new URL(bob.url()).hash.slice(1), {
    locale: 'cs-CZ',
    colorScheme: 'dark',
    viewport: { width: 320, height: 800 },
  })
  await expect(czech.getByRole('heading', { level: 1 })).toContainText('Původní zvuk')
  await expect(czech.getByText('Tenhle zvuk má 1 reel')).toBeVisible()
  await look(czech, 'the page of a sound in Czech')
})
