/**
 * A wave of spam: 300 posts by ten fresh accounts are found, hidden, and their authors suspended, in ten clicks; and all
 * of it is taken back at once.
 */
import type { Locator } from '@playwright/test'
import { isLong, look } from './support/look.ts'
import { expect, test } from './support/world.ts'

const desk = { viewport: { width: 1280, height: 900 } }
const accounts = 10
/** In a short run, as many as take two parts. */
const postsEach = isLong ? 30 : 11
const all = accounts * postsEach

test('a moderator ends a wave of spam and cleans it up in ten clicks', async ({
  open,
  member,
  call,
  commons,
}) => {
  test.setTimeout(60_000)
  const mod = await member('Mod')
  const spammers = await Promise.all(Array.from({ length: accounts }, (_, nth) => member(`Seller ${nth}`)))
  await Promise.all(
    spammers.map(async (spammer) => {
      for (let nth = 1; nth <= postsEach; nth++)
        await call(spammer, 'add_post', { message: `Win ${nth} times at jackpot.example` })
    }),
  )
  const page = await open(mod, '/', desk)
  await commons.makeStaff(mod, 'moderator')
  await page.goto('/#/admin/words')

  let clicks = 0
  const click = async (what: Locator) => {
    clicks++
    await what.click()
  }
  const dialog = page.getByRole('dialog')
  await click(page.getByRole('button', { name: 'Add a rule' }))
  await click(dialog.getByText('Links', { exact: true }))
  await dialog.getByRole('textbox', { name: 'Domain' }).fill('jackpot.example')
  await click(dialog.getByText('Refuse it', { exact: true }))
  await click(dialog.getByText('Report what it finds in the last 30 days, too'))
  await click(dialog.getByRole('button', { name: 'Add the rule' }))

  const queue = page.getByRole('list', { name: 'Reports' })
  await expect(queue.getByRole('listitem')).toHaveCount(50)
  await click(page.getByRole('button', { name: 'Choose all that match' }))
  await expect(page.getByText(`${accounts * postsEach} chosen`)).toBeVisible()
  await click(page.getByRole('button', { name: 'Decide' }))
  // A choice from a list is a click, too.
  clicks++
  await dialog.getByRole('combobox', { name: 'Template (optional)' }).selectOption('Spam')
  await click(dialog.getByRole('checkbox', { name: 'Suspend its author' }))
  await expect(dialog.getByText(`deciding ${all} reports at once`)).toBeVisible()
  await look(page, 'a decision about 300 reports', { within: '[role=dialog]' })
  await click(dialog.getByRole('button', { name: 'Decide' }))
  await expect(page.getByRole('status').getByText(`${all} reports decided.`)).toBeVisible({ timeout: 20_000 })
  await expect(dialog).toBeHidden()
  expect(clicks).toBe(10)

  await expect(page.getByText('Nothing waits')).toBeVisible()
  const [first] = spammers
  await page.goto(`/#/admin/members/${first?.id}`)
  const related = page.getByRole('list', { name: 'Related accounts' })
  await expect(related.getByText('name looks the same')).toHaveCount(accounts - 1)
  await look(page, 'a member with related accounts')
  await page.getByRole('link', { name: 'Reports of what they published' }).click()
  await expect(page.getByText('Only what one member wrote')).toBeVisible()
  await page.setViewportSize({ width: 320, height: 800 })
  await expect(page.getByRole('combobox', { name: 'State' })).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('combobox', { name: 'State' }).selectOption('decided')
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  await expect(queue.getByRole('listitem')).toHaveCount(postsEach)
  await look(page, 'what one member wrote, 320')

  await page.goto(`/#/admin/members/${first?.id}`)
  await page
    .getByRole('button', { name: `Take back all ${all} decisions of this act…` })
    .first()
    .click()
  await dialog.getByRole('textbox', { name: 'Why?' }).fill('They were invited to sell')
  await dialog.getByRole('button', { name: 'Take them back' }).click()
  await expect(dialog.getByText(`${all} decisions taken back.`)).toBeVisible({ timeout: 20_000 })
  await look(page, 'a wave taken back, 320', { within: '[role=dialog]' })
})
