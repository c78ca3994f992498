import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { t } from '@lingui/core/macro'
import { call } from '../../../api/call.ts'
import { toggle, useToggle } from '../../../api/toggle.ts'

const saves = toggle<number, boolean>({
  send: async (video_id) => (await call('video_save', { video_id })).recdata.is_saved === 1,
  changes: (video_id) => ['video_save', { video_id }],
  done: (saved) => (saved ? t({ message: 'Saved', context: 'done' }) : t`Removed from Watch later`),
  canUndo: (saved) => !saved,
})

/** Whether the member has saved a video, as they last chose, and the toggle for it. */
export function useSaveVideo({ video_id, is_saved }: Pick<SiteVideo, 'video_id' | 'is_saved'>) {
  const { value: saved, want } = useToggle(saves, video_id, is_saved === 1)
  return { saved, toggle: () => void want(!saved) }
}
