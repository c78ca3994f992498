import { act, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession } from '../../../api/session.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { renderInApp } from '../../../test-render.tsx'
import { SkillsField } from './SkillsField.tsx'

beforeEach(() => {
  logIn(9)
  answerWith(() => success({ response: [] }))
})
afterEach(() => {
  act(() => endSession('logged_out'))
  vi.unstubAllGlobals()
})

function Field({ begun = [] }: { begun?: readonly string[] }) {
  const [skills, setSkills] = useState(begun)
  return <SkillsField skills={skills} onChange={setSkills} />
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Skills required' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const chosen = () =>
  within(screen.getByRole('list', { name: 'Chosen skills' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

test('what is typed is added with Enter, and when the field is left', () => {
  renderInApp(<Field />)
  type('Clay')
  fireEvent.keyDown(field(), { key: 'Enter' })
  type('Glazing')
  fireEvent.blur(field())
  expect(chosen()).toEqual(['Clay', 'Glazing'])
  expect(field().value).toBe('')
})

test('commas part skills, each of which is added once', () => {
  renderInApp(<Field begun={['Clay']} />)
  type('clay, HTML,, CSS, html')
  fireEvent.blur(field())
  expect(chosen()).toEqual(['Clay', 'HTML', 'CSS'])
})

test('what has no room, or is too long, stays in the field', () => {
  renderInApp(<Field begun={['1', '2', '3', '4']} />)
  type('x'.repeat(41))
  fireEvent.blur(field())
  expect(chosen()).toHaveLength(4)
  expect(field().value).toHaveLength(41)
  type('5, 6')
  fireEvent.blur(field())
  expect(chosen()).toEqual(['1', '2', '3', '4', '5'])
  expect(field().value).toBe('6')
})
