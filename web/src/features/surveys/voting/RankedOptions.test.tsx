import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../../test-render.tsx'
import { optionsOf } from '../test-surveys.ts'
import type { Choices } from './choices.ts'
import { RankedOptions } from './RankedOptions.tsx'

const options = optionsOf({ Oak: 0, Lime: 0, Fir: 0 })

function Ranked() {
  const [choices, setChoices] = useState<Choices>([])
  return (
    <>
      <RankedOptions options={options} choices={choices} disabled={false} onChange={setChoices} />
      <pre>{choices.join()}</pre>
    </>
  )
}
const ranking = () => document.querySelector('pre')?.textContent
const option = (name: string) =>
  within(screen.getByRole('list')).getByRole('button', { name: new RegExp(`${name}$`) })

test('a press gives the next place or takes it away; arrows move, and the focus goes along', () => {
  renderInApp(<Ranked />)
  for (const name of ['Fir', 'Oak', 'Lime']) fireEvent.click(option(name))
  expect(ranking()).toBe('3,1,2')
  expect(option('Fir').getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Move Lime up' }))
  expect(ranking()).toBe('3,2,1')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Lime up' }))
  expect(screen.getByRole('status').textContent).toBe('Lime: place 2 of 3')
  fireEvent.click(screen.getByRole('button', { name: 'Move Lime up' }))
  // At the top the up arrow is disabled.
  expect(document.activeElement).toBe(option('Lime'))
  fireEvent.click(option('Lime'))
  expect(ranking()).toBe('3,1')
  expect(screen.getByRole('status').textContent).toBe('Lime: no place')
})

test('a digit puts an option in its place', () => {
  renderInApp(<Ranked />)
  for (const name of ['Oak', 'Lime']) fireEvent.click(option(name))
  fireEvent.keyDown(option('Fir'), { key: '1' })
  expect(ranking()).toBe('3,1,2')
  fireEvent.keyDown(option('Fir'), { key: '8' })
  expect(ranking()).toBe('1,2,3')
})

test('a row is dragged over another by its handle', () => {
  renderInApp(<Ranked />)
  for (const name of ['Oak', 'Lime', 'Fir']) fireEvent.click(option(name))
  const rows = screen.getAllByRole('listitem')
  for (const [place, row] of rows.entries())
    row.getBoundingClientRect = () => ({ top: place * 60, bottom: place * 60 + 50 }) as DOMRect
  const handle = rows[2]?.querySelector<HTMLElement>('[aria-hidden]')
  if (!handle) throw new Error('There is no handle')
  handle.setPointerCapture = () => {}
  fireEvent.pointerDown(handle, { button: 0, pointerId: 1 })
  fireEvent.pointerMove(handle, { clientY: 10, pointerId: 1 })
  fireEvent.pointerUp(handle, { pointerId: 1 })
  expect(ranking()).toBe('3,1,2')
})
