/**
 * The page of a video for frames on other sites, with an entry of its own: it loads the player and nothing of
 * the app. It has no session, and its policy lets it make no calls.
 */
import './trusted-types.ts'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './features/videos/embed/embed.css'
import { embeddedVideo } from './features/videos/embed/embedded-video.ts'
import { EmbedPage } from './features/videos/embed/EmbedPage.tsx'
import { network } from './ui/network.ts'
import { browserLanguage, rememberedLanguage, showLanguage } from './locales/language.ts'

const place = document.getElementById('root')
if (!place) throw new Error('embed.html has no #root')

showLanguage(rememberedLanguage() ?? browserLanguage()).then(
  () => {
    createRoot(place).render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <EmbedPage video={embeddedVideo()} />
        </I18nProvider>
      </StrictMode>,
    )
  },
  () => {
    // Without the texts, nothing can be said in the reader's language.
    place.textContent = `${network.get().name} could not be loaded. Please reload the page.`
  },
)
