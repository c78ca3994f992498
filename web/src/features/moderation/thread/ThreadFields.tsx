import { longestModeratorMessage } from '@commons/contract/moderation/messages.ts'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { CallError } from '../../../api/call-error.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FieldIssue } from '../../../ui/FieldIssue.tsx'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { issueProps } from '../../../ui/issue-props.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import classes from './Thread.module.css'

/** Returns whether a message is no longer than it may be. */
export const isMessage = (message: string): boolean =>
  (charactersLeft(message, longestModeratorMessage) ?? 0) >= 0

interface ThreadFieldsProps {
  label: ReactNode
  message: string
  error: CallError | null
  isPending: boolean
  onChange: (message: string) => void
  /** Further buttons. */
  children?: ReactNode
}

/** What the form of either side of a thread has: the message, what is wrong with it, and the buttons. */
export function ThreadFields({ label, message, error, isPending, onChange, children }: ThreadFieldsProps) {
  const id = useId()
  const { issues, failure } = useRefused(error, { message })
  const left = charactersLeft(message, longestModeratorMessage)
  return (
    <>
      <div>
        <label htmlFor={id} className={form.label}>
          {label}
        </label>
        <textarea
          dir="auto"
          id={id}
          className={form.text}
          rows={3}
          value={message}
          {...issueProps(id, issues.message, { isWrong: !isMessage(message) })}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <FieldIssue id={id} issue={issues.message} />
        <CharactersLeft left={left} />
      </div>
      <FailureNote failure={failure} />
      <div className={classes.actions}>
        <OnlineButton type="submit" loading={isPending}>
          <Trans>Send message</Trans>
        </OnlineButton>
        {children}
      </div>
    </>
  )
}
