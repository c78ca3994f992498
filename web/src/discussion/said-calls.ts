/** Builds the calls for comments or replies on a kind of object from the kind's names for them. */
import type { CallName } from '@commons/contract/all.ts'
import { call, type Answer, type Request } from '../api/call.ts'
import { upload } from '../api/upload.ts'
import { afterWrite } from '../api/use-call.ts'
import type { PageAsked, SaidCalls, SaidRows, SaidWords, WriteById } from './discussed.ts'
import type { Said } from './said.ts'

interface Names<List extends CallName, Add extends CallName> {
  readonly list: List
  /** The list's input without its page; also its key. */
  readonly of: (parent: number) => Request<List> & object
  readonly rows: (answer: Answer<List>) => SaidRows
  readonly add: Add
  readonly say: (parent: number, text: string) => Request<Add>
  readonly said: (answer: Answer<Add>) => Said
  readonly remove: WriteById
  readonly restore: WriteById
}

export const sentWith = ({ media, alt, key }: SaidWords) => ({
  idempotency_key: key,
  ...(media ? { file_type: media.file.type } : {}),
  ...(alt === '' ? {} : { alt }),
})

export const filesOf = ({ media }: SaidWords) => (media ? { file: media.file } : {})

export function saidCalls<List extends CallName, Add extends CallName>({
  list,
  of,
  rows,
  add,
  say,
  said,
  remove,
  restore,
}: Names<List, Add>): SaidCalls {
  return {
    listKey: (parent) => [list, of(parent)],
    list: async (parent, page: PageAsked, signal) =>
      rows(await call(list, { ...of(parent), ...page }, signal ? { signal } : {})),
    async add(client, parent, words, options) {
      const input = { ...say(parent, words.text), ...sentWith(words) }
      const answer = await upload(add, input, filesOf(words), options)
      return { said: said(answer), shown: afterWrite(client, add, input, answer) }
    },
    remove,
    restore,
  }
}
