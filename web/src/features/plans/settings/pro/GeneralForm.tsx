import type { ProSetting } from '@commons/contract/plans/pro.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { OnlineButton } from '../../../../settings-kit/OnlineButton.tsx'
import classes from '../../../../settings-kit/Settings.module.css'
import { useStored } from '../../../../settings-kit/use-stored.ts'
import { FailureNote } from '../../../../ui/states/FailureNote.tsx'
import { ProSection } from './ProSection.tsx'
import { useProForm } from './use-pro-form.ts'

/** The title and headline at the top of the profile. */
export function GeneralForm({ stored: { title, headline } }: { stored: ProSetting }) {
  const { t } = useLingui()
  const { form, fields, failure, sending, isChanged, load, submit } = useProForm({ title, headline })
  useStored(fields, 'title', title)
  useStored(fields, 'headline', headline)
  return (
    <ProSection name={<Trans>General</Trans>}>
      <form ref={form} className={classes.form} noValidate onSubmit={submit} onFocus={load}>
        <TextInput
          {...fields.bind('title')}
          label={t`Page title`}
          description={t`At the top of your page and on its tab, up to 60 characters.`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
        />
        <TextInput
          {...fields.bind('headline')}
          label={t`Headline`}
          description={t`Below the title, up to 160 characters.`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
        />
        <FailureNote failure={failure} />
        <OnlineButton type="submit" className={classes.submit} disabled={!isChanged} loading={sending}>
          <Trans>Save title and headline</Trans>
        </OnlineButton>
      </form>
    </ProSection>
  )
}
