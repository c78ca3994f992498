import {
  longestExperience,
  longestIndustry,
  longestPricePoint,
} from '@commons/contract/shared/project-figures.ts'
import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useId } from 'react'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FieldIssue } from '../../../ui/FieldIssue.tsx'
import { issueProps } from '../../../ui/issue-props.ts'
import { LocationField } from './LocationField.tsx'
import type { ProjectTexts } from './project-draft.ts'

type About = Pick<ProjectTexts, 'location' | 'industry' | 'pricePoint' | 'experience'>

interface AboutFieldsProps {
  about: About
  issues: Readonly<Partial<Record<'location' | 'industry' | 'price_point' | 'experience', string>>>
  disabled: boolean
  onChange: (about: Partial<About>) => void
}

/** Returns whether these texts are short enough to be sent. */
export const isShortEnough = ({ experience }: Pick<About, 'experience'>) =>
  (charactersLeft(experience, longestExperience) ?? 0) >= 0

/** The optional details of a project. */
export function AboutFields({ about, issues, disabled, onChange }: AboutFieldsProps) {
  const { t } = useLingui()
  const id = useId()
  const { location, industry, pricePoint, experience } = about
  const left = charactersLeft(experience, longestExperience)
  return (
    <>
      <LocationField
        value={location}
        error={issues.location}
        disabled={disabled}
        onLocation={(text) => onChange({ location: text })}
      />
      <TextInput
        name="industry"
        label={t`Industry`}
        placeholder={t`Food, music, software…`}
        autoComplete="off"
        maxLength={unitsFor(longestIndustry)}
        value={industry}
        disabled={disabled}
        error={issues.industry}
        onChange={(event) => onChange({ industry: event.currentTarget.value })}
      />
      <TextInput
        name="price_point"
        label={t`Price point`}
        description={t`What the result will cost, if you sell it.`}
        autoComplete="off"
        maxLength={unitsFor(longestPricePoint)}
        value={pricePoint}
        disabled={disabled}
        error={issues.price_point}
        onChange={(event) => onChange({ pricePoint: event.currentTarget.value })}
      />
      <div>
        <label htmlFor={id} className={form.label}>
          <Trans>Experience</Trans>
        </label>
        <textarea
          dir="auto"
          id={id}
          className={form.text}
          rows={3}
          value={experience}
          disabled={disabled}
          {...issueProps(id, issues.experience, { isWrong: (left ?? 0) < 0 })}
          placeholder={t`What have you made before?`}
          onChange={(event) => onChange({ experience: event.currentTarget.value })}
        />
        <FieldIssue id={id} issue={issues.experience} />
        <CharactersLeft left={left} />
      </div>
    </>
  )
}
