import { i18n } from '@lingui/core'
import type { PageMessageId } from './page-messages.ts'

/** A text of the contract in the language shown; its catalogue is loaded with the page's own. */
export function messageText(id: PageMessageId, values?: Record<string, unknown>): string {
  return i18n._(id, values)
}

/** The text of a field that a schema refused: schemas name it without its prefix. */
export function fieldText(name: string): string {
  const id = `field.${name}`
  const text = i18n._(id)
  return text === id ? i18n._('field.invalid') : text
}
