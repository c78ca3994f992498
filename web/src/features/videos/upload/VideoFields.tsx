import { longestVideoDescription, longestVideoTitle } from '@commons/contract/shared/site-video.ts'
import type { VideoVisibility } from '@commons/contract/videos/videos.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCalendarTime, IconHeartHandshake, IconLink, IconLock, IconWorld } from '@tabler/icons-react'
import { useId } from 'react'
import form from '../../../ui/dialog/DialogForm.module.css'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { RadioCards } from '../../../ui/fields/RadioCards.tsx'
import { FieldIssue } from '../../../ui/FieldIssue.tsx'
import { issueProps } from '../../../ui/issue-props.ts'
import { useOpenVideos } from '../use-video-site.ts'
import type { WordIssues } from './missing-words.ts'
import classes from './Upload.module.css'
import type { VideoWords } from './video-draft.ts'

interface VideoFieldsProps {
  words: VideoWords
  issues: WordIssues
  onChange: (parts: Partial<VideoWords>) => void
}

function Texts({ words, issues, onChange }: VideoFieldsProps) {
  const [title, description] = [useId(), useId()]
  return (
    <>
      <div>
        <label htmlFor={title} className={form.label}>
          <Trans context="of a video">Title</Trans>
        </label>
        <input
          dir="auto"
          id={title}
          className={classes.line}
          value={words.title}
          {...issueProps(title, issues.title)}
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        />
        <FieldIssue id={title} issue={issues.title} />
        <CharactersLeft left={charactersLeft(words.title, longestVideoTitle)} />
      </div>
      <div>
        <label htmlFor={description} className={form.label}>
          <Trans context="of a video">Description</Trans>
        </label>
        <textarea
          dir="auto"
          id={description}
          className={form.text}
          rows={4}
          value={words.description}
          {...issueProps(description, issues.description)}
          onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
        />
        <FieldIssue id={description} issue={issues.description} />
        <CharactersLeft left={charactersLeft(words.description, longestVideoDescription)} />
      </div>
    </>
  )
}

function Audience({ words, onChange }: Omit<VideoFieldsProps, 'issues'>) {
  const name = useId()
  const choices = [
    [true, <Trans key="yes">Yes, it's made for kids</Trans>],
    [false, <Trans key="no">No, it's not made for kids</Trans>],
  ] as const
  return (
    <fieldset className={form.choices} aria-describedby={`${name}-hint`}>
      <legend className={form.legend}>
        <Trans>Made for kids</Trans>
      </legend>
      {choices.map(([value, label]) => (
        <label key={String(value)} className={form.choice}>
          <input
            type="radio"
            name={name}
            checked={words.forKids === value}
            onChange={() => onChange({ forKids: value })}
          />
          {label}
        </label>
      ))}
      <p id={`${name}-hint`} className={classes.hint}>
        <Trans>Videos for kids have no comments, and nobody is notified of them.</Trans>
      </p>
    </fieldset>
  )
}

/** The earliest moment that can be chosen, as the field writes it: now, where the author is. */
function nowInField(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

function Visibility({ words, issues, onChange }: VideoFieldsProps) {
  const { t } = useLingui()
  const id = useId()
  const isOpen = useOpenVideos()
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const
  return (
    <div className={classes.group}>
      <RadioCards<VideoVisibility>
        legend={<Trans>Visibility</Trans>}
        value={words.visibility}
        onChange={(visibility) => onChange({ visibility })}
        choices={[
          {
            value: 'Public',
            label: t`Public`,
            hint: isOpen ? t`Everyone can see it, on other sites too.` : t`All members can see it.`,
            icon: <IconWorld {...icon} />,
          },
          {
            value: 'Private',
            label: t`Private`,
            hint: t`Only you can see it.`,
            icon: <IconLock {...icon} />,
          },
          {
            value: 'Unlisted',
            label: t`Unlisted`,
            hint: isOpen
              ? t`Everyone who has the link can see it; no list shows it.`
              : t`Members who have the link can see it; no list shows it.`,
            icon: <IconLink {...icon} />,
          },
          {
            value: 'Members',
            label: t`Paying members`,
            hint: t`Only paying members of the channel can watch it. Others see its title.`,
            icon: <IconHeartHandshake {...icon} />,
          },
          {
            value: 'Scheduled',
            label: t`Scheduled`,
            hint: t`Only you can see it until the time you choose. Then it's public.`,
            icon: <IconCalendarTime {...icon} />,
          },
        ]}
      />
      {words.visibility === 'Scheduled' && (
        <div>
          <label htmlFor={id} className={form.label}>
            <Trans>Publish at</Trans>
          </label>
          <input
            id={id}
            type="datetime-local"
            className={classes.line}
            min={nowInField()}
            value={words.publishAt}
            {...issueProps(id, issues.publish_at)}
            onChange={({ currentTarget }) => onChange({ publishAt: currentTarget.value })}
          />
          <FieldIssue id={id} issue={issues.publish_at} />
        </div>
      )}
    </div>
  )
}

function Tags({ words, issues, onChange }: VideoFieldsProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={form.label}>
        <Trans>Tags</Trans>
      </label>
      <input
        dir="auto"
        id={id}
        className={classes.line}
        value={words.tags}
        {...issueProps(id, issues.hashtag, { describedBy: `${id}-hint` })}
        onChange={({ currentTarget }) => onChange({ tags: currentTarget.value })}
      />
      <p id={`${id}-hint`} className={classes.hint}>
        <Trans>Up to 5, separated by commas.</Trans>
      </p>
      <FieldIssue id={id} issue={issues.hashtag} />
    </div>
  )
}

function Downloads({ words, onChange }: Omit<VideoFieldsProps, 'issues'>) {
  const { t } = useLingui()
  return (
    <Checkbox
      label={t`Members can download it`}
      checked={words.allowsDownload}
      onChange={({ currentTarget }) => onChange({ allowsDownload: currentTarget.checked })}
    />
  )
}

/** Title, description, audience, visibility and tags of a video, and whether it can be downloaded. */
export function VideoFields(props: VideoFieldsProps) {
  return (
    <div className={classes.fields}>
      <Texts {...props} />
      <Audience words={props.words} onChange={props.onChange} />
      <Visibility {...props} />
      <Tags {...props} />
      <Downloads words={props.words} onChange={props.onChange} />
    </div>
  )
}
