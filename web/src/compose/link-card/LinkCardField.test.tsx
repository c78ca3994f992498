import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { answerWith, success } from '../../api/test-server.ts'
import { renderInApp } from '../../test-render.tsx'
import { network } from '../../ui/network.ts'
import { LinkCardField } from './LinkCardField.tsx'
import { withoutCardField } from './written-link.ts'

const url = 'http://news.example/bees'
const card = { url, host: 'news.example', title: 'Bees', description: '', picture: null }
const off = network.get()
beforeEach(() => void network.set({ ...off, link_cards: 1 }))

function Writing({ text }: { text: string }) {
  const [removed, setRemoved] = useState<string>()
  return (
    <>
      <LinkCardField text={text} removed={removed} onRemoved={setRemoved} />
      <output>{JSON.stringify(withoutCardField(text, removed))}</output>
    </>
  )
}

test('a card is asked for until it is there, and its author takes it away and back', async () => {
  const asked = answerWith((_, count) =>
    success(count === 1 ? { recdata: null, waits: 1 } : { recdata: card, waits: 0 }),
  )
  renderInApp(<Writing text={`Look: ${url} and http://plain.example`} />)
  const link = await screen.findByRole('link', { name: /Bees/ }, { timeout: 5_000 })
  expect(link.getAttribute('href')).toBe(url)
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc')
  expect(asked.map(({ body }) => body['url'])).toEqual([url, url])
  fireEvent.click(screen.getByRole('button', { name: 'Remove link preview' }))
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('{"link_card":0}')
  fireEvent.click(screen.getByRole('button', { name: 'Show link preview' }))
  expect(screen.queryByRole('link', { name: /Bees/ })).not.toBeNull()
  expect(screen.getByRole('status').textContent).toBe('{}')
})

test('where the network has no cards, nothing is asked', async () => {
  network.set({ ...off, link_cards: 0 })
  const asked = answerWith(() => success({ recdata: card, waits: 0 }))
  renderInApp(<Writing text={url} />)
  await expect(screen.findByRole('link', {}, { timeout: 1_000 })).rejects.toThrow()
  expect(asked).toEqual([])
})
