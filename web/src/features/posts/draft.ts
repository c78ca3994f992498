import type { Post } from '@commons/contract/posts.ts'
import { createStore, delMany, getMany, setMany, type UseStore } from 'idb-keyval'

/** Where a post is being written: each place keeps its own draft. */
export type DraftPlace = 'home' | 'profile'

export interface Draft {
  text: string
  audience: Post['post_type']
  picture: File | undefined
  /** The key under which this very content was sent, if it was. */
  sentAs: string | undefined
}

interface Record {
  text: string
  audience: Post['post_type']
  sentAs: string | undefined
  /** The tab that wrote last, so that another one does not clear its words. */
  writer: string
}

let opened: UseStore | undefined
const store = () => (opened ??= createStore('commons.drafts', 'drafts'))

const keys = (member: number, place: DraftPlace) =>
  [`${member}.${place}.text`, `${member}.${place}.picture`] as [string, string]

/** Keeps one member's unsent post in the browser. The picture is written only when it changes. */
export function draftStore(member: number, place: DraftPlace, writer: string = crypto.randomUUID()) {
  const [textKey, pictureKey] = keys(member, place)
  let savedPicture: File | undefined
  // The words that this tab read or wrote last.
  let known: string | undefined

  return {
    async load(): Promise<Draft | undefined> {
      const [record, picture] = (await getMany([textKey, pictureKey], store())) as [Record?, File?]
      if (!record || (record.text === '' && !picture)) return undefined
      savedPicture = picture
      known = record.text
      return { text: record.text, audience: record.audience, sentAs: record.sentAs, picture }
    },
    async save({ text, audience, picture, sentAs }: Draft): Promise<void> {
      const record: Record = { text, audience, sentAs, writer }
      const entries: Array<[string, unknown]> = [[textKey, record]]
      if (picture !== savedPicture) entries.push([pictureKey, picture])
      await setMany(entries, store())
      savedPicture = picture
      known = text
    },
    /** After posting or discarding, unless another tab has written something else since. */
    async clear(): Promise<void> {
      const [record] = (await getMany([textKey], store())) as [Record?]
      if (record && record.writer !== writer && record.text !== known) return
      await delMany([textKey, pictureKey], store())
      savedPicture = undefined
      known = undefined
    },
  }
}
