import type { SavedFolder } from '@commons/contract/posts/saved-folders.ts'
import { call } from '../../../api/call.ts'
import { toggle, useToggle } from '../../../api/toggle.ts'

type Place = `${number} ${number}`

const idsOf = (place: Place) => {
  const [folder_id = 0, post_id = 0] = place.split(' ').map(Number)
  return { folder_id, post_id }
}

const places = toggle<Place, boolean>({
  send: async (place) => (await call('toggle_folder_post', idsOf(place))).recdata.has_post === 1,
  changes: (place) => ['toggle_folder_post', idsOf(place)],
})

/** Whether a folder has a post, as the member last chose, and the toggle for it. */
export function useInFolder(postId: number, of: Pick<SavedFolder, 'folder_id' | 'has_post'>) {
  const { value: isIn, want } = useToggle(places, `${of.folder_id} ${postId}`, of.has_post === 1)
  return { isIn, toggle: () => void want(!isIn) }
}
