import type { SurveyAudience } from '@commons/contract/shared/survey-shown.ts'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { network } from '../../../ui/network.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { renderInApp } from '../../../test-render.tsx'
import { MoreSettings } from './MoreSettings.tsx'
import { fieldsOf, surveyDraft } from './survey-draft.ts'

function Shown({ audience = 'everybody' }: { audience?: SurveyAudience }) {
  const [now, setNow] = useState({ ...surveyDraft.blank, closes: '2099-01-01T12:00', audience })
  return (
    <>
      <MoreSettings
        draft={now}
        disabled={false}
        issues={{}}
        onChange={(parts) => setNow((before) => ({ ...before, ...parts }))}
      />
      <pre>{JSON.stringify(fieldsOf(now))}</pre>
    </>
  )
}
const fields = (): unknown => JSON.parse(document.querySelector('pre')?.textContent ?? '')
const toggle = (name: string) => fireEvent.click(screen.getByRole('switch', { name }))

beforeEach(() => logIn(3))
afterEach(() => vi.unstubAllGlobals())

test('a line says what is chosen; a secret vote cannot be changed', () => {
  renderInApp(<Shown />)
  const opener = screen.getByRole('button', { name: /More settings/ })
  expect(opener.textContent).toContain('Everyone · open ballot · results show right away')
  fireEvent.click(opener)
  toggle('Votes can be changed')
  toggle('Secret ballot')
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Votes can be changed' }).disabled).toBe(true)
  screen.getByText('Not with a secret ballot: nobody knows which vote is whose.')
  fireEvent.change(screen.getByLabelText('When results show'), { target: { value: 'closed' } })
  fireEvent.change(screen.getByLabelText('Quorum (optional)'), { target: { value: '0' } })
  screen.getByText('Enter a whole number')
  fireEvent.change(screen.getByLabelText('Quorum (optional)'), { target: { value: '12' } })
  expect(opener.textContent).toContain('Everyone · secret ballot · results show after closing · quorum 12')
  expect(fields()).toMatchObject({
    is_secret: true,
    is_changeable: false,
    results: 'closed',
    quorum: 12,
  })
})

test('one of my groups is chosen by its name', async () => {
  answerWith(() => success({ recdata: [{ id: 5, group_name: 'Gardeners' }] }))
  renderInApp(<Shown />)
  fireEvent.click(screen.getByRole('button', { name: /More settings/ }))
  fireEvent.change(screen.getByLabelText('Who can answer'), { target: { value: 'group' } })
  fireEvent.change(await screen.findByLabelText('Group'), { target: { value: '5' } })
  expect(fields()).toMatchObject({ audience: 'group', group_id: 5 })
})

test('without groups there is none to choose, and a draft for one asks for another choice', () => {
  const usual = network.get()
  network.set({ ...usual, absent: ['groups', 'projects'] })
  renderInApp(<Shown audience="group" />)
  fireEvent.click(screen.getByRole('button', { name: /More settings/ }))
  screen.getByText('There are no groups here. Choose who can answer.')
  fireEvent.change(screen.getByLabelText('Who can answer'), { target: { value: 'followers' } })
  expect(screen.queryByRole('option', { name: 'One of my groups' })).toBeNull()
  expect(fields()).toMatchObject({ audience: 'followers' })
  network.set(usual)
})
