import { render } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { useChosenInRow } from './use-chosen-in-row.ts'

function Row({ chosen, isThere = true }: { chosen: string; isThere?: boolean }) {
  const row = useRef<HTMLElement>(null)
  useChosenInRow(row, chosen)
  if (!isThere) return null
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

test('a row that comes later, or gets narrower, shows what is chosen, too', () => {
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return (this.tagName === 'NAV' ? { left: 0, right: 300 } : { left: 260, right: 400 }) as DOMRect
  })
  const { container, rerender } = render(<Row chosen="two" isThere={false} />)
  rerender(<Row chosen="two" />)
  const row = container.querySelector('nav')
  expect(row?.scrollLeft).toBe(100)
  window.dispatchEvent(new Event('resize'))
  expect(row?.scrollLeft).toBe(200)
  measured.mockRestore()
})
