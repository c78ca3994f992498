/** All kinds of entries in About and in freelancers' profiles, for tests that cover all of them. */
import type { CallName } from '@commons/contract/all.ts'
import type { EntryAudience } from '@commons/contract/shared/entries.ts'
import type { Person, World } from '../world.ts'

export interface AboutKind {
  readonly kind: string
  readonly add: CallName
  readonly update: CallName
  readonly remove: CallName
  readonly list: CallName
  /** The key of the list in the answer. */
  readonly key: string
  /** The name of the id in calls that change an entry. */
  readonly id: string
  readonly audience: EntryAudience
  /** An entry with every field set. */
  readonly whole: Readonly<Record<string, unknown>>
  /** The fewest fields that make an entry, and the answer's values for the rest. */
  readonly least: Readonly<Record<string, unknown>>
  readonly blank: Readonly<Record<string, unknown>>
  /** A field of the entry, and another text for it. */
  readonly field: string
  readonly other: string
  /** Required fields, with the error for each. */
  readonly required: Readonly<Record<string, string>>
  /** Fields with a single line, and fields with several. */
  readonly lines: readonly string[]
  readonly paragraphs: readonly string[]
  /** What an answer adds to what was sent. */
  readonly shows?: Readonly<Record<string, unknown>>
}

const days = { start_date: '2015-09-01', end_date: '2019-06-30', is_current: 0 }
const noDays = { start_date: null, end_date: null, is_current: 0 }

const noPicture = { file: null, picture: null }
const employment = {
  title: 'Baker',
  company: 'River Mill',
  country: 'CZ',
  city: 'Brodná',
  start_month: 'Sep',
  start_year: '2015',
  work_description: 'Bread\nand rolls',
}

export const aboutKinds: readonly AboutKind[] = [
  {
    kind: 'work',
    add: 'add_work',
    update: 'update_work',
    remove: 'delete_work',
    list: 'get_work',
    key: 'work_entries',
    id: 'work_id',
    audience: 'public',
    whole: {
      company: 'River Mill',
      position: 'Baker',
      city: 'Brodná',
      description: 'Bread\nand rolls',
      ...days,
    },
    least: { company: 'River Mill' },
    blank: { position: '', city: '', description: '', ...noDays },
    field: 'company',
    other: 'Hill Mill',
    required: { company: 'Company is required' },
    lines: ['company', 'position', 'city'],
    paragraphs: ['description'],
  },
  {
    kind: 'education',
    add: 'add_education',
    update: 'update_education',
    remove: 'delete_education',
    list: 'get_education',
    key: 'education',
    id: 'education_id',
    audience: 'public',
    whole: { school: 'Brodná School', degree: 'Baking', field_of_study: 'Bread', ...days },
    least: { school: 'Brodná School' },
    blank: { degree: '', field_of_study: '', ...noDays },
    field: 'school',
    other: 'Hill School',
    required: {},
    lines: ['school', 'degree', 'field_of_study'],
    paragraphs: [],
  },
  {
    kind: 'place',
    add: 'add_place_lived',
    update: 'update_place_lived',
    remove: 'delete_place_lived',
    list: 'get_places_lived',
    key: 'places_lived',
    id: 'place_id',
    audience: 'public',
    whole: { place: 'Brodná', is_current: 1 },
    least: { place: 'Brodná' },
    blank: { is_current: 0 },
    field: 'place',
    other: 'Prague',
    required: { place: 'Enter a place' },
    lines: ['place'],
    paragraphs: [],
  },
  {
    kind: 'contact',
    add: 'add_contact_info',
    update: 'update_contact_info',
    remove: 'delete_contact_info',
    list: 'get_all_contact_info',
    key: 'response',
    id: 'contact_id',
    audience: 'only_me',
    whole: { mobile_number: '+420 601 234 567', email: 'ada@mill.example', address: 'Mill Lane 1\nBrodná' },
    least: { mobile_number: '112' },
    blank: { email: '', address: '' },
    field: 'address',
    other: 'Hill Road 2',
    required: {},
    lines: [],
    paragraphs: ['address'],
  },
  {
    kind: 'family',
    add: 'add_family_relationship',
    update: 'update_family_relationship',
    remove: 'delete_family_relationship',
    list: 'get_family_relationships_by_user',
    key: 'recdata',
    id: 'id',
    audience: 'public',
    whole: { name: 'Byron', relationship: 'Father', is_current: 1 },
    least: { name: 'Byron', relationship: 'Father' },
    blank: { is_current: 0 },
    field: 'name',
    other: 'George Byron',
    required: { name: 'Enter a name', relationship: 'Enter a relationship' },
    lines: ['name', 'relationship'],
    paragraphs: [],
  },
  {
    kind: 'status',
    add: 'create_relationship_status',
    update: 'update_relationship_status',
    remove: 'delete_relationship_status',
    list: 'get_relationship_status',
    key: 'response',
    id: 'id',
    audience: 'public',
    whole: { status_name: 'Married' },
    least: { status_name: 'Married' },
    blank: {},
    field: 'status_name',
    other: 'Single',
    required: { status_name: 'Enter a relationship status' },
    lines: ['status_name'],
    paragraphs: [],
  },
  {
    kind: 'detail',
    add: 'add_detail',
    update: 'update_detail',
    remove: 'delete_detail',
    list: 'get_details_by_userid',
    key: 'details',
    id: 'detail_id',
    audience: 'public',
    whole: { nickname: 'Countess', favorite_quotes: 'One\nTwo', about_description: 'I count.' },
    least: { nickname: 'Countess' },
    blank: { favorite_quotes: '', about_description: '' },
    field: 'nickname',
    other: 'Enchantress',
    required: {},
    lines: ['nickname'],
    paragraphs: ['favorite_quotes', 'about_description'],
  },
  {
    kind: 'experience',
    add: 'add_experience',
    update: 'update_experience',
    remove: 'delete_experience',
    list: 'get_experience_by_user_id',
    key: 'response',
    id: 'experience_id',
    audience: 'public',
    whole: { ...employment, end_month: 'Jun', end_year: '2019', is_currently: 0 },
    least: { ...employment, is_currently: 1 },
    blank: { end_month: '', end_year: '' },
    field: 'title',
    other: 'Miller',
    required: {
      title: 'Title is required',
      company: 'Company is required',
      country: 'Country is required',
      city: 'City is required',
      start_month: 'Start month is required',
      start_year: 'Start year is required',
      work_description: 'Work description is required',
    },
    lines: ['title', 'company', 'city'],
    paragraphs: ['work_description'],
  },
  {
    kind: 'portfolio',
    add: 'add_portfolio',
    update: 'update_portfolio',
    remove: 'delete_portfolio',
    list: 'get_portfolios_by_user_id',
    key: 'response',
    id: 'portfolio_id',
    audience: 'public',
    whole: { title: 'An oven', description: 'Of clay\nand straw', link: 'https://oven.example/1' },
    least: { title: 'An oven' },
    blank: { description: '', link: '' },
    field: 'title',
    other: 'Two ovens',
    required: { title: 'Title is required' },
    lines: ['title'],
    paragraphs: ['description'],
    shows: noPicture,
  },
  {
    kind: 'qualification',
    add: 'add_qualification',
    update: 'update_qualification',
    remove: 'delete_qualification',
    list: 'get_qualifications_by_user_id',
    key: 'response',
    id: 'qualification_id',
    audience: 'public',
    whole: {
      title: 'Master baker',
      organisation: 'Guild',
      summary: 'Bread\nand rolls',
      start_year: '2010',
      end_year: '2012',
    },
    least: { title: 'Master baker' },
    blank: { organisation: '', summary: '', start_year: '', end_year: '' },
    field: 'title',
    other: 'Master miller',
    required: { title: 'Title is required' },
    lines: ['title', 'organisation'],
    paragraphs: ['summary'],
  },
  {
    kind: 'publication',
    add: 'add_publication',
    update: 'update_publication',
    remove: 'delete_publication',
    list: 'get_publications_by_user_id',
    key: 'response',
    id: 'publication_id',
    audience: 'public',
    whole: { title: 'On ovens', publisher: 'Clay Press', summary: 'One\nTwo', link: 'https://clay.example/' },
    least: { title: 'On ovens' },
    blank: { publisher: '', summary: '', link: '' },
    field: 'publisher',
    other: 'Straw Press',
    required: { title: 'Title is required' },
    lines: ['title', 'publisher'],
    paragraphs: ['summary'],
  },
  {
    kind: 'certification',
    add: 'add_certification',
    update: 'update_certification',
    remove: 'delete_certification',
    list: 'get_certifications_by_user_id',
    key: 'response',
    id: 'certification_id',
    audience: 'public',
    whole: { title: 'Fire safety', organisation: 'Brigade', description: 'Ovens', start_year: '2018' },
    least: { title: 'Fire safety' },
    blank: { organisation: '', description: '', start_year: '' },
    field: 'organisation',
    other: 'Town',
    required: { title: 'Title is required' },
    lines: ['title', 'organisation'],
    paragraphs: ['description'],
  },
  {
    kind: 'article',
    add: 'add_article',
    update: 'update_article',
    remove: 'delete_article',
    list: 'get_articles_by_user_id',
    key: 'response',
    id: 'article_id',
    audience: 'public',
    whole: { title: 'How to fire clay', message: 'Slowly.\nVery slowly.' },
    least: { title: 'How to fire clay', message: 'Slowly.' },
    blank: {},
    field: 'message',
    other: 'Fast.',
    required: { title: 'Title is required', message: 'Write a message' },
    lines: ['title'],
    paragraphs: [],
    shows: noPicture,
  },
]

export interface AboutEntry {
  readonly id: number
  readonly audience: EntryAudience
  readonly [field: string]: unknown
}

/** Adds an entry and returns the answer's `recdata`. */
export async function addAbout(
  { as }: World,
  person: Person,
  { add, whole }: AboutKind,
  input: object = whole,
): Promise<AboutEntry> {
  const { recdata } = (await as(person).call(add, input as never)) as unknown as { recdata: AboutEntry }
  return recdata
}

/** Returns the entries of one kind that the viewer sees in a member's About, or the refusal. */
export async function seenAbout(
  { as }: World,
  viewer: Person,
  { list, key }: AboutKind,
  member?: Person,
): Promise<readonly AboutEntry[] | string> {
  const { body } = await as(viewer).send(list, member ? { view_user_id: member.id } : {})
  return (body[key] as AboutEntry[] | undefined) ?? String(body['error'])
}
