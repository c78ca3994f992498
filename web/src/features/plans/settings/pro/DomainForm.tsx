import type { ProSetting } from '@commons/contract/plans/pro.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { OnlineButton } from '../../../../settings-kit/OnlineButton.tsx'
import classes from '../../../../settings-kit/Settings.module.css'
import { useStored } from '../../../../settings-kit/use-stored.ts'
import { FailureNote } from '../../../../ui/states/FailureNote.tsx'
import { ProSection } from './ProSection.tsx'
import { useProForm } from './use-pro-form.ts'

/** Asks support for a domain, which they connect by hand. */
export function DomainForm({ stored: { domain, domain_asked_at } }: { stored: ProSetting }) {
  const { t, i18n } = useLingui()
  const { form, fields, failure, sending, isChanged, load, submit } = useProForm({ domain })
  useStored(fields, 'domain', domain)
  const date = domain_asked_at === null ? '' : i18n.date(domain_asked_at, { dateStyle: 'long' })
  return (
    <ProSection name={<Trans>Domain</Trans>}>
      <p className={classes.text}>
        <Trans>
          Support connects domains by hand. They'll email you what to do. Until then your page stays where it
          is.
        </Trans>
      </p>
      <form ref={form} className={classes.form} noValidate onSubmit={submit} onFocus={load}>
        <TextInput
          {...fields.bind('domain')}
          label={t`Your domain`}
          placeholder="example.org"
          description={date === '' ? undefined : t`You asked for ${domain} on ${date}.`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FailureNote failure={failure} />
        <OnlineButton type="submit" className={classes.submit} disabled={!isChanged} loading={sending}>
          {fields.values.domain.trim() === '' && domain !== '' ? (
            <Trans>Remove domain</Trans>
          ) : (
            <Trans>Ask support</Trans>
          )}
        </OnlineButton>
      </form>
    </ProSection>
  )
}
