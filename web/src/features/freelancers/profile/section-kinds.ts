/** The sections of a freelancer's profile that hold entries, with everything that differs between them. */
import type { ProfileKindName } from '@commons/contract/freelance/sections.ts'
import { msg } from '@lingui/core/macro'
import { type EntryField, type EntryKind, readBy } from '../../../entries/entry-kind.ts'
import { pick, type Values, writeOf } from '../../../entries/entry.ts'
import { countryChoices, monthChoices, yearChoices } from './section-choices.ts'

type SectionKind = EntryKind & { readonly name: ProfileKindName }

const shared = { restore: writeOf('about_restore', (about_id: number) => ({ about_id })) }
const rules = () => import('./section-rules.ts')
const ofMember = (view_user_id: number) => ({ view_user_id })

const title: EntryField = { name: 'title', label: msg`Title`, isRequired: true }
const description: EntryField = { name: 'description', label: msg`Description`, type: 'text' }
const summary: EntryField = { name: 'summary', label: msg`Summary`, type: 'text' }
const link: EntryField = { name: 'link', label: msg`Link`, isNamed: true, input: { type: 'url' } }
const year = { type: 'choice', options: yearChoices, isPeriod: true } as const
const month = { type: 'choice', options: monthChoices, isPeriod: true } as const

const removal = (values: Values) => (values['removes_file'] === '1' ? ({ removes_file: 1 } as const) : {})

const portfolioOf = (values: Values) => pick(values, 'title', 'description', 'link')

const portfolio: SectionKind = {
  name: 'portfolio',
  heading: msg`Portfolio`,
  add: msg`Add portfolio item`,
  edit: msg`Edit portfolio item`,
  audience: 'public',
  isPictured: true,
  isGallery: true,
  empty: msg`No portfolio items have been added yet`,
  fields: [title, description, link],
  Read: readBy('get_portfolios_by_user_id', ofMember, ({ response }) => response),
  calls: {
    add: writeOf('add_portfolio', (values, audience) => ({ ...portfolioOf(values), audience })),
    update: writeOf('update_portfolio', (values, audience, portfolio_id) => ({
      ...portfolioOf(values),
      ...removal(values),
      portfolio_id,
      audience,
    })),
    remove: writeOf('delete_portfolio', (portfolio_id) => ({ portfolio_id })),
    ...shared,
  },
  rules,
}

const experienceOf = (values: Values) => {
  const { end_month, end_year, ...begun } = pick(
    values,
    'title',
    'company',
    'country',
    'city',
    'start_month',
    'start_year',
    'end_month',
    'end_year',
    'work_description',
  )
  return values['is_currently'] === '1'
    ? ({ ...begun, is_currently: 1 } as const)
    : ({ ...begun, end_month, end_year, is_currently: 0 } as const)
}

const experience: SectionKind = {
  name: 'experience',
  heading: msg`Experience`,
  add: msg`Add experience`,
  edit: msg`Edit experience`,
  audience: 'public',
  empty: msg`No experiences have been added.`,
  fields: [
    { ...title, input: { autoComplete: 'organization-title' } },
    { name: 'company', label: msg`Company`, isRequired: true, input: { autoComplete: 'organization' } },
    { name: 'city', label: msg`City`, isRequired: true, input: { autoComplete: 'address-level2' } },
    {
      name: 'country',
      label: msg`Country`,
      type: 'choice',
      options: countryChoices,
      isRequired: true,
    },
    { name: 'start_month', label: msg`Start month`, isRequired: true, ...month },
    { name: 'start_year', label: msg`Start year`, isRequired: true, ...year },
    { name: 'end_month', label: msg`End month`, isRequired: true, ...month },
    { name: 'end_year', label: msg`End year`, isRequired: true, ...year },
    { name: 'work_description', label: msg`Work description`, type: 'text', isRequired: true },
  ],
  current: { name: 'is_currently', ask: msg`I work here now`, shown: msg`Present` },
  Read: readBy('get_experience_by_user_id', ofMember, ({ response }) => response),
  calls: {
    add: writeOf('add_experience', (values, audience) => ({ ...experienceOf(values), audience })),
    update: writeOf('update_experience', (values, audience, experience_id) => ({
      ...experienceOf(values),
      experience_id,
      audience,
    })),
    remove: writeOf('delete_experience', (experience_id) => ({ experience_id })),
    ...shared,
  },
  rules,
}

const qualificationOf = (values: Values) =>
  pick(values, 'title', 'organisation', 'summary', 'start_year', 'end_year')

const qualification: SectionKind = {
  name: 'qualification',
  heading: msg`Qualifications`,
  add: msg`Add qualification`,
  edit: msg`Edit qualification`,
  audience: 'public',
  empty: msg`No qualifications have been added.`,
  fields: [
    title,
    { name: 'organisation', label: msg`Organisation` },
    { name: 'start_year', label: msg`Start year`, ...year },
    { name: 'end_year', label: msg`End year`, ...year },
    summary,
  ],
  Read: readBy('get_qualifications_by_user_id', ofMember, ({ response }) => response),
  calls: {
    add: writeOf('add_qualification', (values, audience) => ({ ...qualificationOf(values), audience })),
    update: writeOf('update_qualification', (values, audience, qualification_id) => ({
      ...qualificationOf(values),
      qualification_id,
      audience,
    })),
    remove: writeOf('delete_qualification', (qualification_id) => ({ qualification_id })),
    ...shared,
  },
  rules,
}

const publicationOf = (values: Values) => pick(values, 'title', 'publisher', 'summary', 'link')

const publication: SectionKind = {
  name: 'publication',
  heading: msg`Publications`,
  add: msg`Add publication`,
  edit: msg`Edit publication`,
  audience: 'public',
  empty: msg`No publications have been added.`,
  fields: [title, { name: 'publisher', label: msg`Publisher` }, summary, link],
  Read: readBy('get_publications_by_user_id', ofMember, ({ response }) => response),
  calls: {
    add: writeOf('add_publication', (values, audience) => ({ ...publicationOf(values), audience })),
    update: writeOf('update_publication', (values, audience, publication_id) => ({
      ...publicationOf(values),
      publication_id,
      audience,
    })),
    remove: writeOf('delete_publication', (publication_id) => ({ publication_id })),
    ...shared,
  },
  rules,
}

const certificationOf = (values: Values) => pick(values, 'title', 'organisation', 'description', 'start_year')

const certification: SectionKind = {
  name: 'certification',
  heading: msg`Certifications`,
  add: msg`Add certification`,
  edit: msg`Edit certification`,
  audience: 'public',
  empty: msg`No certifications have been added.`,
  fields: [
    title,
    { name: 'organisation', label: msg`Organisation` },
    { name: 'start_year', label: msg`Year`, ...year },
    description,
  ],
  Read: readBy('get_certifications_by_user_id', ofMember, ({ response }) => response),
  calls: {
    add: writeOf('add_certification', (values, audience) => ({ ...certificationOf(values), audience })),
    update: writeOf('update_certification', (values, audience, certification_id) => ({
      ...certificationOf(values),
      certification_id,
      audience,
    })),
    remove: writeOf('delete_certification', (certification_id) => ({ certification_id })),
    ...shared,
  },
  rules,
}

const articleOf = (values: Values) => pick(values, 'title', 'message')

const article: SectionKind = {
  name: 'article',
  heading: msg`Articles`,
  add: msg`Add article`,
  edit: msg`Edit article`,
  audience: 'public',
  isPictured: true,
  empty: msg`No articles have been added.`,
  fields: [title, { name: 'message', label: msg`Text`, type: 'text', isRequired: true }],
  Read: readBy('get_articles_by_user_id', ofMember, ({ response }) => response),
  calls: {
    add: writeOf('add_article', (values, audience) => ({ ...articleOf(values), audience })),
    update: writeOf('update_article', (values, audience, article_id) => ({
      ...articleOf(values),
      ...removal(values),
      article_id,
      audience,
    })),
    remove: writeOf('delete_article', (article_id) => ({ article_id })),
    ...shared,
  },
  rules,
}

export const sectionKinds = { portfolio, experience, qualification, publication, certification, article }
