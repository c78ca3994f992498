/** `idb-keyval` that keeps its rows as long as the page of a test: jsdom has no IndexedDB. */
export const rows = new Map<string, unknown>()

export const createStore = () => undefined
export const keys = async () => [...rows.keys()]
export const getMany = async (names: string[]) => names.map((name) => rows.get(name))
export const setMany = async (entries: Array<[string, unknown]>) => {
  for (const [name, value] of entries) rows.set(name, value)
}
export const delMany = async (names: string[]) => {
  for (const name of names) rows.delete(name)
}
export const entries = async () => []
export const clear = async () => {}
