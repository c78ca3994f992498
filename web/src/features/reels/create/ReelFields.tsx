import { longestTagline } from '@commons/contract/shared/reel.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconLock, IconWorld } from '@tabler/icons-react'
import { useId, useRef, type ReactNode } from 'react'
import { EmojiButton } from '../../../compose/emoji/EmojiButton.tsx'
import { longestAlt } from '../../../compose/media-file.ts'
import { MentionTextarea } from '../../../compose/mention/MentionTextarea.tsx'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FieldIssue } from '../../../ui/FieldIssue.tsx'
import { issueProps } from '../../../ui/issue-props.ts'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import type { ReelDraft } from '../waiting/reel-draft.ts'
import classes from './CreateReel.module.css'
import { NsfwChoice } from './NsfwChoice.tsx'

export type Written = Pick<ReelDraft, 'text' | 'alt' | 'audience' | 'nsfw'>

interface ReelFieldsProps {
  draft: Written
  /** What was refused of them, by names of the call. */
  issues?: Readonly<Partial<Record<'message' | 'alt', string>>>
  onChange: (parts: Partial<Written>) => void
  children?: ReactNode
}

/** The text, description, audience and NSFW reasons of a reel. */
export function ReelFields({ draft, issues = {}, onChange, children }: ReelFieldsProps) {
  const { t } = useLingui()
  const [about, alt, aboutHint] = [useId(), useId(), useId()]
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <div className={classes.fields}>
      <div>
        <label htmlFor={about} className={form.label}>
          <Trans>About or Tagline</Trans>
        </label>
        <div className={classes.about}>
          <MentionTextarea
            ref={field}
            id={about}
            className={form.text}
            value={draft.text}
            rows={4}
            {...issueProps(about, issues.message, { describedBy: aboutHint })}
            onText={(text) => onChange({ text })}
          />
          <EmojiButton field={field} onText={(text) => onChange({ text })} size={20} />
        </div>
        <p id={aboutHint} className={classes.hint}>
          <Trans>Add tags with #, and name people with @.</Trans>
        </p>
        <FieldIssue id={about} issue={issues.message} />
        <CharactersLeft left={charactersLeft(draft.text, longestTagline)} />
      </div>
      <div>
        <label htmlFor={alt} className={form.label}>
          <Trans>Describe it for people who can't see it</Trans>
        </label>
        <textarea
          dir="auto"
          id={alt}
          className={classes.alt}
          value={draft.alt}
          rows={2}
          {...issueProps(alt, issues.alt)}
          onChange={(event) => onChange({ alt: event.currentTarget.value })}
        />
        <FieldIssue id={alt} issue={issues.alt} />
        <CharactersLeft left={charactersLeft(draft.alt, longestAlt)} />
      </div>
      <div>
        <SegmentedChoice
          label={t`Audience`}
          value={draft.audience}
          onChange={(audience) => onChange({ audience })}
          options={[
            { value: 'public', label: t`Public`, icon: <IconWorld size={16} aria-hidden="true" /> },
            { value: 'private', label: t`Private`, icon: <IconLock size={16} aria-hidden="true" /> },
          ]}
        />
        <p className={classes.hint}>
          {draft.audience === 'private' ? (
            <Trans>Only you and your friends can see this.</Trans>
          ) : (
            <Trans>All members can see this.</Trans>
          )}
        </p>
      </div>
      {children}
      <NsfwChoice chosen={draft.nsfw} onChoose={(nsfw) => onChange({ nsfw })} />
    </div>
  )
}
