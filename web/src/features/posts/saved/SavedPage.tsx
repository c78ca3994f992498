import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useReadPages } from '../../../api/use-pages.ts'
import { paths } from '../../../paths.ts'
import { HeadedPage } from '../../../shown/HeadedPage.tsx'
import { quietPiece } from '../../../ui/states/piece.tsx'
import { useStore } from '../../../ui/store.ts'
import { postRows } from '../list/post-rows.ts'
import { PostList } from '../list/PostList.tsx'
import { unsavedHere } from './save-post.ts'

const SavedReels = quietPiece(async () => ({
  default: (await import('../../reels/shelf/public.ts')).SavedReels,
}))

/** The member's saved posts and reels, latest first. Nobody else sees them. */
export default function SavedPage() {
  const { t } = useLingui()
  const list = useReadPages('saved_post_list', {}, postRows)
  return (
    <HeadedPage name={t`Saved`} hint={<Trans>Only you can see what you save.</Trans>}>
      <Suspense>
        <SavedReels />
      </Suspense>
      <PostList
        name="saved_post_list"
        label={t`Saved posts`}
        list={list}
        without={useStore(unsavedHere)}
        emptyTitle={<Trans>Nothing saved yet</Trans>}
        emptyHint={<Trans>Posts you save show up here.</Trans>}
        emptyAction={
          <Button component={Link} to={paths.dashboard()} variant="light">
            <Trans>Go to Home</Trans>
          </Button>
        }
      />
    </HeadedPage>
  )
}
