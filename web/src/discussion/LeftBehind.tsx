import { Trans, useLingui } from '@lingui/react/macro'
import { IconFlag, IconTrash } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { useReadMore } from '../api/use-read-more.ts'
import { FoldedText } from '../shown/FoldedText.tsx'
import { ActionMenu } from '../ui/actions/ActionMenu.tsx'
import { RelativeTime } from '../ui/words/RelativeTime.tsx'
import classes from './Comments.module.css'
import { nameOfSaid, type Discussed } from './discussed.ts'
import { useIsDeleted } from './gone-said.ts'
import type { Said } from './said.ts'
import { SaidFile } from './SaidFile.tsx'
import { useDeleteSaid } from './use-delete-said.ts'

/** A comment or reply whose author a block hides; nameless if the author did the blocking. */
export interface LeftSaid extends Omit<
  Said,
  'user_id' | 'username' | 'full_name' | 'profile_pic' | 'replies'
> {
  readonly full_name: string | null
}

function LeftRow({ about, left }: { about: Discussed; left: LeftSaid }) {
  const { t } = useLingui()
  const name = left.full_name ?? t`someone who blocked you`
  const said = { ...left, full_name: name }
  const deleteSaid = useDeleteSaid(about, left, { isFinal: true })
  return (
    <li className={classes.row}>
      <div className={classes.body}>
        <div className={classes.said}>
          <div className={classes.bubble}>
            <p className={classes.apartName}>
              {left.full_name === null ? (
                <Trans>Someone who blocked you</Trans>
              ) : (
                <Trans>{name}, blocked by you</Trans>
              )}
            </p>
            {left.text !== '' && <FoldedText name={nameOfSaid(about, left)} text={left.text} />}
          </div>
          <ActionMenu
            label={t`Menu of the comment by ${name}`}
            className={classes.menu}
            entries={[
              {
                label: t`Report`,
                icon: <IconFlag size={20} aria-hidden="true" />,
                onSelect: () => about.report(said),
              },
              {
                label: t`Delete`,
                icon: <IconTrash size={20} aria-hidden="true" />,
                destructive: true,
                onSelect: () => void deleteSaid(),
              },
            ]}
          />
        </div>
        <SaidFile about={about} said={said} />
        <p className={classes.foot}>
          <RelativeTime at={left.created_at} />
        </p>
      </div>
    </li>
  )
}

interface LeftBehindProps {
  about: Discussed
  rows: readonly LeftSaid[]
  more: ReturnType<typeof useReadMore>['more']
}

/**
 * Folded list of comments on the member's own object that a block hides from them. Others still see these, so
 * the member can delete or report them.
 */
export function LeftBehind({ about, rows, more }: LeftBehindProps) {
  const [isOpen, setOpen] = useState(false)
  const isDeleted = useIsDeleted(about)
  const list = useId()
  const left = rows.filter((said) => !isDeleted(said))
  if (left.length === 0 && !more.isThere) return null
  return (
    <div className={classes.apart}>
      <button
        type="button"
        className={classes.more}
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? (
          <Trans>Hide comments from blocked people</Trans>
        ) : (
          <Trans>Comments from blocked people</Trans>
        )}
      </button>
      {isOpen && (
        <>
          <p className={classes.apartText}>
            <Trans>Others can still see these. You can delete or report them.</Trans>
          </p>
          <ul id={list} className={classes.rows}>
            {left.map((said) => (
              <LeftRow key={said.id} about={about} left={said} />
            ))}
          </ul>
          {more.isThere && (
            <button type="button" className={classes.more} aria-busy={more.loading} onClick={more.load}>
              {more.loading ? <Trans>Loading…</Trans> : <Trans>Show more</Trans>}
            </button>
          )}
        </>
      )}
    </div>
  )
}
