import type { FreelancerProfile } from '@commons/contract/freelance/profile.ts'
import { longestHeadline, longestSummary, mostTopSkills } from '@commons/contract/shared/freelancer.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useId, useState, type FormEvent } from 'react'
import { useRefused } from '../../../api/use-refused.ts'
import { useWrite } from '../../../api/use-call.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { FieldIssue } from '../../../ui/FieldIssue.tsx'
import { issueProps } from '../../../ui/issue-props.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'

interface EditProfileProps {
  freelancer: FreelancerProfile
  onClose: () => void
}

const skillsIn = (text: string) =>
  text
    .split(',')
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '')

/** Rate, headline, skills and summary of the viewer's own profile. */
export function EditProfileForm({ freelancer, onClose }: EditProfileProps) {
  const { t } = useLingui()
  const id = useId()
  const [words, setWords] = useState({
    hourly_rate: freelancer.hourly_rate ?? '',
    professional_headline: freelancer.professional_headline,
    top_skills: freelancer.top_skills.join(', '),
    summary: freelancer.summary,
  })
  const [isHidden, setIsHidden] = useState(freelancer.hide_earnings === 1)
  const write = useWrite('update_freelancer_profile', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(write.error, words)
  const left = {
    headline: charactersLeft(words.professional_headline, longestHeadline),
    summary: charactersLeft(words.summary, longestSummary),
  }
  const bind = (name: keyof typeof words) => ({
    name,
    value: words[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setWords((before) => ({ ...before, [name]: value })),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (write.isPending || Object.values(left).some((each) => (each ?? 0) < 0)) return
    const { hourly_rate, top_skills, ...rest } = words
    write.mutate({
      ...rest,
      hourly_rate: hourly_rate.trim(),
      top_skills: skillsIn(top_skills),
      hide_earnings: isHidden ? 1 : 0,
    })
  }

  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <TextInput
        {...bind('hourly_rate')}
        error={issues.hourly_rate}
        label={t`Hourly rate`}
        description={t`In US dollars. Leave it empty if you'd rather not say.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="decimal"
        leftSection="$"
      />
      <div>
        <TextInput
          {...bind('professional_headline')}
          error={issues.professional_headline}
          label={t`Professional headline`}
        />
        <CharactersLeft left={left.headline} />
      </div>
      <TextInput
        {...bind('top_skills')}
        error={issues.top_skills}
        label={t`Top skills`}
        description={t`Up to ${mostTopSkills}, separated by commas.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <div>
        <label htmlFor={id} className={form.label}>
          <Trans>Summary</Trans>
        </label>
        <textarea
          dir="auto"
          {...bind('summary')}
          {...issueProps(id, issues.summary)}
          id={id}
          className={form.text}
          rows={5}
        />
        <FieldIssue id={id} issue={issues.summary} />
        <CharactersLeft left={left.summary} />
      </div>
      <Checkbox
        label={t`Hide what I've earned from others`}
        checked={isHidden}
        onChange={({ currentTarget }) => setIsHidden(currentTarget.checked)}
      />
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={write.isPending}>
        <Trans>Save</Trans>
      </FormActions>
    </form>
  )
}

export default function EditProfileDialog(props: EditProfileProps) {
  return (
    <Dialog opened title={<Trans>Edit profile</Trans>} size="form" onClose={props.onClose}>
      <EditProfileForm {...props} />
    </Dialog>
  )
}
