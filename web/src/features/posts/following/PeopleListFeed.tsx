import type { PeopleList } from '@commons/contract/people/people-lists.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useReadPages } from '../../../api/use-pages.ts'
import { paths } from '../../../paths.ts'
import { postRows } from '../list/post-rows.ts'
import { PostList } from '../list/PostList.tsx'
import { useOffList } from '../../people/people-lists/public.ts'
import { usePostsOf } from './use-posts-of.ts'

/** What the people on a list post, newest first. Muted people on it were asked for. */
export function PeopleListFeed({ list }: { list: PeopleList }) {
  const { t } = useLingui()
  const { list_id, name, member_count } = list
  const pages = useReadPages('timeline', { list_id }, postRows)
  const without = usePostsOf(useOffList(list_id), pages.ids)
  const isEmpty = member_count === 0
  return (
    <PostList
      showsMuted
      key={list_id}
      name={`timeline.list.${list_id}`}
      label={t`Posts from people on ${name}`}
      list={pages}
      without={without}
      // Nobody is on a list of their own.
      belongs={() => false}
      emptyTitle={isEmpty ? <Trans>Nobody's on this list yet</Trans> : <Trans>Nothing here yet</Trans>}
      emptyHint={
        isEmpty ? (
          <Trans>Add people, and what they post shows up here.</Trans>
        ) : (
          <Trans>What the people on this list post shows up here, newest first.</Trans>
        )
      }
      emptyAction={
        <Button component={Link} to={paths.peopleList(list_id, 'people')} variant="light">
          <Trans>Add people</Trans>
        </Button>
      }
    />
  )
}
