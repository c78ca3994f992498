/** The player of long videos in a real browser, with a real stream, under the pages' security policy. */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, type Page, test as base } from '@playwright/test'
import { policy } from '../server/src/platform/http/guard.ts'
import { writeStream } from '../server/test/made-streams.ts'
import { mp4Bytes } from '../server/test/files/videos.ts'
import { look } from './support/look.ts'

const web = fileURLToPath(new URL('../web/', import.meta.url))
const html =
  '<!doctype html><html lang="en" data-mantine-color-scheme="light"><head><title>Player</title>' +
  '<link rel="stylesheet" href="/style.css"></head>' +
  '<body><div id="root"></div><script type="module" src="/page.js"></script></body></html>'
const csp = Object.entries(policy)
  .map(([name, values]) => `${name} ${values.join(' ')}`)
  .join('; ')
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt',
  '.mp4': 'video/mp4',
  '.m3u8': 'application/vnd.apple.mpegurl',
}
const captions = `WEBVTT

00:00.000 --> 00:06.000
First the flour.

00:06.000 --> 00:12.000
Then the water.
`
const board =
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="180"><rect width="480" height="180"/></svg>'

/** Serves the files of a folder, with ranges; `asked` gets the names of what is asked for. */
function serve(folder: string, asked: string[]): Server {
  return createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    asked.push(path.basename(pathname))
    if (pathname === '/') {
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': csp })
      return response.end(html)
    }
    const file = path.join(folder, pathname)
    const size = await stat(file).then(
      (found) => found.size,
      () => undefined,
    )
    if (size === undefined) return response.writeHead(404).end()
    const headers = { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' }
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')
    const start = Number(range?.[1] ?? 0)
    const end = Math.min(Number(range?.[2] || size - 1), size - 1)
    response.writeHead(range ? 206 : 200, {
      ...headers,
      'content-length': end - start + 1,
      ...(range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}),
    })
    return createReadStream(file, { start, end }).pipe(response)
  })
}

interface Site {
  readonly url: string
  readonly asked: string[]
}

const test = base.extend<{ open: (hash: string) => Promise<Page> }, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, provide) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'commons-player-'))
      const streams = path.join(folder, 'streams')
      const long = path.join(streams, 'long')
      await mkdir(long, { recursive: true })
      await Promise.all([
        promisify(execFile)(process.execPath, ['build/test-page.ts', 'player/test-page.tsx', folder], {
          cwd: web,
        }),
        writeStream(streams, { seconds: 12, heights: [144, 288] }),
        writeStream(long, { seconds: 300, heights: [144, 288] }),
        mp4Bytes({ seconds: 2, width: 256, height: 144, fps: 10 }).then((bytes) =>
          writeFile(path.join(streams, 'plain.mp4'), bytes),
        ),
        writeFile(path.join(streams, 'en.vtt'), captions),
        writeFile(path.join(streams, 'board.svg'), board),
      ])
      const asked: string[] = []
      const server = serve(folder, asked).listen(0, '127.0.0.1')
      await once(server, 'listening')
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      await provide({ url: `http://127.0.0.1:${port}`, asked })
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  open: async ({ browser, site }, provide) => {
    const wrong: string[] = []
    const pages: Page[] = []
    await provide(async (hash) => {
      site.asked.length = 0
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      pages.push(page)
      page.on('pageerror', (error) => wrong.push(String(error)))
      page.on('console', (message) => {
        const isCut = message.text().includes('ERR_INTERNET_DISCONNECTED')
        if (message.type() === 'error' && !isCut) wrong.push(message.text())
      })
      await page.goto(`${site.url}/${hash}`)
      return page
    })
    for (const page of pages) await page.close()
    expect(wrong, 'errors and breaches of the security policy').toEqual([])
  },
})

const start = (page: Page) => page.getByRole('button', { name: 'Play: Baking bread, 12 seconds' })
const state = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => {
    const { currentTime, paused, ended, videoHeight, readyState } = video
    const sound = Reflect.get(video, 'webkitAudioDecodedByteCount') as number
    return { currentTime, paused, ended, videoHeight, readyState, sound }
  })
/** Starts it, and slows it down: a busy machine takes its time. */
async function startSlowly(page: Page): Promise<void> {
  await start(page).click()
  for (const _ of [0.75, 0.5, 0.25]) await page.keyboard.press('<')
  await expect.poll(() => time(page)).toBeGreaterThan(0.1)
}
const time = async (page: Page) => (await state(page)).currentTime

/** Moves the mouse over the video: while nobody does, its controls hide. */
async function pointAt(page: Page): Promise<void> {
  await page.locator('video').hover({ position: { x: 80, y: 60 } })
  await page.locator('video').hover({ position: { x: 90, y: 70 } })
}

/** Opens the settings and chooses one after the other. */
async function choose(page: Page, ...names: ReadonlyArray<string | RegExp>): Promise<void> {
  await pointAt(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  for (const name of names) {
    const entry = page.getByRole('menuitem', { name, exact: true })
    await entry
      .or(page.getByRole('menuitemradio', { name, exact: true }))
      .first()
      .click()
  }
}

test('a stream plays with its sound, in the quality chosen, from wherever one goes', async ({
  open,
  site,
}) => {
  const page = await open('#/stream')
  expect(site.asked.filter((name) => name.endsWith('.m3u8'))).toEqual([])
  await startSlowly(page)
  // Its sound is a track of its own, which only the whole hls.js plays.
  expect(site.asked).toContain('a.mp4')
  await expect.poll(async () => (await state(page)).sound).toBeGreaterThan(0)

  await choose(page, /^Quality/, '144p')
  await expect.poll(async () => (await state(page)).videoHeight).toBe(144)
  await choose(page, /^Quality/, '288p')
  await expect.poll(async () => (await state(page)).videoHeight).toBe(288)

  await page.getByRole('slider', { name: 'Position' }).focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('k')
  await page.keyboard.press('8')
  await expect.poll(() => time(page)).toBeCloseTo(9.6, 1)
  await expect.poll(async () => (await state(page)).readyState).toBeGreaterThan(2)
  await page.keyboard.press('k')
  await expect.poll(() => time(page)).toBeGreaterThan(9.8)
})

test('sound alone goes on where the picture was, and back', async ({ open, site }) => {
  const page = await open('#/stream')
  await startSlowly(page)
  await page.keyboard.press('5')
  await expect.poll(() => time(page)).toBeGreaterThan(6)
  await choose(page, /^Audio only/)
  await expect(page.getByText('Audio only', { exact: true })).toBeVisible()
  site.asked.length = 0
  await expect.poll(async () => (await state(page)).videoHeight).toBe(0)
  const from = await time(page)
  expect(from).toBeGreaterThan(5.5)
  await expect.poll(() => time(page)).toBeGreaterThan(from + 0.3)
  expect(site.asked.filter((name) => name.startsWith('v'))).toEqual([])
  await choose(page, /^Audio only/)
  await expect.poll(async () => (await state(page)).videoHeight).toBeGreaterThan(0)
  expect(await time(page)).toBeGreaterThan(from)
})

test('at the end the next video starts', async ({ open }) => {
  const page = await open('#/stream')
  await start(page).click()
  await expect.poll(() => time(page)).toBeGreaterThan(0.1)
  await page.getByRole('slider', { name: 'Position' }).focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('group', { name: 'Next video' })).toBeVisible()
  await look(page, 'the next video is announced')
  await expect(page.getByRole('heading', { name: 'Sourdough' })).toBeVisible()
  // A plain file, which starts by itself.
  await expect.poll(() => time(page)).toBeGreaterThan(0.3)
})

test('it goes on in the corner without a pause, and back on its page', async ({ open }) => {
  const page = await open('#/stream')
  await startSlowly(page)
  await page.locator('video').evaluate((video) => {
    video.addEventListener('pause', () => (document.title = 'It has paused'))
    video.addEventListener('emptied', () => (document.title = 'It has loaded again'))
  })
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  const corner = page.getByRole('region', { name: 'Mini player' })
  await expect(corner).toBeVisible()
  const before = await time(page)
  await expect.poll(() => time(page)).toBeGreaterThan(before + 0.3)
  await page.mouse.move(0, 0)
  await look(page, 'a video in the corner')
  await pointAt(page)
  await corner.getByRole('link', { name: 'Open Baking bread' }).click()
  await expect(page.getByRole('heading', { name: 'Baking bread' })).toBeVisible()
  await expect(corner).toBeHidden()
  const back = await time(page)
  await expect.poll(() => time(page)).toBeGreaterThan(back + 0.3)
  await expect(page).toHaveTitle('Player')
})

test('after a cut in the network it goes on by itself', async ({ open }) => {
  const page = await open('#/stream')
  await page.context().setOffline(true)
  await start(page).click()
  await expect(page.getByText("You're offline. The video will continue when you're back.")).toBeVisible()
  await page.context().setOffline(false)
  await expect.poll(() => time(page)).toBeGreaterThan(0.3)

  await page.keyboard.press('<')
  await page.context().setOffline(true)
  // What was loaded in another quality is dropped, so that it soon has nothing left to play.
  await choose(page, /^Quality/, '144p')
  await expect(page.getByRole('status', { name: 'Loading the video' })).toBeVisible()
  const stalled = await time(page)
  await page.context().setOffline(false)
  await expect.poll(() => time(page)).toBeGreaterThan(stalled + 1)
})

test('the quality follows the connection, down and up again @long', async ({ open }) => {
  const page = await open('#/long')
  await page.getByRole('button', { name: /^Play: / }).click()
  await expect.poll(() => time(page)).toBeGreaterThan(0.1)
  const connection = await page.context().newCDPSession(page)
  await connection.send('Network.enable')
  /** Limits the connection to so many bits a second, and goes to where nothing is loaded yet: 90 s further on. */
  const goOn = async (bitsPerSecond: number, key: string) => {
    const downloadThroughput = bitsPerSecond / 8
    await connection.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput,
      uploadThroughput: downloadThroughput,
    })
    await page.keyboard.press(key)
  }
  /** Waits as long as it says: on a busy machine the player measures a connection that is slow anyway. */
  const becomes = (height: number) =>
    expect.poll(async () => (await state(page)).videoHeight, { timeout: 60_000 }).toBe(height)
  await goOn(-8, '3')
  await becomes(288)
  // Enough for the lower quality only, by the bandwidths in the playlist.
  await goOn(400_000, '6')
  await becomes(144)
  await goOn(-8, '9')
  await becomes(288)
  const from = await time(page)
  await expect.poll(() => time(page)).toBeGreaterThan(from + 0.3)
  expect((await state(page)).paused).toBe(false)
})

test('every control is there by keyboard and for screen readers, on a narrow screen as well', async ({
  open,
}) => {
  const page = await open('#/stream')
  await look(page, 'a video that has not begun')
  await page.keyboard.press('Tab')
  await expect(start(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused()
  await page.keyboard.press('Enter')
  const slider = page.getByRole('slider', { name: 'Position' })
  await slider.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '5 seconds of 12 seconds')
  await page.keyboard.press('c')
  await expect(page.getByText('First the flour.')).toBeVisible()
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await look(page, `the controls at ${width} px`)
  }
  await page.getByRole('button', { name: 'Settings' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: /^Speed/ })).toBeFocused()
  await look(page, 'the settings')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused()
})
