import { useDebouncedValue } from '@mantine/hooks'
import { Suspense, useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { useRead } from '../../api/use-call.ts'
import type { Answer } from '../../api/call.ts'
import { typeInto } from '../type-into.ts'
import { fits, insertionOf, mentionAt, type MentionPlace } from './mention-text.ts'
import { quietPiece } from '../../ui/states/piece.tsx'

const MentionList = quietPiece(() => import('./MentionList.tsx'))

export type Suggestion = Answer<'suggest_mentions'>['recdata'][number]

// Debounced, so that typing a name causes one or two calls, not one per letter.
const pause = 150

/** Returns the members who match what is typed; from the last answer while the next is under way. */
function useSuggestions(query: string): readonly Suggestion[] {
  const [settled] = useDebouncedValue(query, pause)
  const search = query === '' ? '' : settled
  const { data } = useRead('suggest_mentions', { search }, { enabled: search !== '', staleTime: 60_000 })
  const last = useRef<readonly Suggestion[]>([])
  if (query === '') last.current = []
  else if (data) last.current = data.recdata
  return data && search === query ? data.recdata : last.current.filter((each) => fits(query, each))
}

interface MentionsOptions {
  field: RefObject<HTMLTextAreaElement | null>
  onText: (text: string) => void
}

interface Mentions {
  /** Props for the text field. */
  readonly fieldProps: {
    readonly 'aria-autocomplete': 'list'
    readonly 'aria-controls': string | undefined
    readonly 'aria-activedescendant': string | undefined
    readonly 'data-mantine-stop-propagation': true | undefined
  }
  /** Call after the text has changed. */
  readonly onChange: () => void
  /** Call after the caret has moved. */
  readonly onSelect: () => void
  readonly onBlur: () => void
  /** Returns whether the list has used the key; then the field must ignore it. */
  readonly onKeyDown: (event: KeyboardEvent) => boolean
  readonly list: ReactNode
}

/** Suggests members after an `@` and letters in a text field. The focus stays in the field throughout. */
export function useMentions({ field, onText }: MentionsOptions): Mentions {
  const id = useId()
  const [place, setPlace] = useState<MentionPlace>()
  const [active, setActive] = useState(0)
  // Start of the name for which Esc closed the list: it stays closed for that name.
  const dismissed = useRef<number>(undefined)
  const suggestions = useSuggestions(place?.query ?? '')
  const opened = place !== undefined && suggestions.length > 0
  const index = Math.min(active, suggestions.length - 1)
  const chosen = suggestions[index]

  function look(): MentionPlace | undefined {
    const element = field.current
    if (!element || element.selectionStart !== element.selectionEnd) return undefined
    return mentionAt(element.value, element.selectionStart)
  }

  function close() {
    setPlace(undefined)
    setActive(0)
  }

  function onChange() {
    const found = look()
    if (found?.start !== dismissed.current) dismissed.current = undefined
    if (!found || dismissed.current !== undefined) return close()
    if (found.query !== place?.query) setActive(0)
    setPlace(found)
  }

  function choose({ username }: Suggestion) {
    const element = field.current
    if (!element || !place) return
    const { from, to, text } = insertionOf(element.value, place, username)
    close()
    typeInto(element, text, onText, { from, to })
  }

  function onKeyDown(event: KeyboardEvent): boolean {
    // During IME composition, the keys belong to the system's own list.
    if (!opened || !chosen || event.nativeEvent.isComposing) return false
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp')
      setActive((index + (key === 'ArrowDown' ? 1 : -1) + suggestions.length) % suggestions.length)
    else if (key === 'Enter' || key === 'Tab') choose(chosen)
    else if (key === 'Escape') {
      dismissed.current = place.start
      close()
    } else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }

  const optionId = (each: Suggestion) => `${id}.${each.user_id}`
  return {
    fieldProps: {
      'aria-autocomplete': 'list',
      'aria-controls': opened ? id : undefined,
      'aria-activedescendant': opened && chosen ? optionId(chosen) : undefined,
      // A surrounding dialog hears Esc first and would close.
      'data-mantine-stop-propagation': opened || undefined,
    },
    onChange,
    // Only typing opens it: clicking into an existing name is not a search.
    onSelect: () => {
      if (place && look()?.start !== place.start) close()
    },
    onBlur: close,
    onKeyDown,
    list: opened && field.current && (
      <Suspense>
        <MentionList
          id={id}
          field={field.current}
          at={place.start}
          suggestions={suggestions}
          active={index}
          optionId={optionId}
          onChoose={choose}
        />
      </Suspense>
    ),
  }
}
