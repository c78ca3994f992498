/** What every screen must be: without a breach of accessibility, without sideways scroll, under one heading. */
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

export const isLong = process.env['COMMONS_TEST_LONG'] === '1'
/** The widths that a screen is looked at in: this one, usually where there is least room, at full size all. */
export const widths = (usual = 320): readonly number[] => (isLong ? [320, 375, 768, 1280, 1600] : [usual])

type Scheme = 'light' | 'dark'
/** The schemes that a screen is looked at in: this one, or none, at full size both. */
export const schemes = (...usual: Scheme[]): readonly Scheme[] => (isLong ? ['light', 'dark'] : usual)

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Looks at the whole page, or at what is before it: what lies behind a window is half covered. */
export async function look(page: Page, name: string, { within }: { within?: string } = {}): Promise<void> {
  // A window that is still on its way has nothing to be looked at.
  if (within !== undefined) await expect(page.locator(within).filter({ visible: true }).first()).toBeVisible()
  await comesToRest(page)
  const found = await findBreaches(page, within)
  expect(found, name).toEqual([])
  await staysInside(page, name)
  await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1)
}

interface Axe {
  run(
    within: Document | { include: string[] },
    options: object,
  ): Promise<{ violations: ReadonlyArray<{ id: string; nodes: ReadonlyArray<{ html: string }> }> }>
}

/** The axe that Playwright's builder for it brings, which takes half as long again: it comes twice for each look. */
const { source } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as {
  readonly source: string
}

async function findBreaches(page: Page, within: string | undefined): Promise<string[]> {
  const options = {
    runOnly: { type: 'tag', values: tags },
    // Our addresses are hashes, so that the first link of a window passes for one within the page; the page's
    // own way past its head is a button.
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

/** What fades in is seen through while it does: its contrast counts once it is there. What turns for ever stays. */
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

/** Nothing makes the page wider than the window. */
export async function staysInside(page: Page, name: string): Promise<void> {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways, `${name} scrolls sideways`).toBe(0)
}
