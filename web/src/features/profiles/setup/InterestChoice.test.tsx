import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { renderInApp } from '../../../test-render.tsx'
import { InterestChoice } from './InterestChoice.tsx'

test('an interest that was deleted since it was chosen is left out', async () => {
  answerWith(() => success({ recdata: [{ id: 1, name: 'Gardens', kind: 'Nature' }] }))
  const onChange = vi.fn()
  renderInApp(<InterestChoice chosen={[1, 5]} onChange={onChange} />)
  const gardens = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Gardens' })
  expect(onChange).toHaveBeenLastCalledWith([1])
  fireEvent.click(gardens)
  expect(onChange).toHaveBeenLastCalledWith([])
})

test('a network without interests says so', async () => {
  answerWith(() => success({ recdata: [] }))
  renderInApp(<InterestChoice chosen={[]} onChange={() => {}} />)
  await screen.findByText('No interests yet')
})
