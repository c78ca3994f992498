import { useMoment } from '../drafts/moment.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCalendarTime, IconChartBar, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './ComposerChips.module.css'
import { useReasonLabels } from '../../../shown/nsfw-reasons.ts'
import { withoutTag } from '../tags/tag-text.ts'
import type { ComposerState } from './use-composer.ts'

interface ChipProps {
  text: ReactNode
  /** The label of its remove button. */
  label: string
  disabled?: boolean
  tone?: 'nsfw'
  onRemove: () => void
}

/** Something that a post has, with a button to remove it. */
export function Chip({ text, label, disabled = false, tone, onRemove }: ChipProps) {
  return (
    <li className={classes.chip} data-tone={tone}>
      <span dir="auto" className={classes.text}>
        {text}
      </span>
      {!disabled && (
        <button type="button" className={classes.remove} aria-label={label} onClick={onRemove}>
          <IconX size={16} aria-hidden="true" />
        </button>
      )}
    </li>
  )
}

/** The survey and tags of the draft, and its NSFW reasons. */
export function ComposerChips({ composer }: { composer: ComposerState }) {
  const { t } = useLingui()
  const labels = useReasonLabels()
  const moment = useMoment()
  const { draft, sending, setTags, setNsfw, setSurvey, setPublishAt } = composer
  const { tags, nsfw, survey, surveyTitle, publishAt } = draft
  const busy = sending !== undefined
  const hasObject = survey !== undefined || publishAt !== undefined
  if (tags.length === 0 && nsfw.length === 0 && !hasObject) return null
  return (
    <div className={classes.lists}>
      {publishAt !== undefined && (
        <ul className={classes.list} aria-label={t`When your post is published`}>
          <Chip
            text={
              <>
                <IconCalendarTime size={16} aria-hidden="true" className={classes.mark} /> {moment(publishAt)}
              </>
            }
            label={t`Publish it now instead`}
            disabled={busy}
            onRemove={() => setPublishAt(undefined)}
          />
        </ul>
      )}
      {survey !== undefined && (
        <ul className={classes.list} aria-label={t`Survey in your post`}>
          <Chip
            text={
              <>
                <IconChartBar size={16} aria-hidden="true" className={classes.mark} /> {surveyTitle}
              </>
            }
            label={t`Remove the survey`}
            disabled={busy}
            onRemove={() => setSurvey(undefined)}
          />
        </ul>
      )}
      {tags.length > 0 && (
        <ul className={classes.list} aria-label={t`Tags of your post`}>
          {tags.map((tag) => (
            <Chip
              key={tag}
              text={`#${tag}`}
              label={t`Remove the tag ${tag}`}
              disabled={busy}
              onRemove={() => setTags(withoutTag(tags, tag))}
            />
          ))}
        </ul>
      )}
      {nsfw.length > 0 && (
        <div className={classes.reasons}>
          <span className={classes.title}>
            <Trans>NSFW</Trans>
          </span>
          <ul className={classes.list} aria-label={t`Reasons for NSFW`}>
            {nsfw.map((reason) => {
              const name = labels[reason]
              return (
                <Chip
                  key={reason}
                  text={name}
                  label={t`Remove the reason ${name}`}
                  disabled={busy}
                  tone="nsfw"
                  onRemove={() => setNsfw(nsfw.filter((each) => each !== reason))}
                />
              )
            })}
          </ul>
        </div>
      )}
    </div>
  )
}
