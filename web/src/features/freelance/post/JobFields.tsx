import {
  biddingDays,
  jobBudgets,
  jobKinds,
  jobPays,
  type JobPay,
  longestBidding,
  longestJobDescription,
  longestJobTitle,
  websiteKinds,
} from '@commons/contract/shared/job.ts'
import { graphemes } from '@commons/contract/shared/text/cutting.ts'
import { useLingui } from '@lingui/react/macro'
import { Textarea, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { fieldText } from '../../../locales/contract-messages.ts'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { ChipChoice } from '../../../ui/fields/ChipChoice.tsx'
import { MomentField } from '../../../ui/fields/MomentField.tsx'
import { rangeText } from '../Dollars.tsx'
import type { JobTexts } from './job-draft.ts'
import { KindField } from './KindField.tsx'
import { SkillsField } from './SkillsField.tsx'

/** Names of a job's fields in its calls. */
type FieldName =
  | 'title'
  | 'description'
  | 'project_industry'
  | 'project_purpose'
  | 'skills_required'
  | 'pay_by'
  | 'cost_estimation'
  | 'bidding_ends'

interface JobFieldsProps {
  texts: JobTexts
  issues: Readonly<Partial<Record<FieldName, string>>>
  disabled: boolean
  /** How it is paid stays, because members have bid. */
  isPayFixed?: boolean
  onChange: (parts: Partial<JobTexts>) => void
}

const tooLong = (text: string, most: number) => graphemes(text.trim()) > most

/** Returns what is missing, in the words of the server. */
export const missingIn = ({ title, description, budget }: JobTexts): JobFieldsProps['issues'] => ({
  ...(title.trim() === '' && { title: fieldText('job_title_missing') }),
  ...(description.trim() === '' && { description: fieldText('job_description_missing') }),
  ...(budget === '' && { cost_estimation: fieldText('cost_estimation_missing') }),
})

/** Whether nothing is missing or too long. */
export const isReady = (texts: JobTexts): boolean =>
  Object.keys(missingIn(texts)).length === 0 &&
  !tooLong(texts.title, longestJobTitle) &&
  !tooLong(texts.description, longestJobDescription)

/** The fields of a job, new or changed. */
export function JobFields({ texts, issues, disabled, isPayFixed = false, onChange }: JobFieldsProps) {
  const { t, i18n } = useLingui()
  const { title, description, kind, purpose, skills, pay, budget, ends } = texts
  // Those who go back to the other way of paying find what they chose there.
  const budgets = useRef<Partial<Record<JobPay, string>>>({})
  if (budget !== '') budgets.current[pay] = budget
  const offered: readonly string[] = jobBudgets[pay]
  const payNames = { fixed: t`Fixed price`, hourly: t`By the hour` }
  return (
    <>
      <div>
        <TextInput
          label={t`Title`}
          placeholder={t`What is to be done, in one line`}
          autoComplete="off"
          value={title}
          disabled={disabled}
          error={tooLong(title, longestJobTitle) ? fieldText('job_title_too_long') : issues.title}
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        />
        <CharactersLeft left={charactersLeft(title, longestJobTitle, 30)} />
      </div>
      <div>
        <Textarea
          label={t`Description`}
          placeholder={t`What you have, what you need, and when it's done`}
          autosize
          minRows={5}
          value={description}
          disabled={disabled}
          error={
            tooLong(description, longestJobDescription)
              ? fieldText('job_description_too_long')
              : issues.description
          }
          onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
        />
        <CharactersLeft left={charactersLeft(description, longestJobDescription)} />
      </div>
      <KindField
        label={t`What is it?`}
        otherLabel={t`Another kind`}
        choices={jobKinds}
        value={kind}
        disabled={disabled}
        issue={issues.project_industry}
        onChange={(value) => onChange({ kind: value })}
      />
      {kind === 'Website' && (
        <KindField
          label={t`What kind of website?`}
          otherLabel={t`Another kind of website`}
          choices={websiteKinds}
          value={purpose}
          disabled={disabled}
          issue={issues.project_purpose}
          onChange={(value) => onChange({ purpose: value })}
        />
      )}
      <SkillsField
        skills={skills}
        disabled={disabled}
        issue={issues.skills_required}
        onChange={(next) => onChange({ skills: next })}
      />
      <ChipChoice
        label={t`How do you pay?`}
        value={pay}
        disabled={disabled || isPayFixed}
        issue={issues.pay_by}
        options={jobPays.toReversed().map((value) => ({ value, label: payNames[value] }))}
        onChange={(value) => onChange({ pay: value, budget: budgets.current[value] ?? '' })}
      />
      <ChipChoice
        label={pay === 'hourly' ? t`Cost estimation, an hour` : t`Cost estimation`}
        value={budget}
        disabled={disabled}
        issue={issues.cost_estimation}
        options={offered.map((value) => ({ value, label: rangeText(value, i18n.locale) }))}
        onChange={(value) => onChange({ budget: value })}
      />
      <MomentField
        label={t`Bidding ends (in ${biddingDays} days, if you leave this empty)`}
        presetsLabel={t`Bidding ends in`}
        presets={[3, 7, 14, 30]}
        longestDays={longestBidding}
        value={ends}
        disabled={disabled}
        issue={issues.bidding_ends}
        onChange={(value) => onChange({ ends: value })}
      />
    </>
  )
}
