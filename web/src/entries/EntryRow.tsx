import { useLingui } from '@lingui/react/macro'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { Ref } from 'react'
import { ActionButton } from '../ui/actions/ActionButton.tsx'
import { LinkedText } from '../ui/words/LinkedText.tsx'
import { openDialog } from '../ui/dialog/dialog-host.ts'
import { PictureView } from '../ui/pictures/PictureView.tsx'
import classes from './Entries.module.css'
import { audiences } from './entry-audiences.ts'
import { type Entry, pictureOf, textOf } from './entry.ts'
import type { EntryField, EntryKind } from './entry-kind.ts'
import { EntryPeriod } from './EntryPeriod.tsx'
import { EntryValue } from './EntryValue.tsx'
import { useDeleteEntry } from './use-delete-entry.ts'

/** An entry's audience, shown only to its owner. */
function Audience({ entry }: { entry: Entry }) {
  const { t } = useLingui()
  const found = audiences.find(({ value }) => value === entry.audience)
  if (!found) return null
  const { label, icon: Icon } = found
  return (
    <p className={classes.audience}>
      <Icon size={14} stroke={2} aria-hidden="true" />
      {t(label)}
    </p>
  )
}

/** Returns a field's text as it is shown: what is one of some options by its label. */
const shownText = ({ options }: EntryField, text: string, language: string) =>
  (text !== '' && options?.(language).find(({ value }) => value === text)?.label) || text

interface EntryRowProps {
  kind: EntryKind
  entry: Entry
  isOwn: boolean
  /** Called when the entry is deleted, because something else must take the focus. */
  onDelete: () => void
  /** Ref of the button that takes the focus if the row before is deleted. */
  buttonRef: Ref<HTMLButtonElement> | undefined
}

/** An entry with its heading, period and other fields. */
export function EntryRow({ kind, entry, isOwn, onDelete, buttonRef }: EntryRowProps) {
  const { t, i18n } = useLingui()
  const picture = pictureOf(entry)
  const remove = useDeleteEntry(kind, entry.id)
  const said = kind.fields
    .filter(({ type, isPeriod }) => type !== 'day' && !isPeriod)
    .map((field) => ({ field, text: shownText(field, textOf(entry, field.name), i18n.locale) }))
    .filter(({ text }) => text !== '')
  const [heading, ...others] = said.filter(({ field }) => !field.isNamed && field.type !== 'text')
  const named = said.filter(({ field }) => field.isNamed)
  const below = said.filter(({ field }) => !field.isNamed && field.type === 'text')
  // A covered value must not be in accessible names either.
  const [first] = named
  const name = heading?.text ?? (first?.field.isPrivate ? t(first.field.label) : (first?.text ?? ''))
  return (
    <li className={classes.row}>
      <div className={classes.body}>
        {heading && (
          <p className={classes.heading}>
            <bdi>{heading.text}</bdi>
          </p>
        )}
        {others.length > 0 && (
          <p className={classes.detail}>
            <bdi>{others.map(({ text }) => text).join(' · ')}</bdi>
          </p>
        )}
        <p className={classes.period}>
          <EntryPeriod kind={kind} entry={entry} />
        </p>
        {picture && (
          <div className={classes.picture}>
            <PictureView
              picture={picture}
              alt={picture.alt || t`Picture: ${name}`}
              sizes="(max-width: 479px) 80vw, 400px"
            />
          </div>
        )}
        {below.map(({ field, text }) => (
          <p dir="auto" key={field.name} className={classes.text}>
            <LinkedText>{text}</LinkedText>
          </p>
        ))}
        {named.length > 0 && (
          <dl className={classes.values}>
            {named.map(({ field, text }) => (
              <EntryValue key={field.name} field={field} text={text} />
            ))}
          </dl>
        )}
        {isOwn && <Audience entry={entry} />}
      </div>
      {isOwn && (
        <div className={classes.actions}>
          <ActionButton
            ref={buttonRef}
            label={t`Edit ${name}`}
            tip={t`Edit`}
            icon={<IconPencil size={20} aria-hidden="true" />}
            onClick={() => void openDialog(() => import('./EntryDialog.tsx'), { kind, entry })}
          />
          <ActionButton
            label={t`Delete ${name}`}
            tip={t`Delete`}
            icon={<IconTrash size={20} aria-hidden="true" />}
            onClick={() => {
              onDelete()
              void remove()
            }}
          />
        </div>
      )}
    </li>
  )
}
