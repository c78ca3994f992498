import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { renderOnPage } from '../../groups/test-groups.tsx'
import { aSurvey } from '../test-surveys.ts'
import CreateSurveyPage from './CreateSurveyPage.tsx'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))
beforeEach(() => logIn(3))
afterEach(() => {
  act(() => stage.clear())
  vi.unstubAllGlobals()
})

test('a survey can be made once it has a title, a date and an option, and looks as its preview says', async () => {
  const asked = answerWith(() => success({ recdata: aSurvey() }))
  renderOnPage(<CreateSurveyPage />)
  const create = screen.getByRole<HTMLButtonElement>('button', { name: 'Create Survey' })
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  preview.getByText('Your question')
  const write = (name: string, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } })
  write('Title', 'Which tree?')
  expect(create.disabled).toBe(true)
  write('Option 1', 'Oak')
  expect(create.disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: '7 days' }))
  expect(create.disabled).toBe(false)
  const closes = screen.getByLabelText<HTMLInputElement>('Closing date')
  const days = (Date.parse(closes.value) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThan(7.1)
  screen.getByText(`Your time zone: ${new Intl.DateTimeFormat().resolvedOptions().timeZone}`)
  preview.getByText('Which tree?')
  preview.getByText('Oak')
  const closing = new Date(closes.value).toISOString()
  write('Title', ' ')
  expect(create.disabled).toBe(true)
  write('Title', 'Which tree?')
  fireEvent.click(create)
  await vi.waitFor(() => expect(asked.some(({ name }) => name === 'create_voting')).toBe(true))
  const body = asked.find(({ name }) => name === 'create_voting')?.body
  expect(body).toMatchObject({ title: 'Which tree?', options: ['Oak'] })
  expect(body?.['closing_date']).toBe(closing)
})
