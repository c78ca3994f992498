import { useLingui } from '@lingui/react/macro'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionButton } from '../ui/actions/ActionButton.tsx'
import { LinkedText } from '../ui/words/LinkedText.tsx'
import classes from './Entries.module.css'
import type { EntryField } from './entry-kind.ts'

/** A field's name and value. Private values are covered, so that nobody nearby can read them. */
export function EntryValue({ field: { label, isPrivate }, text }: { field: EntryField; text: string }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<boolean>(!isPrivate)
  const name = t(label)
  const Eye = open ? IconEyeOff : IconEye
  return (
    <div className={classes.value}>
      <dt dir="auto">{name}</dt>
      <dd>
        {open ? (
          <span dir="auto" className={classes.text}>
            <LinkedText>{text}</LinkedText>
          </span>
        ) : (
          <span aria-hidden="true">••••••••</span>
        )}
        {isPrivate && (
          <ActionButton
            label={open ? t`Hide ${name}` : t`Show ${name}`}
            tip={open ? t`Hide` : t`Show`}
            icon={<Eye size={20} aria-hidden="true" />}
            onClick={() => setOpen(!open)}
          />
        )}
      </dd>
    </div>
  )
}
