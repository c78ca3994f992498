import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import { cs } from '../../contract/src/messages/cs.ts'
import { en } from '../../contract/src/messages/en.ts'

const catalogues: Record<string, Record<string, string>> = { en, cs }
// What only the server says, in mails, of successes and in lists, the page hears from it.
const ofServer = ['mail.', 'done.', 'interest.', 'interest_kind.', 'trx.', 'settled.']
const isOfServer = (key: string) => ofServer.some((kind) => key.startsWith(kind))
const prefix = 'virtual:contract-messages/'

/**
 * The contract's texts as compiled Lingui catalogues, `virtual:contract-messages/en` and `/cs`.
 * Compiled here, so that no ICU parser travels to the browser.
 */
export function contractMessages(): Plugin {
  return {
    name: 'commons-contract-messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const catalogue = catalogues[id.slice(prefix.length + 1)]
      if (!catalogue) throw new Error(`No such catalogue: ${id}`)
      const compiled = Object.fromEntries(
        Object.entries(catalogue)
          .filter(([key]) => !isOfServer(key))
          .map(([key, text]) => [key, compileMessage(text)]),
      )
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`
    },
  }
}
