/** A page with the player, for the journeys in a real browser. Its hash says which video, if any. */
import '../trusted-types.ts'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '../api/query-client.ts'
import { showLanguage } from '../locales/language.ts'
import '../ui/theme/app.css'
import { cssVariables, theme } from '../ui/theme/theme.ts'
import { useStore } from '../ui/store.ts'
import { useTheatre } from './choices.ts'
import { Player } from './Player.tsx'
import type { PlayerProps } from './player-props.ts'
import { PlayerHost } from './PlayerHost.tsx'
import { playing } from './playing.ts'

const duration = 12
const captions = [{ language: 'en', label: 'English', url: '/streams/en.vtt' }]
const chapters = [
  { start: 0, title: 'Flour' },
  { start: 4, title: 'Water' },
  { start: 8, title: 'Salt' },
]
const storyboard = { sheets: ['/streams/board.svg'], every: 2, columns: 3, rows: 2, width: 160, height: 90 }

const videos: Readonly<Record<string, PlayerProps>> = {
  '#/stream': {
    name: 'video 1',
    title: 'Baking bread',
    address: '/stream',
    viewer: undefined,
    hasTheatre: true,
    source: { hls: '/streams/master.m3u8', duration, captions, chapters, storyboard },
    next: { title: 'Sourdough', open: () => (location.hash = '#/file') },
  },
  '#/long': {
    name: 'video 3',
    title: 'A long night',
    address: '/long',
    viewer: undefined,
    source: { hls: '/streams/long/master.m3u8', duration: 300 },
  },
  '#/file': {
    name: 'video 2',
    title: 'Sourdough',
    address: '/file',
    viewer: undefined,
    autoplay: true,
    source: { mp4: '/streams/plain.mp4', duration: 2 },
  },
}

function Page() {
  const [hash, setHash] = useState(location.hash)
  useEffect(() => {
    const update = () => setHash(location.hash)
    window.addEventListener('hashchange', update)
    return () => window.removeEventListener('hashchange', update)
  }, [])
  const isPlaying = useStore(playing, (now) => now !== null)
  const isTheatre = useTheatre()
  const video = videos[hash]
  return (
    <>
      <main style={{ maxWidth: isTheatre ? 'none' : 900 }}>
        <h1>{video?.title ?? 'Somewhere else'}</h1>
        {video && <Player {...video} />}
        <a href="#/elsewhere" style={{ display: 'inline-block', padding: 12 }}>
          Elsewhere
        </a>
      </main>
      {isPlaying && <PlayerHost />}
    </>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('There is no #root')
await showLanguage('en')
createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables}>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={createQueryClient()}>
          <Page />
        </QueryClientProvider>
      </I18nProvider>
    </MantineProvider>
  </StrictMode>,
)
