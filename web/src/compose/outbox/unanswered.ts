import { store, useStore } from '../../ui/store.ts'

/** Whether the last item sent got no answer, or none for a long time: nothing more is sent for a while. */
const unanswered = store(false)

export const setUnanswered: (next: boolean) => void = unanswered.set

/** Whether the server takes nothing from the outbox for now. */
export const useUnanswered = (): boolean => useStore(unanswered)
