/** An admin changes the terms; a member is asked again, reads what is new, puts it off, and agrees. */
import { look, schemes, widths } from './support/look.ts'
import { expect, hears, test } from './support/world.ts'

const desk = { viewport: { width: 1280, height: 900 } }

test('an admin changes the terms, and a member is asked again and agrees', async ({
  commons,
  open,
  member,
  call,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const theirs = await open(bob, '/dashboard', desk)
  await expect(theirs.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await hears(theirs, 'network')

  const page = await open(ada, '/', desk)
  await commons.makeStaff(ada, 'admin')
  await page.goto('/#/admin/legal')
  await page.getByRole('button', { name: 'Change: Terms' }).click()
  const dialog = page.getByRole('dialog')
  const fill = (name: string, text: string) => dialog.getByRole('textbox', { name }).fill(text)
  await fill('Text in English', '# Rowing\nWe row on [the Elbe](https://example.org).\n- No swimming')
  await fill('Text in Czech', '# Veslování\nVeslujeme na Labi.\n- Neplaveme')
  await dialog.getByRole('checkbox', { name: 'Members have to agree again' }).check()
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog.getByText('Say what’s new in both languages')).toBeVisible()
  await fill("What's new, in English", 'Nobody swims.')
  await fill("What's new, in Czech", 'Nikdo neplave.')
  await look(page, 'the dialog of the terms', { within: '[role=dialog]' })
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog).toBeHidden()

  // The open page asks by itself; a member can still put it off.
  await theirs.bringToFront()
  await expect(theirs.getByRole('heading', { level: 1, name: 'Our terms have changed' })).toBeVisible()
  await expect(theirs.getByText('Nobody swims.')).toBeVisible()
  for (const scheme of schemes('light', 'dark'))
    for (const width of widths(320)) {
      await theirs.emulateMedia({ colorScheme: scheme })
      await theirs.setViewportSize({ width, height: 900 })
      await look(theirs, `new terms, ${scheme}, ${width}`)
    }
  await theirs.setViewportSize(desk.viewport)
  await theirs.getByRole('button', { name: 'Later' }).click()
  await expect(theirs.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByRole('navigation', { name: 'Main' })).toBeVisible()

  // Logging in again ends the session of this page.
  await theirs.close()

  // Another tab is another visit, in Czech this time.
  await call(bob, 'update_language', { language_id: 2 })
  const again = await open(bob, '/dashboard', { viewport: { width: 320, height: 900 } })
  await expect(again.getByRole('heading', { level: 1, name: 'Naše podmínky se změnily' })).toBeVisible()
  await again.getByRole('link', { name: 'Podmínky' }).click()
  await expect(again.getByRole('heading', { level: 2, name: 'Veslování' })).toBeVisible()
  await expect(again.getByText('Neplaveme')).toBeVisible()
  await look(again, 'the terms in Czech, 320')
  await again.goBack()
  await again.getByRole('button', { name: 'Souhlasím' }).click()
  await expect(again.getByRole('button', { name: 'Souhlasím' })).toBeHidden()
  await expect(again.getByRole('heading', { level: 1, name: 'Naše podmínky se změnily' })).toBeHidden()
})
