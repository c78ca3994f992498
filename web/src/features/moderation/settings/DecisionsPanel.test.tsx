import type { Decision } from '@commons/contract/moderation/decisions.ts'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openSession, type Session } from '../../../api/session.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { renderInApp } from '../../../test-render.tsx'
import { DecisionsPanel } from './DecisionsPanel.tsx'

afterEach(() => vi.unstubAllGlobals())

const decision: Decision = {
  decision_id: 3,
  report_type: 'post',
  shown: 'Buy now',
  acts: ['hide', 'warn'],
  nsfw: [],
  rule: { rule_id: 1, title: 'No spam', text: 'Don’t post the same again and again.' },
  reason: 'Ten times in a row',
  decided_at: '2026-11-01T10:00:00.000Z',
  is_undone: 0,
  undone_at: null,
  appeal_until: null,
  appeal: null,
}

const show = (decisions: Decision[]) => {
  openSession({ id: 1, api_key: 'key.secret' } as Session)
  answerWith(() => success({ recdata: decisions }))
  renderInApp(<DecisionsPanel />)
}

test('a member reads what was decided, about what, by which rule and why', async () => {
  show([decision])
  await screen.findByText('Buy now')
  for (const text of ['Hidden from everybody', 'Warning', 'Ten times in a row']) screen.getByText(text)
  expect(screen.getByText(/No spam/).textContent).toBe('Rule: No spam. Don’t post the same again and again.')
})

test('what was taken back says so, in place of what it did', async () => {
  show([{ ...decision, is_undone: 1, undone_at: '2026-11-02T10:00:00.000Z' }])
  await screen.findByText('Taken back')
  expect(screen.queryByText('Hidden from everybody')).toBeNull()
})

test('whom nothing was decided about learns what this page is for', async () => {
  show([])
  await screen.findByText('Nothing was decided about you.')
})

test('a decision is appealed while that is possible, and says what became of the appeal', async () => {
  show([{ ...decision, appeal_until: '2026-11-21T10:00:00.000Z' }])
  fireEvent.click(await screen.findByRole('button', { name: 'Appeal' }))
  await screen.findByRole('dialog', { name: 'Appeal against this decision' })
})

test('an appeal shows its words, its state and the answer', async () => {
  const appeal = {
    appeal_id: 2,
    message: 'It was a joke',
    state: 'upheld',
    created_at: '2026-11-02T10:00:00.000Z',
    answer: 'It hurt people',
    answered_at: '2026-11-03T10:00:00.000Z',
  } as const
  show([{ ...decision, appeal }])
  await screen.findByText('It was a joke')
  for (const text of ['The decision stays', 'It hurt people']) screen.getByText(text)
  expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull()
})
