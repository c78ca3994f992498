import { store } from '../../ui/store.ts'

/** Whether the page shows what was read before because the server does not answer. */
export const staleShown = store(false)
