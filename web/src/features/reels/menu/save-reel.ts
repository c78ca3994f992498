import { call } from '../../../api/call.ts'
import { saveToggle } from '../../../saves/save-toggle.tsx'

export const reelSaves = saveToggle({
  send: async (reel_id) => (await call('reel_save', { reel_id })).recdata.is_saved === 1,
  changes: (reel_id) => ['reel_save', { reel_id }],
})
