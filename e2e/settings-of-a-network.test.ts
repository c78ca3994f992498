/** An admin names the network and switches its videos off, in front of a member whose pages follow at once. */
import { look, schemes, widths } from './support/look.ts'
import { expect, hears, test } from './support/world.ts'

const desk = { viewport: { width: 1280, height: 900 } }

test('an admin renames the network and switches videos off; a member’s open page follows', async ({
  commons,
  open,
  member,
  allowErrors,
}) => {
  allowErrors(/status of 404|ERR_FAILED/)
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const theirs = await open(bob, '/vtube', desk)
  const menu = theirs.getByRole('navigation', { name: 'Main' })
  await expect(menu.getByRole('link', { name: 'Videos' })).toBeVisible()
  await hears(theirs, 'network')

  const page = await open(ada, '/', desk)
  await commons.makeStaff(ada, 'admin')
  await page.goto('/#/admin/settings')
  const change = async (name: string, fill: (dialog: ReturnType<typeof page.getByRole>) => Promise<void>) => {
    await page.getByRole('button', { name: `Change: ${name}` }).click()
    const dialog = page.getByRole('dialog')
    await fill(dialog)
    await dialog.getByRole('textbox', { name: 'Why?' }).fill('For the club')
    await look(page, `the dialog of ${name}`, { within: '[role=dialog]' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
  }
  await change('Name', (dialog) => dialog.getByRole('textbox', { name: 'Name' }).fill('Labe Rowers'))
  await expect(theirs.getByRole('banner').getByText('Labe Rowers')).toBeVisible()
  await expect(theirs).toHaveTitle(/· Labe Rowers$/)

  await change('Videos', (dialog) => dialog.getByRole('radio', { name: 'Off' }).check())
  await expect(page.getByRole('region', { name: 'Features' })).toContainText('before: On')
  await expect(menu.getByRole('link', { name: 'Videos' }), 'gone at once').toHaveCount(0)
  await expect(theirs.getByRole('heading', { level: 1, name: "We can't find this page" })).toBeVisible()

  // The first page of a load has it all, before it asks anything.
  await theirs.route('**/api/**', (route) => route.abort())
  await theirs.reload()
  await expect(theirs).toHaveTitle(/Labe Rowers/)
  await expect(theirs.getByRole('heading', { level: 1, name: "We can't find this page" })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Videos' })).toHaveCount(0)
  await theirs.unroute('**/api/**')

  await change('Videos', (dialog) => dialog.getByRole('radio', { name: 'On' }).check())
  await expect(menu.getByRole('link', { name: 'Videos' }), 'and back').toBeVisible()
  await expect(theirs.getByRole('heading', { level: 1, name: 'Videos' })).toBeAttached()

  await theirs.goto('/#/dashboard')
  const strip = theirs.getByRole('region', { name: 'V Tube' })
  await expect(strip).toBeVisible()
  await change('Reels', (dialog) => dialog.getByRole('radio', { name: 'Off' }).check())
  await expect(strip).toHaveCount(0)
  await change('Reels', (dialog) => dialog.getByRole('radio', { name: 'On' }).check())
  await expect(strip).toBeVisible()

  await theirs.goto('/#/MyGroup')
  await expect(theirs.getByRole('heading', { level: 1, name: 'My Groups' })).toBeAttached()
  await change('Groups', (dialog) => dialog.getByRole('radio', { name: 'Off' }).check())
  await expect(menu.getByRole('link', { name: 'Groups' }), 'gone at once').toHaveCount(0)
  await expect(menu.getByRole('link', { name: 'Projects' }), 'with what needs them').toHaveCount(0)
  await expect(theirs.getByRole('heading', { level: 1, name: "We can't find this page" })).toBeVisible()
  await change('Groups', (dialog) => dialog.getByRole('radio', { name: 'On' }).check())
  await expect(theirs.getByRole('heading', { level: 1, name: 'My Groups' })).toBeAttached()

  for (const scheme of schemes('dark'))
    for (const width of widths()) {
      await page.emulateMedia({ colorScheme: scheme })
      await page.setViewportSize({ width, height: 900 })
      await look(page, `settings, ${scheme}, ${width}`)
    }
})
