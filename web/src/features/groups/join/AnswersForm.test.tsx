import { fireEvent, screen } from '@testing-library/react'
import { useMemo, useState } from 'react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../../test-render.tsx'
import { AnswersForm } from './AnswersForm.tsx'

test('an answer stays where its question was reworded, whatever a question is called', () => {
  const asked = [
    ['constructor', '__proto__'],
    ['constructor', 'What do you grow?'],
    ['What do you grow?', 'Where?'],
  ]
  function Asking() {
    const [at, setAt] = useState(0)
    const questions = useMemo(
      () => (asked[at] ?? []).map((question) => ({ question, is_required: 1 as const })),
      [at],
    )
    return (
      <>
        <AnswersForm group={{ id: 5, questions }} onClose={() => {}} />
        <button onClick={() => setAt(at + 1)}>Ask otherwise</button>
      </>
    )
  }
  const askOtherwise = () => fireEvent.click(screen.getByRole('button', { name: 'Ask otherwise' }))
  const textOf = (question: string) => screen.getByLabelText<HTMLTextAreaElement>(question).value
  renderInApp(<Asking />)
  expect([textOf('constructor'), textOf('__proto__')]).toEqual(['', ''])
  fireEvent.change(screen.getByLabelText('__proto__'), { target: { value: 'Peas' } })
  expect(textOf('__proto__')).toBe('Peas')
  askOtherwise()
  expect([textOf('constructor'), textOf('What do you grow?')]).toEqual(['', 'Peas'])
  // A question in another place takes its answer along.
  askOtherwise()
  expect([textOf('What do you grow?'), textOf('Where?')]).toEqual(['Peas', ''])
})
