/** Reels shown in other content. */
import type { ShownReel } from '@commons/contract/reels/reels.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { shownKind } from '../../shown-objects/shown-kind.ts'
import { reels } from '../../visibility/reels.ts'
import { listShownReels } from './reels.queries.ts'
import type { ReelRow } from './reels.rows.ts'
import { reelShape } from './reels.shape.ts'

export const shownReels = shownKind(reels, listShownReels, (row: ReelRow, viewer: Viewer): ShownReel =>
  reelShape(row, viewer),
)
