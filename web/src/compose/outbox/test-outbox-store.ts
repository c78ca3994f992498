/** The outbox's storage, for tests: jsdom has no IndexedDB. */
import type { Row } from './waiting.ts'

const storage = new Map<string, Row>()

export async function changeStored(key: string, change: (row?: Row) => Row | undefined): Promise<void> {
  const row = change(storage.get(key))
  if (row) storage.set(key, row)
  else storage.delete(key)
}

export const listStored = async (): Promise<Array<[string, Row]>> => [...storage]
export const clearStored = async (): Promise<void> => storage.clear()
