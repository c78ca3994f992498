import { store, useStore } from '../../ui/store.ts'

/** What was sent last of what waits was not answered, or not for long: nothing more leaves for a while. */
const unanswered = store(false)

export const setUnanswered: (next: boolean) => void = unanswered.set

/** Whether the server takes nothing of what waits to be sent for now. */
export const useUnanswered = (): boolean => useStore(unanswered)
