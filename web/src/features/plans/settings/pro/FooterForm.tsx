import type { ProSetting } from '@commons/contract/plans/pro.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea } from '@mantine/core'
import { OnlineButton } from '../../../../settings-kit/OnlineButton.tsx'
import classes from '../../../../settings-kit/Settings.module.css'
import { useStored } from '../../../../settings-kit/use-stored.ts'
import { FailureNote } from '../../../../ui/states/FailureNote.tsx'
import { ProSection } from './ProSection.tsx'
import { useProForm } from './use-pro-form.ts'

/** The text at the bottom of the profile. */
export function FooterForm({ stored: { footer } }: { stored: ProSetting }) {
  const { t } = useLingui()
  const { form, fields, failure, sending, isChanged, load, submit } = useProForm({ footer })
  useStored(fields, 'footer', footer)
  return (
    <ProSection name={<Trans>Footer</Trans>}>
      <form ref={form} className={classes.form} noValidate onSubmit={submit} onFocus={load}>
        <Textarea
          {...fields.bind('footer')}
          label={t`Footer text`}
          description={t`At the end of your page, up to 500 characters. Web addresses become links.`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          rows={3}
        />
        <FailureNote failure={failure} />
        <OnlineButton type="submit" className={classes.submit} disabled={!isChanged} loading={sending}>
          <Trans>Save footer</Trans>
        </OnlineButton>
      </form>
    </ProSection>
  )
}
