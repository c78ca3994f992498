import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { Trans } from '@lingui/react/macro'
import { useRef, useState, type FormEvent } from 'react'
import { useRefused } from '../../../../api/use-refused.ts'
import { FormActions } from '../../../../compose/FormActions.tsx'
import { lookAt } from '../../../../compose/media-file.ts'
import { SendingProgress } from '../../../../compose/SendingProgress.tsx'
import { messageText } from '../../../../locales/contract-messages.ts'
import { Dialog } from '../../../../ui/dialog/Dialog.tsx'
import form from '../../../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../../../ui/states/FailureNote.tsx'
import { CaptionsField } from '../../captions/CaptionsField.tsx'
import { isTooLong, missingOf } from '../../upload/missing-words.ts'
import type { VideoWords } from '../../upload/video-draft.ts'
import { wordFieldsOf } from '../../upload/video-fields.ts'
import { useSiteLimits } from '../../upload/use-site-limits.ts'
import { VideoFields } from '../../upload/VideoFields.tsx'
import { ThumbnailField, type Thumbnail } from './ThumbnailField.tsx'
import { useVideoSave } from './use-video-save.ts'

interface EditVideoDialogProps {
  video: SiteVideo
  onClose: () => void
}

/** A moment as its field writes it: where the author is. */
function inField(at: string | null): string {
  if (at === null) return ''
  const date = new Date(at)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

const wordsOf = ({
  title,
  description,
  made_for_kids,
  visibility,
  publish_at,
  hashtag,
  allows_download,
}: SiteVideo): VideoWords => ({
  title,
  description,
  forKids: made_for_kids === 1,
  visibility,
  publishAt: inField(publish_at),
  tags: hashtag,
  allowsDownload: allows_download === 1,
})

/** Edits the details of an own video, which never waits for its file. */
export default function EditVideoDialog({ video, onClose }: EditVideoDialogProps) {
  const element = useRef<HTMLFormElement>(null)
  const [words, setWords] = useState(() => wordsOf(video))
  const [hasAsked, setHasAsked] = useState(false)
  const [thumbnail, setThumbnail] = useState<Thumbnail>('kept')
  const [refused, setRefused] = useState<string>()
  const limits = useSiteLimits()
  const { error, sending, isBusy, save, cancel } = useVideoSave(onClose)
  const fields = wordFieldsOf(words)
  const { issues, failure } = useRefused(error, {
    title: words.title,
    description: words.description,
    publish_at: words.publishAt,
    hashtag: words.tags,
  })
  const missing = missingOf(words)

  async function pick(file: File) {
    const found = await lookAt(file, limits)
    const why =
      'refusal' in found
        ? found
        : found.kind === 'image'
          ? undefined
          : { refusal: 'file_kind_unsupported' as const }
    setRefused(why && messageText(`refusal.${why.refusal}`, 'values' in why ? why.values : undefined))
    if (!why) setThumbnail({ file })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setHasAsked(true)
    if (Object.keys(missing).length > 0) {
      // After the issues are shown.
      setTimeout(() => element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    if (isTooLong(words)) return
    const anew = typeof thumbnail === 'object' && ('made' in thumbnail ? thumbnail.made : thumbnail.file)
    save(
      {
        video_id: video.video_id,
        ...fields,
        ...(thumbnail === 'frame' ? { removes_thumbnail: 1 as const } : {}),
      },
      anew || undefined,
    )
  }
  return (
    <Dialog opened title={<Trans>Edit video</Trans>} onClose={onClose}>
      <form ref={element} className={form.form} noValidate onSubmit={submit}>
        <VideoFields
          words={words}
          issues={{ ...issues, ...(hasAsked ? missing : {}) }}
          onChange={(parts) => setWords((before) => ({ ...before, ...parts }))}
        />
        {video.video && video.file_state === 'ready' && (
          <ThumbnailField
            video={video}
            value={thumbnail}
            onPick={(file) => void pick(file)}
            onChange={setThumbnail}
          />
        )}
        {video.file_type === 'video' && <CaptionsField video={video} />}
        <FailureNote failure={refused ?? failure} />
        {sending && <SendingProgress sending={sending} onCancel={cancel} />}
        <FormActions onCancel={onClose} disabled={isTooLong(words)} loading={isBusy}>
          <Trans context="the changes">Save</Trans>
        </FormActions>
      </form>
    </Dialog>
  )
}
