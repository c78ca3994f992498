import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSteadyRows } from './use-steady-rows.ts'

interface Named {
  id: number
  name: string
}

test('rows stay where they are, say what is new of them, and others come last', () => {
  const { result, rerender } = renderHook(({ rows, isHeld }) => useSteadyRows(rows, ({ id }) => id, isHeld), {
    initialProps: { rows: undefined as Named[] | undefined, isHeld: true },
  })
  expect(result.current).toBeUndefined()
  const shown = (rows: Named[] | undefined, isHeld = true) => {
    rerender({ rows, isHeld })
    return result.current?.map(({ name }) => name)
  }
  const [ada, bob, cyd] = ['Ada', 'Bob', 'Cyd'].map((name, id) => ({ id, name })) as [Named, Named, Named]
  expect(shown([ada, bob])).toEqual(['Ada', 'Bob'])
  expect(shown([cyd, { ...bob, name: 'Bob II' }])).toEqual(['Ada', 'Bob II', 'Cyd'])
  expect(shown(undefined)).toEqual(['Ada', 'Bob II', 'Cyd'])
  expect(shown([])).toEqual(['Ada', 'Bob II', 'Cyd'])
  expect(shown([cyd, ada], false)).toEqual(['Ada', 'Cyd'])
})
