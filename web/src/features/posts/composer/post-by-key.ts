import type { KeyboardEvent } from 'react'
import type { ComposerState } from './use-composer.ts'

/** Ctrl or Cmd with Enter posts, wherever in the form one writes. */
export function postByKey(event: KeyboardEvent, composer: ComposerState): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  composer.post()
}
