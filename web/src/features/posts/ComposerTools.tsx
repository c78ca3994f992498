import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconLock, IconPhotoVideo, IconWorld } from '@tabler/icons-react'
import { useId, useRef, type ReactNode } from 'react'
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx'
import classes from './Composer.module.css'
import { acceptedMedia, bytesText } from './media-file.ts'
import type { ComposerState } from './use-composer.ts'
import { useFocusBack } from './use-focus-back.ts'

function Limits({ limits }: Pick<ComposerState, 'limits'>) {
  const [picture, video] = [bytesText(limits.image_bytes), bytesText(limits.video_bytes)]
  const minutes = Math.floor(limits.video_seconds / 60)
  return (
    <Plural
      value={minutes}
      one={`Picture up to ${picture}, video up to ${video} and # minute`}
      other={`Picture up to ${picture}, video up to ${video} and # minutes`}
    />
  )
}

/** What can be added to a post, and who will see it. */
export function ComposerTools({ composer, children }: { composer: ComposerState; children: ReactNode }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  const { draft } = composer
  const busy = composer.sending !== undefined
  const add = useFocusBack(draft.media)
  const seenBy =
    draft.audience === 'private' ? (
      <Trans>You and your friends see this.</Trans>
    ) : (
      <Trans>Every member sees this.</Trans>
    )

  return (
    <div className={classes.foot}>
      <div className={classes.tools}>
        <button
          ref={add}
          type="button"
          className={classes.add}
          aria-describedby={hint}
          disabled={busy}
          onClick={() => input.current?.click()}
        >
          <IconPhotoVideo size={22} stroke={1.75} aria-hidden="true" />
          <Trans>Picture or video</Trans>
        </button>
        <span id={hint} className={classes.hint}>
          <Limits limits={composer.limits} />
        </span>
        <input
          ref={input}
          type="file"
          accept={acceptedMedia}
          hidden
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            // The same file can be chosen again after it was removed.
            event.currentTarget.value = ''
            if (file) composer.addFiles([file])
          }}
        />
      </div>
      <div className={classes.send}>
        {composer.place === 'home' && (
          <SegmentedChoice
            label={t`Audience`}
            value={draft.audience}
            disabled={busy}
            onChange={composer.setAudience}
            options={[
              { value: 'public', label: t`Public`, icon: <IconWorld size={16} aria-hidden="true" /> },
              { value: 'private', label: t`Private`, icon: <IconLock size={16} aria-hidden="true" /> },
            ]}
          />
        )}
        {children}
      </div>
      <p className={classes.seenBy}>{seenBy}</p>
    </div>
  )
}
