import type { JuryCase } from '@commons/contract/moderation/jury.ts'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openSession, type Session } from '../../../api/session.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { renderInApp } from '../../../test-render.tsx'
import { JuryPanel } from './JuryPanel.tsx'

afterEach(() => vi.unstubAllGlobals())

const invited: JuryCase = {
  jury_case_id: 3,
  state: 'invited',
  report_type: 'post',
  rule: { rule_id: 1, title: 'No spam', text: 'Don’t post the same again and again.' },
  acts: ['hide'],
  shown: '',
  reason: '',
  appeal: '',
  until: '2026-12-01T10:00:00.000Z',
  verdict: null,
  outcome: null,
  votes: null,
}
const accepted: JuryCase = {
  ...invited,
  state: 'accepted',
  shown: 'Buy now',
  reason: 'Ten times in a row',
  appeal: 'It was a joke',
}

const show = (cases: JuryCase[]) => {
  openSession({ id: 1, api_key: 'key.secret' } as Session)
  answerWith(() => success({ recdata: cases, takes_part: 1 }))
  renderInApp(<JuryPanel />)
}

test('who is drawn says whether they take part before they read what it is about', async () => {
  show([invited])
  await screen.findByRole('button', { name: 'Take part' })
  screen.getByRole('button', { name: 'Decline' })
  expect(screen.queryByText('What moderators did:')).toBeNull()
})

test('a juror reads the case and votes in a dialog', async () => {
  show([accepted])
  await screen.findByText('Buy now')
  for (const text of ['Ten times in a row', 'It was a joke']) screen.getByText(text)
  fireEvent.click(screen.getByRole('button', { name: 'Vote' }))
  const send = await screen.findByRole('dialog', { name: 'Your vote' })
  expect(send.querySelector<HTMLButtonElement>('[type=submit]')?.disabled).toBe(true)
})

test('a jury that is done says how, and how many voted for what', async () => {
  show([
    {
      ...accepted,
      state: 'over',
      verdict: 'overturn',
      outcome: 'overturned',
      votes: { overturn: 9, uphold: 2 },
    },
  ])
  await screen.findByText(/Votes to overturn it: 9, to keep it: 2/)
  expect(screen.queryByRole('button', { name: 'Vote' })).toBeNull()
})

test('whom no case waits for can say that they don’t take part', async () => {
  show([])
  await screen.findByText('No cases for you')
  expect(await screen.findByRole('switch', { name: 'I take part in juries', checked: true })).toBeTruthy()
})
