/** What other features may use of the wallet. */
import { openDialog } from '../../ui/stage.ts'
import { openTexts } from '../../locales/language.ts'

interface Rewarded {
  postId: number
  /** Who wrote the post. */
  name: string
}

/** Gives the author of a post tokens: the dialog and its words are fetched at the press. */
export const openReward = (rewarded: Rewarded) =>
  openDialog(
    async () => (await Promise.all([import('./tips/RewardDialog.tsx'), openTexts('wallet')]))[0],
    rewarded,
  )
