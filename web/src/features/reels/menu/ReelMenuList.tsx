import type { Reel } from '@commons/contract/reels/reels.ts'
import { currentSession } from '../../../api/session.ts'
import type { OpenMenu } from '../../../ui/actions/menu-entry.ts'
import ActionMenuList from '../../../ui/actions/ActionMenuList.tsx'
import { useOthersEntries } from './use-others-entries.tsx'
import { useOwnEntries } from './use-own-entries.tsx'
import { useSharedEntries } from './use-shared-entries.tsx'

interface ReelMenuListProps extends OpenMenu {
  reel: Reel
}

function OwnList({ reel, ...menu }: ReelMenuListProps) {
  return <ActionMenuList {...menu} entries={[...useSharedEntries(reel), ...useOwnEntries(reel)]} />
}

function OthersList({ reel, ...menu }: ReelMenuListProps) {
  return <ActionMenuList {...menu} entries={[...useSharedEntries(reel), ...useOthersEntries(reel)]} />
}

/** The menu of a reel: its actions besides those on the rail. */
export default function ReelMenuList(props: ReelMenuListProps) {
  return props.reel.user_id === currentSession()?.id ? <OwnList {...props} /> : <OthersList {...props} />
}
