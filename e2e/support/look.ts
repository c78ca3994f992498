/** Checks of every screen: no breach of accessibility, no sideways scroll, one main heading. */
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

export const isLong = process.env['COMMONS_TEST_LONG'] === '1'
/** Returns the widths to check a screen in: all in the long run, otherwise one, by default the narrowest. */
export const widths = (usual = 320): readonly number[] => (isLong ? [320, 375, 768, 1280, 1600] : [usual])

type Scheme = 'light' | 'dark'
/** Returns the schemes to check a screen in: both in the long run, otherwise the given ones, if any. */
export const schemes = (...usual: Scheme[]): readonly Scheme[] => (isLong ? ['light', 'dark'] : usual)

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Checks the whole page, or only what is in front of it: what is behind a dialog is half covered. */
export async function look(page: Page, name: string, { within }: { within?: string } = {}): Promise<void> {
  // A page that is still loading has nothing to check, nor has a dialog that is still opening.
  await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1)
  if (within !== undefined) await expect(page.locator(within).filter({ visible: true }).first()).toBeVisible()
  await comesToRest(page)
  let found = await findBreaches(page, within)
  if (found.length > 0) {
    // What came in the meantime, such as a toast, was still fading in.
    await comesToRest(page)
    const again = await findBreaches(page, within)
    found = found.filter((breach) => again.includes(breach))
  }
  // A bar that stays in its place may cover half of what scrolls below it: what is too small is so at any height.
  for (const by of [64, 90])
    if (found.length > 0 && found.every((breach) => breach.startsWith('target-size'))) {
      await page.evaluate((pixels) => scrollBy(0, pixels), by)
      const again = await findBreaches(page, within)
      found = found.filter((breach) => again.includes(breach))
    }
  expect(found, name).toEqual([])
  await staysInside(page, name)
}

interface Axe {
  run(
    within: Document | { include: string[] },
    options: object,
  ): Promise<{ violations: ReadonlyArray<{ id: string; nodes: ReadonlyArray<{ html: string }> }> }>
}

/**
 * The axe that Playwright's builder for it depends on. The builder itself takes half as long again: it
 * injects axe twice for each check.
 */
const { source } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as {
  readonly source: string
}

async function findBreaches(page: Page, within: string | undefined): Promise<string[]> {
  const options = {
    runOnly: { type: 'tag', values: tags },
    // Our addresses are hashes, so that axe takes the first link of a dialog for a skip link; the page's own
    // skip link is a button.
    rules: { 'target-size': { enabled: true }, 'skip-link': { enabled: false } },
    resultTypes: ['violations'],
  }
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  return page.evaluate(
    async ([part, how]) => {
      const axe = Reflect.get(globalThis, 'axe') as Axe
      const { violations } = await axe.run(part === undefined ? document : { include: [part] }, how)
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
      )
    },
    [within, options] as const,
  )
}

/**
 * Waits for animations to end: contrast counts only once a fade-in is complete. Endless animations keep
 * running.
 */
async function comesToRest(page: Page): Promise<void> {
  const isMoving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        ),
    )
  await expect.poll(isMoving, { message: 'Something moves for long' }).toBe(false)
}

/** Checks that nothing makes the page wider than the window. */
export async function staysInside(page: Page, name: string): Promise<void> {
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  // A window that was just made narrower may take a moment to fit.
  await expect.poll(sideways, { message: `${name} scrolls sideways`, timeout: 2000 }).toBe(0)
}
