import { i18n } from '@lingui/core'
import { fireEvent, screen } from '@testing-library/react'
import { EntryForm } from '../../entries/EntryForm.tsx'
import type { EntryKind } from '../../entries/entry-kind.ts'
import { type Forms, type SentForm, type } from '../../test-walk-forms.tsx'
import { aboutTabs } from './about/about-kinds.ts'
import { IntroForm } from './intro/IntroForm.tsx'
import { InterestsPanel } from './settings/InterestsPanel.tsx'

const ignore = () => {}

const finished = 'The last step of the setup sends it; SetupPage leads back to what was refused.'

const samples: Readonly<Record<string, string>> = {
  day: '2020-05-01',
  email: 'ada@example.org',
  tel: '601 000 101',
}

/** Returns the name that the call has for the entry's id. */
const idOf = ({ calls: { update } }: EntryKind) =>
  Object.entries(update.input({}, 'public', 3)).find(([, value]) => value === 3)?.[0] ?? ''

/** The form of a new entry, or of a change to one. */
const entryForm = (kind: EntryKind, isNew: boolean): SentForm => ({
  call: (isNew ? kind.calls.add : kind.calls.update).name,
  render: () => (
    <EntryForm kind={kind} entry={isNew ? undefined : { id: 3, audience: 'public' }} onClose={ignore} />
  ),
  fill() {
    for (const { label, type: of, input } of kind.fields)
      type(new RegExp(`^${i18n._(label)}`), samples[of ?? ''] ?? samples[input?.type ?? ''] ?? 'Words')
  },
  // Read when the language is there.
  get fields() {
    return Object.fromEntries(kind.fields.map(({ name, label }) => [name, new RegExp(`^${i18n._(label)}`)]))
  },
  given: ['audience', ...(kind.current ? ['is_current'] : []), ...(isNew ? [] : [idOf(kind)])],
})

export const forms: Forms = {
  'entries/EntryForm.tsx': aboutTabs
    .flatMap(({ kinds }) => kinds)
    .flatMap((kind) => [entryForm(kind, true), entryForm(kind, false)]),
  'features/profiles/intro/IntroForm.tsx': [
    {
      call: 'update_intro',
      render: () => <IntroForm member={{ bio: '', website: '', intro_audiences: null }} onClose={ignore} />,
      fill: () => type('Bio', 'Bees, mostly.'),
      fields: {
        bio: 'Bio',
        bio_audience: 'Who can see your bio',
        website: 'Website',
        website_audience: 'Who can see your website',
        joined_audience: 'Who can see when you joined',
      },
    },
  ],
  'features/profiles/settings/InterestsPanel.tsx': [
    {
      call: 'add_user_interest',
      answers: {
        show_interests: { interest: [] },
        interest_list: { recdata: [{ id: 1, name: 'Gardens', kind: 'Nature' }] },
      },
      render: () => <InterestsPanel />,
      fill: async () => fireEvent.click(await screen.findByLabelText('Gardens')),
      fields: {},
      given: ['interest'],
      inToast: true,
    },
  ],
  'features/profiles/setup/DetailsStep.tsx': finished,
  'features/profiles/setup/InterestsStep.tsx': finished,
}
