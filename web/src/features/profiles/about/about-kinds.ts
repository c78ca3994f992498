/** The seven kinds of entries in About, with everything that differs between them on the page. */
import type { AboutKindName } from '@commons/contract/profiles/about.ts'
import type { ViewAs } from '@commons/contract/shared/view-as.ts'
import { msg } from '@lingui/core/macro'
import { type EntryField, type EntryKind, readBy } from '../../../entries/entry-kind.ts'
import { current, period, pick, type Values, writeOf } from '../../../entries/entry.ts'
import { seenAs } from '../view-as.ts'

export type AboutKind = EntryKind & { readonly name: AboutKindName }

const shared = {
  restore: writeOf('about_restore', (about_id: number) => ({ about_id })),
}
const rules = () => import('./about-rules.ts')

const ofMember = (view_user_id: number, viewAs: ViewAs | undefined) => ({ view_user_id, ...seenAs(viewAs) })

const days: readonly EntryField[] = [
  { name: 'start_date', label: msg`Start`, type: 'day' },
  { name: 'end_date', label: msg`End`, type: 'day' },
]

const workOf = (values: Values) => ({
  ...pick(values, 'company', 'position', 'city', 'description'),
  ...period(values),
})

const work: AboutKind = {
  name: 'work',
  heading: msg`Work`,
  add: msg`Add work`,
  edit: msg`Edit work`,
  audience: 'public',
  fields: [
    { name: 'position', label: msg`Position`, input: { autoComplete: 'organization-title' } },
    { name: 'company', label: msg`Company`, isRequired: true, input: { autoComplete: 'organization' } },
    { name: 'city', label: msg`City` },
    ...days,
    { name: 'description', label: msg`Description`, type: 'text' },
  ],
  current: { ask: msg`I work here now`, shown: msg`Present` },
  Read: readBy('get_work', ofMember, ({ work_entries }) => work_entries),
  calls: {
    add: writeOf('add_work', (values, audience) => ({ ...workOf(values), audience })),
    update: writeOf('update_work', (values, audience, work_id) => ({
      ...workOf(values),
      work_id,
      audience,
    })),
    remove: writeOf('delete_work', (work_id) => ({ work_id })),
    ...shared,
  },
  rules,
}

const educationOf = (values: Values) => ({
  ...pick(values, 'school', 'degree', 'field_of_study'),
  ...period(values),
})

export const education: AboutKind = {
  name: 'education',
  heading: msg`Education`,
  add: msg`Add education`,
  edit: msg`Edit education`,
  audience: 'public',
  fields: [
    { name: 'school', label: msg`School` },
    { name: 'degree', label: msg`Course` },
    { name: 'field_of_study', label: msg`Field of study` },
    ...days,
  ],
  current: { ask: msg`I study here now`, shown: msg`Present` },
  Read: readBy('get_education', ofMember, (answer) => answer.education),
  calls: {
    add: writeOf('add_education', (values, audience) => ({
      ...educationOf(values),
      audience,
    })),
    update: writeOf('update_education', (values, audience, education_id) => ({
      ...educationOf(values),
      education_id,
      audience,
    })),
    remove: writeOf('delete_education', (education_id) => ({ education_id })),
    ...shared,
  },
  rules,
}

const placeOf = (values: Values) => ({ ...pick(values, 'place'), ...current(values) })

const place: AboutKind = {
  name: 'place',
  heading: msg`Places lived`,
  add: msg`Add place`,
  edit: msg`Edit place`,
  audience: 'public',
  fields: [{ name: 'place', label: msg`Place`, isRequired: true, input: { autoComplete: 'address-level2' } }],
  current: { ask: msg`I live here now`, shown: msg`Lives here now` },
  Read: readBy('get_places_lived', ofMember, ({ places_lived }) => places_lived),
  calls: {
    add: writeOf('add_place_lived', (values, audience) => ({
      ...placeOf(values),
      audience,
    })),
    update: writeOf('update_place_lived', (values, audience, place_id) => ({
      ...placeOf(values),
      place_id,
      audience,
    })),
    remove: writeOf('delete_place_lived', (place_id) => ({ place_id })),
    ...shared,
  },
  rules,
}

const contactOf = (values: Values) => pick(values, 'mobile_number', 'email', 'address')

const contact: AboutKind = {
  name: 'contact',
  heading: msg`Contact info`,
  add: msg`Add contact info`,
  edit: msg`Edit contact info`,
  audience: 'only_me',
  fields: [
    {
      name: 'mobile_number',
      label: msg`Mobile number`,
      isNamed: true,
      isPrivate: true,
      input: { type: 'tel', autoComplete: 'tel' },
    },
    {
      name: 'email',
      label: msg`Email`,
      isNamed: true,
      isPrivate: true,
      input: { type: 'email', autoComplete: 'email' },
    },
    {
      name: 'address',
      label: msg`Address`,
      type: 'text',
      isNamed: true,
      isPrivate: true,
      input: { autoComplete: 'street-address' },
    },
  ],
  Read: readBy('get_all_contact_info', ofMember, ({ response }) => response),
  calls: {
    add: writeOf('add_contact_info', (values, audience) => ({
      ...contactOf(values),
      audience,
    })),
    update: writeOf('update_contact_info', (values, audience, contact_id) => ({
      ...contactOf(values),
      contact_id,
      audience,
    })),
    remove: writeOf('delete_contact_info', (contact_id) => ({ contact_id })),
    ...shared,
  },
  rules,
}

const familyOf = (values: Values) => ({ ...pick(values, 'name', 'relationship'), ...current(values) })

const family: AboutKind = {
  name: 'family',
  heading: msg`Family`,
  add: msg`Add family member`,
  edit: msg`Edit family member`,
  audience: 'public',
  fields: [
    { name: 'name', label: msg`Name`, isRequired: true },
    { name: 'relationship', label: msg`Relationship`, isRequired: true },
  ],
  current: { ask: msg`This is current`, shown: msg`Current` },
  Read: readBy('get_family_relationships_by_user', ofMember, ({ recdata }) => recdata),
  calls: {
    add: writeOf('add_family_relationship', (values, audience) => ({
      ...familyOf(values),
      audience,
    })),
    update: writeOf('update_family_relationship', (values, audience, id) => ({
      ...familyOf(values),
      id,
      audience,
    })),
    remove: writeOf('delete_family_relationship', (id) => ({ id })),
    ...shared,
  },
  rules,
}

const statusOf = (values: Values) => pick(values, 'status_name')

const status: AboutKind = {
  name: 'status',
  heading: msg`Relationship status`,
  add: msg`Add relationship status`,
  edit: msg`Edit relationship status`,
  audience: 'public',
  fields: [{ name: 'status_name', label: msg`Relationship status`, isRequired: true }],
  Read: readBy('get_relationship_status', ofMember, ({ response }) => response),
  calls: {
    add: writeOf('create_relationship_status', (values, audience) => ({
      ...statusOf(values),
      audience,
    })),
    update: writeOf('update_relationship_status', (values, audience, id) => ({
      ...statusOf(values),
      id,
      audience,
    })),
    remove: writeOf('delete_relationship_status', (id) => ({ id })),
    ...shared,
  },
  rules,
}

const detailOf = (values: Values) => pick(values, 'nickname', 'favorite_quotes', 'about_description')

const detail: AboutKind = {
  name: 'detail',
  heading: msg`Details`,
  add: msg`Add details`,
  edit: msg`Edit details`,
  audience: 'public',
  fields: [
    { name: 'nickname', label: msg`Nickname`, isNamed: true, input: { autoComplete: 'nickname' } },
    { name: 'favorite_quotes', label: msg`Favorite quotes`, type: 'text', isNamed: true },
    { name: 'about_description', label: msg`About me`, type: 'text', isNamed: true },
  ],
  Read: readBy('get_details_by_userid', ofMember, ({ details }) => details),
  calls: {
    add: writeOf('add_detail', (values, audience) => ({
      ...detailOf(values),
      audience,
    })),
    update: writeOf('update_detail', (values, audience, detail_id) => ({
      ...detailOf(values),
      detail_id,
      audience,
    })),
    remove: writeOf('delete_detail', (detail_id) => ({ detail_id })),
    ...shared,
  },
  rules,
}

/** The five tabs, with their names in the URL. */
export const aboutTabs = [
  { name: 'work', label: msg`Work & Education`, kinds: [work, education] },
  { name: 'places', label: msg`Places lived`, kinds: [place] },
  { name: 'contact', label: msg`Contact & Info`, kinds: [contact] },
  { name: 'family', label: msg`Family & Relatioships`, kinds: [status, family] },
  { name: 'details', label: msg`Details about you`, kinds: [detail] },
] as const
export type AboutTabName = (typeof aboutTabs)[number]['name']
