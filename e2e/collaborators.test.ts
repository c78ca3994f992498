/** A channel that two members run: one is invited, edits a video, and gets a share of what a third gives for it. */
import type { Page } from '@playwright/test'
import { look, schemes, widths } from './support/look.ts'
import { publishPicture } from './support/publish-video.ts'
import { expect, test } from './support/world.ts'

test.use({
  savesData: false,
  money: ['play on', 'mint FCELL 100000', 'mint ETH 1000', 'rate FCELL/ETH 0.0005', 'rate ETH/USD 3000'],
})

// Workers run at low priority: on a busy machine they take their time.
const patience = { timeout: 60_000 }
const wide = { width: 1280, height: 800 }

async function lookIn(page: Page, name: string, within?: string): Promise<void> {
  for (const width of [...widths(), 1280])
    for (const colorScheme of schemes('light', 'dark')) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await look(page, `${name}, ${width} ${colorScheme}`, within === undefined ? {} : { within })
    }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(wide)
}

test('an editor is invited, edits a video, accepts a share, and is paid their part of a tip', async ({
  open,
  member,
  call,
  commons,
  mailedLink,
}) => {
  const [her, him, payer] = [await member('Ada'), await member('Ed'), await member('Cy')]
  for (const each of [her, him]) await call(each, 'update_session_setting', { several_devices: 1 })
  const video = await publishPicture(commons.url, her, 'Rye bread', 'How to keep the starter.')
  const channels = (await call(her, 'get_channels', {}))['response'] as Array<{ id: number }>
  const page = `/mychannel/${channels[0]?.id ?? 0}`

  const ada = await open(her, page, { viewport: wide })
  await ada.getByRole('button', { name: 'Invite collaborators' }).click()
  const collaborators = ada.getByRole('dialog', { name: 'Collaborators' })
  await collaborators.getByLabel('Search people').fill('Ed')
  await collaborators.getByRole('button', { name: 'Invite Ed' }).click()
  await expect(collaborators.getByText('Invited: Editor')).toBeVisible()
  await ada.keyboard.press('Escape')

  const ed = await open(him, page, { viewport: wide })
  await ed.getByRole('button', { name: 'Accept', exact: true }).click()
  const row = ed.getByRole('row', { name: /Rye bread/ })
  await expect(row.getByText('Public')).toBeVisible(patience)
  await expect(row.getByText('Processing')).toBeHidden(patience)
  await row.getByRole('button', { name: 'More: Rye bread' }).click(patience)
  await ed.getByRole('menuitem', { name: 'Edit video' }).click()
  const editing = ed.getByRole('dialog', { name: 'Edit video' })
  await editing.getByLabel('Title').fill('Rye bread, step by step')
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(ed.getByRole('row', { name: /Rye bread, step by step/ })).toBeVisible()

  await ada.bringToFront()
  await ada.getByRole('button', { name: 'Share of Ed' }).click()
  await ada.getByRole('menuitem', { name: 'Propose a share' }).click()
  const proposing = ada.getByRole('dialog', { name: 'Share for Ed' })
  await proposing.getByLabel('Share in percent').fill('20')
  await lookIn(ada, 'a share while it is proposed', '[role=dialog]')
  await proposing.getByRole('button', { name: 'Send proposal' }).click()
  await expect(ada.getByText('No share · 20 % proposed')).toBeVisible()

  await ed.bringToFront()
  await expect(ed.getByText(/proposes 20 % of what this channel earns to you/)).toBeVisible()
  await lookIn(ed, 'a channel with a proposed share')
  await ed.getByRole('button', { name: 'Accept 20 %' }).click()
  await expect(ed.getByText('You now have a share in this channel')).toBeVisible()
  await expect(ed.getByRole('button', { name: 'Give up my share' })).toBeVisible()

  const cy = await open(payer, '/vtube', { viewport: wide })
  await cy.goto(await mailedLink(payer.email, /Welcome|Verify/))
  await expect(cy.getByText('Your email successfully verified').first()).toBeVisible()
  await cy.goto(`/#/vtube/${video}`)
  await cy.getByRole('button', { name: 'Reward' }).first().click()
  const reward = cy.getByRole('dialog', { name: 'Reward/Pay' })
  await reward.getByRole('button', { name: '5', exact: true }).click()
  await reward.getByRole('button', { name: 'Send' }).click()
  await cy.getByRole('button', { name: 'Yes' }).click()
  await expect(reward).toBeHidden()

  await ed.bringToFront()
  await expect(ed.getByText('20 % · earned 1 FCELL')).toBeVisible()
  await expect(ed.getByText('80 % · earned 4 FCELL')).toBeVisible()
  await lookIn(ed, 'a channel with shares')
  await ada.bringToFront()
  await expect(ada.getByText('80 % · earned 4 FCELL')).toBeVisible()
  await ed.bringToFront()
  await ed.goto('/#/wallet')
  await ed
    .getByRole('button', { name: /^Receipt of transaction/ })
    .first()
    .click()
  const receipt = ed.getByRole('dialog', { name: 'Receipt' })
  await expect(receipt.getByText('Share of a tip')).toBeVisible()
  await expect(receipt.getByText('Paid in all')).toBeVisible()
  await lookIn(ed, 'the receipt of a share', '[role=dialog]')

  await call(him, 'update_language', { language_id: 2 })
  const czech = await open(him, page, { locale: 'cs-CZ', viewport: { width: 320, height: 800 } })
  await expect(czech.getByText('20 % · výdělek 1 FCELL')).toBeVisible()
  await look(czech, 'a channel with shares, 320 in Czech')
})
