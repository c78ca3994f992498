import { useNavigate } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { first } from '../../../features.first.ts'
import { currentArticle, isForPage } from '../../../ui/shortcut-keys.ts'
import { showKeys } from '../help/show-keys.ts'
import { compose } from './compose.ts'
import { usePlaces } from './navigation.ts'
import { isPaletteKey } from '../palette/palette-key.ts'
import { openPalette, openSearch } from '../search/open-search.ts'

// Milliseconds after `g` in which a key opens a place; later it has its usual meaning.
const patience = 1500

/** The current article's actions by key. */
const actions = new Map(first.flatMap(({ actions = {} }) => Object.entries(actions)))

function act(action: string): boolean {
  const article = currentArticle()
  const control = article?.querySelector<HTMLElement>(`[data-action=${action}]`)
  if (!article || !control) return false
  // Focus the post, so that the effect is visible and the next key applies to the same post.
  if (!article.contains(document.activeElement)) article.focus({ preventScroll: true })
  control.click()
  return true
}

/** Enter opens a post only if the post itself has the focus; its links and buttons handle Enter themselves. */
function open(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || !target.matches('article')) return false
  const link = target.querySelector<HTMLElement>('[data-action=open]')
  link?.click()
  return link !== null
}

/** Focuses the page's own search field, or else opens the search. */
function search(): void {
  const field = document.querySelector<HTMLElement>('input[type=search]')
  if (field) field.focus()
  else openSearch()
}

/** Handles the keys that work on every member's page; `?` lists them. */
export function useShortcuts(): void {
  const navigate = useNavigate()
  const all = usePlaces()
  const places = useRef(all)
  places.current = all

  // A layout effect, so that keys work as soon as the page is visible.
  useLayoutEffect(() => {
    // Not 0: a young page would take the first key for one after `g`.
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
      else return act(actions.get(key) ?? 'nothing')
      return true
    }

    const onKey = (event: KeyboardEvent) => {
      // Not a single-key shortcut: it also works in text fields and with shortcuts switched off.
      if (isPaletteKey(event)) {
        event.preventDefault()
        openPalette()
      } else if (isForPage(event) && !event.repeat && press(event.key, event.target)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [navigate])
}
