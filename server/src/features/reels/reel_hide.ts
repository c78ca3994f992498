import { reel_hide } from '@commons/contract/reels/reels.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../platform/call/handle.ts'
import { hideReel } from './reels.writing.queries.ts'

export default handle(reel_hide, {
  isOneStatement: () => true,

  async run({ reel_id }, { tx, member, refuse, hintOnly }) {
    const [row] = await hideReel(tx, member.id, reel_id)
    // Nobody else may learn what a member isn't interested in.
    hintOnly([member.id])
    return { recdata: { reel_id: row?.id ?? refuse('reel_not_found'), is_hidden: flag(true) } }
  },
})
