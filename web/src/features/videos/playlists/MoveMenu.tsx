import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowsSort, IconArrowUp, IconArrowBarToUp } from '@tabler/icons-react'
import { useWrite } from '../../../api/use-call.ts'
import { ActionMenu } from '../../../ui/actions/ActionMenu.tsx'
import type { MenuEntry } from '../../../ui/actions/menu-entry.ts'
import { toast } from '../../../ui/notices/toast.ts'

interface MoveMenuProps {
  playlistId: number
  video: SiteVideo
  /** The videos read so far, in their order. */
  videos: readonly SiteVideo[]
  /** Whether others follow them. */
  hasMore: boolean
}

/** Moves a video within an own playlist. */
export function MoveMenu({ playlistId, video, videos, hasMore }: MoveMenuProps) {
  const { t } = useLingui()
  const { mutate } = useWrite('move_playlist_video', {
    // One after another: each counts on the order that the one before has made.
    lane: `playlist:${playlistId}`,
    toasts: 'failure',
    onDone: () => toast.success(t`Moved`),
  })
  const { title, video_id } = video
  const at = videos.findIndex((each) => each.video_id === video_id)
  const [first, previous, next, afterNext] = [0, at - 1, at + 1, at + 2].map((each) => videos[each])
  const before = (other: SiteVideo | undefined) =>
    mutate({
      playlist_id: playlistId,
      video_id,
      ...(other ? { before_video_id: other.video_id } : {}),
    })
  const entries: MenuEntry[] = []
  if (at > 1)
    entries.push({
      label: t`Move to the beginning`,
      icon: <IconArrowBarToUp size={20} aria-hidden="true" />,
      onSelect: () => before(first),
    })
  if (previous)
    entries.push({
      label: t`Move forward`,
      icon: <IconArrowUp size={20} aria-hidden="true" />,
      onSelect: () => before(previous),
    })
  // What follows the last one that was read isn't known.
  if (next && (afterNext || !hasMore))
    entries.push({
      label: t`Move back`,
      icon: <IconArrowDown size={20} aria-hidden="true" />,
      onSelect: () => before(afterNext),
    })
  if (entries.length === 0) return null
  return (
    <ActionMenu label={t`Move ${title}`} entries={entries}>
      <IconArrowsSort size={20} stroke={1.75} aria-hidden="true" />
    </ActionMenu>
  )
}
