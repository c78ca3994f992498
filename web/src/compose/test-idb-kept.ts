/** Stands in for `idb-keyval` in tests and keeps rows as long as a test's page: jsdom has no IndexedDB. */
export const storage = {
  rows: new Map<string, unknown>(),
  /** Whether there is room for files, not only for words. */
  hasRoom: true,
  /** Every read waits for this. */
  ready: Promise.resolve(),
}

const { rows } = storage

export const createStore = () => undefined
/** Sorted by name, like a browser's, which says nothing of when they were written. */
export const keys = async () => [...rows.keys()].toSorted()
export const getMany = async (names: string[]) => {
  await storage.ready
  return names.map((name) => rows.get(name))
}
export const setMany = async (entries: Array<[string, unknown]>) => {
  for (const [name, value] of entries) {
    if (!storage.hasRoom && !name.endsWith('/words')) throw new DOMException('', 'QuotaExceededError')
    rows.set(name, value)
  }
}
export const delMany = async (names: string[]) => {
  for (const name of names) rows.delete(name)
}
export const entries = async () => []
export const clear = async () => {}
