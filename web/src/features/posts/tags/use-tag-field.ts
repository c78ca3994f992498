import type { Hashtag } from '@commons/contract/posts/tags.ts'
import { tagKey } from '@commons/contract/shared/text/tags.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useState, type KeyboardEvent } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { addTags, cleanTag, hasTag, withoutTag } from './tag-text.ts'

const pause = 150
/** The group in which the post is written; empty outside groups. */
export interface InGroup {
  readonly group_id?: number
}

const noTags: readonly Hashtag[] = []

/** Returns tags that begin with what is typed, without those that the post has. */
function useFound(typed: string, tags: readonly string[], inGroup: InGroup): readonly Hashtag[] {
  const [settled] = useDebouncedValue(typed, pause)
  const search = typed === '' ? '' : settled
  const { data } = useRead('search_hashtag', { search, ...inGroup }, { enabled: search !== '' })
  const found = search === '' ? noTags : (data?.recdata ?? noTags)
  const begin = tagKey(typed)
  return found.filter(({ hashtag }) => !hasTag(tags, hashtag) && tagKey(hashtag).startsWith(begin))
}

/** The tag field as a combobox: arrow keys choose among the tags found. */
export function useTagField(
  tags: readonly string[],
  onTags: (tags: readonly string[]) => void,
  inGroup: InGroup,
) {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const [isFull, setFull] = useState(false)
  const found = useFound(typed, tags, inGroup)
  const chosen = found[active]

  function type(text: string) {
    // A comma ends a tag, also in pasted text.
    const parts = text.split(',')
    const rest = parts.pop() ?? ''
    if (parts.length > 0) add(parts.join(','))
    setTyped(cleanTag(rest))
    setActive(-1)
  }

  function add(text: string) {
    const next = addTags(tags, text)
    setFull(next.isFull)
    if (next.tags !== tags) onTags(next.tags)
    setTyped('')
    setActive(-1)
  }

  function remove(tag: string) {
    setFull(false)
    onTags(withoutTag(tags, tag))
  }

  function onKeyDown(event: KeyboardEvent) {
    // During text composition (IME) the keys belong to the system's list.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    const last = tags.at(-1)
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && found.length > 0) {
      // One position of the cycle is the field itself, with what is typed.
      const places = found.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
    } else if (key === 'Enter') add(chosen?.hashtag ?? typed)
    else if (key === 'Escape' && typed !== '') type('')
    else if (key === 'Backspace' && typed === '' && last !== undefined) return remove(last)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return { typed, type, add, remove, found, active, chosen, isFull, onKeyDown }
}
