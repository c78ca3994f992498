import { z } from 'zod'
import {
  addCall,
  addPicturedCall,
  deleteCall,
  entryKind,
  getCall,
  Line,
  MonthIn,
  Paragraphs,
  picturedKind,
  required,
  RequiredLine,
  RequiredMonth,
  RequiredParagraphs,
  RequiredYear,
  Text,
  updateCall,
  updatePicturedCall,
  YearIn,
} from '../shared/entries.ts'
import { CountryIn } from '../shared/country.ts'
import { Flag, FlagIn } from '../shared/flag.ts'
import { IdIn } from '../shared/id.ts'
import { TextIn } from '../shared/text.ts'
import { isWebAddress } from '../shared/web-address.ts'

/**
 * The sections of a freelancer's profile that its member fills with entries. Education is About's; each other
 * kind is described once, and its four calls are made from the description.
 */

const profile = { topic: 'freelancer', page: 'freelancer profile' } as const

const longestLink = 300
const longestArticle = 10_000

export const LinkIn = z
  .string('link_invalid')
  .trim()
  .max(longestLink, 'link_invalid')
  .refine((link) => link === '' || isWebAddress(link), 'link_invalid')
  .describe(`A web address of at most ${longestLink} characters, or empty.`)

export const experience = entryKind({
  name: 'experience',
  says: 'an experience',
  audience: 'public',
  takes: {
    title: RequiredLine('title_required'),
    company: RequiredLine('company_required'),
    country: required(CountryIn, 'country_required').describe(
      'USA, India, or the two letters of ISO 3166-1, such as CZ.',
    ),
    city: RequiredLine('city_required'),
    start_month: RequiredMonth('start_month_required'),
    start_year: RequiredYear('start_year_required'),
    end_month: MonthIn.optional(),
    end_year: YearIn.optional(),
    work_description: RequiredParagraphs('work_description_required'),
    is_currently: FlagIn.optional().describe('1: it goes on, so its end is dropped.'),
  },
  shows: {
    title: Text,
    company: Text,
    country: Text,
    city: Text,
    start_month: Text,
    start_year: Text,
    end_month: Text,
    end_year: Text,
    work_description: Text,
    is_currently: Flag.default(0),
  },
  wrong: (fields) => ({
    ...(fields['is_currently'] !== 1 && !fields['end_month'] && { end_month: 'end_month_required' }),
    ...(fields['is_currently'] !== 1 && !fields['end_year'] && { end_year: 'end_year_required' }),
  }),
})

export const portfolio = picturedKind({
  name: 'portfolio',
  says: 'a work',
  audience: 'public',
  takes: {
    title: RequiredLine('title_required'),
    description: Paragraphs.optional(),
    link: LinkIn.optional(),
  },
  shows: { title: Text, description: Text, link: Text },
})

export const qualification = entryKind({
  name: 'qualification',
  says: 'a qualification',
  audience: 'public',
  takes: {
    title: RequiredLine('title_required'),
    organisation: Line.optional(),
    summary: Paragraphs.optional(),
    start_year: YearIn.optional(),
    end_year: YearIn.optional(),
  },
  shows: { title: Text, organisation: Text, summary: Text, start_year: Text, end_year: Text },
})

export const publication = entryKind({
  name: 'publication',
  says: 'a publication',
  audience: 'public',
  takes: {
    title: RequiredLine('title_required'),
    publisher: Line.optional(),
    summary: Paragraphs.optional(),
    link: LinkIn.optional(),
  },
  shows: { title: Text, publisher: Text, summary: Text, link: Text },
})

export const certification = entryKind({
  name: 'certification',
  says: 'a certification',
  audience: 'public',
  takes: {
    title: RequiredLine('title_required'),
    organisation: Line.optional(),
    description: Paragraphs.optional(),
    start_year: YearIn.optional().describe('The year in which it was given.'),
  },
  shows: { title: Text, organisation: Text, description: Text, start_year: Text },
})

export const article = picturedKind({
  name: 'article',
  says: 'an article',
  audience: 'public',
  takes: {
    title: RequiredLine('title_required'),
    message: z
      .string('message_required')
      .pipe(TextIn(longestArticle, 'article_too_long'))
      .refine((text) => text !== '', 'message_required')
      .describe(`1 to ${longestArticle} characters.`),
  },
  shows: { title: Text, message: Text },
})

/** The kinds of this page, by their names. */
export const profileKinds = { portfolio, experience, qualification, publication, certification, article }
export type ProfileKindName = keyof typeof profileKinds

const experienceId = { experience_id: IdIn }
const portfolioId = { portfolio_id: IdIn }
const qualificationId = { qualification_id: IdIn }
const publicationId = { publication_id: IdIn }
const certificationId = { certification_id: IdIn }
const articleId = { article_id: IdIn }

export const add_experience = addCall(profile, 'add_experience', experience)
export const update_experience = updateCall(profile, 'update_experience', experienceId, experience)
export const delete_experience = deleteCall(profile, 'delete_experience', experienceId, experience)
export const get_experience_by_user_id = getCall(
  profile,
  'get_experience_by_user_id',
  { response: z.array(experience.entry) },
  experience,
)

export const add_portfolio = addPicturedCall(profile, 'add_portfolio', portfolio)
export const update_portfolio = updatePicturedCall(profile, 'update_portfolio', portfolioId, portfolio)
export const delete_portfolio = deleteCall(profile, 'delete_portfolio', portfolioId, portfolio)
export const get_portfolios_by_user_id = getCall(
  profile,
  'get_portfolios_by_user_id',
  { response: z.array(portfolio.entry) },
  portfolio,
)

export const add_qualification = addCall(profile, 'add_qualification', qualification)
export const update_qualification = updateCall(
  profile,
  'update_qualification',
  qualificationId,
  qualification,
)
export const delete_qualification = deleteCall(
  profile,
  'delete_qualification',
  qualificationId,
  qualification,
)
export const get_qualifications_by_user_id = getCall(
  profile,
  'get_qualifications_by_user_id',
  { response: z.array(qualification.entry) },
  qualification,
)

export const add_publication = addCall(profile, 'add_publication', publication)
export const update_publication = updateCall(profile, 'update_publication', publicationId, publication)
export const delete_publication = deleteCall(profile, 'delete_publication', publicationId, publication)
export const get_publications_by_user_id = getCall(
  profile,
  'get_publications_by_user_id',
  { response: z.array(publication.entry) },
  publication,
)

export const add_certification = addCall(profile, 'add_certification', certification)
export const update_certification = updateCall(
  profile,
  'update_certification',
  certificationId,
  certification,
)
export const delete_certification = deleteCall(
  profile,
  'delete_certification',
  certificationId,
  certification,
)
export const get_certifications_by_user_id = getCall(
  profile,
  'get_certifications_by_user_id',
  { response: z.array(certification.entry) },
  certification,
)

export const add_article = addPicturedCall(profile, 'add_article', article)
export const update_article = updatePicturedCall(profile, 'update_article', articleId, article)
export const delete_article = deleteCall(profile, 'delete_article', articleId, article)
export const get_articles_by_user_id = getCall(
  profile,
  'get_articles_by_user_id',
  { response: z.array(article.entry) },
  article,
)
