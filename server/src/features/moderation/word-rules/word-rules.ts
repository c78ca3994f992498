/** What a rule about words or a domain is about, as moderators write it. */
import type { wordRuleKinds } from '@commons/contract/moderation/word-rules.ts'
import { domainToUnicode } from 'node:url'
import { asciiDomain } from '../../accounts/public.ts'
import type { Sought } from './word-rules.queries.ts'

type Kind = (typeof wordRuleKinds)[number]

/** Returns what is sought; undefined where that isn't a domain. */
export function soughtOf(kind: Kind, written: string): Sought | undefined {
  if (kind === 'words') {
    const words = written.replaceAll(/\s+/g, ' ')
    return { kind, words, spellings: [words] }
  }
  // Members paste links, too.
  const host = written
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/^(\*?\.|www\.)/i, '')
    .replace(/[/?#].*$/, '')
  const ascii = asciiDomain(host)
  if (ascii === undefined || !ascii.includes('.')) return undefined
  const words = domainToUnicode(ascii) || ascii
  return { kind, words, spellings: [...new Set([ascii, words])] }
}
