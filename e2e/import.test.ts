/** Posts from elsewhere: imported from a file, shown on the profile to others, and removed again. */
import { outboxOf, zipOf } from '../server/test/files/archives.ts'
import { card } from './support/cards.ts'
import { look } from './support/look.ts'
import { expect, test } from './support/world.ts'

test('posts are imported from an archive, a visitor of the profile sees them, and they are removed', async ({
  open,
  member,
  allowErrors,
}) => {
  allowErrors(/status of 415/)
  const [jana, petr] = [await member('Jana'), await member('Petr')]
  const page = await open(jana, '/setting/import', { viewport: { width: 320, height: 700 } })
  const file = page.getByLabel(/^File with your posts/)
  await file.setInputFiles({ name: 'notes.zip', mimeType: 'application/zip', buffer: Buffer.from('nothing') })
  await page.getByRole('button', { name: 'Import posts' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  const outbox = outboxOf([
    { id: '1', published: '2021-03-01T12:00:00Z', content: '<p>Plums in March</p>' },
    { id: '2', published: '2023-03-01T12:00:00Z', content: '<p>Pears in March</p>' },
  ])
  const buffer = Buffer.from(await (await zipOf({ 'outbox.json': outbox })).arrayBuffer())
  await file.setInputFiles({ name: 'archive.zip', mimeType: 'application/zip', buffer })
  await look(page, 'an import')
  await page.getByRole('button', { name: 'Import posts' }).click()
  await expect(page.getByText('2 posts imported')).toBeVisible()
  await look(page, 'an import that is done')

  const his = await open(petr, `/timeline/${jana.id}`, { viewport: { width: 1280, height: 800 } })
  await expect(card(his, 'Pears in March').getByText('imported')).toBeVisible()
  await expect(card(his, 'Plums in March')).toBeVisible()

  await page.getByRole('button', { name: 'Remove the posts of archive.zip' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Its posts are removed.')).toBeVisible()
  await his.reload()
  await expect(his.getByText('Pears in March')).toBeHidden()
})
