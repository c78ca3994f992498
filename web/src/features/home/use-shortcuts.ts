import { useNavigate } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { currentArticle, isForPage } from '../../ui/shortcut-keys.ts'
import { openDialog } from '../../ui/stage.ts'
import { compose } from './compose.ts'
import { usePlaces } from './navigation.tsx'
import { openSearch } from './search/open-search.ts'
import { isSearchKey } from './search/search-key.ts'
import { withTexts } from '../../locales/language.ts'

// After `g` the place must follow soon, or the next letter means what it always does.
const patience = 1500

/** What the keys do to the post that one is at, as its buttons are marked with `data-action`. */
const actions: Readonly<Record<string, string>> = {
  l: 'like',
  d: 'dislike',
  r: 'comment',
  b: 'remind',
  t: 'reward',
  x: 'reveal',
}

function act(action: string): boolean {
  const article = currentArticle()
  const control = article?.querySelector<HTMLElement>(`[data-action=${action}]`)
  if (!article || !control) return false
  // What was done shows where it was done, and the next key is for the same post.
  if (!article.contains(document.activeElement)) article.focus({ preventScroll: true })
  control.click()
  return true
}

/** Enter opens a post only from the post itself: its links and buttons have their own. */
function open(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || !target.matches('article')) return false
  const link = target.querySelector<HTMLElement>('[data-action=open]')
  link?.click()
  return link !== null
}

/** A page that has a search of its own is searched first. */
function search(): void {
  const field = document.querySelector<HTMLElement>('input[type=search]')
  if (field) field.focus()
  else openSearch()
}

export function showKeys(): void {
  void openDialog(
    withTexts(() => import('./KeyboardHelp.tsx'), 'dialogs'),
    {},
  )
}

/** The keys that work on every page of a member; `?` lists them. */
export function useShortcuts(): void {
  const navigate = useNavigate()
  const all = usePlaces()
  const places = useRef(all)
  places.current = all

  // Whoever sees the page may press a key: it is heard from then on, and not some time after.
  useLayoutEffect(() => {
    // Nothing was pressed yet, however young the page is.
    let goPressedAt = -Infinity

    function press(key: string, target: EventTarget | null): boolean {
      const isGoing = performance.now() - goPressedAt < patience
      goPressedAt = -Infinity
      if (isGoing) {
        const place = places.current.find((each) => each.key === key)
        if (place) void navigate({ to: place.to })
        return place !== undefined
      }
      if (key === 'g') {
        goPressedAt = performance.now()
        return true
      }
      if (key === '?') showKeys()
      else if (key === 'c') void compose()
      else if (key === '/') search()
      else if (key === 'Enter') return open(target)
      else return act(actions[key] ?? 'nothing')
      return true
    }

    const onKey = (event: KeyboardEvent) => {
      // It is no single key: it works while one writes, and where those are switched off.
      if (isSearchKey(event)) {
        event.preventDefault()
        openSearch()
      } else if (isForPage(event) && !event.repeat && press(event.key, event.target)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [navigate])
}
