import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../test-render.tsx'
import { LinkedText } from '../ui/words/LinkedText.tsx'
import { ChapterList } from './ChapterList.tsx'
import { choose } from './choices.ts'
import { parseVtt } from './parse-vtt.ts'
import { setPlayhead } from './playhead.ts'
import { playerKeys } from './player-help.tsx'
import { playerKey } from './player-keys.ts'
import { TimeLinks } from './TimeLinks.tsx'
import { foundIn, Transcript } from './Transcript.tsx'

const seek = vi.fn()
const isAt = (time: number) => act(() => setPlayhead({ name: 'video 1', time, seek }))

beforeEach(() => {
  seek.mockReset()
  choose({ captionLanguage: undefined })
  isAt(0)
})
afterEach(() => {
  vi.unstubAllGlobals()
  act(() => setPlayhead(null))
})

const file = `\uFEFFWEBVTT - a title

NOTE
Not --> a cue

STYLE
::cue { color: red }

intro
00:00.000 --> 00:05.500 align:start
<v Ada>First the <b>flour</b> &amp; salt.

00:00:05.500 --> 00:00:10.000
Pak voda
a kvásek.

1:02:03.004 --> 1:02:04.000
The end

00:20.000 --> 00:21.000
<i></i>
`

test('a file of captions becomes its cues, without markup', () => {
  expect(parseVtt(file.replaceAll('\n', '\r\n'))).toEqual([
    { start: 0, end: 5.5, text: 'First the flour & salt.' },
    { start: 5.5, end: 10, text: 'Pak voda a kvásek.' },
    { start: 3723.004, end: 3724, text: 'The end' },
  ])
  expect(parseVtt('no captions at all')).toEqual([])
})

test('a search finds words whatever their case and accents', () => {
  expect(foundIn('Pak voda a kvásek, kváskový.', 'KVAS')).toEqual([
    'Pak voda a ',
    'kvás',
    'ek, ',
    'kvás',
    'kový.',
  ])
  expect(foundIn('Voda', 'mouka')).toEqual(['Voda'])
  expect(foundIn('Voda', '  ')).toEqual(['Voda'])
})

test('chapters lead to their times, and the present one is marked', () => {
  const chapters = [
    { start: 0, title: 'Intro' },
    { start: 60, title: 'Oven' },
  ]
  renderInApp(<ChapterList name="video 1" chapters={chapters} duration={120} />)
  const current = () => document.querySelector('[aria-current]')?.textContent
  expect(current()).toContain('Intro')
  isAt(61)
  expect(current()).toContain('Oven')
  fireEvent.click(screen.getByRole('button', { name: 'Intro, 0 seconds' }))
  expect(seek).toHaveBeenCalledWith(0)
})

const captions = [
  { language: 'en', label: 'English', url: '/en.vtt' },
  { language: 'cs', label: 'Čeština', url: '/cs.vtt' },
]
const transcript = () => renderInApp(<Transcript name="video 1" captions={captions} duration={4000} />)

test('the transcript is searched, and leads to where something is said', async () => {
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(new Response(url === '/en.vtt' ? file : 'WEBVTT\n\n00:01.000 --> 00:02.000\nČesky')),
  )
  transcript()
  fireEvent.click(await screen.findByRole('button', { name: /^Pak voda/ }))
  expect(seek).toHaveBeenCalledWith(5.5)
  const search = screen.getByRole('searchbox', { name: 'Search the transcript' })
  fireEvent.change(search, { target: { value: 'kvasek' } })
  screen.getByText('1 line')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(document.querySelector('mark')?.textContent).toBe('kvásek')
  fireEvent.change(search, { target: { value: 'rye' } })
  screen.getByText('Nothing found')
  fireEvent.change(search, { target: { value: '' } })
  fireEvent.change(screen.getByRole('combobox', { name: 'Language of the transcript' }), {
    target: { value: 'cs' },
  })
  await screen.findByRole('button', { name: /^Česky/ })
})

test('a transcript that does not load says so, and is tried again', async () => {
  let status = 503
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(file, { status })))
  transcript()
  const retry = await screen.findByRole('button', { name: 'Retry' })
  status = 200
  fireEvent.click(retry)
  await screen.findByRole('button', { name: /^First the flour/ })
})

test('times in a text lead there, beside its links', () => {
  renderInApp(
    <p>
      <LinkedText renderWords={(text) => <TimeLinks duration={90}>{text}</TimeLinks>}>
        {'See 0:30, then 1:10 and 2:00 at https://example.org/1:05'}
      </LinkedText>
    </p>,
  )
  expect(document.querySelector('p')?.textContent).toBe(
    'See 0:30, then 1:10 and 2:00 at https://example.org/1:05',
  )
  expect(screen.getAllByRole('button')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Go to 1 minute 10 seconds' }))
  expect(seek).toHaveBeenCalledWith(70)
  screen.getByRole('link')
})

test('the player does what the list of shortcuts says', () => {
  const player = document.createElement('div')
  document.body.append(player)
  const names: Readonly<Record<string, string>> = {
    '←': 'ArrowLeft',
    '→': 'ArrowRight',
    '↑': 'ArrowUp',
    '↓': 'ArrowDown',
  }
  const acts = (key: string, shiftKey = false) => {
    const event = new KeyboardEvent('keydown', { key, shiftKey })
    player.dispatchEvent(event)
    return playerKey(event, player)?.does
  }
  const keys = playerKeys.flatMap(([keys]) => keys).filter((key) => key !== '…')
  for (const key of keys) {
    const name = typeof key === 'string' ? key : ' '
    const does = name.startsWith('⇧') ? acts(name.slice(1), true) : acts(names[name] ?? name)
    expect(does, name).toBeDefined()
  }
  player.remove()
})
