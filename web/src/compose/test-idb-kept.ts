/** `idb-keyval` that keeps its rows as long as the page of a test: jsdom has no IndexedDB. */
export const storage = {
  rows: new Map<string, unknown>(),
  /** Whether files can be kept, too, and not only words. */
  hasRoom: true,
  /** What each read waits for. */
  ready: Promise.resolve(),
}

const { rows } = storage

export const createStore = () => undefined
/** As a browser does: by their names, which say nothing of when they were written. */
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
