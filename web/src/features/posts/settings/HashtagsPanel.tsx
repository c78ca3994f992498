import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, type Answer } from '../../../api/call.ts'
import type { CallError } from '../../../api/call-error.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { Pager } from '../../../ui/layout/Pager.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { OfflineNote } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { HashtagForm } from './HashtagForm.tsx'
import { HashtagRow } from './HashtagRow.tsx'

const rows = 10

/** The member's followed tags, ten at a time, and a form to follow another. */
export function HashtagsPanel() {
  const { t } = useLingui()
  const [wanted, setPage] = useState(1)
  const heading = useRef<HTMLHeadingElement>(null)
  const input = { offset: (wanted - 1) * rows, limit: rows }
  const read = useQuery<Answer<'hashtag_list'>, CallError>({
    queryKey: ['hashtag_list', input],
    queryFn: ({ signal }) => call('hashtag_list', input, { signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={classes.stack}>
      <OfflineNote />
      <HashtagForm />
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        <Trans>Tags you follow</Trans>
      </h2>
      <Loaded read={read}>
        {({ count, hashtags }) => {
          const pages = Math.max(1, Math.ceil(count / rows))
          // The only tag of the last page was deleted.
          if (wanted > pages && !read.isPlaceholderData) setPage(pages)
          if (count === 0)
            return (
              <EmptyState
                title={<Trans>No Hash Tag Found!</Trans>}
                hint={<Trans>Follow tags to see their posts under Following.</Trans>}
              />
            )
          return (
            <>
              <ul className={classes.rows} aria-busy={read.isPlaceholderData}>
                {hashtags.map((tag) => (
                  <HashtagRow key={tag.id} tag={tag} onDeleted={() => heading.current?.focus()} />
                ))}
              </ul>
              <Pager label={t`Tag pages`} page={Math.min(wanted, pages)} pages={pages} onPage={setPage} />
            </>
          )
        }}
      </Loaded>
    </div>
  )
}
