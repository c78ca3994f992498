/** Keeps the chosen picture in this browser until it is sent, also across reloads. */
import { clear, createStore, del, get, set, type UseStore } from 'idb-keyval'
import type { ChosenPicture } from '../../../crop/chosen-picture.ts'

let opened: UseStore | undefined
const pictures = () => (opened ??= createStore('commons.setup', 'pictures'))

// Storage can be blocked; the picture then lasts until the page is left.
const quietly = async <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
  try {
    return await work()
  } catch {
    return undefined
  }
}

export const readPicture = (key: string) => quietly(() => get<ChosenPicture>(key, pictures()))
export const keepPicture = (key: string, picture: ChosenPicture) =>
  quietly(() => set(key, picture, pictures()))
export const forgetPicture = (key: string) => quietly(() => del(key, pictures()))
export const forgetPictures = () => quietly(() => clear(pictures()))
