import { tagsBeside } from '@commons/contract/shared/text/tags.ts'
import type { Post, PostVersion } from '@commons/contract/posts/posts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconLock, IconMovie, IconPhoto } from '@tabler/icons-react'
import { useRead } from '../../../api/use-call.ts'
import { Delayed } from '../../../ui/states/Delayed.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { LinkedText } from '../../../ui/words/LinkedText.tsx'
import { BoxSkeleton } from '../../../ui/states/Skeletons.tsx'
import { NsfwLock } from '../../../shown/NsfwLock.tsx'
import classes from './PostVersions.module.css'

/** When a version was written: with the minute, since two may be from the same day. */
function WrittenAt({ at }: { at: string }) {
  const { i18n } = useLingui()
  return <time dateTime={at}>{i18n.date(at, { dateStyle: 'long', timeStyle: 'short' })}</time>
}

function VersionBody({ version }: { version: PostVersion }) {
  const tags = version.hashtag === '' ? [] : tagsBeside(version.hashtag.split(','), version.message)
  return (
    <>
      {version.message === '' ? (
        <p className={classes.note}>
          <Trans>No text</Trans>
        </p>
      ) : (
        <div dir="auto" className={classes.words}>
          <LinkedText>{version.message}</LinkedText>
        </div>
      )}
      {tags.length > 0 && <p className={classes.tags}>{tags.map((tag) => `#${tag}`).join(' ')}</p>}
      {version.file_type === 'image' && (
        <p className={classes.note}>
          <IconPhoto size={18} stroke={1.75} aria-hidden="true" />
          <Trans>It had a picture that's no longer available.</Trans>
        </p>
      )}
      {version.file_type === 'video' && (
        <p className={classes.note}>
          <IconMovie size={18} stroke={1.75} aria-hidden="true" />
          <Trans>It had a video that's no longer available.</Trans>
        </p>
      )}
    </>
  )
}

function Version({ version }: { version: PostVersion }) {
  return (
    <li className={classes.version}>
      <p className={classes.when}>
        <WrittenAt at={version.written_at} />
        {version.post_type === 'private' && (
          <span className={classes.audience}>
            <IconLock size={14} stroke={2} aria-hidden="true" />
            <Trans>Private</Trans>
          </span>
        )}
      </p>
      <VersionBody version={version} />
    </li>
  )
}

interface PostVersionsProps {
  postId: number
  author: Pick<Post, 'full_name' | 'user_id'>
}

/** The earlier versions of an edited post, newest first. */
export default function PostVersions({ postId, author }: PostVersionsProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useRead('post_versions', { post_id: postId })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Delayed>
        <BoxSkeleton height={120} />
      </Delayed>
    )
  if (data.recdata.length === 0)
    return (
      <p className={classes.note}>
        <Trans>There are no earlier versions you can see.</Trans>
      </p>
    )
  const reasons = data.recdata.map(({ nsfw }) => nsfw).filter((list) => list !== '')
  const list = (
    <ol className={classes.list} aria-label={t`Earlier versions of the post by ${author.full_name}`}>
      {data.recdata.map((version) => (
        <Version key={`${version.written_at}.${version.message}`} version={version} />
      ))}
    </ol>
  )
  // What any version covered is covered here as well, once for all of them.
  if (reasons.length === 0) return list
  return (
    <NsfwLock reasons={reasons.join(',')} by={author.user_id}>
      {list}
    </NsfwLock>
  )
}
