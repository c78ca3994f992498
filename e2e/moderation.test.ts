/** From a report to a decision and back: a member reports, a moderator decides, the author reads why. */
import { look, schemes, widths } from './support/look.ts'
import { expect, test } from './support/world.ts'

const desk = { viewport: { width: 1280, height: 900 } }

test('a moderator hides what was reported, its author reads why, and taking it back brings it back', async ({
  open,
  member,
  call,
  commons,
}) => {
  const [eve, ada, mod] = [await member('Eve'), await member('Ada'), await member('Mod')]
  const { recdata } = (await call(eve, 'add_post', { message: 'Buy my watches' })) as {
    recdata: { post_id: number }
  }
  const post = recdata.post_id
  await call(ada, 'add_report', {
    report_type: 'post',
    report_id: post,
    reason: 'spam',
    description: 'Ten times',
  })

  const page = await open(mod, '/', desk)
  await commons.makeStaff(mod, 'moderator')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Administration' }).click()
  const queue = page.getByRole('list', { name: 'Reports' })
  await expect(queue.getByRole('listitem')).toHaveCount(1)
  for (const scheme of schemes('light'))
    for (const width of widths()) {
      await page.emulateMedia({ colorScheme: scheme })
      await page.setViewportSize({ width, height: 900 })
      await look(page, `the queue, ${scheme}, ${width}`)
    }
  await page.setViewportSize(desk.viewport)
  await queue.getByRole('link').focus()
  await page.keyboard.press('a')
  await expect(queue.getByText('In review')).toBeVisible()
  await page.keyboard.press('d')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Hide it' }).check()
  await dialog.getByRole('textbox', { name: /its author reads this/ }).fill('The same offer ten times')
  await look(page, 'a decision', { within: '[role=dialog]' })
  await dialog.getByRole('button', { name: 'Decide' }).click()
  await expect(page.getByText('Nothing waits')).toBeVisible()

  const theirs = await open(eve, '/setting/decisions', desk)
  await expect(theirs.getByText('The same offer ten times')).toBeVisible()
  await expect(theirs.getByRole('blockquote')).toHaveText('Buy my watches')
  await look(theirs, 'decisions')
  const reporter = await open(ada, '/setting/reported-content', desk)
  await expect(reporter.getByText('Upheld')).toBeVisible()

  await page.getByRole('combobox', { name: 'State' }).selectOption('decided')
  await queue.getByRole('link').click()
  for (const scheme of schemes('dark'))
    for (const width of widths()) {
      await page.emulateMedia({ colorScheme: scheme })
      await page.setViewportSize({ width, height: 900 })
      await expect(page.getByRole('heading', { name: 'Decisions about this member' })).toBeVisible()
      await look(page, `a case, ${scheme}, ${width}`)
    }
  await page.getByRole('button', { name: 'Take it back' }).click()
  await dialog.getByRole('textbox', { name: 'Why?' }).fill('It was her own shop')
  await dialog.getByRole('button', { name: 'Take it back' }).click()
  await expect(dialog).toBeHidden()
  await expect(theirs.getByText('Taken back', { exact: true })).toBeVisible()
  await expect(reporter.getByText('In review')).toBeVisible()
  await reporter.goto(`/#/timeLine/${eve.id}/${post}`)
  await expect(reporter.getByText('Buy my watches').first()).toBeVisible()
})

test('a suspended member reads why in place of all pages, asks for their data, and is back when it is taken back', async ({
  open,
  member,
  call,
  commons,
  allowErrors,
}) => {
  // What her page asks for at the moment of her suspension.
  allowErrors(/status of 403/)
  const [eve, ada, mod] = [await member('Eve'), await member('Ada'), await member('Mod')]
  const { recdata } = (await call(eve, 'add_post', { message: 'Buy my watches' })) as {
    recdata: { post_id: number }
  }
  await call(ada, 'add_report', { report_type: 'post', report_id: recdata.post_id, reason: 'spam' })
  const theirs = await open(eve, '/dashboard', desk)
  await expect(theirs.getByText('Buy my watches').first()).toBeVisible()

  const page = await open(mod, '/', desk)
  await commons.makeStaff(mod, 'moderator')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Administration' }).click()
  await page.getByRole('list', { name: 'Reports' }).getByRole('link').click()
  await page.getByRole('button', { name: 'Decide' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Suspend its author' }).check()
  await dialog.getByRole('radio', { name: '30 days' }).check({ force: true })
  await dialog.getByRole('textbox', { name: /its author reads this/ }).fill('The same offer for weeks')
  await look(page, 'a suspension', { within: '[role=dialog]' })
  await dialog.getByRole('button', { name: 'Decide' }).click()
  await expect(dialog).toBeHidden()

  await expect(theirs.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible()
  await expect(theirs.getByText('The same offer for weeks')).toBeVisible()
  for (const scheme of schemes('light'))
    for (const width of widths()) {
      await theirs.emulateMedia({ colorScheme: scheme })
      await theirs.setViewportSize({ width, height: 900 })
      await look(theirs, `suspended, ${scheme}, ${width}`)
    }
  await theirs.setViewportSize(desk.viewport)
  await theirs.getByRole('link', { name: 'Download your data' }).click()
  await theirs.getByRole('button', { name: 'Request your data' }).click()
  await expect(theirs.getByText(/putting your data together|Ready:/).first()).toBeVisible()

  await page.getByRole('button', { name: 'Take it back' }).click()
  await dialog.getByRole('textbox', { name: 'Why?' }).fill('It was her own shop')
  await dialog.getByRole('button', { name: 'Take it back' }).click()
  await theirs.goto('/#/dashboard')
  await expect(theirs.getByText('Buy my watches').first()).toBeVisible()
})

test('a moderator decides with a template, its author asks why and is answered, and a reporter is muted', async ({
  open,
  member,
  call,
  commons,
}) => {
  const [eve, ada, mod] = [await member('Eve'), await member('Ada'), await member('Mod')]
  const { recdata } = (await call(eve, 'add_post', { message: 'Buy my watches' })) as {
    recdata: { post_id: number }
  }
  await call(ada, 'add_report', { report_type: 'post', report_id: recdata.post_id, reason: 'spam' })
  const page = await open(mod, '/', desk)
  await commons.makeStaff(mod, 'moderator')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Administration' }).click()
  await page.getByRole('list', { name: 'Reports' }).getByRole('link').click()
  await page.getByRole('button', { name: 'Decide' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Template (optional)' }).selectOption('Spam')
  await expect(dialog.getByRole('checkbox', { name: 'Hide it' })).toBeChecked()
  await look(page, 'a decision with a template', { within: '[role=dialog]' })
  await dialog.getByRole('button', { name: 'Decide' }).click()
  await expect(dialog).toBeHidden()

  const theirs = await open(eve, '/setting/decisions', desk)
  await theirs.getByRole('link', { name: 'Write to moderators about it' }).click()
  await theirs.getByRole('textbox', { name: 'Your message' }).fill('Why is it spam?')
  await theirs.getByRole('button', { name: 'Send message' }).click()
  const thread = theirs.getByRole('list', { name: 'Messages' })
  await expect(thread.getByRole('listitem')).toHaveCount(1)

  await expect(page.getByText('Why is it spam?')).toBeVisible()
  await page.getByRole('textbox', { name: /Write as a moderator/ }).fill('You posted it ten times')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(thread.getByText('You posted it ten times')).toBeVisible()
  await page.getByRole('button', { name: 'Mute their reports' }).click()
  await expect(page.getByRole('button', { name: 'Unmute their reports' })).toBeVisible()

  for (const [where, shown] of [
    [page, 'a case with its thread'],
    [theirs, 'a thread with moderators'],
  ] as const)
    for (const scheme of schemes('light', 'dark'))
      for (const width of widths()) {
        await where.emulateMedia({ colorScheme: scheme })
        await where.setViewportSize({ width, height: 900 })
        await look(where, `${shown}, ${scheme}, ${width}`)
      }
  await page.goto('/#/admin/messages?tab=all')
  await expect(page.getByRole('link', { name: 'Eve' })).toBeVisible()
  await look(page, 'threads with members')
  await page.goto('/#/admin/templates')
  await page.getByRole('button', { name: 'Add a template' }).click()
  await look(page, 'a template', { within: '[role=dialog]' })
  await page.keyboard.press('Escape')
  await look(page, 'templates')
})

test('a moderator finds a member, suspends them, and takes it back', async ({
  open,
  member,
  commons,
  allowErrors,
}) => {
  // What her page asks for at the moment of her suspension.
  allowErrors(/status of 403/)
  const [eve, mod] = [await member('Eve'), await member('Mod')]
  const theirs = await open(eve, '/dashboard', desk)
  const page = await open(mod, '/', desk)
  await commons.makeStaff(mod, 'moderator')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Administration' }).click()
  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Members' })
    .click()
  await page.getByRole('searchbox', { name: 'Name or number' }).fill('eve')
  const list = page.getByRole('list', { name: 'Members' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list.getByText(eve.email)).toHaveCount(0)
  await look(page, 'members, for moderators')
  await list.getByRole('link', { name: 'Eve' }).click()

  await page.getByRole('button', { name: 'Decide' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Suspend them' }).check()
  await dialog.getByRole('textbox', { name: /they read this/ }).fill('The same offer for weeks')
  await look(page, 'a decision about a member', { within: '[role=dialog]' })
  await dialog.getByRole('button', { name: 'Decide' }).click()
  await expect(dialog).toBeHidden()
  await expect(theirs.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible()
  await page.getByRole('textbox', { name: 'A note for other staff' }).fill('Second time')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Second time')).toBeVisible()
  for (const scheme of schemes('dark'))
    for (const width of widths()) {
      await page.emulateMedia({ colorScheme: scheme })
      await page.setViewportSize({ width, height: 900 })
      await look(page, `a member, for moderators, ${scheme}, ${width}`)
    }

  await page.getByRole('button', { name: 'Take it back' }).click()
  await dialog.getByRole('textbox', { name: 'Why?' }).fill('It was her own shop')
  await dialog.getByRole('button', { name: 'Take it back' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/Taken back/).first()).toBeVisible()
  await theirs.goto('/#/dashboard')
  await expect(theirs.getByRole('heading', { name: 'Your account is suspended' })).toBeHidden()
})
