/**
 * Whether a long feed stays light while a thousand posts are scrolled through at the browser's own pace. Over
 * the demo world and its pictures.
 */
import type { Browser, CDPSession, Page } from 'playwright-core'
import { goalLine } from './report.ts'
import { prose } from './seed-posts.ts'
import { type DemoWorld, withDemoWorld } from './web-world.ts'

const posts = 1_000
/** The turn of the mouse wheel in CSS pixels, and turns a second: a reader in a hurry. */
const turn = { pixels: 400, perSecond: 15 }
const goals = { longTask: 50, elements: 2_000 }

interface Sample {
  readonly seen: number
  readonly elements: number
  readonly megabytes: number
}

/** Prints the figures beside their goals. */
export async function measureScroll(browser: Browser): Promise<void> {
  await withDemoWorld(async (world) => {
    await addPosts(world)
    const context = await world.open(browser)
    const page = await context.newPage()
    await page.addInitScript(noteLongTasks)
    await page.goto(`${world.origin}/#/dashboard`)
    await page.getByRole('article').first().waitFor()
    await page.waitForTimeout(2_000)
    await scrollThrough(page)
    await context.close()
  })
}

/**
 * Adds posts of all lengths. Every fifth has a picture: it reposts a post of the demo world that has one,
 * with a remark.
 */
async function addPosts({ call }: DemoWorld): Promise<void> {
  const { recdata } = (await call('timeline', { limit: 50 })) as {
    recdata: Array<{ post_id: number; file_type: string | null; repost_user_id: number | null }>
  }
  const pictured = recdata.filter((post) => post.file_type === 'image' && post.repost_user_id === null)
  for (let i = 0; i < posts; i++) {
    const message = `${prose.slice((i * 37) % 300, ((i * 37) % 300) + 20 + ((i * 97) % 400))} ${i}`
    const shown = pictured[i % Math.max(1, pictured.length)]
    if (i % 5 === 0 && shown) await call('repost', { post_id: shown.post_id, repost_comment: message })
    else await call('add_post', { message })
  }
}

function noteLongTasks(): void {
  const tasks: number[] = []
  Reflect.set(globalThis, 'longTasks', tasks)
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe(
    {
      type: 'longtask',
    },
  )
}

async function scrollThrough(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.enable')
  await page.mouse.move(500, 500)
  const tasks: number[] = []
  const frames = countFrames(page)
  const samples: Sample[] = [await sample(page, devtools)]
  const started = performance.now()
  while ((samples.at(-1)?.seen ?? 0) < posts) {
    for (let i = 0; i < 10 * turn.perSecond; i++) {
      await page.mouse.wheel(0, turn.pixels)
      await page.waitForTimeout(1000 / turn.perSecond)
    }
    tasks.push(...(await takeLongTasks(page)))
    samples.push(await sample(page, devtools))
    if (performance.now() - started > 600_000) throw new Error('The feed did not come to its end')
  }
  const seconds = (performance.now() - started) / 1000
  const last = samples.at(-1)
  console.log(`\n${last?.seen ?? 0} posts scrolled in ${seconds.toFixed(0)} s at 1280 px`)
  const most = Math.max(...samples.map(({ elements }) => elements))
  goalLine('most elements in the page', most, goals.elements, '')
  goalLine('longest task', Math.max(0, ...tasks), goals.longTask, 'ms')
  console.log(`  tasks over ${goals.longTask} ms: ${tasks.length}`)
  console.log(`  frames a second: ${(await frames()).toFixed(0)}`)
  for (const { seen, elements, megabytes } of samples)
    console.log(
      `    after ${String(seen).padStart(5)} posts: ${elements} elements, ${megabytes.toFixed(1)} MB of heap`,
    )
}

/** Counts frames; returns a function that returns the frames a second since then. */
function countFrames(page: Page): () => Promise<number> {
  const begun = page.evaluate(() => {
    const count = { frames: 0, since: performance.now() }
    Reflect.set(globalThis, 'frameCount', count)
    const next = () => {
      count.frames++
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  return async () => {
    await begun
    return page.evaluate(() => {
      const { frames, since } = Reflect.get(globalThis, 'frameCount') as { frames: number; since: number }
      return (frames * 1000) / (performance.now() - since)
    })
  }
}

const takeLongTasks = (page: Page) =>
  page.evaluate(() => (Reflect.get(globalThis, 'longTasks') as number[]).splice(0))

/** Measures the page after a garbage collection. */
async function sample(page: Page, devtools: CDPSession): Promise<Sample> {
  await devtools.send('HeapProfiler.collectGarbage')
  // A long task of the garbage collection isn't the page's.
  await page.waitForTimeout(500)
  await takeLongTasks(page)
  const { usedSize } = (await devtools.send('Runtime.getHeapUsage')) as { usedSize: number }
  const { seen, elements } = await page.evaluate(() => ({
    seen: Math.max(
      0,
      ...Array.from(document.querySelectorAll('[role=feed] > * article'), (article) =>
        Number(article.getAttribute('aria-posinset')),
      ),
    ),
    elements: document.querySelectorAll('*').length,
  }))
  return { seen, elements, megabytes: usedSize / 1e6 }
}
