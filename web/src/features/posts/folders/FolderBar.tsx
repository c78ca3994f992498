import type { SavedFolder } from '@commons/contract/posts/saved-folders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconFolderPlus, IconPencil, IconTrash } from '@tabler/icons-react'
import { useWrite } from '../../../api/use-call.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { ChipChoice } from '../../../ui/fields/ChipChoice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import classes from './Folders.module.css'
import { openFolder } from './open-folder.ts'

interface FolderBarProps {
  folders: readonly SavedFolder[]
  /** The one whose posts are shown; all saved posts without it. */
  chosen: SavedFolder | undefined
  onChoose: (folderId: number | undefined) => void
}

/** Chooses which saved posts are shown, and changes the folders. */
export function FolderBar({ folders, chosen, onChoose }: FolderBarProps) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const remove = useWrite('delete_saved_folder', { onDone: () => onChoose(undefined) })
  async function ask({ folder_id }: SavedFolder) {
    if (await confirm(t`Delete this folder? The posts in it stay saved.`, { destructive: true }))
      remove.mutate({ folder_id })
  }
  return (
    <Card className={classes.bar}>
      {folders.length > 0 && (
        <ChipChoice
          label={t`Folders`}
          value={String(chosen?.folder_id ?? 'all')}
          onChange={(value) => onChoose(value === 'all' ? undefined : Number(value))}
          options={[
            { value: 'all', label: t`All saved posts` },
            ...folders.map(({ folder_id, name, post_count }) => ({
              value: String(folder_id),
              label: (
                <>
                  <bdi className={classes.name}>{name}</bdi>{' '}
                  <span className={classes.count}>{post_count}</span>
                </>
              ),
            })),
          ]}
        />
      )}
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconFolderPlus size={18} aria-hidden="true" />}
          onClick={() => openFolder({})}
        >
          <Trans>New folder</Trans>
        </Button>
        {chosen && (
          <>
            <Button
              variant="default"
              leftSection={<IconPencil size={18} aria-hidden="true" />}
              onClick={() => openFolder({ folder: chosen })}
            >
              <Trans>Rename</Trans>
            </Button>
            <Button
              variant="default"
              loading={remove.isPending}
              leftSection={<IconTrash size={18} aria-hidden="true" />}
              onClick={() => void ask(chosen)}
            >
              <Trans>Delete</Trans>
            </Button>
          </>
        )}
      </div>
    </Card>
  )
}
