import { render } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { useChosenInRow } from './use-chosen-in-row.ts'

function Row({ chosen }: { chosen: string }) {
  const row = useRef<HTMLElement>(null)
  useChosenInRow(row, chosen)
  return (
    <nav ref={row}>
      {['one', 'two'].map((name) => (
        <a key={name} href={`#${name}`} aria-current={name === chosen ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}

test('a row scrolls to what is chosen, and no further', () => {
  const { container, rerender } = render(<Row chosen="one" />)
  const row = container.querySelector('nav')
  const [one, two] = container.querySelectorAll('a')
  if (!row || !one || !two) throw new Error('There is no row')
  const place = (element: Element, left: number, right: number) => {
    element.getBoundingClientRect = () => ({ left, right }) as DOMRect
  }
  place(row, 0, 300)
  place(one, 0, 100)
  place(two, 260, 400)
  rerender(<Row chosen="two" />)
  expect(row.scrollLeft).toBe(100)
  place(one, -100, 0)
  rerender(<Row chosen="one" />)
  expect(row.scrollLeft).toBe(0)
})
