import { useLingui } from '@lingui/react'
import { IconCamera } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import classes from './EditPicture.module.css'
import { pictureKinds, type PictureKind } from './picture-kinds.ts'

/** The button on the viewer's own picture that changes it. */
export function EditPicture({ kind }: { kind: PictureKind }) {
  const { i18n } = useLingui()
  const label = i18n._(pictureKinds[kind].title)
  return (
    <button
      type="button"
      className={clsx(classes.edit, classes[kind])}
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      onClick={() => void openDialog(() => import('./PictureDialog.tsx'), { kind })}
    >
      <IconCamera size={20} stroke={1.75} aria-hidden="true" />
      {kind === 'cover' && <span className={classes.label}>{label}</span>}
    </button>
  )
}
