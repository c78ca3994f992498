import './trusted-types.ts'
import './zod-settings.ts'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { network } from './ui/network.ts'
import { queryClient } from './api/query-client.ts'
import { reloadWhereReachable } from './api/reload.ts'
import { currentSession } from './api/session.ts'
import { browserLanguage, languageOfId, rememberedLanguage, showLanguage } from './locales/language.ts'
import { makeRouter } from './routes.tsx'
import './ui/theme/app.css'
import { onMissingAgain } from './ui/states/piece.tsx'
import { cssVariables, schemeKey, theme } from './ui/theme/theme.ts'

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')

const session = currentSession()
const ofAccount = session && languageOfId(session.language_id)
const texts = showLanguage(rememberedLanguage() ?? ofAccount ?? browserLanguage())

if (!session) forgetMembers()
onMissingAgain(() => void reloadWhereReachable())

const router = makeRouter()
// RouterProvider follows the address only once it is mounted, and assumes that the page loaded before is the
// right one.
const stopFollowing = router.history.subscribe(() => void router.load())
// Load the first page in parallel with its texts.
const page = router.load()

function Pages() {
  useLayoutEffect(stopFollowing, [])
  return <RouterProvider router={router} />
}

// No top-level await: the pages import from this module's chunk, which would never finish.
Promise.all([texts, page]).then(
  () => {
    createRoot(place).render(
      <StrictMode>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariables}
          colorSchemeManager={localStorageColorSchemeManager({ key: schemeKey })}
          defaultColorScheme="auto"
        >
          <I18nProvider i18n={i18n}>
            <QueryClientProvider client={queryClient}>
              <Pages />
            </QueryClientProvider>
          </I18nProvider>
        </MantineProvider>
      </StrictMode>,
    )
  },
  () => {
    // Without the texts, nothing can be said in the reader's language.
    place.textContent = `${network.get().name} could not be loaded. Please reload the page.`
  },
)

/** Wipes what a member read and searched for, if their session ended while no page was open. */
function forgetMembers(): void {
  try {
    localStorage.removeItem('commons.searches')
    if (localStorage.getItem('commons.kept') === null) return
  } catch {
    // A browser that forbids storage has kept nothing.
    return
  }
  import('./api/offline/kept-store.ts').then(({ wipeKept }) => wipeKept()).catch(() => {})
}
