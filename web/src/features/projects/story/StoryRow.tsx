import type { StoryPicture } from '@commons/contract/projects/projects.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { ActionButton } from '../../../ui/actions/ActionButton.tsx'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { useFocusBack } from '../../../ui/layout/use-focus-back.ts'
import { useMovedRow } from '../../../ui/layout/use-moved-row.ts'
import { PictureView } from '../../../ui/pictures/PictureView.tsx'
import type { StoryPlace } from './story-steps.ts'
import classes from './StoryEditor.module.css'
import { StoryPictureEdit } from './StoryPictureEdit.tsx'

interface StoryRowProps {
  picture: StoryPicture
  /** Its number among the pictures, from 1. */
  nth: number
  up: StoryPlace | undefined
  down: StoryPlace | undefined
  /** Says where it is after a move. */
  onMoved: () => void
}

const iconProps = { size: 20, stroke: 1.75 } as const

/** A picture of a story while the story is edited: it is moved, described and removed. */
export function StoryRow({ picture: whole, nth, up, down, onMoved }: StoryRowProps) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const [isEditing, setIsEditing] = useState(false)
  const edit = useFocusBack(isEditing)
  const { story_picture_id: id, caption, picture } = whole
  const name = caption || picture.alt || t`Picture ${nth}`
  const move = useWrite('move_story_picture', { toasts: 'failure', onDone: onMoved })
  const remove = useWrite('delete_story_picture')
  const { row, step } = useMovedRow(JSON.stringify([up, down]))
  const to = (place: StoryPlace | undefined) =>
    place && (() => !move.isPending && move.mutate({ story_picture_id: id, ...place }))
  async function ask() {
    if (await confirm(<Trans>Are you sure to delete this.</Trans>, { about: name, destructive: true }))
      remove.mutate({ story_picture_id: id })
  }
  if (isEditing)
    return (
      <li className={classes.edit}>
        <StoryPictureEdit picture={whole} onClose={() => setIsEditing(false)} />
      </li>
    )
  return (
    <li ref={row} className={classes.row}>
      <div className={classes.thumb}>
        <PictureView picture={picture} alt={picture.alt} share={1} sizes="72px" />
      </div>
      <p dir="auto" className={classes.words}>
        {caption === '' ? (
          <span className={classes.none}>
            <Trans>No caption</Trans>
          </span>
        ) : (
          caption
        )}
      </p>
      <div className={classes.tools}>
        <ActionButton
          label={t`Move ${name} up`}
          tip={t`Move up`}
          icon={<IconArrowUp {...iconProps} />}
          {...step('up', to(up))}
        />
        <ActionButton
          label={t`Move ${name} down`}
          tip={t`Move down`}
          icon={<IconArrowDown {...iconProps} />}
          {...step('down', to(down))}
        />
        <ActionButton
          ref={edit}
          label={t`Edit ${name}`}
          tip={t`Edit`}
          icon={<IconPencil {...iconProps} />}
          onClick={() => setIsEditing(true)}
        />
        <ActionButton
          label={t`Remove ${name}`}
          tip={t`Remove`}
          icon={<IconTrash {...iconProps} />}
          disabled={remove.isPending}
          onClick={() => void ask()}
        />
      </div>
    </li>
  )
}
