import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { useReadPages } from '../../../api/use-pages.ts'
import { paths } from '../../../paths.ts'
import { HeadedPage } from '../../../shown/HeadedPage.tsx'
import { quietPiece } from '../../../ui/states/piece.tsx'
import { useStore } from '../../../ui/store.ts'
import { FolderBar } from '../folders/FolderBar.tsx'
import { postRows } from '../list/post-rows.ts'
import { PostList } from '../list/PostList.tsx'
import { unsavedHere } from './save-post.ts'

const SavedReels = quietPiece(async () => ({
  default: (await import('../../reels/shelf/public.ts')).SavedReels,
}))

/** The member's saved posts and reels, latest first. Nobody else sees them. */
export default function SavedPage() {
  const { t } = useLingui()
  const [folderId, setFolderId] = useState<number>()
  const folders = useRead('saved_folder_list', {}).data?.recdata
  const chosen = folders?.find(({ folder_id }) => folder_id === folderId)
  const list = useReadPages('saved_post_list', chosen ? { folder_id: chosen.folder_id } : {}, postRows)
  return (
    <HeadedPage name={t`Saved`} hint={<Trans>Only you can see what you save.</Trans>}>
      {folders && <FolderBar folders={folders} chosen={chosen} onChoose={setFolderId} />}
      {!chosen && (
        <Suspense>
          <SavedReels />
        </Suspense>
      )}
      <PostList
        showsMuted
        key={chosen?.folder_id}
        name={chosen ? `saved_post_list.${chosen.folder_id}` : 'saved_post_list'}
        label={t`Saved posts`}
        list={list}
        without={useStore(unsavedHere)}
        emptyTitle={chosen ? <Trans>Nothing in this folder yet</Trans> : <Trans>Nothing saved yet</Trans>}
        emptyHint={
          chosen ? (
            <Trans>Choose Save to… in the menu of a post.</Trans>
          ) : (
            <Trans>Posts you save show up here.</Trans>
          )
        }
        emptyAction={
          <Button component={Link} to={paths.dashboard()} variant="light">
            <Trans>Go to Home</Trans>
          </Button>
        }
      />
    </HeadedPage>
  )
}
