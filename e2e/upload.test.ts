/** Uploads: progress by the bytes that were sent, Cancel, lost connections, several tabs. */
import type { Locator, Page } from '@playwright/test'
import { mp4Bytes } from '../server/test/files/videos.ts'
import { composer, fileInput, post, text } from './support/composer.ts'
import { buildRoad, type Road } from './support/road.ts'
import { expect, test as journey } from './support/world.ts'

const test = journey.extend<{ road: Road }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are wanted from here
  road: async ({}, provide) => {
    const road = await buildRoad()
    await provide(road)
    await road.close()
  },
})

const megabyte = 1024 * 1024

/** Returns a video of two seconds with this many bytes; the rest is a box that players skip. */
async function film(bytes: number): Promise<Buffer> {
  const video = await mp4Bytes({ seconds: 2 })
  const box = Buffer.alloc(bytes - video.length)
  box.writeUInt32BE(box.length)
  box.write('free', 4)
  return Buffer.concat([video, box])
}

async function choose(page: Page, buffer: Buffer, words: string): Promise<void> {
  await text(page).fill(words)
  await fileInput(page).setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer })
  await expect(page.getByLabel('The video of your post')).toBeVisible()
}

/** Limits the upload speed; returns a function that changes it. */
async function slowDown(
  page: Page,
  bytesPerSecond: number,
): Promise<(bytesPerSecond: number) => Promise<void>> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const setPace = async (uploadThroughput: number) => {
    const conditions = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput }
    await network.send('Network.emulateNetworkConditions', conditions)
  }
  await setPace(bytesPerSecond)
  return setPace
}

/** Sets whether the browser thinks that it is online. */
async function setOnline(page: Page, isOnline: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(navigator, 'onLine', { value, configurable: true })
    if (value) window.dispatchEvent(new Event('online'))
  }, isOnline)
}

/**
 * Returns a function that aborts all requests sent since: a browser that knows it is offline keeps waiting
 * for them.
 */
async function loseAnswers(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function sendNoted(this: XMLHttpRequest, body) {
      window.addEventListener('lost', () => this.abort(), { once: true })
      send.call(this, body)
    }
  })
  return () => page.evaluate(() => void window.dispatchEvent(new Event('lost')))
}

const shownPercent = async (progress: Locator) => Number(await progress.getAttribute('aria-valuenow'))

/** Returns the texts of the member's posts, published or still waiting. */
async function posted(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const session = JSON.parse(
      decodeURIComponent(/(?:^|; )name=([^;]*)/.exec(document.cookie)?.[1] ?? ''),
    ) as { id: number; api_key: string }
    const read = async (name: string, input: object) => {
      const answer = await fetch(`/api/users/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ user_id: session.id, api_key: session.api_key, ...input }),
      })
      return ((await answer.json()) as { recdata: Array<{ post_id: number; message: string }> }).recdata
    }
    const lists = [await read('waiting_posts', {}), await read('user_timeline', { view_user_id: session.id })]
    // One that is published between the two reads is in both.
    return [...new Map(lists.flat().map(({ post_id, message }) => [post_id, message])).values()]
  })
}

test('the share shown is that of the bytes that have arrived, and never goes back', async ({
  road,
  open,
  member,
}) => {
  const page = await open(await member('Ada'), '/dashboard', { proxy: road.proxy })
  const buffer = await film(4 * megabyte)
  await choose(page, buffer, 'Bytes')
  await slowDown(page, megabyte)
  await post(page).click()
  const progress = composer(page).getByRole('progressbar')
  const shown: number[] = []
  const off: number[] = []
  // A page on a busy machine draws late: the progress shown must have been true within the last second, and
  // not be ahead.
  const arrived: Array<{ at: number; percent: number }> = []
  const note = () => {
    const percent = ((road.received[0] ?? 0) / buffer.length) * 100
    arrived.push({ at: performance.now(), percent })
    return percent
  }
  await expect(progress).toBeVisible()
  while (await progress.isVisible()) {
    note()
    const percent = await progress.getAttribute('aria-valuenow', { timeout: 1_000 }).catch(() => null)
    if (percent === null) break
    shown.push(Number(percent))
    const to = note()
    const from = arrived.findLast(({ at }) => at < performance.now() - 1_000)?.percent ?? 0
    off.push(Math.max(0, from - Number(percent), Number(percent) - to))
  }
  // Often enough to move; how often depends on the machine.
  expect(new Set(shown).size).toBeGreaterThan(4)
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  expect(Math.max(...off)).toBeLessThanOrEqual(5)
  await expect(text(page)).toHaveValue('')
  await expect.poll(() => posted(page)).toEqual(['Bytes'])
})

test('Cancel stops the bytes on their way, and nothing is posted @long', async ({ road, open, member }) => {
  const page = await open(await member('Ada'), '/dashboard', { proxy: road.proxy })
  await choose(page, await film(4 * megabyte), 'Never')
  await slowDown(page, megabyte / 8)
  await post(page).click()
  const progress = composer(page).getByRole('progressbar')
  await expect.poll(() => shownPercent(progress)).toBeGreaterThan(2)
  const cancel = composer(page).getByRole('button', { name: 'Cancel' })
  await cancel.click()
  await expect(progress).toBeHidden()
  await expect(post(page)).toBeFocused()
  // Broken off before its end, which is half a minute away.
  await expect.poll(() => road.brokenOff).toBe(1)
  await expect(text(page)).toHaveValue('Never')
  await expect(page.getByLabel('The video of your post')).toBeVisible()
  expect(await posted(page)).toEqual([])
})

test('Cancel while the server works takes back what it has made', async ({
  road,
  open,
  member,
  allowErrors,
}) => {
  // The list of posts that wait may just be reading it.
  allowErrors(/status of 404/)
  const page = await open(await member('Ada'), '/dashboard', { proxy: road.proxy })
  await choose(page, await film(megabyte), 'Too late')
  const letGo = road.holdAnswers()
  await post(page).click()
  await expect(composer(page).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  await expect.poll(() => posted(page)).toEqual(['Too late'])
  await composer(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(composer(page).getByRole('progressbar')).toBeHidden()
  letGo()
  await expect.poll(() => posted(page)).toEqual([])
  // The same text and file are another post now.
  await post(page).click()
  await expect(text(page)).toHaveValue('')
  await expect.poll(() => posted(page)).toEqual(['Too late'])
})

test('Cancel after the answer was lost takes back what had arrived, and the same can be posted again @long', async ({
  road,
  open,
  member,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource|ERR_|WebSocket|status of 404/)
  const page = await open(await member('Ada'), '/dashboard', { proxy: road.proxy })
  await choose(page, await film(megabyte), 'Lost')
  const letGo = road.holdAnswers()
  const lose = await loseAnswers(page)
  await post(page).click()
  await expect.poll(() => posted(page)).toEqual(['Lost'])
  await setOnline(page, false)
  await lose()
  const offline = composer(page).getByText("You're offline. This will continue when you're back.").first()
  await expect(offline).toBeVisible()
  await composer(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(composer(page).getByRole('progressbar')).toBeHidden()
  letGo()
  await setOnline(page, true)
  await expect.poll(() => posted(page), { timeout: 20_000 }).toEqual([])
  await expect(text(page)).toHaveValue('Lost')
  await post(page).click()
  await expect(text(page)).toHaveValue('', { timeout: 20_000 })
  await expect.poll(() => posted(page)).toEqual(['Lost'])
})

test('a connection that is cut is tried again by itself, then waits with all it has, and posts once', async ({
  road,
  open,
  member,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource|ERR_/)
  const page = await open(await member('Ada'), '/dashboard', { proxy: road.proxy })
  await choose(page, await film(megabyte), 'Cut')
  await page.getByRole('textbox', { name: /Describe it/ }).fill('A test card')
  await page.getByRole('radio', { name: 'Private' }).check()
  await slowDown(page, 2 * megabyte)
  // Chromium itself repeats requests that were lost on a reused connection.
  road.cutNext(Infinity, megabyte / 2)
  await post(page).click()
  await expect(composer(page).getByText('Connection lost. Sending again…').first()).toBeVisible({
    timeout: 20_000,
  })
  const waiting = page.getByRole('region', { name: 'Posts not published yet' })
  await expect(waiting.getByText("Can't reach Commons. We'll send this as soon as we can.")).toBeVisible({
    timeout: 60_000,
  })
  expect(road.received.length).toBeGreaterThanOrEqual(3)
  road.cutNext(0, 0)
  await expect(text(page)).toHaveValue('')
  await waiting.getByRole('button', { name: 'Edit' }).click()
  await expect(waiting).toBeHidden()
  await expect(text(page)).toHaveValue('Cut')
  await expect(page.getByRole('textbox', { name: /Describe it/ })).toHaveValue('A test card')
  await expect(page.getByLabel('The video of your post')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Private' })).toBeChecked()
  await post(page).click()
  await expect(text(page)).toHaveValue('', { timeout: 20_000 })
  expect(await posted(page)).toEqual(['Cut'])
})

test('a large film goes on after a cut connection and a reload, and is not sent twice @long', async ({
  road,
  open,
  member,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource|ERR_/)
  const page = await open(await member('Ada'), '/dashboard', { proxy: road.proxy })
  const buffer = await film(24 * megabyte)
  const bytes = () => road.received.reduce((sum, each) => sum + each, 0)
  await choose(page, buffer, 'Large')
  const setPace = await slowDown(page, 4 * megabyte)
  road.cutNext(1, 2 * megabyte)
  await post(page).click()
  // Two of its three pieces are there.
  await expect.poll(bytes, { timeout: 30_000 }).toBeGreaterThan(18 * megabyte)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(text(page)).toHaveValue('Large')
  await expect(page.getByLabel('The video of your post')).toBeVisible()
  await setPace(-1)
  await post(page).click()
  await expect(text(page)).toHaveValue('', { timeout: 30_000 })
  await expect.poll(() => posted(page)).toEqual(['Large'])
  // Each interruption costs less than a piece of 8 MB.
  expect(bytes()).toBeLessThan(buffer.length + 12 * megabyte)
})

test('offline it waits, and goes on by itself when the network is back @long', async ({
  road,
  open,
  member,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource|ERR_|WebSocket/)
  const page = await open(await member('Ada'), '/dashboard', { proxy: road.proxy })
  await choose(page, await film(megabyte), 'Under a bridge')
  await slowDown(page, megabyte)
  road.cutNext(Infinity, megabyte / 2)
  await setOnline(page, false)
  await post(page).click()
  await expect(
    composer(page).getByText("You're offline. This will continue when you're back.").first(),
  ).toBeVisible({ timeout: 20_000 })
  road.cutNext(0, 0)
  await setOnline(page, true)
  await expect(text(page)).toHaveValue('', { timeout: 20_000 })
  expect(await posted(page)).toEqual(['Under a bridge'])
})

test('an upload goes on while one reads elsewhere, and the form is there on the way back', async ({
  road,
  open,
  member,
}) => {
  const ada = await member('Ada')
  const page = await open(ada, '/dashboard', { proxy: road.proxy })
  await choose(page, await film(4 * megabyte), 'Sending')
  // So slow on any machine that the upload isn't over before she is back.
  const setPace = await slowDown(page, megabyte / 8)
  await post(page).click()
  const progress = composer(page).getByRole('progressbar')
  await expect.poll(() => shownPercent(progress)).toBeGreaterThan(2)
  await page.goto(`/#/timeLine/${ada.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ada/)
  await page.goBack()
  await expect.poll(() => shownPercent(progress)).toBeGreaterThan(5)
  await expect(text(page)).toHaveValue('Sending')
  await setPace(8 * megabyte)
  await page.goto('/#/setting')
  await expect(page.getByText('Your post will appear when its file is ready.')).toBeVisible({
    timeout: 20_000,
  })
  await page.goto('/#/dashboard')
  await expect(text(page)).toHaveValue('')
  expect(await posted(page)).toEqual(['Sending'])
})

test('two tabs upload at once, and one that is done leaves what is typed in the other @long', async ({
  road,
  open,
  member,
}) => {
  const ada = await member('Ada')
  const one = await open(ada, '/dashboard', { proxy: road.proxy })
  const two = await one.context().newPage()
  await two.goto('/#/dashboard')
  await choose(one, await film(2 * megabyte), 'From one')
  await choose(two, await film(2 * megabyte), 'From two')
  await slowDown(one, megabyte)
  await slowDown(two, megabyte)
  await post(one).click()
  await two.bringToFront()
  await post(two).click()
  await expect(composer(two).getByRole('progressbar')).toBeVisible()
  await expect.poll(() => road.received.length).toBe(2)
  await expect(text(two)).toHaveValue('', { timeout: 20_000 })
  await one.bringToFront()
  await expect(text(one)).toHaveValue('', { timeout: 20_000 })
  expect((await posted(one)).toSorted()).toEqual(['From one', 'From two'])

  await text(one).fill('Still writing')
  await one.waitForTimeout(600)
  await two.bringToFront()
  await text(two).fill('Done')
  await post(two).click()
  await expect(text(two)).toHaveValue('')
  await one.bringToFront()
  await expect(text(one)).toHaveValue('Still writing')
  await one.reload()
  await expect(text(one)).toHaveValue('Still writing')
  await two.bringToFront()
  await two.reload()
  await expect(text(two)).toHaveValue('')
})
