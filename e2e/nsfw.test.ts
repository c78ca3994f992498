/** Posts that are not safe for work: how they are marked, and who sees what of them. */
import type { BrowserContextOptions, Page, ViewportSize } from '@playwright/test'
import { composer, fileInput, text } from './support/composer.ts'
import { look } from './support/look.ts'
import { onePixel } from './support/pictures.ts'
import { expect, type Member, test } from './support/world.ts'

const lockOf = (page: Page) => page.getByRole('article').filter({ hasText: 'marked as sensitive' })
const reveal = (page: Page) => page.getByRole('button', { name: 'I am over 18 years of age' })
const bornOn = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`

/** Returns a list that collects the paths of posts' files as a page requests them. */
function filesOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/media/')) asked.push(pathname)
  })
  return asked
}

/** Posts a marked picture from the page and waits until it is shown there. */
async function postMarked(page: Page, message: string, reasons: readonly string[]): Promise<void> {
  await text(page).fill(message)
  await fileInput(page).setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: onePixel })
  await page.getByRole('textbox', { name: /Describe it/ }).fill('A bare tree')
  await page.getByRole('button', { name: 'NSFW', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'NSFW', exact: true })
  for (const reason of reasons) await dialog.getByRole('checkbox', { name: reason }).press('Space')
  await look(page, 'the reasons')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('list', { name: 'Reasons for NSFW' }).getByRole('listitem')).toHaveText(reasons)
  await look(page, 'a marked post that is written')
  await text(page).press('Control+Enter')
  // The post isn't covered for its author.
  const own = page.getByRole('article').filter({ hasText: `Covered for others · ${reasons.join(', ')}` })
  await expect(own.getByRole('img', { name: 'A bare tree' })).toBeVisible({ timeout: 20_000 })
}

type Open = (member: Member, path: string, options: BrowserContextOptions) => Promise<Page>

/** Opens a page without any files, so that those requested later can be counted. */
async function openEmpty(open: Open, reader: Member, viewport: ViewportSize): Promise<Page> {
  const page = await open(reader, '/timeLine/0', { viewport })
  await expect(page.getByText("We can't find this member")).toBeVisible()
  return page
}

const wide = { viewport: { width: 1280, height: 800 } }

test('a marked post names its reasons, asks for no file before it is opened, and is covered anew', async ({
  open,
  member,
}) => {
  const ada = await member('Ada')
  const hers = await open(ada, `/timeLine/${ada.id}`, wide)
  await postMarked(hers, 'Autumn', ['Nudity', 'Violence and Gore'])

  const page = await openEmpty(open, await member('Bob'), { width: 375, height: 740 })
  const asked = filesOf(page)
  await page.goto(`/#/timeLine/${ada.id}`)
  await expect(lockOf(page).getByRole('list', { name: 'Reasons' }).getByRole('listitem')).toHaveText([
    'Nudity',
    'Violence and Gore',
  ])
  await expect(page.getByText('Autumn')).toBeHidden()
  await look(page, 'a lock')
  expect(asked).toEqual([])
  await reveal(page).press('Enter')
  await expect(page.getByRole('img', { name: 'A bare tree' })).toBeVisible()
  await expect(page.getByText('Autumn')).toBeVisible()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  const hasFocus = () => page.evaluate(() => document.activeElement?.textContent?.includes('Autumn'))
  expect(await hasFocus()).toBe(true)
  await look(page, 'what was locked')
  await page.goto('/#/dashboard')
  await expect(composer(page)).toBeVisible()
  await page.goBack()
  await expect(lockOf(page)).toBeVisible()
  await expect(page.getByText('Autumn')).toBeHidden()
})

test('an adult who wants to see a reason sees at once; who is too young learns why not', async ({
  open,
  member,
  call,
}) => {
  const ada = await member('Ada')
  await call(ada, 'update_session_setting', { several_devices: 1 })
  await postMarked(await open(ada, `/timeLine/${ada.id}`, wide), 'Autumn', ['Nudity'])
  const { recdata } = (await call(ada, 'user_timeline', { view_user_id: ada.id })) as {
    recdata: Array<{ post_id: number }>
  }
  const address = `/timeLine/${ada.id}/${recdata[0]?.post_id}`

  const adult = await member('Bob')
  await call(adult, 'update_dob', { dob: bornOn(40) })
  await call(adult, 'update_nsfw_setting', { nsfw_setting: [{ nsfw: 'Nudity', setting: 'show' }] })
  const his = await open(adult, address, wide)
  await expect(his.getByRole('img', { name: 'A bare tree' })).toBeVisible()
  await expect(reveal(his)).toBeHidden()

  const child: Member = await member('Cyril')
  await call(child, 'update_dob', { dob: bornOn(15) })
  const page = await openEmpty(open, child, wide.viewport)
  const asked = filesOf(page)
  await page.goto(`/#${address}`)
  await expect(page.getByText(/for members aged 18 or older/)).toBeVisible()
  await expect(reveal(page)).toBeHidden()
  await expect(page.getByText('Autumn')).toBeHidden()
  await look(page, 'a lock without a button')
  expect(asked).toEqual([])
})

test('what a repost shows is locked, and its remark is not', async ({ open, member, call }) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const { recdata } = (await call(ada, 'add_post', { message: 'Autumn', nsfw: 'Other' })) as {
    recdata: { post_id: number }
  }
  await call(bob, 'repost', { post_id: recdata.post_id, repost_comment: 'Look at this' })
  const page = await open(await member('Cyril'), `/timeLine/${bob.id}`, wide)
  await expect(page.getByText('Look at this')).toBeVisible()
  await expect(page.getByText('Autumn')).toBeHidden()
  await reveal(page).click()
  await expect(page.getByText('Autumn')).toBeVisible()
})
