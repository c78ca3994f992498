import type { ProfileBanner } from '@commons/contract/profiles/profiles.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import classes from './Mutual.module.css'
import { MutualNames } from './MutualNames.tsx'

/** Names some friends whom the viewer shares with a member; opens the list of all. */
export function MutualFriends({ member }: { member: ProfileBanner }) {
  const { user_id, full_name, mutual } = member
  if (mutual.length === 0) return null
  return (
    <button
      type="button"
      className={classes.button}
      aria-haspopup="dialog"
      onClick={() => void openDialog(() => import('./MutualDialog.tsx'), { member: { user_id, full_name } })}
    >
      <MutualNames member={member} />
    </button>
  )
}
