/** Actions on the pages whose responsiveness is measured. */
import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'

/** The name of an action, and the action. */
export type Deed = readonly [name: string, act: (page: Page) => Promise<void>]

const stillMs = 200

/** Taps the middle of an element, without any work of the driver in the page between touch and paint. */
export async function tap(page: Page, target: Locator): Promise<void> {
  // To the middle of the screen, where no bar covers it. It is tapped once it has stopped moving.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  let box = await target.boundingBox()
  for (let before = ''; before !== JSON.stringify(box);) {
    before = JSON.stringify(box)
    await setTimeout(stillMs)
    box = await target.boundingBox()
  }
  if (!box) throw new Error('What is to be touched is not on the screen')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

export const signIn: readonly Deed[] = [
  [
    'type the address',
    async (page) => {
      await tap(page, page.getByLabel('Email'))
      await page.keyboard.type('ada@example.org', { delay: 60 })
    },
  ],
  [
    'type the password',
    async (page) => {
      await tap(page, page.getByLabel('Password', { exact: true }))
      await page.keyboard.type('a long enough secret', { delay: 60 })
    },
  ],
  [
    'go to Register',
    async (page) => {
      await tap(page, page.getByRole('banner').getByRole('link', { name: 'Register' }))
      await page.getByLabel('Full Name').waitFor()
    },
  ],
]

/** Returns the like button of the first post, liked or not: either way a tap changes it. */
export const likeButton = (page: Page) =>
  page.getByRole('article').getByRole('button', { name: /^Like/ }).first()

export const dashboard: readonly Deed[] = [
  ['like', (page) => tap(page, likeButton(page))],
  [
    'open a post’s menu',
    async (page) => {
      await tap(page, page.getByRole('button', { name: /Menu of the post/ }).first())
      await page.getByRole('menuitem').first().waitFor()
    },
  ],
  [
    'close it',
    async (page) => {
      await page.keyboard.press('Escape')
      await page.getByRole('menuitem').first().waitFor({ state: 'hidden' })
    },
  ],
  [
    'open the composer',
    async (page) => {
      await tap(page, page.getByRole('button', { name: /on your mind/ }))
      await page.getByRole('textbox', { name: /on your mind/ }).waitFor()
    },
  ],
  [
    'type in it',
    async (page) => {
      await tap(page, page.getByRole('textbox', { name: /on your mind/ }))
      await page.keyboard.type('A walk along the river', { delay: 60 })
    },
  ],
  [
    'close it again',
    async (page) => {
      await tap(page, page.getByRole('button', { name: 'Cancel' }))
      await page.getByRole('textbox', { name: /on your mind/ }).waitFor({ state: 'hidden' })
    },
  ],
  [
    'go to a member’s timeline',
    async (page) => {
      const [author] = await page.getByRole('article').first().getByRole('link').allTextContents()
      await tap(
        page,
        page
          .getByRole('article')
          .getByRole('link', { name: author ?? '' })
          .first(),
      )
      await page.waitForURL(/timeLine/)
      await page.getByRole('article').first().waitFor()
    },
  ],
]
