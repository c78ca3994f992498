import { mostPinnedLists } from '@commons/contract/shared/people-list.ts'
import type { PeopleList } from '@commons/contract/people/people-lists.ts'
import { useIsMutating } from '@tanstack/react-query'
import { useWrite } from '../../../api/use-call.ts'

/** Which of these lists are tabs of Home, and how that changes. */
export function usePins(lists: readonly PeopleList[]) {
  const { mutate } = useWrite('pin_people_lists', { toasts: 'failure' })
  // Each change sends all of them: one after another, or the second would undo the first.
  const isPending = useIsMutating({ mutationKey: ['pin_people_lists'] }) > 0
  const pinned = lists.filter(({ pinned_as }) => pinned_as !== null).map(({ list_id }) => list_id)
  return {
    isPending,
    isFull: pinned.length >= mostPinnedLists,
    /** Makes a list the last tab, or none. */
    pin: (id: number, is: boolean) =>
      mutate({ list_ids: is ? [...pinned, id] : pinned.filter((each) => each !== id) }),
    /** Moves a tab one place towards the first; `onMoved` is called once the list has been read again. */
    moveUp(id: number, onMoved: () => void) {
      const at = pinned.indexOf(id)
      if (at > 0)
        mutate({ list_ids: pinned.toSpliced(at, 1).toSpliced(at - 1, 0, id) }, { onSettled: onMoved })
    },
  }
}
