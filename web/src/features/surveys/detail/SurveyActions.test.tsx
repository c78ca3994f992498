import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { renderOnPage } from '../../groups/test-groups.tsx'
import { aSurvey } from '../test-surveys.ts'
import { SurveyActions } from './SurveyActions.tsx'

beforeAll(() =>
  Promise.all([
    import('../../../ui/actions/ActionMenuList.tsx'),
    import('../../../ui/dialog/DialogBody.tsx'),
    import('../../moderation/ReportDialog.tsx'),
  ]),
)
afterEach(() => {
  act(() => stage.clear())
  vi.unstubAllGlobals()
})

const survey = aSurvey({ id: 4, vote_count: 0, recdata: [] })

test.each([
  ['who made a survey closes and deletes it', 7, ['Close now', 'Delete']],
  ['another reports it', 3, ['Report']],
] as const)('%s', async (_what, viewer, entries) => {
  logIn(viewer)
  const sent = answerWith(() => success({ recdata: { report_id: 1 } }))
  renderOnPage(<SurveyActions survey={survey} />)
  fireEvent.click(screen.getByRole('button', { name: 'More for Which tree?' }))
  const found = await screen.findAllByRole('menuitem')
  expect(found.map((entry) => entry.textContent)).toEqual(entries)
  if (viewer === 7) return
  fireEvent.click(screen.getByRole('menuitem', { name: 'Report' }))
  await screen.findByRole('dialog', { name: 'Report this survey' })
  fireEvent.click(screen.getByRole('radio', { name: 'Something illegal' }))
  fireEvent.click(screen.getByRole('button', { name: 'Report' }))
  await screen.findByText('Thanks, a moderator will look at it.')
  expect(sent.find(({ name }) => name === 'add_report')?.body).toMatchObject({
    report_type: 'survey',
    report_id: 4,
  })
})
