/**
 * Nothing that members write runs in a page: payloads in every field, on every screen that shows them, with
 * the pages' security policy and without it. COMMONS_TEST_LONG takes all payloads.
 */
import type { Page, Route } from '@playwright/test'
import { isLong } from './support/look.ts'
import { expect, test } from './support/world.ts'
import { type Canary, keepCanary, watchPage } from './xss/canary.ts'
import { fill } from './xss/fill.ts'
import { pack, textOf } from './xss/packs.ts'
import { makePayloads, type Payload } from './xss/payloads.ts'
import { visitAsAuthor, visitAsReader } from './xss/visit.ts'

// An element that doesn't appear fails at its own step.
test.use({
  actionTimeout: 20_000,
  money: ['play on', 'mint FCELL 1000000', 'mint ETH 1000', 'mint BTC 100', 'rate FCELL/ETH 0.0005'],
})

const all = makePayloads(2000)
const batch = 200
/** The short run takes every seventh payload, so that all kinds are in it. */
const batches = isLong
  ? Array.from({ length: all.length / batch }, (_, i) => all.slice(i * batch, (i + 1) * batch))
  : [
      Array.from({ length: batch }, (_, i) => all[(i * 7) % all.length] ?? all[0]).filter(
        (each) => each !== undefined,
      ),
    ]

/** Returns payloads as the look of a Pro member's page, which leaves out a theme that is no colour. */
const poisonedLook = (following: () => string) => ({
  title: following(),
  headline: following(),
  theme: following(),
  footer: following(),
  logo: null,
  background: null,
})

/**
 * Puts payloads in the place of names, which are too short for them, and of moderators' answers, in what the
 * server answers.
 */
function poisonNames(payloads: readonly Payload[]) {
  const packs = pack(payloads, 400).map(textOf)
  let next = 0
  const names = /"(full_name|repost_user|reward_to|display_name|name|group_name|answer)":"(?:[^"\\]|\\.)*"/g
  return async (route: Route) => {
    const answer = await route.fetch()
    // undefined: the page has been left, and nothing waits for the answer any more.
    const text = await answer.text().catch(() => undefined)
    if (text === undefined) return route.abort()
    const following = () => packs[next++ % packs.length] ?? ''
    const poisoned = text
      .replaceAll(names, (_, key: string) => `"${key}":${JSON.stringify(following())}`)
      .replaceAll('"pro":null', () => `"pro":${JSON.stringify(poisonedLook(following))}`)
    await route.fulfill({ response: answer, body: poisoned })
  }
}

/** Returns whether a script in the page's own text runs, which it must only without the policy. */
async function runsInline(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    try {
      const script = document.createElement('script')
      script.text = 'globalThis.inlineRuns = true'
      document.head.append(script)
      script.remove()
    } catch {
      // Trusted Types refuse it before the script policy does.
    }
    return 'inlineRuns' in globalThis
  })
}

for (const [index, payloads] of batches.entries())
  test(`payloads ${index + 1} of ${batches.length} are text on every screen`, async ({
    open,
    member,
    call,
    mailedLink,
    commons,
    allowErrors,
    problems,
  }) => {
    test.setTimeout(300_000)
    const filled = await fill({ url: commons.url, call, member, mailedLink }, payloads)
    const enter = async (who: typeof filled.viewer, bypassCSP: boolean): Promise<[Page, Canary]> => {
      const page = await open(who, '/dashboard', { viewport: { width: 1280, height: 900 }, bypassCSP })
      const canary = await keepCanary(page.context(), page, commons.url)
      await page.route('**/api/users/*', poisonNames(payloads))
      await page.reload()
      return [page, canary]
    }
    const pages: Array<readonly [Page, boolean]> = []
    // Without the policy, payloads that it would stop are caught. The long run also checks what the policy
    // has to stop.
    for (const withoutPolicy of isLong ? [false, true] : [true]) {
      const [reader, canary] = await enter(filled.viewer, withoutPolicy)
      await visitAsReader(reader, canary, filled)
      const [writer, another] = await enter(filled.author, withoutPolicy)
      await visitAsAuthor(writer, another, filled)
      pages.push([writer, withoutPolicy])
    }
    if (!isLong) pages.push([await open(undefined, '/login'), false])
    // Nothing was tried that the policy has to stop.
    expect(problems.found).toEqual([])
    allowErrors(/inline script|TrustedScript|policy: (?:script-src|require-trusted-types)/)
    for (const [page, runs] of pages) expect(await runsInline(page)).toBe(runs)
  })

test('the payloads run where they are taken for what they are not', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const caught = new Set<number>()
  const note = (what: string) => void [...what.matchAll(/1\d{4}/g)].forEach(([id]) => caught.add(Number(id)))
  await context.exposeFunction('tellCaught', note)
  await context.addInitScript(watchPage)
  await context.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><main>' }),
  )
  page.on('dialog', (dialog) => void dialog.dismiss())
  context.on('request', (request) => note(request.url()))
  await page.goto('http://a.example/')
  const tried = (isLong ? all : (batches[0] ?? [])).filter(({ sink }) => sink !== 'engine')
  await page.evaluate((payloads) => {
    for (const { id, sink, text } of payloads) {
      const place = document.createElement('div')
      place.title = 'x'
      const shown = {
        html: text,
        double: `<input value="${text}">`,
        single: `<input value='${text}'>`,
        bare: `<input value=${text}>`,
        link: '',
        script: '',
        engine: '',
      }[sink]
      document.body.append(place)
      if (sink === 'link') {
        const link = document.createElement('a')
        link.setAttribute('href', text)
        link.textContent = String(id)
        place.append(link)
      } else place.innerHTML = shown
    }
  }, tried)
  // Some payloads run only in their own document, or after an earlier one has ended. Nearly all are caught.
  const silent = () => tried.filter(({ id }) => !caught.has(id)).length
  await expect.poll(silent, { message: 'payloads that nobody notices' }).toBeLessThan(tried.length / 10)
  await context.close()
})
