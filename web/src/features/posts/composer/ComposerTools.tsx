import { Trans, useLingui } from '@lingui/react/macro'
import {
  IconCalendarTime,
  IconChartBar,
  IconEyeOff,
  IconHash,
  IconLock,
  IconPhotoVideo,
  IconWorld,
} from '@tabler/icons-react'
import { Button } from '@mantine/core'
import { Suspense, useId, useState, type ReactNode, type RefObject } from 'react'
import { useIsAbsent } from '../../../ui/network.ts'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import classes from './Composer.module.css'
import { EmojiButton } from '../../../compose/emoji/EmojiButton.tsx'
import { FilePicker } from '../../../compose/FilePicker.tsx'
import toolClasses from '../../../compose/Tool.module.css'
import { acceptedMedia } from '../../../compose/media-file.ts'
import { newFilesIn } from './draft-files.ts'
import type { ComposerState } from './use-composer.ts'
import { LimitsHint } from './LimitsHint.tsx'
import { useFocusBack } from '../../../ui/layout/use-focus-back.ts'
import { blankSurvey, isBlankSurvey } from '../../surveys/in-post/draft/public.ts'
import { openedPiece } from '../../../ui/states/piece.tsx'

const TagDialog = openedPiece(() => import('../tags/TagDialog.tsx'))
const NsfwDialog = openedPiece(() => import('../../../shown/NsfwDialog.tsx'))
const ScheduleDialog = openedPiece(() => import('../drafts/ScheduleDialog.tsx'))
const ChooseSurvey = openedPiece(async () => ({
  default: (await import('../../surveys/choose/public.ts')).ChooseSurvey,
}))

interface ToolProps {
  /** How many items the tool has added. */
  count: number
  disabled: boolean
  /** Whether it opens a dialog. */
  opens?: boolean
  buttonRef?: RefObject<HTMLButtonElement | null>
  onClick: () => void
  children: ReactNode
}

/** A button of the composer that adds something, mostly in a dialog. */
function Tool({ count, disabled, opens = true, buttonRef, onClick, children }: ToolProps) {
  return (
    <button
      ref={buttonRef}
      type="button"
      className={toolClasses.tool}
      aria-haspopup={opens ? 'dialog' : undefined}
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
  const [opened, setOpened] = useState<'tags' | 'nsfw' | 'survey' | 'time'>()
  const { draft, edited, setTags, setNsfw, setSurvey, setNewSurvey, setPublishAt } = composer
  const busy = composer.sending !== undefined
  const add = useFocusBack(draft.files.length)
  const survey = useFocusBack(draft.newSurvey === undefined)
  const saysLimits = newFilesIn(draft.files).length > 0 || composer.problem?.isOfFile === true
  const close = () => setOpened(undefined)
  /** A survey is written in place. One that is chosen already is replaced by another. */
  function addSurvey() {
    if (draft.survey !== undefined) setOpened('survey')
    else if (draft.newSurvey === undefined) setNewSurvey(blankSurvey)
    else setNewSurvey(isBlankSurvey(draft.newSurvey) ? undefined : draft.newSurvey)
  }
  return (
    <div className={classes.additions}>
      <div className={classes.tools}>
        <FilePicker
          accept={acceptedMedia}
          disabled={busy}
          onPickAll={composer.addFiles}
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
            count={draft.survey === undefined && !draft.newSurvey ? 0 : 1}
            disabled={busy}
            opens={draft.survey !== undefined}
            buttonRef={survey}
            onClick={addSurvey}
          >
            <IconChartBar size={22} stroke={1.75} aria-hidden="true" />
            <Trans>Survey</Trans>
          </Tool>
        )}
        {!edited && (
          <Tool
            count={draft.publishAt === undefined ? 0 : 1}
            disabled={busy}
            onClick={() => setOpened('time')}
          >
            <IconCalendarTime size={22} stroke={1.75} aria-hidden="true" />
            <Trans>Schedule</Trans>
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
        {opened === 'time' && (
          <ScheduleDialog publishAt={draft.publishAt} onChoose={setPublishAt} onClose={close} />
        )}
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
          {edited?.thread && (
            <>
              {' '}
              <Trans>This goes for all posts of its thread.</Trans>
            </>
          )}
        </p>
        {/* A draft has no time. */}
        {!edited && !composer.isEmpty && draft.publishAt === undefined && (
          <Button
            variant="default"
            disabled={
              composer.isTooLong ||
              composer.hasHalfSurvey ||
              composer.looking ||
              composer.sending !== undefined
            }
            onClick={composer.saveDraft}
          >
            <Trans>Save draft</Trans>
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}
