/** A video in a frame on another site: it plays, leads back, and can do nothing for the member who is logged in. */
import { createServer, type Server } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { look, widths } from './support/look.ts'
import { publishVideo } from './support/publish-video.ts'
import { expect, test } from './support/world.ts'

// Workers run at low priority: on a busy machine they take their time.
const patience = { timeout: 60_000 }

/** What the page may load before it plays, gzipped. */
const mostKilobytes = { js: 100, css: 6 }

const another: Server[] = []
test.afterEach(async () => {
  for (const server of another.splice(0)) server.close()
})

/** Serves a page of another site that shows these addresses in frames. */
async function anotherSite(...addresses: readonly string[]): Promise<string> {
  const frames = addresses.map((each) => `<iframe src="${each}" width="640" height="360" title="A"></iframe>`)
  const page = `<!doctype html><html lang="en"><title>A blog</title><h1>A blog</h1>${frames.join('')}</html>`
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page),
  )
  another.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Not `localhost`, where Commons is: another site, not only another port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

/** Notes the size of the scripts and styles that a page loads, in KB. */
function weigh(page: Page) {
  const loaded = { js: 0, css: 0 }
  const waiting: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = /\.(js|css)$/.exec(new URL(response.url()).pathname)?.[1]
    if (kind !== 'js' && kind !== 'css') return
    waiting.push(response.body().then((body) => void (loaded[kind] += gzipSync(body).length / 1000)))
  })
  return async () => {
    await Promise.all(waiting)
    return loaded
  }
}

test('a video plays in a frame of another site, which gets nothing of the member', async ({
  open,
  member,
  call,
  commons,
  allowErrors,
}) => {
  const [her, him] = [await member('Ada'), await member('Bob')]
  const id = await publishVideo(commons.url, her, 'Baking bread', 'How to knead, from 0:02 on.')
  const ready = async () => (await fetch(`${commons.url}/embed/${id}`)).status
  await expect.poll(ready, patience).toBe(200)

  const page = await open(him, '/dashboard', { viewport: { width: 800, height: 900 } })
  const blog = await anotherSite(`${commons.url}/embed/${id}?t=3`, `${commons.url}/`)
  // What the page before still loads doesn't count, and is gone with it.
  await page.goto('about:blank')
  const sent: Array<Record<string, string>> = []
  page.on('request', (request) => {
    if (request.url().startsWith(commons.url)) void request.allHeaders().then((headers) => sent.push(headers))
  })
  const weight = weigh(page)
  // The second frame is refused, and so is the call below.
  allowErrors(/frame-ancestors|Content Security Policy|connect-src|ERR_BLOCKED_BY_RESPONSE/)
  await page.goto(blog)
  const frame = page.frameLocator('iframe').first()
  await expect(frame.getByRole('link', { name: 'Baking bread' })).toHaveAttribute('href', `/vtube/${id}`)
  const start = frame.getByRole('button', { name: /^Play/ })
  await expect(start).toBeVisible()
  const { js, css } = await weight()
  expect(js).toBeGreaterThan(10)
  expect([js <= mostKilobytes.js, css <= mostKilobytes.css], `${js} KB, ${css} KB`).toEqual([true, true])

  await start.click()
  const time = () => frame.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(time, patience).toBeGreaterThan(3.2)
  const views = async () => {
    const { data } = await call(her, 'video_stats', { video_id: id })
    return (data as { view_count: number }).view_count
  }
  await expect.poll(views).toBe(1)
  expect(sent.length).toBeGreaterThan(2)
  expect(sent.filter(({ cookie }) => cookie !== undefined)).toEqual([])

  const inside = page.frames().find((each) => each.url().includes('/embed/'))
  const called = await inside?.evaluate(() =>
    fetch('/api/users/timeline', { method: 'POST' }).then(
      ({ status }) => String(status),
      (error: unknown) => String(error),
    ),
  )
  expect(called).toContain('Failed to fetch')
  // Commons itself can't be framed.
  await expect(page.frameLocator('iframe').nth(1).locator('#root')).toHaveCount(0)
})

test('its page alone is whole at every width, and says when there is no video', async ({
  open,
  member,
  commons,
  allowErrors,
}) => {
  const her = await member('Ada')
  const id = await publishVideo(commons.url, her, 'Baking bread', 'How to knead.')
  const ready = async () => (await fetch(`${commons.url}/embed/${id}`)).status
  await expect.poll(ready, patience).toBe(200)
  const page = await open(undefined, '/login')
  await page.goto(`${commons.url}/embed/${id}`)
  for (const width of widths()) {
    await page.setViewportSize({ width, height: 240 })
    await look(page, `a video for other sites, ${width}`)
  }
  await expect(page).toHaveTitle('Baking bread')
  await page.getByRole('button', { name: /^Play/ }).press('Enter')
  await page.getByRole('button', { name: 'Settings' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: /^Speed/ })).toBeFocused()

  allowErrors(/status of 404/)
  await page.goto(`${commons.url}/embed/12`)
  await expect(page.getByRole('heading', { name: "This video isn't available here" })).toBeVisible()
  await look(page, 'no video')
})
