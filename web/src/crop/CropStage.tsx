import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import Cropper, { type Area, type Size } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { VisuallyHidden } from '../ui/words/VisuallyHidden.tsx'
import { CropControls } from './CropControls.tsx'
import { placeIn, zooms, type Place } from './crop-place.ts'
import type { Crop, CropFrame } from './chosen-picture.ts'
import classes from './Crop.module.css'

interface CropStageProps {
  within: CropFrame
  url: string
  disabled: boolean
  onCrop: (crop: Crop) => void
  /** Called when the browser cannot show the picture. */
  onBroken: () => void
}

const nothing: Size = { width: 0, height: 0 }
const keyboardStep = 8

/** A picture under its crop frame: dragged, pinched, or moved and zoomed by keys and buttons. */
export function CropStage({ within: { aspect, shape }, url, disabled, onCrop, onBroken }: CropStageProps) {
  const { t } = useLingui()
  const [place, setPlace] = useState<Place>({ x: 0, y: 0 })
  const [zoom, setZoom] = useState<number>(zooms.min)
  const [picture, setPicture] = useState(nothing)
  const [frame, setFrame] = useState(nothing)
  const [shown, setShown] = useState<Area>()

  const [left, top] = [Math.round(shown?.x ?? 0), Math.round(shown?.y ?? 0)]
  return (
    <div className={classes.cropping} inert={disabled}>
      <div className={classes.stage}>
        <Cropper
          image={url}
          crop={place}
          zoom={zoom}
          minZoom={zooms.min}
          maxZoom={zooms.max}
          aspect={aspect}
          cropShape={shape}
          showGrid={shape === 'rect'}
          keyboardStep={keyboardStep}
          disableAutomaticStylesInjection
          onCropChange={setPlace}
          onZoomChange={setZoom}
          setMediaSize={setPicture}
          setCropSize={setFrame}
          onCropAreaChange={(percents, pixels) => {
            setShown(percents)
            onCrop(pixels)
          }}
          mediaProps={{ onError: onBroken }}
          // Screen readers pass arrow keys on only to an application.
          cropperProps={{ role: 'application', 'aria-label': t`Move the photo with the arrow keys` }}
          classes={{ cropAreaClassName: classes.frame ?? '' }}
        />
      </div>
      <VisuallyHidden>
        <span role="status">{t`Starts ${left}% from the left and ${top}% from the top`}</span>
      </VisuallyHidden>
      <CropControls
        zoom={zoom}
        onZoom={setZoom}
        onMove={(x, y) => setPlace((now) => placeIn({ x: now.x + x, y: now.y + y }, picture, zoom, frame))}
      />
    </div>
  )
}
