import type { ProfileBanner } from '@commons/contract/profiles/profiles.ts'
import type { EntryAudience } from '@commons/contract/shared/entries.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { FormActions } from '../../../compose/FormActions.tsx'
import { audiences } from '../../../entries/entry-audiences.ts'
import { useSettingsForm } from '../../../settings-kit/use-settings-form.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import classes from './Intro.module.css'

/** The contract's `longestBio`; the contract's own page would bring its rules along. */
const longest = 200
const few = 60
const rules = () => import('./intro-rules.ts')

interface IntroFormProps {
  member: Pick<ProfileBanner, 'bio' | 'website' | 'intro_audiences'>
  onClose: () => void
}

/** What is at the top of the member's own profile, each with its audience. */
export function IntroForm({ member: { bio, website, intro_audiences: before }, onClose }: IntroFormProps) {
  const { t } = useLingui()
  const {
    form: element,
    fields,
    failure,
    sending,
    load,
    submit,
  } = useSettingsForm({
    name: 'update_intro',
    rules,
    initial: {
      bio,
      bio_audience: before?.bio ?? 'public',
      website,
      website_audience: before?.website ?? 'public',
      joined_audience: before?.joined ?? 'public',
    },
    input: ({ bio_audience, website_audience, joined_audience, ...texts }) => ({
      ...texts,
      bio_audience: bio_audience as EntryAudience,
      website_audience: website_audience as EntryAudience,
      joined_audience: joined_audience as EntryAudience,
    }),
    onDone: onClose,
  })
  const choices = audiences.map(({ value, label }) => ({ value, label: t(label) }))
  return (
    <form ref={element} className={form.form} noValidate onSubmit={submit} onFocus={load}>
      <div className={classes.field}>
        <Textarea {...fields.bind('bio')} label={t`Bio`} dir="auto" rows={3} data-autofocus />
        <CharactersLeft left={charactersLeft(fields.values.bio, longest, few)} />
        <NativeSelect {...fields.bind('bio_audience')} label={t`Who can see your bio`} data={choices} />
      </div>
      <div className={classes.field}>
        <TextInput
          {...fields.bind('website')}
          label={t`Website`}
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
        />
        <NativeSelect
          {...fields.bind('website_audience')}
          label={t`Who can see your website`}
          data={choices}
        />
      </div>
      <NativeSelect
        {...fields.bind('joined_audience')}
        label={t`Who can see when you joined`}
        data={choices}
      />
      <p className={classes.hint}>
        <Trans>The place you live in is under About.</Trans>
      </p>
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={sending}>
        <Trans>Save</Trans>
      </FormActions>
    </form>
  )
}
