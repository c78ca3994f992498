import { profileKinds } from '@commons/contract/freelance/sections.ts'
import { RouterContextProvider } from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openSession, type Session } from '../../../api/session.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { holdUpload, png, stubFileUrls, uploads } from '../../../compose/test-compose.ts'
import EntryDialog from '../../../entries/EntryDialog.tsx'
import type { EntryKind } from '../../../entries/entry-kind.ts'
import { EntrySection } from '../../../entries/EntrySection.tsx'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { answerQuestion } from '../../../ui/test-answers.ts'
import { toast, toasts } from '../../../ui/notices/toast.ts'
import { aReview } from '../../freelance/test-jobs.ts'
import { profile } from '../test-profile.ts'
import { EditProfileForm } from './EditProfileDialog.tsx'
import { FreelancerHead } from './FreelancerHead.tsx'
import { References } from './References.tsx'
import { countryChoices } from './section-choices.ts'
import { Reviews } from './Reviews.tsx'
import { sectionKinds } from './section-kinds.ts'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

// Preload: otherwise the first test waits for them.
beforeAll(async () => {
  await import('../../../ui/dialog/DialogBody.tsx')
  await import('./section-rules.ts')
})
// Drafts are kept per member, so each test uses another one.
let member = 0
beforeEach(() => {
  openSession({ id: ++member, api_key: 'key.secret' } as Session)
  stubFileUrls()
})
afterEach(() => {
  for (const { id } of toasts.get()) toast.dismiss(id)
  vi.unstubAllGlobals()
})

const kinds: ReadonlyArray<EntryKind & { name: keyof typeof sectionKinds }> = Object.values(sectionKinds)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function saves() {
  const sent: ReturnType<typeof answerWith> = []
  answerWith((each) => {
    if (/^(add|update)_/.test(each.name)) sent.push(each)
    return success({ recdata: { id: 1 }, data: profile })
  })
  return sent
}

test.each(kinds.map((kind) => [kind.name, kind] as const))(
  'the form of %s has the fields of the contract, and sends what its call takes',
  async (name, kind) => {
    const { takes, audience } = profileKinds[name]
    const flag = kind.current?.name
    const form = [...kind.fields.map((each) => each.name), ...(flag ? [flag] : [])]
    expect(form.toSorted()).toEqual(Object.keys(takes).toSorted())
    expect(kind.audience).toBe(audience)
    const sent = saves()
    const onClose = vi.fn<() => void>()
    renderInApp(<EntryDialog kind={kind} entry={undefined} onClose={onClose} />)
    await screen.findByRole('dialog')
    const values = Object.fromEntries(
      kind.fields.map(({ name: each, options, input }) => [
        each,
        options ? (options('en')[0]?.value ?? '') : input?.type === 'url' ? 'https://a.example' : 'Text',
      ]),
    )
    for (const [each, value] of Object.entries(values))
      fireEvent.change(document.querySelector(`[name=${each}]`) ?? expect.fail(each), { target: { value } })
    press('Save')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(sent.map((each) => each.name)).toEqual([kind.calls.add.name])
    expect(sent[0]?.body).toMatchObject({ ...values, audience })
  },
)

test('an experience says what it lacks in the words of the documents, and nothing is sent', async () => {
  const sent = saves()
  renderInApp(<EntryDialog kind={sectionKinds.experience} entry={undefined} onClose={() => {}} />)
  await screen.findByRole('dialog')
  await waitFor(() => {
    press('Save')
    for (const field of ['Title', 'Company', 'Country', 'City', 'Start month', 'Start year'])
      screen.getByText(`${field} is required`)
    for (const field of ['Work description', 'End month', 'End year'])
      screen.getByText(`${field} is required`)
  })
  fireEvent.click(screen.getByRole('checkbox', { name: 'I work here now' }))
  expect(screen.queryByLabelText(/^End month/)).toBeNull()
  expect(screen.queryByText('End year is required')).toBeNull()
  expect(sent).toEqual([])
})

test('the countries of the documents come first, and all others have names', () => {
  const [usa, india, ...others] = countryChoices('cs')
  expect([usa?.label, india?.label]).toEqual(['USA', 'India'])
  expect(others.find(({ value }) => value === 'CZ')?.label).toBe('Česko')
})

test('entries show their period, country and picture', async () => {
  const entry = {
    id: 1,
    title: 'Baker',
    company: 'River Mill',
    country: 'CZ',
    city: 'Brodná',
    start_month: 'Sep',
    start_year: '2015',
    end_month: '',
    end_year: '',
    work_description: 'Bread',
    is_currently: 1,
    audience: 'public',
  }
  const source = { width: 320, url: '/media/key/320.webp' }
  const picture = { width: 320, height: 200, preview: '', animated: false, alt: 'Clay', sources: [source] }
  const work = {
    id: 2,
    title: 'An oven',
    description: '',
    link: '',
    file: source.url,
    picture,
    audience: 'public',
  }
  answerWith(({ name }) => success({ response: name === 'get_portfolios_by_user_id' ? [work] : [entry] }))
  const section = (kind: EntryKind) => (
    <EntrySection kind={kind} userId={9} viewAs={undefined} isOwn={false} level={2} />
  )
  renderInApp(
    <>
      {section(sectionKinds.experience)}
      {section(sectionKinds.portfolio)}
    </>,
  )
  await screen.findByText('Sep 2015 – Present')
  screen.getByText('River Mill · Brodná · Czechia')
  await screen.findByRole('img', { name: 'Clay' })
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('sections without entries say so in the words of the documents', async () => {
  answerWith(() => success({ response: [] }))
  for (const kind of kinds)
    renderInApp(<EntrySection kind={kind} userId={9} viewAs={undefined} isOwn={false} level={2} />)
  await screen.findByText('No portfolio items have been added yet')
  await screen.findByText('No experiences have been added.')
})

test('a picture is sent along with its entry', async () => {
  answerWith(() => success())
  holdUpload()
  renderInApp(<EntryDialog kind={sectionKinds.portfolio} entry={undefined} onClose={() => {}} />)
  await screen.findByRole('dialog')
  fireEvent.change(document.querySelector('[name=title]') ?? expect.fail(), { target: { value: 'An oven' } })
  fireEvent.change(document.querySelector('input[type=file]') ?? expect.fail(), {
    target: { files: [png()] },
  })
  await screen.findByRole('button', { name: 'Choose another picture' })
  press('Save')
  await waitFor(() => expect(uploads).toHaveLength(1))
  expect(uploads[0]?.name).toBe('add_portfolio')
  expect(Object.keys(uploads[0]?.files ?? {})).toEqual(['file'])
})

test('the dialog changes rate, headline, skills and summary', async () => {
  const sent = saves()
  const onClose = vi.fn<() => void>()
  renderInApp(<EditProfileForm freelancer={profile} onClose={onClose} />)
  fireEvent.change(screen.getByLabelText('Hourly rate'), { target: { value: ' 50 ' } })
  fireEvent.change(screen.getByLabelText('Top skills'), { target: { value: 'Clay, , Straw ' } })
  fireEvent.click(screen.getByRole('checkbox', { name: "Hide what I've earned from others" }))
  press('Save')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent[0]?.body).toMatchObject({
    hourly_rate: '50',
    professional_headline: 'Builder of ovens',
    top_skills: ['Clay', 'Straw'],
    summary: 'Hot',
    hide_earnings: 1,
  })
})

test('a head shows what was done and earned, and that others may not see the earnings', () => {
  const router = makeRouter()
  const open = (change: Partial<typeof profile>) =>
    renderInApp(
      <RouterContextProvider router={router}>
        <FreelancerHead
          freelancer={{ ...profile, rating: '4.5', review_count: 2, jobs_done: 3, ...change }}
        />
      </RouterContextProvider>,
    )
  const { unmount } = open({ earnings: '1234.5' })
  screen.getByText('4.5')
  screen.getByText('2 reviews')
  screen.getByText('3 paid projects')
  screen.getByText('$1,234.50 earned')
  unmount()
  const others = open({ earnings: null, is_own: 0 })
  expect(screen.queryByText(/earned/)).toBeNull()
  others.unmount()
  open({ hide_earnings: 1 })
  screen.getByText('$0.0 earned, which only you see')
})

const reference = {
  id: 3,
  name: 'Eve',
  relationship: 'Client',
  message: 'Good ovens.',
  created_at: '2026-01-02T03:04:05.000Z',
}

test('references are read by others, and removed by their member, who also sees whom they asked', async () => {
  const requested = [
    { id: 4, email: 'eve@mill.example', created_at: reference.created_at, expires_at: reference.created_at },
  ]
  const sent = answerWith(() => success({ response: [reference], requested }))
  renderInApp(<References userId={member} isOwn />)
  await screen.findByText('Good ovens.')
  screen.getByRole('button', { name: 'Request reference' })
  press('Take back the request to eve@mill.example')
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('delete_reference_request'))
  press('Delete the reference by Eve')
  await answerQuestion(true)
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'delete_reference')?.body['reference_id']).toBe(3),
  )
})

test('without references the section says so, and others have nothing to press', async () => {
  answerWith(() => success({ response: [], requested: [] }))
  renderInApp(<References userId={9} isOwn={false} />)
  await screen.findByText('No references have been added.')
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('others are invited to bid from their profile, and nobody from their own', () => {
  saves()
  const head = (is_own: 0 | 1) => (
    <RouterContextProvider router={makeRouter()}>
      <FreelancerHead freelancer={{ ...profile, is_own }} />
    </RouterContextProvider>
  )
  const { unmount } = renderInApp(head(0))
  screen.getByRole('button', { name: 'Invite Ada to bid' })
  unmount()
  renderInApp(head(1))
  expect(screen.queryByRole('button', { name: /^Invite/ })).toBeNull()
})

const inRouter = (children: ReactNode) =>
  renderInApp(<RouterContextProvider router={makeRouter()}>{children}</RouterContextProvider>)

test('reviews come with what they come to, by the side, and page by page', async () => {
  const first = { response: [aReview()], rating: '4.3', review_count: 3, uncounted_count: 1, next: '31' }
  const later = { ...first, response: [aReview({ id: 30, comment: 'Late, but good' })], next: null }
  const asked = answerWith(({ body }) => success(body['before'] === undefined ? first : later))
  inRouter(<Reviews userId={9} isOwn={false} />)
  await screen.findByText('Warm bread ever since')
  screen.getByText('4.3')
  screen.getByText(/^3 reviews · 1 doesn't count$/)
  screen.getByRole('link', { name: 'An oven of clay' })
  press('Show more')
  await screen.findByText('Late, but good')
  fireEvent.click(screen.getByRole('radio', { name: 'As client' }))
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ view_user_id: 9, role: 'client' }))
})

test('without reviews the section says so in the words of the documents', async () => {
  answerWith(() => success({ response: [], rating: '0.0', review_count: 0, uncounted_count: 0, next: null }))
  inRouter(<Reviews userId={9} isOwn={false} />)
  await screen.findByText('No reviews to see here!')
  expect(screen.queryAllByRole('radio')).toEqual([])
})
