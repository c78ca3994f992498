import { fireEvent, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../test-render.tsx'
import { EmojiButton } from './EmojiButton.tsx'

function Writing() {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('Hello there')
  return (
    <>
      <textarea
        ref={field}
        aria-label="Words"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <EmojiButton field={field} onText={setText} />
    </>
  )
}

const button = () => screen.getByRole('button', { name: 'Emoji' })

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { matches: false, media }))
})

async function open() {
  renderInApp(<Writing />)
  fireEvent.click(button())
  return screen.findByRole('searchbox', { name: 'Search emoji' })
}

test('it begins with the search; Escape leaves it, and the focus is on its button again', async () => {
  const search = await open()
  expect(document.activeElement).toBe(search)
  fireEvent.keyDown(search, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(button())
})
