import type { MyProject } from '@commons/contract/freelance/my-projects.ts'
import { longestInvite } from '@commons/contract/shared/invite.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, Textarea } from '@mantine/core'
import { Link, useRouterState } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { paths } from '../../../paths.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { toast } from '../../../ui/notices/toast.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'

interface InviteFormProps {
  userId: number
  /** The viewer's jobs that take bids; at least one. */
  jobs: ReadonlyArray<Pick<MyProject, 'id' | 'title'>>
  onClose: () => void
}

export function InviteForm({ userId, jobs, onClose }: InviteFormProps) {
  const { t } = useLingui()
  // The address of the list of freelancers has the job that they are looked for.
  const { job } = useRouterState({ select: ({ location }): { job?: string } => location.search })
  const sought = jobs.find(({ id }) => String(id) === job) ?? jobs[0]
  const [jobId, setJobId] = useState(() => String(sought?.id))
  const [message, setMessage] = useState('')
  const { mutate, error, isPending } = useWrite('project_invite', {
    toasts: 'none',
    onDone(answer) {
      toast.success(answer.message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(error, { project_id: jobId, message })
  const left = charactersLeft(message, longestInvite)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && (left ?? 0) >= 0)
      mutate({ project_id: Number(jobId), invited_user_id: userId, message })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <NativeSelect
        size="md"
        label={t`Your project`}
        value={jobId}
        error={issues.project_id}
        onChange={({ currentTarget }) => setJobId(currentTarget.value)}
        data={jobs.map(({ id, title }) => ({ value: String(id), label: title }))}
      />
      <div>
        <Textarea
          label={t`A word to the freelancer (optional)`}
          autosize
          minRows={3}
          value={message}
          error={issues.message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        <CharactersLeft left={left} />
      </div>
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={isPending}>
        <Trans>Invite</Trans>
      </FormActions>
    </form>
  )
}

interface InviteDialogProps {
  member: { readonly user_id: number; readonly full_name: string }
  onClose: () => void
}

/** Invites a member to bid for one of the viewer's jobs that take bids. */
export default function InviteDialog({ member: { user_id, full_name }, onClose }: InviteDialogProps) {
  const read = useRead('get_my_projects', { role: 'client', tab: 'open', limit: 50 })
  return (
    <Dialog opened title={<Trans>Invite {full_name} to bid</Trans>} size="form" onClose={onClose}>
      <Loaded read={read}>
        {({ response }) => {
          const jobs = response.filter(({ status }) => status === 'open')
          return jobs.length > 0 ? (
            <InviteForm userId={user_id} jobs={jobs} onClose={onClose} />
          ) : (
            <EmptyState
              title={<Trans>None of your projects takes bids</Trans>}
              hint={<Trans>Post one, and invite people to it.</Trans>}
              action={
                <Button component={Link} to={paths.postJob()} onClick={onClose}>
                  <Trans>Post a Project</Trans>
                </Button>
              }
            />
          )
        }}
      </Loaded>
    </Dialog>
  )
}
