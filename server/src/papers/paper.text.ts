/** What papers of every kind say alike. */
import type { MessageId } from '@commons/contract/messages/en.ts'
import { type Language, text } from '../platform/language.ts'
import type { PaperRow } from './pdf.ts'

export interface Said {
  readonly language: Language
  readonly isPlayMoney: boolean
  /** The public address of this Commons; undefined where it has none. */
  readonly site: string | undefined
}

export interface Words {
  readonly say: (id: MessageId, values?: Record<string, string | number>) => string
  /** A row with these lines; none without any. */
  readonly row: (id: MessageId, ...value: string[]) => PaperRow[]
  readonly when: (at: Date) => string
  /** What every paper says at its end. */
  readonly origin: readonly string[]
}

export function wordsIn({ language, isPlayMoney, site }: Said): Words {
  const say: Words['say'] = (id, values) => text(language, id, values)
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' })
  return {
    say,
    row: (id, ...value) => (value.length === 0 ? [] : [{ name: say(id), value }]),
    when: (at) => time.format(at),
    origin: [
      ...(isPlayMoney ? [say('paper.play_money')] : []),
      site === undefined ? say('paper.recorded') : say('paper.recorded_at', { site: new URL(site).host }),
    ],
  }
}

/** A name may be anything; the username beside it is what a member can be found by. */
export const nameOf = (name: string, username: string): string =>
  username === '' ? name : `${name} (@${username})`
