import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import { allCalls } from '../../contract/src/all.ts'
import { cs } from '../../contract/src/messages/cs.ts'
import { en } from '../../contract/src/messages/en.ts'

const catalogues: Record<string, Record<string, string>> = { en, cs }
// What only the server says, in mails, of successes and in lists, the page hears from it.
const ofServer = ['mail.', 'done.', 'interest.', 'interest_kind.', 'trx.', 'settled.']
const isOfServer = (key: string) => ofServer.some((kind) => key.startsWith(kind))
const prefix = 'virtual:contract-messages/'

const refusalsOf = (isWanted: (auth: string) => boolean) =>
  new Set(
    allCalls
      .flatMap(({ call }) => (isWanted(call.auth) ? call.refusals : []))
      .map((name) => `refusal.${name}`),
  )
const ofMembers = refusalsOf((auth) => auth === 'member')
const ofOthers = refusalsOf((auth) => auth !== 'member')
/** Whether none but members can be told so: a visitor's first page does not wait for it. */
const isOfMembers = (key: string) => ofMembers.has(key) && !ofOthers.has(key)

/**
 * The contract's texts as compiled Lingui catalogues, `virtual:contract-messages/en` and `/cs`, and `/members/en` and
 * `/members/cs`. Compiled here, so that no ICU parser travels to the browser.
 */
export function contractMessages(): Plugin {
  return {
    name: 'commons-contract-messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const [language = '', part] = id
        .slice(prefix.length + 1)
        .split('/')
        .toReversed()
      const catalogue = catalogues[language]
      if (!catalogue) throw new Error(`No such catalogue: ${id}`)
      const compiled = Object.fromEntries(
        Object.entries(catalogue)
          .filter(([key]) => !isOfServer(key) && isOfMembers(key) === (part === 'members'))
          .map(([key, text]) => [key, compileMessage(text)]),
      )
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`
    },
  }
}
