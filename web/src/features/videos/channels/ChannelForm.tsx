import type { CommentHold } from '@commons/contract/shared/comment-hold.ts'
import type { Channel } from '@commons/contract/videos/channels.ts'
import {
  longestChannelAbout,
  longestChannelLink,
  longestChannelName,
  mostChannelLinks,
} from '@commons/contract/shared/channel.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { SendingProgress } from '../../../compose/SendingProgress.tsx'
import { useHoldChoices } from '../../../discussion/use-hold-choices.tsx'
import { fieldText } from '../../../locales/contract-messages.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { RadioCards } from '../../../ui/fields/RadioCards.tsx'
import { FieldIssue } from '../../../ui/FieldIssue.tsx'
import { issueProps } from '../../../ui/issue-props.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import upload from '../upload/Upload.module.css'
import type { ChannelPictures } from './channel-pictures.ts'
import { ChannelPictureFields } from './ChannelPictureFields.tsx'
import type { useChannelSave } from './use-channel-save.ts'

export interface ChannelWords {
  readonly channel_name: string
  readonly handle: string
  readonly about: string
  /** One on each line. */
  readonly links: string
  /** Which comments on its videos wait for approval. */
  readonly comment_hold: CommentHold
}

interface ChannelFormProps {
  /** The channel as it is; undefined for a new one. */
  channel?: Channel
  saving: Pick<ReturnType<typeof useChannelSave>, 'error' | 'sending' | 'isBusy' | 'cancel'>
  /** Text of the button that saves it. */
  label: ReactNode
  onSave: (words: ChannelWords, pictures: ChannelPictures) => void
  onClose: () => void
}

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  issue: string | undefined
  left: number | undefined
  children: (props: { id: string } & ReturnType<typeof issueProps>) => ReactNode
}

function Field({ label, hint, issue, left, children }: FieldProps) {
  const id = useId()
  const described = hint ? { describedBy: `${id}-hint` } : {}
  return (
    <div>
      <label htmlFor={id} className={form.label}>
        {label}
      </label>
      {children({ id, ...issueProps(id, issue, described) })}
      {hint && (
        <p id={`${id}-hint`} className={upload.hint}>
          {hint}
        </p>
      )}
      <FieldIssue id={id} issue={issue} />
      <CharactersLeft left={left} />
    </div>
  )
}

const Line = (props: ComponentProps<'input'>) => (
  <input dir="auto" className={upload.line} autoComplete="off" {...props} />
)

/** Pictures, name, handle, about and links of a channel. */
export function ChannelForm({ channel, saving, label, onSave, onClose }: ChannelFormProps) {
  const { t } = useLingui()
  const element = useRef<HTMLFormElement>(null)
  const [pictures, setPictures] = useState<ChannelPictures>({})
  const [hasAsked, setHasAsked] = useState(false)
  const [words, setWords] = useState<ChannelWords>({
    channel_name: channel?.name ?? '',
    handle: channel?.handle ?? '',
    about: channel?.about ?? '',
    links: channel?.links.join('\n') ?? '',
    comment_hold: channel?.comment_hold ?? 'off',
  })
  const { choices } = useHoldChoices()
  const { comment_hold, ...fields } = words
  const { issues, failure } = useRefused(saving.error, fields)
  const change = (parts: Partial<ChannelWords>) => setWords((before) => ({ ...before, ...parts }))
  const left = {
    name: charactersLeft(words.channel_name, longestChannelName),
    about: charactersLeft(words.about, longestChannelAbout),
  }
  const missing =
    hasAsked && words.channel_name.trim() === '' ? fieldText('channel_name_required') : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    setHasAsked(true)
    if (words.channel_name.trim() === '')
      return element.current?.querySelector<HTMLInputElement>('[name=channel_name]')?.focus()
    if (Object.values(left).some((each) => (each ?? 0) < 0)) return
    onSave(words, pictures)
  }

  return (
    <form ref={element} className={form.form} noValidate onSubmit={submit}>
      <ChannelPictureFields
        name={words.channel_name}
        stored={channel}
        chosen={pictures}
        disabled={saving.isBusy}
        onChoose={(parts) => setPictures((before) => ({ ...before, ...parts }))}
      />
      <Field
        label={<Trans context="of a channel">Name</Trans>}
        issue={missing ?? issues.channel_name}
        left={left.name}
      >
        {(props) => (
          <Line
            {...props}
            name="channel_name"
            data-autofocus
            value={words.channel_name}
            onChange={({ currentTarget }) => change({ channel_name: currentTarget.value })}
          />
        )}
      </Field>
      <Field
        label={<Trans>Handle</Trans>}
        hint={
          <Trans>
            Its unique name, after the @: 3 to 30 letters, digits, dots and underscores. Leave it empty to
            have one made from the name.
          </Trans>
        }
        issue={issues.handle}
        left={undefined}
      >
        {(props) => (
          <Line
            {...props}
            autoCapitalize="none"
            spellCheck={false}
            value={words.handle}
            onChange={({ currentTarget }) => change({ handle: currentTarget.value })}
          />
        )}
      </Field>
      <Field label={<Trans context="of a channel">About</Trans>} issue={issues.about} left={left.about}>
        {(props) => (
          <textarea
            dir="auto"
            {...props}
            className={form.text}
            rows={3}
            value={words.about}
            onChange={({ currentTarget }) => change({ about: currentTarget.value })}
          />
        )}
      </Field>
      <Field
        label={<Trans>Links</Trans>}
        hint={<Trans>Up to {mostChannelLinks} web addresses, one on each line.</Trans>}
        issue={issues.links}
        left={undefined}
      >
        {(props) => (
          <textarea
            dir="auto"
            {...props}
            className={form.text}
            rows={2}
            placeholder={t`https://example.org`}
            maxLength={mostChannelLinks * (longestChannelLink + 1)}
            value={words.links}
            onChange={({ currentTarget }) => change({ links: currentTarget.value })}
          />
        )}
      </Field>
      {channel && (
        <RadioCards
          legend={<Trans>New comments on its videos</Trans>}
          value={comment_hold}
          choices={choices}
          onChange={(hold) => change({ comment_hold: hold })}
        />
      )}
      <FailureNote failure={failure} />
      {saving.sending && <SendingProgress sending={saving.sending} onCancel={saving.cancel} />}
      <FormActions onCancel={onClose} loading={saving.isBusy}>
        {label}
      </FormActions>
    </form>
  )
}
