import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterContextProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import theme from '../../../../public/theme.js?raw'
import { answerWith, cookieOf, success } from '../../../api/test-server.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { aPicture, aReel } from '../test-reels.ts'
import { ReelRow } from './ReelRow.tsx'
import { shownInStrip } from './shown-in-strip.ts'

const network = (absent: readonly string[]) => {
  const meta = document.createElement('meta')
  meta.name = 'network'
  meta.content = JSON.stringify({ absent })
  return meta
}

beforeEach(() => {
  document.head.innerHTML = '<meta name="theme-color"><meta name="members-piece" content="/members.js">'
  document.cookie = cookieOf(7, 'session.secret')
  location.hash = '#/dashboard'
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  window.commonsEarly = undefined
  document.cookie = 'name=; Max-Age=0'
  location.hash = ''
})

const begin = () => window.eval(theme) as void
const asked = () => window.commonsEarly?.find(({ name }) => name === 'reel_timeline')
const preloaded = () => [...document.head.querySelectorAll('link[as=image]')]

test('the row of reels is asked for with the page, as it asks itself', () => {
  answerWith(() => success({ reels: [] }))
  begin()
  expect(JSON.parse(asked()?.body ?? '{}')).toMatchObject(shownInStrip)
})

test('in a network without reels nobody asks for them', () => {
  answerWith(() => success({ reels: [] }))
  document.head.append(network(['reels']))
  begin()
  expect(asked()).toBeUndefined()
})

test('the covers that a phone shows are on their way before the row is drawn, as its cards ask for them', async () => {
  const cover = (id: number) =>
    aPicture({
      sources: [
        { width: 320, url: `/media/${id}/320.webp` },
        { width: 640, url: `/media/${id}/640.webp` },
      ],
    })
  const reels = [
    aReel(1, { cover: cover(1) }),
    aReel(2, { video: null, picture: cover(2) }),
    aReel(3, { is_nsfw: 1, nsfw: 'nudity', cover: cover(3) }),
    aReel(4, { cover: cover(4) }),
  ]
  answerWith(({ name }) => (name === 'reel_timeline' ? success({ reels }) : success({ recdata: [] })))
  begin()
  await vi.waitFor(() => expect(preloaded()).toHaveLength(2))
  const { container } = renderInApp(
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={makeRouter()}>
        <ReelRow reels={reels} />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
  const shown = [...container.querySelectorAll('img[srcset]')].slice(0, 2)
  expect(preloaded().map((link) => link.getAttribute('imagesrcset'))).toEqual(
    shown.map((image) => image.getAttribute('srcset')),
  )
  expect(preloaded().map((link) => link.getAttribute('imagesizes'))).toEqual(
    shown.map((image) => image.getAttribute('sizes')),
  )
})

test('no cover is loaded ahead with data saver on', async () => {
  localStorage.setItem('commons.dataSaver', 'on')
  answerWith(() => success({ reels: [aReel(1)] }))
  begin()
  await asked()?.answer
  await Promise.resolve()
  expect(preloaded()).toHaveLength(0)
})
