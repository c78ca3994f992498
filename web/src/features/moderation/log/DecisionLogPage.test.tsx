import type { DecisionFigures, LoggedDecision } from '@commons/contract/moderation/decision-log.ts'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { renderInApp } from '../../../test-render.tsx'
import DecisionLogPage from './DecisionLogPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const figures: DecisionFigures = {
  rules: [{ rule_id: 1, title: 'No spam', decisions: 12, acted: 9, overturned: 1 }],
  decisions: 12,
  median_hours: 2.5,
  appeals: 3,
  overturned: 1,
  nobody_may_decide: 2,
  counted_at: '2026-11-26T10:00:00.000Z',
}
const decision: LoggedDecision = {
  day: '2026-11-26',
  report_type: 'post',
  rule_id: 1,
  acts: ['hide'],
  appeal: 'overturned',
  by_jury: 1,
  is_undone: 1,
  hours: 3,
}

test('everybody reads the figures and each decision', async () => {
  answerWith(() =>
    success({
      recdata: [decision, { ...decision, acts: [], appeal: null, is_undone: 0, by_jury: 0 }],
      figures,
    }),
  )
  renderInApp(<DecisionLogPage />)
  const [first, second] = within(await screen.findByRole('list', { name: 'Decisions' })).getAllByRole(
    'listitem',
  )
  expect(first?.textContent).toContain('Hidden from everybody')
  expect(first?.textContent).toContain('Appeal: overturned · decided by a jury')
  expect(second?.textContent).toContain('Nothing was wrong')
  expect(screen.getByRole('row', { name: 'No spam 12 9 1' })).toBeTruthy()
  screen.getByText('2.5 hours')
})

test('a network that has decided nothing says so', async () => {
  answerWith(() => success({ recdata: [], figures: { ...figures, counted_at: null } }))
  renderInApp(<DecisionLogPage />)
  await screen.findByText('Nothing was decided yet')
  expect(screen.queryByText('The last 365 days')).toBeNull()
})
