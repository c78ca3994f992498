import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { FilePicker } from '../../../compose/FilePicker.tsx'
import { bytesText } from '../../../compose/media-file.ts'
import { SendingProgress } from '../../../compose/SendingProgress.tsx'
import { useFileDrop } from '../../../compose/use-file-drop.ts'
import form from '../../../ui/DialogForm.module.css'
import { FailureNote } from '../../../ui/FailureNote.tsx'
import { CropStage } from './CropStage.tsx'
import classes from './Pictures.module.css'
import { acceptedPictures, type Crop, type PictureKind } from './picture-kinds.ts'
import { usePictureUpdate } from './use-picture-update.ts'

export interface PictureFormProps {
  kind: PictureKind
  /** Gets the picture where it is not to be sent yet. */
  onTake?: (file: File, crop: Crop) => void
  onClose: () => void
}

/** Chooses a picture, crops it and sends it; what failed is said here, and file and crop stay. */
export function PictureForm({ kind, onTake, onClose }: PictureFormProps) {
  const { url, limits, failure, sending, choose, refuse, save, cancel } = usePictureUpdate(
    kind,
    onClose,
    onTake,
  )
  const [crop, setCrop] = useState<Crop>()
  const picker = useRef<HTMLButtonElement>(null)
  const isSending = sending !== undefined
  const dragging = useFileDrop(([file]) => {
    if (file && !isSending) choose(file)
  })
  const limit = bytesText(limits.image_bytes)

  return (
    <div className={form.form}>
      {url ? (
        // Another picture begins anew: in the middle, at its whole size.
        <CropStage key={url} kind={kind} url={url} disabled={isSending} onCrop={setCrop} onBroken={refuse} />
      ) : (
        <div className={clsx(classes.empty, dragging && classes.dragging)}>
          <IconPhoto size={40} stroke={1.5} aria-hidden="true" />
          <p className={form.note}>
            <Trans>JPG, PNG or WebP, up to {limit}</Trans>
          </p>
        </div>
      )}
      <FailureNote failure={failure} />
      {sending ? (
        <SendingProgress sending={sending} onCancel={cancel} />
      ) : (
        <div className={classes.actions}>
          <FilePicker buttonRef={picker} accept={acceptedPictures} disabled={false} onPick={choose}>
            <IconPhoto size={20} aria-hidden="true" />
            {url ? <Trans>Choose another photo</Trans> : <Trans>Choose a photo</Trans>}
          </FilePicker>
          <div className={form.actions}>
            <Button variant="default" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button disabled={!url || !crop} onClick={() => crop && save(crop)}>
              {onTake ? <Trans>Use this photo</Trans> : <Trans>Save</Trans>}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
