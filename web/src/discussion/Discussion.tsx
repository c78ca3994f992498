import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { CommentField, isWaiting } from './CommentField.tsx'
import { CommentRow } from './CommentRow.tsx'
import classes from './Comments.module.css'
import { nameOf, type Discussed, type Sort } from './discussed.ts'
import { DiscussionBar } from './DiscussionBar.tsx'
import { focusField } from './field-focus.ts'
import { useIsGone, useSaidCount } from './gone-said.ts'
import { Replies } from './Replies.tsx'
import type { Said } from './said.ts'
import { SaidList } from './SaidList.tsx'
import { openComments, useOpened } from './shown-comments.ts'
import { useWholeList } from './use-whole-list.ts'

/** Whether the field for comments is open, and a function that opens and focuses it. */
export function useDiscussionField(about: Pick<Discussed, 'kind' | 'id'>) {
  const name = nameOf({ about, commentId: undefined })
  return {
    isOpen: useOpened('box', name),
    open() {
      openComments('box', name)
      focusField(name)
    },
  }
}

function Comment({ about, said }: { about: Discussed; said: Said }) {
  const reply = nameOf({ about, commentId: said.id })
  const isWriting = useOpened('box', reply)
  const toggle = () => {
    openComments('box', reply, !isWriting)
    if (!isWriting) focusField(reply)
  }
  // A reply to a reply goes into the same field.
  const open = () => {
    openComments('box', reply)
    focusField(reply)
  }
  return (
    <CommentRow about={about} said={said} onReply={toggle} expanded={isWriting}>
      <Replies about={about} comment={said} onReply={open} />
    </CommentRow>
  )
}

interface DiscussionProps {
  about: Discussed
  /** The latest comments, read together with what they are about. */
  latest: readonly Said[]
  /** The number of all comments. */
  count: number
  /** Shows all comments and the field from the start: for a page about this alone. */
  opened?: boolean
  /** Shown below all comments, once they are open. */
  apart?: ReactNode
}

/** The latest comments on something, a button to show all, and a field for a new one. */
export function Discussion({ about, latest, count: countRead, opened = false, apart }: DiscussionProps) {
  const { t } = useLingui()
  const to = { about, commentId: undefined }
  const name = nameOf(to)
  const all = useOpened('all', name) || opened
  const isWriting = useOpened('box', name) || opened
  const isGone = useIsGone(about)
  const count = useSaidCount(about, { latest, count: countRead })
  const [sort, setSort] = useState<Sort>('newest')
  const list = useWholeList(to, all, sort)
  const { ownership } = list
  const isOff = ownership?.isOff === true
  const pinned = ownership?.pinned.filter((said) => !isGone(said)) ?? []
  const isPinned = ({ id }: Said) => pinned.some((said) => said.id === id)
  const there = { ...about, ownership }
  const standing = latest.filter((said) => !isGone(said))
  const rows = list.rows?.filter((said) => !isGone(said)) ?? standing
  if (rows.length === 0 && count === 0 && !isWriting && !isWaiting(to)) return null
  return (
    <div className={classes.comments} data-comments>
      {all && (rows.length > 1 || ownership?.isOwner) && (
        <DiscussionBar object={about.id} sort={sort} onSort={setSort} ownership={ownership} />
      )}
      {pinned.length > 0 && (
        <ul className={classes.pinnedRows} aria-label={t`Pinned`}>
          {pinned.map((said) => (
            <Comment key={said.id} about={there} said={said} />
          ))}
        </ul>
      )}
      <SaidList
        label={t`Comments`}
        list={list}
        rows={rows
          .filter((said) => !isPinned(said))
          .map((said) => (
            <Comment key={said.id} about={there} said={said} />
          ))}
        more={
          // Documented: more than three hide behind "View N comments"; three are read with a post.
          count > standing.length ? (
            <Plural value={count} one="View # comment" other="View # comments" />
          ) : null
        }
        earlier={sort === 'top' ? t`Show more` : t`View earlier comments`}
        isTopDown={sort === 'top'}
        isOpen={all}
        onMore={() => openComments('all', name)}
      >
        {isOff && (
          <p className={classes.apartText}>
            <Trans>Comments are turned off here.</Trans>
          </p>
        )}
        <CommentField
          to={to}
          name={name}
          label={t`Write a comment…`}
          shown={rows}
          isWriting={isWriting && !isOff}
          onOpen={(isOpen) => openComments('box', name, isOpen)}
        />
      </SaidList>
      {all && apart}
    </div>
  )
}
