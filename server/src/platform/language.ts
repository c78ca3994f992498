/** Texts for people, from the contract's catalogues. */
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Network } from '@commons/contract/shared/network.ts'
import { ownName, renamed } from '@commons/contract/shared/renamed.ts'
import { cs } from '@commons/contract/messages/cs.ts'
import { type MessageId, en } from '@commons/contract/messages/en.ts'

export type Language = 'en' | 'cs'

const compiled = (catalogue: Record<MessageId, string>) =>
  Object.fromEntries(Object.entries(catalogue).map(([id, text]) => [id, compileMessage(text)]))

const asWritten = { en: compiled(en), cs: compiled(cs) }

const catalogues = {
  en: setupI18n({ locale: 'en', messages: { en: asWritten.en } }),
  cs: setupI18n({ locale: 'cs', messages: { cs: asWritten.cs } }),
}

/** What texts say of the network that this process serves. */
const network: { name: string; slogan: string; language: Language } = {
  name: ownName,
  slogan: '',
  language: 'en',
}

/** Makes all texts say the network's name, and visitors be answered in its language. */
export function speakFor({ name, slogan, language }: Pick<Network, 'name' | 'slogan' | 'language'>): void {
  if (name !== network.name)
    for (const each of ['en', 'cs'] as const) catalogues[each].load(each, renamed(asWritten[each], name))
  Object.assign(network, { name, slogan, language })
}

export const networkName = (): string => network.name

/** Returns what the network stands for. */
export const sloganIn = (language: Language): string => network.slogan || text(language, 'page.slogan')

/** Returns a message's text in a language; `values` fill its placeholders. */
export function text(language: Language, id: MessageId, values?: Record<string, string | number>): string {
  return catalogues[language]._(id, values)
}

export function isMessageId(id: string): id is MessageId {
  return Object.hasOwn(en, id)
}

/** Returns the language for a visitor's browser: Czech if Czech or Slovak comes first; the network's if it says none we have. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const first = /^\s*([a-z]{2,3})/i.exec(acceptLanguage ?? '')?.[1]?.toLowerCase()
  if (first === 'cs' || first === 'sk') return 'cs'
  return first === 'en' ? 'en' : network.language
}

/** The documents' ids of the languages. */
export const languageId = (language: Language): 1 | 2 => (language === 'cs' ? 2 : 1)
export const languageOfId = (id: 1 | 2): Language => (id === 2 ? 'cs' : 'en')

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

const relative = {
  en: new Intl.RelativeTimeFormat('en', { numeric: 'auto' }),
  cs: new Intl.RelativeTimeFormat('cs', { numeric: 'auto' }),
}

/** Cached: formatting one takes Intl as long as the rest of a post's shape, and there are only some hundred. */
const said = new Map<string, string>()

function ago(language: Language, count: number, unit: Intl.RelativeTimeFormatUnit): string {
  const key = `${language} ${count} ${unit}`
  const known = said.get(key)
  if (known !== undefined) return known
  const text = relative[language].format(-count, unit)
  said.set(key, text)
  return text
}

/** Returns how long ago a moment was, as in the documents' field `duration`: "2 hours ago". */
export function duration(language: Language, at: Date, present: Date): string {
  const seconds = Math.max(0, Math.round((present.getTime() - at.getTime()) / 1000))
  for (const [unit, length] of units) {
    if (seconds >= length) return ago(language, Math.floor(seconds / length), unit)
  }
  return ago(language, 0, 'second')
}

/** Returns until when, in milliseconds since 1970, `duration` says the same of a moment as at present. */
export function sameDurationUntil(at: Date, present: Date): number {
  const seconds = Math.max(0, Math.round((present.getTime() - at.getTime()) / 1000))
  let next = Infinity
  for (const [, length] of units) {
    if (seconds >= length) {
      next = Math.min(next, (Math.floor(seconds / length) + 1) * length)
      break
    }
    next = length
  }
  // Seconds are rounded.
  return at.getTime() + next * 1000 - 500
}

const megabyte = 1024 * 1024
/** Returns a number of bytes as people write it: 256 KB, 20 MB, 5 GB. */
export function bytesText(bytes: number): string {
  if (bytes >= 1024 * megabyte) return `${Math.round((bytes / (1024 * megabyte)) * 10) / 10} GB`
  return bytes >= megabyte ? `${Math.round(bytes / megabyte)} MB` : `${Math.round(bytes / 1024)} KB`
}
