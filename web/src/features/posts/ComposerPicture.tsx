import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import classes from './Composer.module.css'

interface ComposerPictureProps {
  url: string
  disabled: boolean
  onRemove: () => void
}

/** The picture that will be posted. */
export function ComposerPicture({ url, disabled, onRemove }: ComposerPictureProps) {
  const { t } = useLingui()
  return (
    <div className={classes.picture}>
      <img src={url} alt={t`The picture of your post`} />
      {!disabled && (
        <button
          type="button"
          className={classes.remove}
          aria-label={t`Remove the picture`}
          onClick={onRemove}
        >
          <IconX size={20} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
