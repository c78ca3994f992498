import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../../test-render.tsx'
import { OptionFields } from './OptionFields.tsx'

function Fields({ first }: { first: string[] }) {
  const [options, setOptions] = useState<readonly string[]>(first)
  return <OptionFields options={options} disabled={false} issue={undefined} onChange={setOptions} />
}
const texts = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
const field = (number: number) => screen.getByRole('textbox', { name: `Option ${number}` })

test('Enter goes on to a new option, and pasted lines are one each', () => {
  renderInApp(<Fields first={['Oak']} />)
  fireEvent.keyDown(field(1), { key: 'Enter' })
  expect(document.activeElement).toBe(field(2))
  fireEvent.keyDown(field(2), { key: 'Enter' })
  expect(texts()).toEqual(['Oak', ''])
  fireEvent.paste(field(2), { clipboardData: { getData: () => ' Lime\r\n\nPlum\n' } })
  expect(texts()).toEqual(['Oak', 'Lime', 'Plum'])
})

test('options move and leave, and there are at most eight', () => {
  renderInApp(<Fields first={['a', 'b', 'c', 'd', 'e', 'f', 'g']} />)
  fireEvent.click(screen.getByRole('button', { name: 'Move option 2 up' }))
  expect(texts().slice(0, 3)).toEqual(['b', 'a', 'c'])
  fireEvent.click(screen.getByRole('button', { name: 'Remove option 1' }))
  fireEvent.click(screen.getByRole('button', { name: 'Add option' }))
  fireEvent.click(screen.getByRole('button', { name: 'Add option' }))
  expect(screen.getByRole('alert').textContent).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Add option' }))
  expect(texts()).toHaveLength(8)
  expect(screen.getByRole('alert').textContent).toBe('Maximum 8 options Allowed')
})
