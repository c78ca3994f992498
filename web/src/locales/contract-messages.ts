import type { MessageId } from '@commons/contract/messages/en.ts'
import { i18n } from '@lingui/core'

/** A text of the contract in the language shown. The build finds by its name where it is needed. */
export function messageText(id: MessageId, values?: Record<string, unknown>): string {
  return i18n._(id, values)
}

/** The text of a field that a schema refused: schemas name it without its prefix. */
export function fieldText(name: string): string {
  const id = `field.${name}`
  return i18n._(id in i18n.messages ? id : 'field.invalid')
}
