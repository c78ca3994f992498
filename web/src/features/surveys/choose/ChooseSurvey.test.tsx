import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { renderOnPage } from '../../groups/test-groups.tsx'
import { aSurvey } from '../test-surveys.ts'
import { ChooseSurvey } from './ChooseSurvey.tsx'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))
beforeEach(() => logIn(3))
afterEach(() => vi.unstubAllGlobals())

const show = () => {
  const onChoose = vi.fn()
  renderOnPage(<ChooseSurvey onChoose={onChoose} onClose={() => {}} />)
  return onChoose
}

test('one of one’s open surveys is chosen', async () => {
  const open = aSurvey({ id: 4 })
  answerWith(() => success({ recdata: [aSurvey({ id: 5, title: 'Which bench?', is_closed: 1 }), open] }))
  const onChoose = show()
  fireEvent.click(await screen.findByRole('button', { name: /Which tree\?/ }))
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 4 }))
  expect(screen.queryByText('Which bench?')).toBeNull()
})

test('without one, a new one is made and chosen', async () => {
  const made = aSurvey({ id: 6 })
  const asked = answerWith(({ name }) => success({ recdata: name === 'create_voting' ? made : [] }))
  const onChoose = show()
  await screen.findByText('You have no open survey.')
  fireEvent.click(screen.getByRole('button', { name: 'New survey' }))
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Which tree?' } })
  fireEvent.change(screen.getByRole('textbox', { name: 'Option 1' }), { target: { value: 'Oak' } })
  fireEvent.click(screen.getByRole('radio', { name: 'Several' }))
  fireEvent.click(screen.getByRole('button', { name: '3 days' }))
  fireEvent.click(screen.getByRole('button', { name: 'Create Survey' }))
  await vi.waitFor(() => expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 6 })))
  expect(asked.find(({ name }) => name === 'create_voting')?.body).toMatchObject({
    title: 'Which tree?',
    kind: 'several',
    audience: 'everybody',
  })
})
