/** Stands in for `idb-keyval` in tests and keeps nothing: jsdom has no IndexedDB. */
export const createStore = () => undefined
export const keys = async () => []
export const getMany = async () => []
export const setMany = async () => {}
export const delMany = async () => {}
export const entries = async () => []
export const clear = async () => {}
