import type { KeyboardEvent } from 'react'
import { isSendKey } from '../../../ui/fields/send-key.ts'
import type { ComposerState } from './use-composer.ts'

/** Posts on Ctrl or Cmd with Enter, in any field of the form. */
export function postByKey(event: KeyboardEvent, composer: ComposerState): void {
  if (!isSendKey(event)) return
  event.preventDefault()
  composer.post()
}
