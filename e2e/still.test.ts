/**
 * Nothing on Home moves while it loads, whatever comes when. Each answer is held for a while, so that what is put in
 * above something that is already drawn is caught on a fast machine, too.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { png } from '../server/test/files/pictures.ts'
import { hold } from './support/hold.ts'
import { type Commons, expect, type Member, password, test } from './support/world.ts'

const phone = { width: 375, height: 740 }
const desk = { width: 1280, height: 900 }
/** What a browser calls good is 0.1. */
const most = 0.03

/** The posts come at once, and all else later, one after another. */
const late: Pace = (name, nth) => (name === 'timeline' ? 0 : 150 + 40 * nth)
/** The posts come last. */
const early: Pace = (name) => (name === 'timeline' ? 900 : 0)
/** The account comes after everybody's patience. */
const hanging: Pace = (name) => (name === 'show_language' ? 7_000 : 0)

/** How long the answer to a call is held, in milliseconds: by its name, and how many were asked for before. */
type Pace = (name: string, nth: number) => number

/** Runs in the page. */
function noteShifts(): void {
  const moved: string[] = []
  let sum = 0
  Reflect.set(globalThis, 'shifts', () => ({ sum, moved }))
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.localName} ${node.textContent?.slice(0, 40) ?? ''}` : 'something'
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as unknown as { value: number; sources: Array<{ node: Node | null }> }
      sum += value
      moved.push(`${value.toFixed(4)}: ${sources.map(({ node }) => nameOf(node)).join('; ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Logs a member in with a browser that has never been here. */
async function enter(
  browser: Browser,
  { url }: Commons,
  { email }: Member,
  viewport: { width: number; height: number },
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, viewport, serviceWorkers: 'block' })
  const answer = await context.request.post('/api/users/login', {
    headers: { origin: url },
    data: { email, password },
  })
  expect(answer.ok()).toBe(true)
  return context
}

/** Opens Home with each answer held, and returns what has moved by the time that all has come. */
async function load(context: BrowserContext, pace: Pace, isThere: (page: Page) => Promise<void>) {
  await context.addInitScript(noteShifts)
  const page = await context.newPage()
  const calls = await hold(page, pace)
  await page.goto('/#/dashboard')
  await isThere(page)
  await calls.quiet()
  return page.evaluate(() => (Reflect.get(globalThis, 'shifts') as () => { sum: number; moved: string[] })())
}

// Each of its pages waits for answers that are held.
test.setTimeout(180_000)

test('nothing on Home moves while it loads', async ({ browser, commons, member, call }) => {
  const hanna = await member('Hanna')
  await call(hanna, 'update_session_setting', { several_devices: 1 })
  for (let i = 0; i < 12; i++)
    await call(hanna, 'add_post', { message: `Post ${i}\n\nabout bread and ovens`, hashtag: 'bread' })

  const still = async (
    what: string,
    who: Member,
    {
      paces = [late],
      isThere,
      prepare,
    }: {
      paces?: readonly Pace[]
      isThere: (page: Page) => Promise<void>
      prepare?: (contexts: readonly BrowserContext[]) => Promise<void>
    },
  ) => {
    const each = paces.flatMap((pace) => [phone, desk].map((viewport) => ({ pace, viewport })))
    const contexts = await Promise.all(each.map(({ viewport }) => enter(browser, commons, who, viewport)))
    await prepare?.(contexts)
    await Promise.all(
      each.map(async ({ pace, viewport }, nth) => {
        const context = contexts[nth]
        if (!context) return
        const { sum, moved } = await load(context, pace, isThere)
        await context.close()
        expect(sum, `${what} at ${viewport.width} px:\n${moved.join('\n')}`).toBeLessThanOrEqual(most)
      }),
    )
  }
  const begins = async (name: string) => {
    const who = await member(name)
    await call(who, 'update_session_setting', { several_devices: 1 })
    await call(who, 'add_user_interest', {})
    return who
  }
  const posts = (page: Page) => page.getByRole('article').first().waitFor()
  const steps = (page: Page) => page.getByRole('region', { name: 'Get started' })

  const fresh = await begins('Fresh')
  await Promise.all([
    still('a fresh member', fresh, {
      paces: [late, early],
      isThere: async (page) => {
        await posts(page)
        await expect(steps(page)).toBeVisible()
      },
    }),
    // Whoever waits for the account too long has no first steps, rather than posts that move.
    still('a fresh member of a slow network', fresh, { paces: [hanging], isThere: posts }),
  ])

  const survey = { title: 'Where shall we meet next?', closing_date: inAWeek(), options: ['Park', 'River'] }
  await call(hanna, 'create_voting', survey)
  const voter = await begins('Voter')
  await call(voter, 'hide_setup_checklist', {})
  await still('a member with a survey', voter, {
    isThere: async (page) => {
      await posts(page)
      await expect(page.getByRole('region', { name: 'Survey' })).toBeVisible()
      await expect(steps(page)).toBeHidden()
    },
  })

  await publishReel(commons.url, hanna)
  const watcher = await begins('Watcher')
  await call(watcher, 'follow', { following_id: hanna.id })
  await still('a member with reels', watcher, {
    isThere: async (page) => {
      await posts(page)
      await expect(page.getByRole('link', { name: /Reel by Hanna/ })).toBeVisible()
    },
  })

  const alone = await begins('Alone')
  await still('a member who follows nobody', alone, {
    prepare: async (contexts) => {
      for (const context of contexts)
        await context.addInitScript(() => localStorage.setItem('commons.feed', 'following'))
    },
    isThere: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^Follow/ })
        .first()
        .waitFor(),
  })

  const admin = await begins('Admin')
  await call(admin, 'show_language', {})
  await still('an admin', admin, {
    prepare: async () => {
      await commons.makeStaff(admin, 'admin')
      await call(admin, 'add_announcement', {
        text_en: 'A picnic on Sunday',
        text_cs: 'V neděli piknik',
        link: '',
      })
    },
    isThere: async (page) => {
      await posts(page)
      await expect(steps(page)).toBeVisible()
      await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible()
    },
  })
})

const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString()

/** Publishes a reel of a picture. */
async function publishReel(url: string, { id, email }: Member): Promise<void> {
  const login = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { user_data } = (await login.json()) as { user_data: { api_key: string } }
  const form = new FormData()
  const fields = { user_id: String(id), api_key: user_data.api_key, message: 'The mill', alt: 'A mill' }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', await png(90, 160), 'a')
  const response = await fetch(`${url}/api/users/add_reel`, { method: 'POST', body: form })
  expect(response.status).toBe(200)
  await expect
    .poll(async () => {
      const list = await fetch(`${url}/api/users/reel_timeline`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ user_id: id, api_key: user_data.api_key, page: 1, limit: 10 }),
      })
      return ((await list.json()) as { reels: unknown[] }).reels.length
    })
    .toBe(1)
}
