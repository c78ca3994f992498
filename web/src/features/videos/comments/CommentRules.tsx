import { longestHeldWord, mostHeldWords } from '@commons/contract/shared/comment-hold.ts'
import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconUserX } from '@tabler/icons-react'
import { useId, useState, type FormEvent } from 'react'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import type { Answer } from '../../../api/call.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { ActionButton } from '../../../ui/actions/ActionButton.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FieldIssue } from '../../../ui/FieldIssue.tsx'
import { issueProps } from '../../../ui/issue-props.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import classes from './HeldComments.module.css'

type Rules = Pick<Answer<'comment_rules'>, 'words' | 'approved'>

/** The member's words that make comments wait. */
export function WordsForm({ words }: Pick<Rules, 'words'>) {
  const id = useId()
  const stored = words.join('\n')
  const [typed, setTyped] = useState(stored)
  const { mutate, error, isPending } = useWrite('comment_rules_update', { toasts: 'failure' })
  const { issues, failure } = useRefused(error, { words: typed })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending) mutate({ words: typed })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <div>
        <label htmlFor={id} className={form.label}>
          <Trans>Words and addresses that wait</Trans>
        </label>
        <textarea
          dir="auto"
          id={id}
          className={form.text}
          rows={5}
          maxLength={mostHeldWords * (unitsFor(longestHeldWord) + 1)}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          {...issueProps(id, issues.words, { describedBy: `${id}-hint` })}
        />
        <p id={`${id}-hint`} className={classes.hint}>
          <Trans>One on each line, up to {mostHeldWords}. Only you see them.</Trans>
        </p>
        <FieldIssue id={id} issue={issues.words} />
      </div>
      <FailureNote failure={failure} />
      <div>
        <Button type="submit" variant="light" loading={isPending} disabled={typed.trim() === stored.trim()}>
          <Trans context="the changes">Save</Trans>
        </Button>
      </div>
    </form>
  )
}

function Approved({ member }: { member: Rules['approved'][number] }) {
  const { t } = useLingui()
  const { user_id, username, full_name: name, profile_pic } = member
  const { mutate, isPending } = useWrite('unapprove_commenter')
  return (
    <li className={classes.approved}>
      <MemberAvatar name={name} src={profile_pic} size={36} />
      <p className={classes.who}>
        <bdi className={classes.name}>{name}</bdi> <span className={classes.username}>@{username}</span>
      </p>
      <ActionButton
        label={t`Stop always approving ${name}`}
        tip={t`Stop always approving`}
        icon={<IconUserX size={20} stroke={1.75} />}
        disabled={isPending}
        onClick={() => mutate({ commenter_id: user_id })}
      />
    </li>
  )
}

/** Which comments wait: the member's words, and the people whose comments never do. */
export function CommentRules() {
  const title = useId()
  const { data, error, isPaused, refetch } = useRead('comment_rules', {})
  return (
    <Card aria-labelledby={title}>
      <h2 id={title} className={classes.heading}>
        <Trans>What waits</Trans>
      </h2>
      <Loaded read={{ data, error: data ? null : error, isPaused, refetch }}>
        {({ words, approved }) => (
          <>
            <WordsForm key={words.join('\n')} words={words} />
            <h3 className={classes.part}>
              <Trans>Always approved</Trans>
            </h3>
            {approved.length === 0 ? (
              <p className={classes.hint}>
                <Trans>
                  Choose Approve, and always approve, in the menu of a comment that waits, and its author
                  shows up here.
                </Trans>
              </p>
            ) : (
              <ul className={classes.rows}>
                {approved.map((member) => (
                  <Approved key={member.user_id} member={member} />
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </Card>
  )
}
