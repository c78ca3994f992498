import { Trans } from '@lingui/react/macro'
import { IconHash } from '@tabler/icons-react'
import { paths } from '../../../paths.ts'
import { ResultRow } from '../../../search/ResultRow.tsx'
import type { RowProps, SearchKind } from '../../../search/search-kind.ts'
import { TagUses } from '../tags/TagUses.tsx'
import classes from './Found.module.css'

function TagRow({ result }: RowProps<'tag'>) {
  return (
    <ResultRow
      face={
        <span className={classes.hash}>
          <IconHash size={20} stroke={1.75} aria-hidden="true" />
        </span>
      }
      name={<bdi>#{result.hashtag}</bdi>}
    >
      <TagUses of={result} />
    </ResultRow>
  )
}

/** How tags are shown in search results. */
export const foundTag: SearchKind<'tag'> = {
  rank: 20,
  title: <Trans>Tags</Trans>,
  titleWhenEmpty: <Trans>Tags you follow</Trans>,
  to: ({ hashtag }) => paths.tag(hashtag),
  Row: TagRow,
}
