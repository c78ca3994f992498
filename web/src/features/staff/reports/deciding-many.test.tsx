import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { renderInApp } from '../../../test-render.tsx'
import { DecideForm } from './DecideForm.tsx'
import { UndoWaveForm } from './UndoWaveDialog.tsx'

beforeEach(() => openSession({ id: 7, api_key: 'key.secret' } as Session))
afterEach(() => endSession('logged_out'))

test('many cases are decided in parts, and after a refusal with the rest alone', async () => {
  let isRefused = true
  const sent = answerWith(({ name, body }) => {
    if (name === 'rule_list') return success({ recdata: [{ rule_id: 1, title: 'No spam', text: '' }] })
    if (name !== 'decide_reports') return success({ recdata: [] })
    const isSecond = (body as { report_ids: number[] }).report_ids[0] === 101
    if (isSecond && isRefused) {
      isRefused = false
      return refusal('report_decided', 409)
    }
    return success({ recdata: [], wave_id: 12 })
  })
  const parts = () =>
    sent
      .filter(({ name }) => name === 'decide_reports')
      .map(({ body }) => (body as { report_ids: number[] }).report_ids)
      .map((ids) => [ids[0], ids.length])
  const onClose = vi.fn()
  renderInApp(
    <DecideForm
      about={{ reportIds: Array.from({ length: 250 }, (_, nth) => nth + 1), nsfw: [], language: 'en' }}
      acts={['hide', 'suspend']}
      onClose={onClose}
    />,
  )
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Hide it' }))
  expect(screen.getByText("You're deciding 250 reports at once.")).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Why? (its author reads this)'), { target: { value: 'Spam' } })
  fireEvent.click(screen.getByRole('button', { name: 'Decide' }))
  expect(await screen.findByText('100 of 250 decided')).toBeTruthy()
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Decide' }))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(parts()).toEqual([
    [1, 100],
    [101, 100],
    [101, 100],
    [201, 50],
  ])
  expect(
    sent.flatMap(({ name, body }) =>
      name === 'decide_reports' ? [(body as { wave_id?: number }).wave_id] : [],
    ),
  ).toEqual([undefined, 12, 12, 12])
})

test('an act is taken back step by step, and says how much it was and what stays', async () => {
  const answers = [
    { undone: 200, kept: [{ decision_id: 9, reason: 'own' }], has_more: 1 },
    { undone: 30, kept: [{ decision_id: 9, reason: 'own' }], has_more: 0 },
  ]
  const sent = answerWith(() => success(answers.shift() ?? {}))
  const onClose = vi.fn()
  renderInApp(<UndoWaveForm waveId={12} onClose={onClose} />)
  fireEvent.change(screen.getByLabelText('Why?'), { target: { value: 'The rule was wrong' } })
  fireEvent.click(screen.getByRole('button', { name: 'Take them back' }))
  expect(await screen.findByText('230 decisions taken back.')).toBeTruthy()
  expect(screen.getByText('Decision 9')).toBeTruthy()
  expect(sent.map(({ name, body }) => [name, (body as { wave_id: number }).wave_id])).toEqual([
    ['undo_wave', 12],
    ['undo_wave', 12],
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(onClose).toHaveBeenCalledOnce()
})
