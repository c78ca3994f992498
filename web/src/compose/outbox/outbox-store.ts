import { clear, createStore, entries, type UseStore } from 'idb-keyval'
import type { Row } from './waiting.ts'

let opened: UseStore | undefined
const store = () => (opened ??= createStore('commons.outbox', 'waiting'))

/** Maps the stored row, from whichever tab, to its replacement; undefined removes it. */
export type Change = (row: Row | undefined) => Row | undefined

/** Changes a row in one transaction, so that two tabs cannot undo each other's changes. */
export function changeStored(key: string, change: Change): Promise<void> {
  return store()(
    'readwrite',
    (rows) =>
      new Promise((resolve, reject) => {
        const found: IDBRequest<Row | undefined> = rows.get(key)
        found.addEventListener('success', () => {
          const row = change(found.result)
          if (row) rows.put(row, key)
          else rows.delete(key)
        })
        rows.transaction.addEventListener('complete', () => resolve())
        rows.transaction.addEventListener('abort', () =>
          reject(rows.transaction.error ?? new Error('Aborted')),
        )
      }),
  )
}

export function listStored(): Promise<Array<[string, Row]>> {
  return entries<string, Row>(store())
}

export function clearStored(): Promise<void> {
  return clear(store())
}
