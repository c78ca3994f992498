import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconEyeOff, IconHash, IconLock, IconPhotoVideo, IconWorld } from '@tabler/icons-react'
import { Suspense, useId, useState, type ReactNode } from 'react'
import { SegmentedChoice } from '../../../ui/SegmentedChoice.tsx'
import classes from './Composer.module.css'
import { FilePicker } from '../../../compose/FilePicker.tsx'
import toolClasses from '../../../compose/Tool.module.css'
import { acceptedMedia, bytesText } from '../../../compose/media-file.ts'
import type { ComposerState } from './use-composer.ts'
import { useFocusBack } from '../../../ui/use-focus-back.ts'
import { openedPiece } from '../../../ui/piece.tsx'

const TagDialog = openedPiece(() => import('../tags/TagDialog.tsx'))
const NsfwDialog = openedPiece(() => import('../nsfw/NsfwDialog.tsx'))

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

interface ToolProps {
  /** How many of what it adds are there. */
  count: number
  disabled: boolean
  onClick: () => void
  children: ReactNode
}

/** A button of the composer that opens a dialog. */
function Tool({ count, disabled, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      className={toolClasses.tool}
      aria-haspopup="dialog"
      disabled={disabled}
      onClick={onClick}
    >
      {children}
      {count > 0 && <span className={toolClasses.count}>{count}</span>}
    </button>
  )
}

/** A file, tags, and why it may not be safe for work. */
function Additions({ composer }: { composer: ComposerState }) {
  const hint = useId()
  const [opened, setOpened] = useState<'tags' | 'nsfw'>()
  const { draft, setTags, setNsfw } = composer
  const busy = composer.sending !== undefined
  const add = useFocusBack(draft.media ?? draft.keepsFile)
  const close = () => setOpened(undefined)
  return (
    <div className={classes.additions}>
      <div className={classes.tools}>
        <FilePicker
          accept={acceptedMedia}
          disabled={busy}
          onPick={(file) => composer.addFiles([file])}
          buttonRef={add}
          describedBy={hint}
        >
          <IconPhotoVideo size={22} stroke={1.75} aria-hidden="true" />
          <Trans>Picture or video</Trans>
        </FilePicker>
        <Tool count={draft.tags.length} disabled={busy} onClick={() => setOpened('tags')}>
          <IconHash size={22} stroke={1.75} aria-hidden="true" />
          <Trans>Tag</Trans>
        </Tool>
        <Tool count={draft.nsfw.length} disabled={busy} onClick={() => setOpened('nsfw')}>
          <IconEyeOff size={22} stroke={1.75} aria-hidden="true" />
          <Trans>NSFW</Trans>
        </Tool>
      </div>
      <span id={hint} className={classes.hint}>
        <Limits limits={composer.limits} />
      </span>
      <Suspense>
        {opened === 'tags' && <TagDialog tags={draft.tags} onTags={setTags} onClose={close} />}
        {opened === 'nsfw' && <NsfwDialog chosen={draft.nsfw} onChoose={setNsfw} onClose={close} />}
      </Suspense>
    </div>
  )
}

/** What can be added to a post, and who will see it. */
export function ComposerTools({ composer, children }: { composer: ComposerState; children: ReactNode }) {
  const { t } = useLingui()
  const { draft, edited, wordsOnly } = composer
  const opensComments = edited?.post_type === 'private' && edited.comments_count > 0
  return (
    <div className={classes.foot}>
      {!wordsOnly && <Additions composer={composer} />}
      <div className={classes.send}>
        {composer.asksAudience && (
          <SegmentedChoice
            label={t`Audience`}
            value={draft.audience}
            disabled={composer.sending !== undefined}
            onChange={composer.setAudience}
            options={[
              { value: 'public', label: t`Public`, icon: <IconWorld size={16} aria-hidden="true" /> },
              { value: 'private', label: t`Private`, icon: <IconLock size={16} aria-hidden="true" /> },
            ]}
          />
        )}
        {children}
      </div>
      <p className={classes.seenBy}>
        {draft.audience === 'private' ? (
          <Trans>Only you and your friends can see this.</Trans>
        ) : opensComments ? (
          <Trans>All members can see this, including your friends' comments on it.</Trans>
        ) : (
          <Trans>All members can see this.</Trans>
        )}
      </p>
    </div>
  )
}
