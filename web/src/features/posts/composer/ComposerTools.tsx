import { Trans, useLingui } from '@lingui/react/macro'
import { IconChartBar, IconEyeOff, IconHash, IconLock, IconPhotoVideo, IconWorld } from '@tabler/icons-react'
import { Suspense, useId, useState, type ReactNode, type RefObject } from 'react'
import { useIsAbsent } from '../../../ui/network.ts'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import classes from './Composer.module.css'
import { EmojiButton } from '../../../compose/emoji/EmojiButton.tsx'
import { FilePicker } from '../../../compose/FilePicker.tsx'
import toolClasses from '../../../compose/Tool.module.css'
import { acceptedMedia } from '../../../compose/media-file.ts'
import type { ComposerState } from './use-composer.ts'
import { LimitsHint } from './LimitsHint.tsx'
import { useFocusBack } from '../../../ui/layout/use-focus-back.ts'
import { openedPiece } from '../../../ui/states/piece.tsx'

const TagDialog = openedPiece(() => import('../tags/TagDialog.tsx'))
const NsfwDialog = openedPiece(() => import('../nsfw/NsfwDialog.tsx'))
const ChooseSurvey = openedPiece(async () => ({
  default: (await import('../../surveys/choose/public.ts')).ChooseSurvey,
}))

interface ToolProps {
  /** How many items the tool has added. */
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

interface ComposerToolsProps {
  composer: ComposerState
  /** The text field. */
  field: RefObject<HTMLTextAreaElement | null>
  children: ReactNode
}

/** The tools that add a file, a survey, tags and NSFW reasons. */
function Additions({ composer, field }: Omit<ComposerToolsProps, 'children'>) {
  const hint = useId()
  const isWithoutSurveys = useIsAbsent('surveys')
  const [opened, setOpened] = useState<'tags' | 'nsfw' | 'survey'>()
  const { draft, edited, setTags, setNsfw, setSurvey } = composer
  const busy = composer.sending !== undefined
  const add = useFocusBack(draft.media ?? draft.keepsFile)
  const saysLimits = draft.media !== undefined || composer.problem?.isOfFile === true
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
        {/* An edit cannot change the survey of a post. */}
        {!edited && !isWithoutSurveys && (
          <Tool
            count={draft.survey === undefined ? 0 : 1}
            disabled={busy}
            onClick={() => setOpened('survey')}
          >
            <IconChartBar size={22} stroke={1.75} aria-hidden="true" />
            <Trans>Survey</Trans>
          </Tool>
        )}
        <EmojiButton field={field} onText={composer.setText} disabled={busy} />
      </div>
      <LimitsHint id={hint} limits={composer.limits} isSeen={saysLimits} />
      <Suspense>
        {opened === 'tags' && (
          <TagDialog tags={draft.tags} onTags={setTags} group={composer.group} onClose={close} />
        )}
        {opened === 'survey' && <ChooseSurvey onChoose={setSurvey} onClose={close} />}
        {opened === 'nsfw' && <NsfwDialog chosen={draft.nsfw} onChoose={setNsfw} onClose={close} />}
      </Suspense>
    </div>
  )
}

/** The tools of the composer, and the choice of the audience. */
export function ComposerTools({ composer, field, children }: ComposerToolsProps) {
  const { t } = useLingui()
  const { draft, edited, wordsOnly } = composer
  const keepsComments = edited?.post_type === 'private' && edited.comments_count > 0
  return (
    <div className={classes.foot}>
      {!wordsOnly && <Additions composer={composer} field={field} />}
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
        <p className={classes.seenBy}>
          {draft.audience === 'private' ? (
            <Trans>Only you and your friends can see this.</Trans>
          ) : keepsComments ? (
            <Trans>All members can see this. What friends have commented so far stays among friends.</Trans>
          ) : (
            <Trans>All members can see this.</Trans>
          )}
        </p>
        {children}
      </div>
    </div>
  )
}
