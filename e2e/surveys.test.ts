/**
 * Surveys: a secret ranking is made, voted in while another member watches, closed, and recounted; another is
 * in a post.
 */
import type { Page } from '@playwright/test'
import { answer, card } from './support/cards.ts'
import { composer, post, text } from './support/composer.ts'
import { look, schemes, widths } from './support/look.ts'
import { expect, hears, test } from './support/world.ts'

/** Checks a screen in one scheme; the long run checks it in both and in all widths. */
async function lookAt(page: Page, name: string, scheme: 'light' | 'dark' = 'light'): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths())
    for (const colorScheme of schemes(scheme)) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await look(page, `${name}, ${width} ${colorScheme}`)
    }
  await page.emulateMedia({ colorScheme: 'light' })
  if (before) await page.setViewportSize(before)
}

const rank = async (page: Page, ...names: string[]) => {
  for (const name of names)
    await page
      .getByRole('button', { name: new RegExp(`${name}$`) })
      .first()
      .click()
}
const vote = (page: Page) => page.getByRole('button', { name: 'Vote', exact: true })
const receipt = (page: Page) => page.getByRole('region', { name: 'Your receipt' })
const executed = (page: Page, count: number) =>
  expect(page.locator('dl').getByText('Executed').locator('xpath=following-sibling::dd')).toHaveText(
    `${count}`,
  )

test.setTimeout(60_000)

test('a secret ranking: made, voted in, watched, closed and counted again', async ({ open, member }) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const page = await open(ada, '/voteAdd')
  await page.getByLabel('Title').fill('Where shall we meet?')
  await page.getByRole('textbox', { name: 'Option 1' }).fill('In the park')
  await page.getByRole('textbox', { name: 'Option 1' }).press('Enter')
  await page.getByRole('textbox', { name: 'Option 2' }).fill('By the river')
  await page.getByRole('textbox', { name: 'Option 2' }).press('Enter')
  await page.getByRole('textbox', { name: 'Option 3' }).fill('At the mill')
  await page.getByRole('radio', { name: 'Ranking' }).check()
  await page.getByRole('button', { name: '1 day' }).click()
  await page.getByRole('button', { name: /More settings/ }).click()
  await page.getByRole('switch', { name: 'Secret ballot' }).check()
  await expect(page.getByRole('switch', { name: 'Votes can be changed' })).toBeDisabled()
  await lookAt(page, 'a survey while it is made')
  await page.getByRole('button', { name: 'Create Survey' }).click()
  await expect(page).toHaveURL(/#\/voteDiscovery$/)
  await page.getByRole('link', { name: 'Where shall we meet?' }).click()
  await executed(page, 0)
  await hears(page, 'survey')

  const theirs = await open(bob, new URL(page.url()).hash.slice(1))
  await rank(theirs, 'At the mill', 'In the park', 'By the river')
  await theirs.getByRole('button', { name: 'Move By the river up' }).click()
  await lookAt(theirs, 'a ranking', 'dark')
  await vote(theirs).click()
  await expect(theirs.getByText('You have executed successfully').last()).toBeVisible()
  const code = (await receipt(theirs).locator('p').first().textContent()) ?? ''
  expect(code.replaceAll(' ', '')).toMatch(/^[0-9a-f]{32}$/)
  await lookAt(theirs, 'a vote with its receipt', 'dark')

  await page.bringToFront()
  await executed(page, 1)
  await rank(page, 'In the park')
  await vote(page).click()
  await executed(page, 2)
  await page.getByRole('button', { name: 'More for Where shall we meet?' }).click()
  await page.getByRole('menuitem', { name: 'Close now' }).click()
  await answer(page, 'Close this survey now?', 'Yes')

  await theirs.bringToFront()
  const result = theirs.getByRole('region', { name: 'Result' })
  await expect(result.getByText(/^Tied with .+ at the end\. The lot decided\.$/)).toBeVisible()
  await expect(result.getByText(/drops out/)).toBeVisible()
  await lookAt(theirs, 'the result of a ranking')
  const [file] = await Promise.all([
    theirs.waitForEvent('download'),
    result.getByRole('button', { name: 'CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^survey-\d+\.csv$/)
  await result.getByRole('link', { name: 'Recount the votes' }).click()
  await expect(theirs.getByText('Your count agrees with the result.')).toBeVisible()
  await expect(theirs.getByLabel('Your receipt')).toHaveValue(code)
  await expect(
    theirs.getByRole('listitem').filter({ hasText: /^(?:At the mill|By the river|In the park)$/ }),
  ).toHaveText(['At the mill', 'By the river', 'In the park'])
  await lookAt(theirs, 'a recount')
  await lookAt(theirs, 'a recount', 'dark')
})

test('a survey is written into a post, voted in on its card, and its bars move where others look', async ({
  open,
  member,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const wide = { viewport: { width: 1280, height: 900 } }
  const page = await open(ada, '/dashboard', wide)
  await text(page).fill('Help me choose')
  await composer(page).getByRole('button', { name: 'Survey' }).click()
  const box = composer(page).getByRole('region', { name: 'Your survey' })
  await expect(box.getByLabel('Question')).toBeFocused()
  await page.keyboard.type('Tea or coffee?')
  await expect(post(page)).toBeDisabled()
  await expect(box.getByText('It still needs an option.')).toBeVisible()
  await box.getByRole('textbox', { name: 'Option 1' }).fill('Tea')
  await box.getByRole('textbox', { name: 'Option 1' }).press('Enter')
  await page.keyboard.type('Coffee')
  await expect(box.getByText('Whoever sees your post can answer.')).toBeVisible()
  await lookAt(page, 'a composer with a survey')
  await lookAt(page, 'a composer with a survey', 'dark')
  // Kept on the device, with the words around it.
  await page.reload()
  await expect(text(page)).toHaveValue('Help me choose')
  await expect(box.getByRole('textbox', { name: 'Option 2' })).toHaveValue('Coffee')
  await post(page).click()
  const own = card(page, 'Help me choose')
  await expect(own.getByRole('link', { name: 'Tea or coffee?' })).toBeVisible()
  await expect(own.getByRole('meter', { name: 'Threshold of Coffee' })).toHaveAttribute('aria-valuenow', '0')
  await hears(page, 'survey')

  const theirs = await open(bob, '/dashboard', { viewport: { width: 375, height: 800 } })
  const shown = card(theirs, 'Help me choose')
  await shown.locator('label', { hasText: 'Coffee' }).click()
  await shown.getByRole('button', { name: 'Vote' }).click()
  await expect(shown.getByText('You have executed successfully')).toBeVisible()
  await expect(shown.getByRole('meter', { name: 'Threshold of Coffee' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  )
  await lookAt(theirs, 'a survey in a post', 'dark')

  await page.bringToFront()
  const share = (name: string) => own.getByRole('meter', { name: `Threshold of ${name}` })
  await expect(share('Coffee')).toHaveAttribute('aria-valuenow', '100')
  await own.locator('label', { hasText: 'Tea' }).click()
  await own.getByRole('button', { name: 'Vote' }).click()
  await expect(share('Tea')).toHaveAttribute('aria-valuenow', '50')
  await theirs.bringToFront()
  await expect(shown.getByRole('meter', { name: 'Threshold of Coffee' })).toHaveAttribute(
    'aria-valuenow',
    '50',
  )
  await shown.getByRole('link', { name: 'Result and comments' }).click()
  await expect(theirs).toHaveURL(/#\/votingDetail\/\d+$/)
  await executed(theirs, 2)
})
