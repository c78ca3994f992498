import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconArrowsSort, IconHourglass, IconMessageCircle, IconMessageCircleOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useWrite } from '../api/use-call.ts'
import { paths } from '../paths.ts'
import { ActionMenu } from '../ui/actions/ActionMenu.tsx'
import type { MenuEntry } from '../ui/actions/menu-entry.ts'
import { openDialog } from '../ui/dialog/dialog-host.ts'
import classes from './Comments.module.css'
import type { Ownership, Sort } from './discussed.ts'

interface DiscussionBarProps {
  /** What is commented on. */
  object: number
  sort: Sort
  onSort: (sort: Sort) => void
  ownership: Ownership | undefined
}

/** The order of comments, and for the owner whether there can be more. */
export function DiscussionBar({ object, sort, onSort, ownership }: DiscussionBarProps) {
  const { t } = useLingui()
  const { mutate } = useWrite('comment_settings_update')
  const isOff = ownership?.isOff === true
  const entries: MenuEntry[] = [
    { label: t`Newest`, checked: sort === 'newest', onSelect: () => onSort('newest') },
    { label: t`Top`, checked: sort === 'top', onSelect: () => onSort('top') },
  ]
  if (ownership?.isOwner)
    entries.push({
      label: isOff ? t`Turn comments on` : t`Turn comments off`,
      icon: isOff ? (
        <IconMessageCircle size={20} aria-hidden="true" />
      ) : (
        <IconMessageCircleOff size={20} aria-hidden="true" />
      ),
      onSelect: () => mutate({ object_id: object, comments_off: isOff ? 0 : 1 }),
    })
  const holding = ownership?.holding
  if (holding)
    entries.push({
      label: t`Comments that wait…`,
      icon: <IconHourglass size={20} aria-hidden="true" />,
      onSelect: () => void openDialog(() => import('./HoldDialog.tsx'), { object, holding }),
    })
  const waiting = holding?.waiting ?? 0
  const label = sort === 'top' ? t`Comments: top first` : t`Comments: newest`
  return (
    <div className={classes.bar}>
      {waiting > 0 && (
        <Link to={paths.heldComments()} search={{ video: object }} className={classes.waiting}>
          <IconHourglass size={16} aria-hidden="true" />
          <Plural value={waiting} one="# comment waiting" other="# comments waiting" />
        </Link>
      )}
      <ActionMenu label={label} entries={entries} className={classes.sort}>
        <IconArrowsSort size={16} aria-hidden="true" />
        {sort === 'top' ? <Trans>Top</Trans> : <Trans>Newest</Trans>}
      </ActionMenu>
    </div>
  )
}
