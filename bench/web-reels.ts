/**
 * How soon the next reel shows its first frame, and whether the page stays light over 50 reels. Over the demo
 * world and as many short videos.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { mp4Bytes } from '../server/test/files/videos.ts'
import { goalLine, medianOf } from './report.ts'
import { type DemoWorld, withDemoWorld } from './web-world.ts'

const moves = 50
/** Milliseconds on each reel, during which the next one loads. */
const stayMs = 700
const goals = { firstFrame: 300, videos: 3 }

interface Sample {
  readonly after: number
  readonly elements: number
  readonly videos: number
  readonly megabytes: number
}

/** Milliseconds until the next reel shows a frame: since the key, and since it became the current one. */
interface Begun {
  readonly sinceKey: number
  readonly sinceWatched: number
}

/** Prints the figures beside their goals. */
export async function measureReels(browser: Browser): Promise<void> {
  await withDemoWorld(async (world) => {
    await addReels(world)
    const context = await world.open(browser)
    const page = await context.newPage()
    await page.goto(`${world.origin}/#/reel`)
    await page.getByRole('radio', { name: 'Newest' }).check()
    await page.locator('article[aria-current=true]', { hasText: `Reel ${moves}` }).waitFor()
    if (!(await canPlay(page))) {
      console.log('\nReels: this browser was built without H.264 and AAC, so that nothing plays.')
      return
    }
    await sleep(3 * stayMs)
    await walk(page)
    await context.close()
  })
}

async function addReels({ call }: DemoWorld): Promise<void> {
  const bytes = await mp4Bytes({ seconds: 4, width: 360, height: 640, fps: 24 })
  const file = new Blob([Uint8Array.from(bytes)], { type: 'video/mp4' })
  const waiting = async () => ((await call('waiting_reels', {})) as { reels: unknown[] }).reels.length
  for (let nth = 0; nth <= moves; nth++) {
    await call('add_reel', { message: `Reel ${nth}` }, file)
    // The server processes only a few at once.
    while ((await waiting()) > (nth < moves ? 2 : 0)) await sleep(200)
  }
}

const canPlay = (page: Page) =>
  page.evaluate(
    () => document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E, mp4a.40.2"') !== '',
  )

async function walk(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.enable')
  const begun: Begun[] = []
  const samples: Sample[] = []
  const sample = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = (await devtools.send('Runtime.getHeapUsage')) as { usedSize: number }
    const counted = await page.evaluate(() => ({
      elements: document.querySelectorAll('*').length,
      videos: document.querySelectorAll('video').length,
    }))
    samples.push({ after: begun.length, ...counted, megabytes: usedSize / 1e6 })
  }
  await page.getByRole('feed').focus()
  while (begun.length < moves) {
    if (begun.length % 10 === 0) await sample()
    await page.evaluate(noteNext)
    await page.keyboard.press('j')
    begun.push(await page.evaluate(() => Reflect.get(globalThis, 'nextBegun') as Promise<Begun>))
    await sleep(stayMs)
  }
  await sample()
  console.log(`\n${moves} reels at 1280 px, each loaded while the one before it is watched`)
  const watched = begun.map(({ sinceWatched }) => sinceWatched)
  goalLine('first frame, median', medianOf(watched), goals.firstFrame, 'ms')
  goalLine('first frame, slowest', Math.max(...watched), goals.firstFrame, 'ms')
  console.log(
    `  since the key, with the glide: median ${medianOf(begun.map(({ sinceKey }) => sinceKey)).toFixed(0)} ms`,
  )
  goalLine('most videos in the page', Math.max(...samples.map(({ videos }) => videos)), goals.videos, '')
  for (const { after, elements, megabytes } of samples)
    console.log(
      `    after ${String(after).padStart(3)}: ${elements} elements, ${megabytes.toFixed(1)} MB of heap`,
    )
}

/** Runs in the page: notes when another reel becomes the current one, and when it shows a frame. */
function noteNext(): void {
  const watchedNow = () => document.querySelector('article[aria-current=true] video')
  const before = watchedNow()
  const key = new Promise<number>((resolve) => {
    addEventListener('keydown', () => resolve(performance.now()), { capture: true, once: true })
  })
  const begun = new Promise<{ sinceKey: number; sinceWatched: number }>((resolve) => {
    const look = () => {
      const video = watchedNow()
      if (!(video instanceof HTMLVideoElement) || video === before) return
      observer.disconnect()
      const watchedAt = performance.now()
      video.requestVideoFrameCallback(async (shownAt) => {
        resolve({ sinceKey: shownAt - (await key), sinceWatched: shownAt - watchedAt })
      })
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  Reflect.set(globalThis, 'nextBegun', begun)
}
