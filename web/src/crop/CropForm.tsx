import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState, type ReactNode } from 'react'
import { FilePicker } from '../compose/FilePicker.tsx'
import { bytesText } from '../compose/media-file.ts'
import { SendingProgress } from '../compose/SendingProgress.tsx'
import type { Sending } from '../compose/upload-pace.ts'
import { useFileDrop } from '../compose/use-file-drop.ts'
import form from '../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../ui/states/FailureNote.tsx'
import { acceptedPictures, type ChosenPicture, type Crop, type CropFrame } from './chosen-picture.ts'
import classes from './Crop.module.css'
import { CropStage } from './CropStage.tsx'
import type { useChosenPicture } from './use-chosen-picture.ts'

interface CropFormProps {
  within: CropFrame
  picture: ReturnType<typeof useChosenPicture>
  /** Text of the button that takes the picture. */
  label: ReactNode
  onTake: (picture: ChosenPicture) => void
  /** Upload progress while it is sent. */
  sending?: Sending | undefined
  onCancel?: () => void
  onClose: () => void
}

/** Form for choosing and cropping a picture. A failure is shown here, and file and crop stay. */
export function CropForm({ within, picture, label, onTake, sending, onCancel, onClose }: CropFormProps) {
  const { file, url, limits, failure, choose, refuse } = picture
  const [crop, setCrop] = useState<Crop>()
  const isSending = sending !== undefined
  const dragging = useFileDrop(([dropped]) => {
    if (dropped && !isSending) choose(dropped)
  })
  const limit = bytesText(limits.image_bytes)

  return (
    <div className={form.form}>
      {url ? (
        // Another picture starts over: in the middle, at its whole size.
        <CropStage
          key={url}
          within={within}
          url={url}
          disabled={isSending}
          onCrop={setCrop}
          onBroken={refuse}
        />
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
        <SendingProgress sending={sending} onCancel={() => onCancel?.()} />
      ) : (
        <div className={classes.actions}>
          <FilePicker accept={acceptedPictures} disabled={false} onPick={choose}>
            <IconPhoto size={20} aria-hidden="true" />
            {url ? <Trans>Choose another photo</Trans> : <Trans>Choose a photo</Trans>}
          </FilePicker>
          <div className={form.actions}>
            <Button variant="default" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button disabled={!url || !crop} onClick={() => file && crop && onTake({ file, crop })}>
              {label}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
