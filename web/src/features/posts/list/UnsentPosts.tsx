import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconClock, IconMovie } from '@tabler/icons-react'
import { onlineManager } from '@tanstack/react-query'
import { Fragment, useId, useSyncExternalStore } from 'react'
import { useSession } from '../../../api/session.ts'
import { useOwnAvatar } from '../../../api/use-own-avatar.ts'
import type { MediaFile } from '../../../compose/media-file.ts'
import { useUnanswered } from '../../../compose/outbox/unanswered.ts'
import { SendingProgress } from '../../../compose/SendingProgress.tsx'
import { useFileUrl } from '../../../compose/use-file-url.ts'
import { FoldedText } from '../../../shown/FoldedText.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { toast } from '../../../ui/notices/toast.ts'
import { Audience } from '../card/Audience.tsx'
import headClasses from '../card/PostHead.module.css'
import type { DraftFile } from '../composer/draft-files.ts'
import type { PostPlace } from '../composer/post-draft.ts'
import { allFilesIn } from '../composer/thread-draft.ts'
import { restoreDraft } from '../composer/restore-draft.ts'
import {
  discardPost,
  keepPost,
  retryPost,
  useSendingOf,
  type WaitingPost,
} from '../composer/waiting-posts.ts'
import classes from './WaitingPosts.module.css'

const subscribeOnline = (listener: () => void) => onlineManager.subscribe(listener)

interface MediaProps {
  media: MediaFile
  alt: string
}

function Still({ media, alt }: MediaProps) {
  const { t } = useLingui()
  const url = useFileUrl(media.file)
  return (
    <div className={classes.still}>{url && <img src={url} alt={alt || t`The picture of your post`} />}</div>
  )
}

/** A video is shown by its name, since the browser may not be able to play it. */
function Film({ media }: Pick<MediaProps, 'media'>) {
  return (
    <p className={classes.film}>
      <IconMovie size={24} stroke={1.5} aria-hidden="true" />
      <span dir="auto" className={classes.filmName}>
        {media.file.name}
      </span>
    </p>
  )
}

/** Files before they are sent. */
function Media({ files }: { files: readonly DraftFile[] }) {
  if (files.length === 0) return null
  return (
    <div className={classes.files} data-several={files.length > 1 || undefined}>
      {files.map(({ id, media, alt }) =>
        media?.kind === 'video' ? (
          <Film key={id} media={media} />
        ) : (
          media && <Still key={id} media={media} alt={alt.trim()} />
        ),
      )}
    </div>
  )
}

type State = 'refused' | 'offline' | 'unanswered' | 'going'

function useStateOf({ refused }: WaitingPost): State {
  const isOnline = useSyncExternalStore(subscribeOnline, () => onlineManager.isOnline())
  const unanswered = useUnanswered()
  if (refused !== undefined) return 'refused'
  return !isOnline ? 'offline' : unanswered ? 'unanswered' : 'going'
}

function Head({ post, state, nameId }: { post: WaitingPost; state: State; nameId: string }) {
  const name = useSession()?.full_name ?? ''
  return (
    <header className={headClasses.head}>
      <MemberAvatar name={name} src={useOwnAvatar()} />
      <div className={headClasses.who}>
        <p id={nameId} className={headClasses.names}>
          <span dir="auto" className={headClasses.name}>
            {name}
          </span>
        </p>
        <p className={headClasses.when}>
          <span className={headClasses.audience} role="status">
            {state === 'refused' ? (
              <>
                <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
                <Trans>Couldn't publish your post</Trans>
              </>
            ) : state === 'going' ? (
              <Trans>Sending…</Trans>
            ) : (
              <>
                <IconClock size={16} stroke={2} aria-hidden="true" />
                <Trans>Waiting to send</Trans>
              </>
            )}
          </span>
          <span aria-hidden="true">·</span>
          <Audience of={{ post_type: post.draft.audience }} />
        </p>
      </div>
    </header>
  )
}

function Actions({ post, place }: { post: WaitingPost; place: PostPlace }) {
  const { t } = useLingui()
  const { key, draft, refused } = post
  const isUnderWay = useSendingOf(key) !== undefined
  function edit() {
    // An earlier page may have sent it: unchanged and under its key, it is the same post. If this page is
    // sending it, that is cancelled and taken back.
    const sentAs = refused !== undefined || isUnderWay ? undefined : key
    if (!restoreDraft(place, { ...draft, sentAs }))
      return toast.error(t`There's something else in the editor. Post or remove it first.`)
    discardPost(key)
    window.scrollTo({ top: 0 })
  }
  function remove() {
    discardPost(key)
    toast.undo(t`Post deleted`, () => void keepPost(post))
  }
  return (
    <div className={classes.actions}>
      {refused !== undefined && (
        <Button onClick={() => retryPost(key)}>
          <Trans>Retry</Trans>
        </Button>
      )}
      <Button variant="default" onClick={edit}>
        <Trans>Edit</Trans>
      </Button>
      <Button variant="default" className={classes.delete} aria-label={t`Delete this post`} onClick={remove}>
        <Trans>Delete</Trans>
      </Button>
    </div>
  )
}

function UnsentPost({ post, place }: { post: WaitingPost; place: PostPlace }) {
  const nameId = useId()
  const { key, draft, refused } = post
  const { text, files, parts } = draft
  const state = useStateOf(post)
  const sending = useSendingOf(key)
  return (
    <Card as="article" aria-labelledby={nameId} className={classes.card}>
      <Head post={post} state={state} nameId={nameId} />
      {text.trim() !== '' && <FoldedText name={`post.${key}`} text={text.trim()} />}
      <Media files={files} />
      {parts.map((part) => (
        <Fragment key={part.id}>
          {part.text.trim() !== '' && <FoldedText name={`post.${key}.${part.id}`} text={part.text.trim()} />}
          <Media files={part.files} />
        </Fragment>
      ))}
      <FailureNote failure={refused} />
      {state === 'offline' && (
        <p className={classes.hint}>
          <Trans>You're offline. This will continue when you're back.</Trans>
        </p>
      )}
      {state === 'unanswered' && (
        <p className={classes.hint}>
          <Trans>Can't reach Commons. We'll send this as soon as we can.</Trans>
        </p>
      )}
      {state === 'going'
        ? allFilesIn(draft).length > 0 && sending && <SendingProgress sending={sending} />
        : post.arrived === undefined && <Actions post={post} place={place} />}
    </Card>
  )
}

interface UnsentPostsProps {
  posts: readonly WaitingPost[]
  place: PostPlace
}

/** The member's own posts that wait for a network or were refused. */
export function UnsentPosts({ posts, place }: UnsentPostsProps) {
  return posts.map((post) => <UnsentPost key={post.key} post={post} place={place} />)
}
