/** What every screen must be: without a breach of accessibility, without sideways scroll, under one heading. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export const isLong = process.env['COMMONS_TEST_LONG'] === '1'
export const widths = isLong ? [320, 375, 768, 1280, 1600] : [320, 1280]

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export async function look(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(tags)
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  )
  expect(found, name).toEqual([])
  await staysInside(page, name)
  await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1)
}

/** Nothing makes the page wider than the window. */
export async function staysInside(page: Page, name: string): Promise<void> {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways, `${name} scrolls sideways`).toBe(0)
}
