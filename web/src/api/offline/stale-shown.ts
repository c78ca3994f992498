import { store } from '../../ui/store.ts'

/** Whether the page shows kept answers because the server does not answer. */
export const staleShown = store(false)
