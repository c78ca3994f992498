/** From a report to a decision, an appeal, and a jury of members that overturns it. */
import { look, schemes, widths } from './support/look.ts'
import { expect, type Member, test } from './support/world.ts'

// As in contract/src/moderation/jury.ts.
const [leastEligible, votesToOverturn] = [36, 9]

const desk = { viewport: { width: 1280, height: 900 } }

test('an author appeals, a jury votes, and what was hidden is there again', async ({
  open,
  member,
  call,
  commons,
}) => {
  test.setTimeout(60_000)
  const [eve, ada, mod] = [await member('Eve'), await member('Ada'), await member('Mod')]
  const pool = await Promise.all(Array.from({ length: leastEligible }, (_, nth) => member(`Juror ${nth}`)))
  await commons.ageMembers(60)
  const { recdata } = (await call(eve, 'add_post', { message: 'Buy my watches' })) as {
    recdata: { post_id: number }
  }
  await call(ada, 'add_report', { report_type: 'post', report_id: recdata.post_id, reason: 'spam' })

  const page = await open(mod, '/', desk)
  await commons.makeStaff(mod, 'moderator')
  await page.goto('/#/admin/reports')
  await page.getByRole('list', { name: 'Reports' }).getByRole('link').click()
  await page.getByRole('button', { name: 'Decide' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Hide it' }).check()
  await dialog.getByRole('textbox', { name: /its author reads this/ }).fill('It is an advertisement')
  await dialog.getByRole('button', { name: 'Decide' }).click()
  await expect(dialog).toBeHidden()

  const theirs = await open(eve, '/setting/decisions', desk)
  await theirs.getByRole('button', { name: 'Appeal' }).click()
  const appeal = theirs.getByRole('dialog')
  await appeal.getByRole('textbox').fill('They are my own, and I sell two')
  await look(theirs, 'an appeal', { within: '[role=dialog]' })
  await appeal.getByRole('button', { name: 'Send appeal' }).click()
  await expect(theirs.getByText('A jury looks at it')).toBeVisible()

  // Whoever is drawn: two of them vote in their browsers, the others without.
  const cases = async (who: Member) =>
    (await call(who, 'jury_case_list', {})) as { recdata: Array<{ jury_case_id: number; state: string }> }
  const drawn = await Promise.all(
    pool.map(async (who) => ({ who, seat: (await cases(who)).recdata[0]?.jury_case_id })),
  )
  const jurors = drawn.flatMap(({ who, seat }) => (seat === undefined ? [] : [{ who, seat }]))
  const [first, second, ...others] = jurors
  if (!first || !second) throw new Error('No jury was drawn')
  for (const { who, seat: jury_case_id } of others.slice(0, votesToOverturn - 2)) {
    await call(who, 'answer_jury_case', { jury_case_id, status: 'accept' })
    await call(who, 'jury_vote', { jury_case_id, verdict: 'overturn', message: 'Two watches are no trade' })
  }

  const juror = await open(first.who, '/setting/jury', desk)
  for (const scheme of schemes('light', 'dark')) {
    await juror.emulateMedia({ colorScheme: scheme })
    await look(juror, `an invitation to a jury, ${scheme}`)
  }
  await expect(juror.getByText('Buy my watches')).toBeHidden()
  await juror.getByRole('button', { name: 'Take part' }).click()
  await expect(juror.getByText('They are my own, and I sell two')).toBeVisible()
  await juror.getByRole('button', { name: 'Vote' }).click()
  await juror.getByRole('dialog').getByText('Keep the decision').click()
  await look(juror, 'a vote', { within: '[role=dialog]' })
  await juror.getByRole('dialog').getByRole('button', { name: 'Vote' }).click()
  await expect(juror.getByText('You voted', { exact: true })).toBeVisible()
  await expect(theirs.getByText('A jury looks at it')).toBeVisible()

  // The second one uses Commons in Czech, on a phone.
  await call(second.who, 'update_language', { language_id: 2 })
  const czech = await open(second.who, '/setting/jury', { viewport: { width: 320, height: 800 } })
  // The notification covers what is below it until it's read or closed.
  await czech.getByRole('button', { name: 'Zavřít' }).click()
  await czech.getByRole('button', { name: 'Zúčastnit se' }).click()
  for (const scheme of schemes('light', 'dark'))
    for (const width of widths()) {
      await czech.emulateMedia({ colorScheme: scheme })
      await czech.setViewportSize({ width, height: 800 })
      await look(czech, `a case of a jury, Czech, ${scheme}, ${width}`)
    }
  await czech.getByRole('button', { name: 'Hlasovat' }).click()
  await czech.getByRole('dialog').getByText('Zrušit rozhodnutí').click()
  await czech.getByRole('dialog').getByRole('button', { name: 'Hlasovat' }).click()
  const last = others[votesToOverturn - 2]
  if (!last) throw new Error('The jury is too small')
  await call(last.who, 'answer_jury_case', { jury_case_id: last.seat, status: 'accept' })
  await call(last.who, 'jury_vote', { jury_case_id: last.seat, verdict: 'overturn' })

  await expect(czech.getByText('Hlasy pro zrušení: 9')).toBeVisible()
  await expect(theirs.getByText('You were right: everything is as it was before')).toBeVisible()
  await expect(theirs.getByText('Votes for you: 9, for the decision: 1.')).toBeVisible()
  await expect(theirs.getByText('Two watches are no trade').first()).toBeVisible()
  for (const scheme of schemes('light', 'dark')) {
    await theirs.emulateMedia({ colorScheme: scheme })
    await look(theirs, `a decision overturned by a jury, ${scheme}`)
  }
  await theirs.goto(`/#/timeLine/${eve.id}/${recdata.post_id}`)
  await expect(theirs.getByText('Buy my watches').first()).toBeVisible()
  await page.goto('/#/admin/appeals?tab=answered')
  await expect(page.getByText('Overturned')).toBeVisible()
})
