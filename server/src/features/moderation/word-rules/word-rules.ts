/** What a rule is about, as moderators write it. */
import { isFlood, type WordRuleInput } from '@commons/contract/moderation/word-rules.ts'
import { domainToUnicode } from 'node:url'
import { asciiDomain } from '../../accounts/public.ts'
import type { z } from 'zod'
import type { Sought } from './word-rules.queries.ts'

type Written = Pick<z.output<typeof WordRuleInput>, 'kind' | 'words' | 'most' | 'hours'>
type RefuseFields = (fields: Record<string, string>) => never

/** Returns what is sought. */
export function soughtOf(
  { kind, words: written, most, hours }: Written,
  { refuseFields }: { readonly refuseFields: RefuseFields },
): Sought {
  if (isFlood(kind)) {
    if (most === undefined) return refuseFields({ most: 'flood_most_invalid' })
    if (hours === undefined) return refuseFields({ hours: 'flood_hours_invalid' })
    return { kind, words: `${most}× / ${hours} h`, most, hours }
  }
  if (written === undefined) return refuseFields({ words: 'word_rule_empty' })
  if (kind === 'domain') return ofDomain(written) ?? refuseFields({ words: 'domain_invalid' })
  const words = written.replaceAll(/\s+/g, ' ')
  return { kind, words, spellings: [words] }
}

/** Returns which domain is sought; undefined where it isn't one. */
function ofDomain(written: string): Sought | undefined {
  // Members paste links, too.
  const host = written
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/^(\*?\.|www\.)/i, '')
    .replace(/[/?#].*$/, '')
  const ascii = asciiDomain(host)
  if (ascii === undefined || !ascii.includes('.')) return undefined
  const words = domainToUnicode(ascii) || ascii
  return { kind: 'domain', words, spellings: [...new Set([ascii, words])] }
}
