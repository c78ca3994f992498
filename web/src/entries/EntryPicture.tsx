import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useId } from 'react'
import { FilePicker } from '../compose/FilePicker.tsx'
import { useFileUrl } from '../compose/use-file-url.ts'
import { acceptedPictures } from '../crop/chosen-picture.ts'
import form from '../ui/dialog/DialogForm.module.css'
import classes from './Entries.module.css'

interface EntryPictureProps {
  /** The address of the stored picture, unless it is to be removed. */
  stored: string | undefined
  chosen: File | undefined
  disabled: boolean
  onChoose: (file: File | undefined) => void
  onRemove: () => void
}

/** Chooses, shows and removes the picture of an entry. */
export function EntryPicture({ stored, chosen, disabled, onChoose, onRemove }: EntryPictureProps) {
  const { t } = useLingui()
  const id = useId()
  const url = useFileUrl(chosen) ?? stored
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={form.label}>
        <Trans>Picture</Trans>
      </p>
      {url && <img className={classes.chosen} src={url} alt={chosen?.name ?? t`The picture shown now`} />}
      <div className={classes.pick}>
        <FilePicker accept={acceptedPictures} disabled={disabled} onPick={onChoose}>
          <IconPhoto size={20} aria-hidden="true" />
          {url ? <Trans>Choose another picture</Trans> : <Trans>Choose a picture</Trans>}
        </FilePicker>
        {url && (
          <Button
            variant="subtle"
            color="rose"
            disabled={disabled}
            onClick={() => (chosen ? onChoose(undefined) : onRemove())}
          >
            <Trans>Remove picture</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
