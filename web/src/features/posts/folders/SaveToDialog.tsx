import type { SavedFolder } from '@commons/contract/posts/saved-folders.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRead } from '../../../api/use-call.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import classes from './Folders.module.css'
import { openFolder } from './open-folder.ts'
import { useInFolder } from './use-folders.ts'

function Choice({ folder, postId }: { folder: SavedFolder; postId: number }) {
  const { isIn, toggle } = useInFolder(postId, folder)
  return (
    <li>
      <label className={form.choice}>
        <input type="checkbox" checked={isIn} onChange={toggle} />
        <bdi className={classes.name}>{folder.name}</bdi>
      </label>
    </li>
  )
}

/** Puts a post in the member's folders, which saves it, and takes it out. */
export default function SaveToDialog({ postId, onClose }: { postId: number; onClose: () => void }) {
  const read = useRead('saved_folder_list', { post_id: postId })
  return (
    <Dialog opened title={<Trans>Save to folders</Trans>} size="small" onClose={onClose}>
      <div className={form.form}>
        <Loaded read={read}>
          {({ recdata }) =>
            recdata.length === 0 ? (
              <p className={form.note}>
                <Trans>You have no folders yet.</Trans>
              </p>
            ) : (
              <ul className={classes.choices}>
                {recdata.map((folder) => (
                  <Choice key={folder.folder_id} folder={folder} postId={postId} />
                ))}
              </ul>
            )
          }
        </Loaded>
        <div className={form.actions}>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => openFolder({ postId })}
          >
            <Trans>New folder</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
