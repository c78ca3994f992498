import { saved_reel_list } from '@commons/contract/reels/lists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { reelsPage } from './lists.pages.ts'
import { saved } from './lists.queries.ts'

export default handle(saved_reel_list, (_input, { db, viewer, page }) =>
  reelsPage(saved, { db, viewer, page, of: [] }),
)
