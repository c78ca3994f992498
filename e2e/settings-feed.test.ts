/** Settings of the feed: followed tags, sensitive content, mutes, reported content, and blocked members. */
import { look, widths, schemes } from './support/look.ts'
import { expect, test } from './support/world.ts'

const desk = { viewport: { width: 1280, height: 900 } }

const years = (count: number) => {
  const day = new Date()
  day.setUTCFullYear(day.getUTCFullYear() - count)
  return day.toISOString().slice(0, 10)
}

test('tags are followed, paged, deleted and brought back', async ({ open, member, call }) => {
  const ada = await member('Ada')
  await call(ada, 'update_session_setting', { several_devices: 1 })
  const page = await open(ada, '/setting/hashtags', desk)
  await expect(page.getByText('No Hash Tag Found!')).toBeVisible()
  const save = page.getByRole('button', { name: 'Save Hashtags' })
  await expect(save).toBeDisabled()
  await page.getByRole('textbox', { name: 'Label' }).fill('Bread')
  await expect(save).toBeEnabled()
  await page.getByRole('textbox', { name: 'Hashtag' }).fill('#sour dough')
  await save.click()
  await expect(page.getByRole('status').getByText('Now following this tag')).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: '#sourdough' })
  await expect(row).toContainText('Bread')
  await expect(save).toBeDisabled()

  await row.getByRole('button', { name: 'Delete #sourdough' }).click()
  await expect(page.getByText('Deleted Successfully!')).toBeVisible()
  await expect(row).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Tags you follow' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('Bread')

  // A label alone is also the tag.
  await page.getByRole('textbox', { name: 'Label' }).fill('rye')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: '#rye' })).toBeVisible()
  for (let i = 1; i <= 60; i++) await call(ada, 'add_hashtag', { hashtag: `tag${i}` })
  const pager = page.getByRole('navigation', { name: 'Tag pages' })
  await expect(pager.getByRole('button', { name: /^Page / })).toHaveText(['1', '2', '3', '4', '5'])
  await pager.getByRole('button', { name: 'Page 5' }).click()
  await expect(pager.getByRole('button', { name: /^Page / })).toHaveText(['3', '4', '5', '6', '7'])
  await expect(pager.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page')
  await pager.getByRole('button', { name: 'Page 7' }).click()
  // The last page has two tags: without them the page is gone, too.
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '#' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete #rye' }).click()
  await page.getByRole('button', { name: 'Delete #sourdough' }).click()
  await expect(pager.getByRole('button', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '#' })).toHaveCount(10)
})

test('what is refused about a tag stands beside it, and what was typed stays @long', async ({
  open,
  member,
  allowErrors,
}) => {
  allowErrors(/status of 4\d\d/)
  const page = await open(await member('Ada'), '/setting/hashtags', desk)
  const field = page.getByRole('textbox', { name: 'Hashtag' })
  await field.fill('###')
  await page.getByRole('button', { name: 'Save Hashtags' }).click()
  await expect(page.getByText('A tag needs at least one letter or digit.').first()).toBeVisible()
  await expect(field).toHaveValue('###')
})

test('who is of age chooses for each reason, and the feed follows; who is not does not', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  allowErrors(/status of 4\d\d/)
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  await call(ada, 'update_session_setting', { several_devices: 1 })
  await call(bob, 'update_session_setting', { several_devices: 1 })
  await call(bob, 'add_post', { message: 'A swear word', nsfw: 'Profanity' })
  const page = await open(ada, '/setting/nsfw-content', desk)
  await expect(page.getByText(/enter your date of birth to choose/)).toBeVisible()
  const birth = page.getByLabel('Date of birth')
  const save = page.getByRole('button', { name: 'Save Date of Birth' })
  await expect(save).toBeDisabled()
  await birth.fill(years(5))
  await save.click()
  await expect(page.getByText('You need to be at least 13 years old').first()).toBeVisible()
  await birth.fill(years(30))
  await save.click()
  await expect(page.getByRole('status').getByText('Saved')).toBeVisible()
  // The date of birth can't be changed again soon.
  await expect(page.getByText(/You can change it from/)).toBeVisible()
  await expect(save).toBeDisabled()

  const profanity = page.getByRole('radiogroup', { name: 'Profanity' })
  await expect(profanity.getByRole('radio', { name: 'Cover' })).toBeChecked()
  await profanity.getByRole('radio', { name: 'Show' }).click({ force: true })
  await expect(profanity.getByRole('radio', { name: 'Show' })).toBeChecked()
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(page.getByRole('article').getByText('A swear word')).toBeVisible()
  await page.goto('/#/setting/nsfw-content')
  await profanity.getByRole('radio', { name: 'Hide' }).click({ force: true })
  await expect
    .poll(async () => {
      const { recdata } = (await call(ada, 'timeline', {})) as { recdata: Array<{ message: string }> }
      return recdata.some(({ message }) => message === 'A swear word')
    })
    .toBe(false)

  const young = await open(bob, '/setting/nsfw-content', desk)
  await young.getByLabel('Date of birth').fill(years(15))
  await young.getByRole('button', { name: 'Save Date of Birth' }).click()
  await expect(young.getByText(/are for members aged 18 or older/)).toBeVisible()
  await expect(young.getByRole('radiogroup')).toHaveCount(0)
})

test('words and tags are muted for a while or for good, and not any more @long', async ({
  open,
  member,
  call,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  await call(bob, 'add_post', { message: 'The Spoiler of the year' })
  const page = await open(ada, '/setting/muted-words', desk)
  await expect(page.getByText("You haven't muted anything.")).toBeVisible()
  const mute = page.getByRole('button', { name: 'Mute', exact: true })
  await expect(mute).toBeDisabled()
  await page.getByRole('textbox', { name: 'Word or words' }).fill('spoiler')
  await page
    .getByRole('radiogroup', { name: 'For how long?' })
    .getByRole('radio', { name: '7 days' })
    .click({ force: true })
  await mute.click()
  const row = page.getByRole('listitem').filter({ hasText: 'spoiler' })
  await expect(row.getByText(/^Until /)).toBeVisible()
  await page
    .getByRole('radiogroup', { name: 'What to mute' })
    .getByRole('radio', { name: 'Hashtag' })
    .click({ force: true })
  await page.getByRole('textbox', { name: 'Hashtag' }).fill('football')
  await page
    .getByRole('radiogroup', { name: 'For how long?' })
    .getByRole('radio', { name: 'Forever' })
    .click({ force: true })
  await mute.click()
  await expect(page.getByRole('listitem').filter({ hasText: '#football' }).getByText('Forever')).toBeVisible()
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(page.getByRole('radiogroup', { name: 'Posts from' })).toBeVisible()
  await expect(page.getByText('The Spoiler of the year')).toBeHidden()

  await page.goto('/#/setting/muted-words')
  await row.getByRole('button', { name: 'Unmute spoiler' }).click()
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row.getByText(/^Until /)).toBeVisible()
})

test('somebody is muted from their profile, and heard again from Settings', async ({
  open,
  member,
  call,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  await call(bob, 'add_post', { message: 'What Bob had for lunch' })
  const page = await open(ada, '/dashboard', desk)
  const post = page.getByText('What Bob had for lunch')
  await expect(post).toBeVisible()
  await page.getByRole('link', { name: 'Bob', exact: true }).first().click()
  // The head is laid out anew where it gets narrow, which closes its menu.
  const menu = page.getByRole('button', { name: 'Menu of Bob' })
  for (const scheme of schemes('light'))
    for (const width of widths()) {
      await page.emulateMedia({ colorScheme: scheme })
      await page.setViewportSize({ width, height: 900 })
      await menu.click()
      await expect(page.getByRole('menuitem', { name: 'Mute' })).toBeVisible()
      await look(page, `a profile, ${scheme}, ${width}`)
      await page.keyboard.press('Escape')
    }
  await page.setViewportSize(desk.viewport)
  await menu.click()
  await page.getByRole('menuitem', { name: 'Mute' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mute Bob' })
  await dialog.getByRole('radio', { name: '7 days' }).click({ force: true })
  await look(page, 'how long to mute', { within: '[role=dialog]' })
  await dialog.getByRole('button', { name: 'Mute' }).click()
  await expect(page.getByText(/Their posts are now hidden from your lists/)).toBeVisible()
  // His profile is as before.
  await expect(post).toBeVisible()
  await page.goto('/#/dashboard')
  await expect(page.getByRole('radiogroup', { name: 'Posts from' })).toBeVisible()
  await expect(post).toBeHidden()

  await page.goto('/#/setting/muted-words')
  const row = page.getByRole('listitem').filter({ hasText: '@bob' })
  await expect(row).toContainText('Until')
  await row.getByRole('button', { name: 'Unmute Bob' }).click()
  await expect(row).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Muted people' })).toBeFocused()
  await page.goto('/#/dashboard')
  await expect(post).toBeVisible()
})

test('what one has reported shows where it stands, and whom one has blocked can be let back @long', async ({
  open,
  member,
  call,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const { recdata } = (await call(bob, 'add_post', { message: 'Buy cheap watches' })) as {
    recdata: { post_id: number }
  }
  await call(ada, 'update_session_setting', { several_devices: 1 })
  const page = await open(ada, '/setting', desk)
  await page.getByRole('link', { name: 'Reported Content' }).click()
  await expect(page.getByText("You haven't reported anything.")).toBeVisible()
  await call(ada, 'add_report', {
    report_type: 'post',
    report_id: recdata.post_id,
    reason: 'spam',
    description: 'Again and again',
  })
  const report = page.getByRole('listitem').filter({ hasText: 'Buy cheap watches' })
  await expect(report).toContainText('Received')
  await expect(report).toContainText('Spam or advertising – Again and again')

  await page.getByRole('link', { name: 'Blocked Channels' }).click()
  await expect(page.getByText("You haven't blocked any channels.")).toBeVisible()
  await call(ada, 'block', { blocked_user_id: bob.id })
  await page.getByRole('button', { name: 'Unblock Bob' }).click()
  await expect(page.getByText('Unblocked Successfully!')).toBeVisible()
  await expect(page.getByText("You haven't blocked any channels.")).toBeVisible()
})

for (const colorScheme of schemes('dark')) {
  test(`the settings about the feed are for everybody to read, ${colorScheme}`, async ({
    open,
    member,
    call,
  }) => {
    const [ada, bob] = [await member('Ada'), await member('Bob')]
    test.setTimeout(300_000)
    await call(ada, 'update_session_setting', { several_devices: 1 })
    await call(ada, 'update_language', { language_id: 2 })
    const { recdata } = (await call(bob, 'add_post', { message: 'slovo '.repeat(80) })) as {
      recdata: { post_id: number }
    }
    await call(ada, 'add_report', { report_type: 'post', report_id: recdata.post_id, reason: 'hate' })
    await call(ada, 'block', { blocked_user_id: bob.id })
    await call(ada, 'update_dob', { dob: years(40) })
    await call(ada, 'add_mute', { mute_type: 'word', word: 'w'.repeat(100), days: 7 })
    for (let i = 1; i <= 95; i++)
      await call(ada, 'add_hashtag', { hashtag: `stitek${i}`, lable: `Štítek ${i}` })
    for (const width of widths()) {
      const page = await open(ada, '/setting', {
        colorScheme,
        locale: 'cs-CZ',
        viewport: { width, height: 900 },
      })
      for (const panel of [
        'hashtags',
        'nsfw-content',
        'muted-words',
        'reported-content',
        'blocked-channels',
      ]) {
        await page.goto('about:blank')
        await page.goto(`/#/setting/${panel}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(
          page.getByRole('main').getByRole('listitem').or(page.getByRole('radiogroup')).last(),
        ).toBeVisible()
        await look(page, `${panel} at ${width}`)
        if (process.env['SHOTS'])
          await page.screenshot({ path: `${process.env['SHOTS']}/${panel}-${width}-${colorScheme}.png` })
      }
    }
  })
}
