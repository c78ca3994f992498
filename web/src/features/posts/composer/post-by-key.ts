import type { KeyboardEvent } from 'react'
import { isSendKey } from '../../../ui/send-key.ts'
import type { ComposerState } from './use-composer.ts'

/** Ctrl or Cmd with Enter posts, wherever in the form one writes. */
export function postByKey(event: KeyboardEvent, composer: ComposerState): void {
  if (!isSendKey(event)) return
  event.preventDefault()
  composer.post()
}
