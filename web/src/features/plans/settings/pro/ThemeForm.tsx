import type { ProSetting } from '@commons/contract/plans/pro.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { useId } from 'react'
import { OnlineButton } from '../../../../settings-kit/OnlineButton.tsx'
import classes from '../../../../settings-kit/Settings.module.css'
import { useStored } from '../../../../settings-kit/use-stored.ts'
import { FailureNote } from '../../../../ui/states/FailureNote.tsx'
import { FieldIssue } from '../../../../ui/FieldIssue.tsx'
import { issueProps } from '../../../../ui/issue-props.ts'
import { isColour, shadesOf } from '../../../../ui/pictures/member-colour.ts'
import { ProSection } from './ProSection.tsx'
import own from './ThemeForm.module.css'
import { useProForm } from './use-pro-form.ts'

/** The profile's colour: a preset or any other. */
export function ThemeForm({ stored: { theme } }: { stored: ProSetting }) {
  const { t } = useLingui()
  const name = useId()
  const { form, fields, failure, sending, isChanged, load, submit } = useProForm({ theme })
  useStored(fields, 'theme', theme)
  const chosen = fields.values.theme
  const colours = [
    { hex: '', label: t`No colour of my own` },
    { hex: '#a71841', label: t`Rose` },
    { hex: '#a46100', label: t`Apricot` },
    { hex: '#226d3d', label: t`Green` },
    { hex: '#1f5fa8', label: t`Blue` },
    { hex: '#5748b1', label: t`Violet` },
  ]
  const isOther = !colours.some(({ hex }) => hex === chosen)
  return (
    <ProSection name={<Trans>Theme</Trans>}>
      <form ref={form} className={classes.form} noValidate onSubmit={submit} onFocus={load}>
        <fieldset
          className={own.colours}
          role="radiogroup"
          // Takes the focus when no colour is right.
          tabIndex={-1}
          {...issueProps(name, fields.errors.theme)}
        >
          <legend className={classes.label}>
            <Trans>Colour</Trans>
          </legend>
          {colours.map(({ hex, label }) => (
            <label key={hex} className={own.choice} title={label}>
              <input
                type="radio"
                name={name}
                aria-label={label}
                checked={hex === chosen}
                onChange={() => fields.set('theme', hex)}
              />
              <span className={clsx(own.swatch, hex === '' && own.none)} style={{ background: hex }} />
            </label>
          ))}
          <label className={clsx(own.other, isOther && own.chosen)}>
            <input
              type="color"
              value={isOther && isColour(chosen) ? chosen : '#006972'}
              onChange={({ currentTarget }) => fields.set('theme', currentTarget.value)}
            />
            <span>{t`Another colour`}</span>
          </label>
        </fieldset>
        <Shades colour={chosen} />
        <FieldIssue id={name} issue={fields.errors.theme} />
        <FailureNote failure={failure} />
        <OnlineButton type="submit" className={classes.submit} disabled={!isChanged} loading={sending}>
          <Trans>Save colour</Trans>
        </OnlineButton>
      </form>
    </ProSection>
  )
}

/** Previews the colour in light and dark mode, which viewers choose themselves. */
function Shades({ colour }: { colour: string }) {
  if (!isColour(colour)) return null
  const { light, dark } = shadesOf(colour)
  return (
    <div className={own.shades}>
      <span className={own.onLight} style={{ color: light }}>
        <Trans>In light mode</Trans>
      </span>
      <span className={own.onDark} style={{ color: dark }}>
        <Trans>In dark mode</Trans>
      </span>
    </div>
  )
}
