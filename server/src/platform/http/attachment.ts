/** Names of files that browsers save (RFC 6266). */

import { beginningOf } from '@commons/contract/shared/text/cutting.ts'

const longestName = 120

/** Returns a `Content-Disposition` that saves a file under a title, whatever it has; `ending` with its dot. */
export function attachment(title: string, ending: string): string {
  // What some system doesn't allow in a name, and what turns the direction of writing.
  const stem = title
    .replace(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const short = beginningOf(stem, longestName).trimEnd()
  const plain = short
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\x20-\x7e]+/g, '_')
  const whole = `${short || 'video'}${ending}`
  const coded = encodeURIComponent(whole).replace(/['()*]/g, (each) => `%${each.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${/[a-z0-9]/i.test(plain) ? plain : 'video'}${ending}"; filename*=UTF-8''${coded}`
}
