import { type Accent, accentColour, accentColours } from '@commons/contract/shared/accent.ts'
import type { Setting } from '@commons/contract/shared/setting.ts'
import { settings, type SettingName } from '@commons/contract/staff/settings.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FieldIssue } from '../../../ui/FieldIssue.tsx'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { issueProps } from '../../../ui/issue-props.ts'
import { settingTexts } from './setting-texts.ts'

interface SettingControlProps {
  name: SettingName
  value: string
  issue: string | undefined
  onChange: (value: string) => void
}

const isAccent = (value: string): value is Accent => Object.hasOwn(accentColours, value)

function Swatch({ of }: { of: string }) {
  if (!isAccent(of)) return null
  const background = accentColour(of)
  return (
    <span
      aria-hidden="true"
      style={{ width: 24, height: 24, borderRadius: 6, background, forcedColorAdjust: 'none' }}
    />
  )
}

/** The control that a setting's declaration asks for. */
export function SettingControl({ name, value, issue, onChange }: SettingControlProps) {
  const { i18n } = useLingui()
  const id = useId()
  const { control }: Pick<Setting, 'control'> = settings[name]
  const { label, hint, choices = {} } = settingTexts[name]
  if (control.kind === 'switch' || control.kind === 'choice') {
    const options: ReadonlyArray<readonly [string, ReactNode]> =
      control.kind === 'switch'
        ? [
            [
              '1',
              <Trans key="on" context="setting">
                On
              </Trans>,
            ],
            [
              '0',
              <Trans key="off" context="setting">
                Off
              </Trans>,
            ],
          ]
        : control.choices.map((each) => {
            const text = choices[each]
            return [each, text ? i18n._(text) : each]
          })
    return (
      <fieldset className={form.choices} aria-describedby={hint && `${id}-hint`}>
        <legend className={form.legend}>{i18n._(label)}</legend>
        {hint && (
          <p id={`${id}-hint`} className={form.note}>
            {i18n._(hint)}
          </p>
        )}
        {options.map(([each, text]) => (
          <label key={each} className={form.choice}>
            <input
              type="radio"
              name={id}
              value={each}
              checked={value === each}
              {...issueProps(id, issue)}
              onChange={() => onChange(each)}
            />
            {name === 'network_accent' && <Swatch of={each} />}
            <bdi>{text}</bdi>
          </label>
        ))}
        <FieldIssue id={id} issue={issue} />
      </fieldset>
    )
  }
  const left = control.kind === 'text' ? charactersLeft(value, control.longest) : undefined
  const isLong = control.kind === 'text' && control.lines === 'many'
  const Field = isLong ? 'textarea' : 'input'
  return (
    <div>
      <label htmlFor={id} className={form.label}>
        {i18n._(label)}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={form.note}>
          {i18n._(hint)}
        </p>
      )}
      <Field
        id={id}
        className={form.text}
        {...(isLong ? { rows: 8 } : { style: { minHeight: 44 } })}
        {...(control.kind === 'number' && { inputMode: 'numeric' })}
        value={value}
        {...issueProps(id, issue, { isWrong: (left ?? 0) < 0, ...(hint && { describedBy: `${id}-hint` }) })}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <FieldIssue id={id} issue={issue} />
      <CharactersLeft left={left} />
    </div>
  )
}
