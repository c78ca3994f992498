import { longestVideoTitle } from '@commons/contract/shared/site-video.ts'
import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { useLingui } from '@lingui/react/macro'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useWrite } from '../../../../api/use-call.ts'
import { useRefused } from '../../../../api/use-refused.ts'
import { fieldText } from '../../../../locales/contract-messages.ts'
import { ActionButton } from '../../../../ui/actions/ActionButton.tsx'
import { FieldIssue } from '../../../../ui/FieldIssue.tsx'
import { issueProps } from '../../../../ui/issue-props.ts'
import { FailureNote } from '../../../../ui/states/FailureNote.tsx'
import upload from '../../upload/Upload.module.css'
import classes from './ChannelContent.module.css'

/** Edits an own video's title in its place: Enter saves it, Escape leaves it as it was. */
export function TitleField({
  video,
  onClose,
}: {
  video: Pick<SiteVideo, 'video_id' | 'title'>
  onClose: () => void
}) {
  const { t } = useLingui()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [title, setTitle] = useState(video.title)
  const { mutate, error, isPending } = useWrite('update_video', {
    lane: `video:${video.video_id}`,
    toasts: 'none',
    onDone: onClose,
  })
  const { issues, failure } = useRefused(error, { title })
  const issue = title.trim() === '' ? fieldText('video_text_required') : issues.title
  useEffect(() => field.current?.select(), [])
  function submit(event: FormEvent) {
    event.preventDefault()
    if (title.trim() === video.title) onClose()
    else if (title.trim() !== '' && !isPending) mutate({ video_id: video.video_id, title: title.trim() })
  }
  return (
    <form className={classes.titleForm} noValidate onSubmit={submit}>
      <input
        dir="auto"
        ref={field}
        id={id}
        className={upload.line}
        aria-label={t({ message: 'Title', context: 'of a video' })}
        maxLength={unitsFor(longestVideoTitle)}
        value={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose()
        }}
        {...issueProps(id, issue)}
      />
      <div className={classes.ways}>
        <ActionButton
          type="submit"
          label={t`Save the title`}
          tip={t`Save the title`}
          icon={<IconCheck size={20} />}
          aria-busy={isPending}
        />
        <ActionButton label={t`Cancel`} tip={t`Cancel`} icon={<IconX size={20} />} onClick={onClose} />
      </div>
      <FieldIssue id={id} issue={issue} />
      <FailureNote failure={failure} />
    </form>
  )
}
