import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import { cs } from '../../contract/src/messages/cs.ts'
import { en } from '../../contract/src/messages/en.ts'
import { ofMembers, ofVisitors } from '../src/locales/page-messages.ts'

const catalogues: Record<string, Record<string, string>> = { en, cs }
const prefix = 'virtual:contract-messages/'

const keysOf: Record<string, readonly string[]> = {
  visitors: ofVisitors,
  members: ofMembers,
  fields: Object.keys(en).filter(
    (key) => key.startsWith('field.') && !(ofVisitors as readonly string[]).includes(key),
  ),
}

/**
 * Provides the contract's messages that pages use as compiled Lingui catalogues,
 * `virtual:contract-messages/<part>/<language>`, for the parts of `page-messages.ts` and `fields`. Compiled
 * here so that no ICU parser ships to the browser.
 */
export function contractMessages(): Plugin {
  return {
    name: 'commons-contract-messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const [part = '', language = ''] = id.slice(prefix.length + 1).split('/')
      const catalogue = catalogues[language]
      const keys = keysOf[part]
      if (!catalogue || !keys) throw new Error(`No such catalogue: ${id}`)
      const compiled = Object.fromEntries(keys.map((key) => [key, compileMessage(catalogue[key] ?? '')]))
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`
    },
  }
}
