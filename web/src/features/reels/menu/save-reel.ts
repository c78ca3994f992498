import type { Reel } from '@commons/contract/reels.ts'
import { t } from '@lingui/core/macro'
import { call } from '../../../api/call.ts'
import { toggle, useToggle } from '../../../api/toggle.ts'

const saves = toggle<number, boolean>({
  send: async (reel_id) => (await call('reel_save', { reel_id })).recdata.is_saved === 1,
  changes: (reel_id) => ['reel_save', { reel_id }],
  done: (saved) => (saved ? t({ message: 'Saved', context: 'done' }) : t`Removed from Saved`),
  canUndo: (saved) => !saved,
})

/** Whether the member has saved a reel, as they last chose, and the toggle for it. */
export function useSaveReel({ reel_id, is_saved }: Pick<Reel, 'reel_id' | 'is_saved'>) {
  const { value: saved, want } = useToggle(saves, reel_id, is_saved === 1)
  return { saved, toggle: () => void want(!saved) }
}
