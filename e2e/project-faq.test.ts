/** What is frequently asked about a project: pinned, written and ordered by its owner while another member looks on. */
import { answer } from './support/cards.ts'
import { look, schemes } from './support/look.ts'
import { expect, hears, test } from './support/world.ts'

test('answered questions are pinned, others are written, and whoever looks on has them at once', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  // A question without an answer can't be pinned.
  allowErrors(/status of 409/)
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  for (const each of [ada, bob]) await call(each, 'update_session_setting', { several_devices: 1 })
  const made = (await call(ada, 'project_create', { group_name: 'A well', funding_target: '100' })) as {
    recdata: { id: number }
  }
  const group_id = made.recdata.id
  const { recdata } = (await call(ada, 'project_funding', { group_id })) as {
    recdata: { discussion_id: number }
  }
  const asked = (await call(bob, 'add_comment', {
    object_id: recdata.discussion_id,
    comment: 'How deep is it going to be?',
  })) as { recdata: { comment_id: number } }
  const { comment_id } = asked.recdata
  const path = `/groupdetail/${group_id}?tab=questions`
  await call(bob, 'update_language', { language_id: 2 })
  const small = { colorScheme: 'dark', locale: 'cs-CZ', viewport: { width: 320, height: 800 } } as const
  const theirs = await open(bob, path, small)
  await expect(theirs.getByText('How deep is it going to be?')).toBeVisible()
  await hears(theirs, 'project')
  const same = theirs.getByRole('region', { name: 'Časté dotazy' })
  await expect(same).toHaveCount(0)

  const page = await open(ada, path)
  const own = page.getByRole('region', { name: 'Frequently asked' })
  await expect(own.getByText("Pin questions that you've answered")).toBeVisible()
  const menu = page.getByRole('button', { name: 'Menu of the comment by Bob' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Pin to frequently asked' }).click()
  await expect(page.getByText('Answer the question in words first, then pin it.')).toBeVisible()
  await call(ada, 'add_comment_reply', { comment_id, reply: 'Nine metres, down to the clay.' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Pin to frequently asked' }).click()
  const question = same.getByText('How deep is it going to be?')
  await expect(question).toBeVisible()
  await question.click()
  await expect(same.getByText('Nine metres, down to the clay.')).toBeVisible()

  await own.getByRole('button', { name: 'Write a question' }).click()
  await own.getByLabel('Question').fill('Who may drink from it?')
  await own.getByLabel('Answer').fill('Everybody who passes by.')
  await look(page, 'a question that is written')
  await page.waitForTimeout(1_000)
  await page.reload()
  await own.getByRole('button', { name: 'Write a question' }).click()
  await expect(own.getByLabel('Answer')).toHaveValue('Everybody who passes by.')
  await own.getByRole('button', { name: 'Add', exact: true }).click()
  const questions = same.locator('summary')
  await expect(questions).toHaveText(['How deep is it going to be?', 'Who may drink from it?'])
  const up = own.getByRole('button', { name: 'Move “Who may drink from it?” up' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(questions).toHaveText(['Who may drink from it?', 'How deep is it going to be?'])
  await expect(own.getByRole('button', { name: 'Move “Who may drink from it?” down' })).toBeFocused()
  await expect(own.getByRole('status')).toHaveText('Place 1 of 2')
  await own.getByRole('button', { name: 'Edit “Who may drink from it?”' }).click()
  await own.getByLabel('Answer').fill('Everybody.')
  await own.getByRole('button', { name: 'Save' }).click()
  await questions.first().click()
  await expect(same.getByText('Everybody.', { exact: true })).toBeVisible()
  for (const colorScheme of schemes('light', 'dark')) {
    await page.emulateMedia({ colorScheme })
    await look(page, `what is frequently asked, for the owner, ${colorScheme}`)
  }
  await look(theirs, 'what is frequently asked, on a small phone')

  await own.getByRole('button', { name: 'Unpin “How deep is it going to be?”' }).click()
  await expect(questions).toHaveText(['Who may drink from it?'])
  await expect(theirs.getByText('How deep is it going to be?')).toBeVisible()
  await own.getByRole('button', { name: 'Remove “Who may drink from it?”' }).click()
  await answer(page, 'Are you sure to delete this.', 'Yes')
  await expect(same).toHaveCount(0)
})
