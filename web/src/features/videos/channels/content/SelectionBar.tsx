import { mostVideosAtOnce } from '@commons/contract/shared/site-video.ts'
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import {
  IconChevronDown,
  IconHeartHandshake,
  IconLink,
  IconLock,
  IconTrash,
  IconWorld,
} from '@tabler/icons-react'
import { useWrite } from '../../../../api/use-call.ts'
import { ActionMenu } from '../../../../ui/actions/ActionMenu.tsx'
import { useConfirm } from '../../../../ui/dialog/confirm.ts'
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx'
import { toast } from '../../../../ui/notices/toast.ts'
import { goneVideos } from '../videos-gone.ts'
import classes from './ChannelContent.module.css'
import type { Selection } from './use-selection.ts'

interface Changed {
  readonly recdata: { readonly refused_ids: readonly number[] }
}

function sayRefused({ recdata: { refused_ids } }: Changed): void {
  if (refused_ids.length > 0) toast.error(t`Some of these videos are no longer there.`)
}

function putGone(ids: ReadonlyArray<number | string>, isGone: boolean): void {
  for (const id of ids) goneVideos.put(Number(id), isGone)
}

/** Deletes several own videos after confirmation, and offers Undo. */
function useDeleteVideos() {
  const confirm = useConfirm()
  const restore = useWrite('restore_videos', {
    onDone: ({ recdata }) => putGone(recdata.video_ids, false),
  })
  const remove = useWrite('delete_videos', {
    onStart: ({ video_ids }) => putGone(video_ids, true),
    onRefused: (_, { video_ids }) => putGone(video_ids, false),
    onDone: sayRefused,
    undo: ({ recdata }) => restore.mutate({ video_ids: recdata.video_ids }),
  })
  return async (video_ids: readonly number[]) => {
    if (await confirm(t`Are you sure to delete this.`, { destructive: true }))
      remove.mutate({ video_ids: [...video_ids] })
  }
}

interface SelectionBarProps {
  selection: Selection
  /** How many videos are shown. */
  shown: number
  canDelete: boolean
}

/** Selects all videos shown or none, and changes the selected ones at once. */
export function SelectionBar({ selection, shown, canDelete }: SelectionBarProps) {
  const { t } = useLingui()
  const update = useWrite('update_videos', { onDone: sayRefused })
  const remove = useDeleteVideos()
  const { ids, isFull } = selection
  const count = ids.length
  const show = (visibility: 'Public' | 'Unlisted' | 'Members' | 'Private') =>
    update.mutate({ video_ids: [...ids], visibility })
  return (
    <div className={classes.selection}>
      <Checkbox
        label={count === 0 ? t`Select all` : t`${count} selected`}
        aria-label={t`Select all videos`}
        checked={count > 0 && (count === shown || isFull)}
        indeterminate={count > 0 && count < shown && !isFull}
        onChange={() => selection.all(count === 0)}
      />
      {count > 0 && (
        <div className={classes.ways}>
          <ActionMenu
            label={t`Visibility of the selected videos`}
            className={classes.chooser}
            entries={[
              {
                label: t`Public`,
                icon: <IconWorld size={20} aria-hidden="true" />,
                onSelect: () => show('Public'),
              },
              {
                label: t`Unlisted`,
                icon: <IconLink size={20} aria-hidden="true" />,
                onSelect: () => show('Unlisted'),
              },
              {
                label: t`Paying members`,
                icon: <IconHeartHandshake size={20} aria-hidden="true" />,
                onSelect: () => show('Members'),
              },
              {
                label: t`Private`,
                icon: <IconLock size={20} aria-hidden="true" />,
                onSelect: () => show('Private'),
              },
            ]}
          >
            <Trans>Visibility</Trans>
            <IconChevronDown size={18} aria-hidden="true" />
          </ActionMenu>
          {canDelete && (
            <Button
              size="sm"
              variant="default"
              leftSection={<IconTrash size={18} aria-hidden="true" />}
              aria-label={t`Delete the selected videos`}
              onClick={() => void remove(ids)}
            >
              <Trans>Delete</Trans>
            </Button>
          )}
        </div>
      )}
      {isFull && (
        <p className={classes.description}>
          <Trans>{mostVideosAtOnce} at a time.</Trans>
        </p>
      )}
    </div>
  )
}
