import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useRef } from 'react'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import classes from './TagDialog.module.css'
import { TagChoice } from './TagChoice.tsx'

interface TagDialogProps {
  tags: readonly string[]
  onTags: (tags: readonly string[]) => void
  /** The group in which the post is written. */
  group?: number | undefined
  onClose: () => void
}

/** The dialog for typing and choosing a post's tags. Choices apply at once. */
export default function TagDialog({ tags, onTags, group, onClose }: TagDialogProps) {
  const addTyped = useRef<() => void>(undefined)
  const close = () => {
    // A tag typed without Enter counts as well.
    addTyped.current?.()
    onClose()
  }
  return (
    <Dialog opened title={<Trans>Tag</Trans>} onClose={close}>
      <TagChoice tags={tags} onTags={onTags} group={group} addTyped={addTyped} />
      <div className={classes.foot}>
        <Button onClick={close}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
