import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { renderInApp } from '../../../test-render.tsx'
import { toast, toasts } from '../../../ui/notices/toast.ts'
import { answerQuestion } from '../../../ui/test-answers.ts'
import About from './About.tsx'
import { aboutTabs } from './about-kinds.ts'

const me = 7

beforeEach(() => openSession({ id: me, api_key: 'key.secret' } as Session))
afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of toasts.get()) toast.dismiss(id)
  endSession('logged_out')
})

const job = (id: number, company: string, parts: object = {}) => ({
  id,
  company,
  position: '',
  city: '',
  description: '',
  start_date: null,
  end_date: null,
  is_current: 0,
  audience: 'public',
  ...parts,
})

interface Served {
  work?: ReadonlyArray<ReturnType<typeof job>>
  response?: readonly object[]
}

/** Mocks a server with these entries; deleting and restoring work as in the real one. */
function serve({ work = [], response = [] }: Served, refuses: (name: string) => boolean = () => false) {
  let gone: unknown
  return answerWith(({ name, body }) => {
    if (refuses(name)) return refusal('internal', 500)
    if (name === 'delete_work') gone = body['work_id']
    if (name === 'about_restore') gone = undefined
    if (name === 'get_work') return success({ work_entries: work.filter(({ id }) => id !== gone) })
    if (name === 'get_education') return success({ education: [] })
    if (name === 'get_all_contact_info') return success({ response })
    return success({ message: name === 'delete_work' ? 'Deleted' : 'Restored' })
  })
}

const show = (userId = me, tab?: string, onTab: (tab: string) => void = () => {}) =>
  renderInApp(<About userId={userId} tab={tab} onTab={onTab} />)
const button = (name: string) => screen.getByRole('button', { name })

const answer = async (yes: boolean) => (await answerQuestion(yes))?.text

test('on one’s own page each entry says who sees it, and can be changed and deleted', async () => {
  serve({
    work: [
      job(1, 'River Mill', { position: 'Baker', city: 'Brodná', start_date: '2017-03-31', is_current: 1 }),
      job(2, 'Hill Mill', { start_date: '2010-01-01', end_date: '2016-12-31', audience: 'friends' }),
      job(3, 'Old Mill', { end_date: '2009-12-31', audience: 'only_me', description: 'Rolls\nonly' }),
    ],
  })
  show()
  await screen.findByText('Baker')
  screen.getByText('River Mill · Brodná')
  const rows = within(screen.getByRole('region', { name: 'Work' })).getAllByRole('listitem')
  expect(rows.map((row) => /Public|Friends|Only me/.exec(row.textContent)?.[0])).toEqual([
    'Public',
    'Friends',
    'Only me',
  ])
  for (const period of ['Mar 2017 – Present', 'Jan 2010 – Dec 2016', '– Dec 2009']) screen.getByText(period)
  button('Edit Baker')
  button('Delete Hill Mill')
  button('Add work')
  screen.getByText("You haven't added anything here.")
})

test('on another’s page there is nothing to change, nor who sees it', async () => {
  const sent = serve({ work: [job(1, 'River Mill')] })
  show(9)
  await screen.findByText('River Mill')
  await screen.findByText('Nothing here you can see.')
  expect(screen.queryByText('Public')).toBeNull()
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(sent.find(({ name }) => name === 'get_work')?.body['view_user_id']).toBe(9)
})

test('what could not be read says why, beside what could, and is tried again', async () => {
  let fails = true
  serve({ work: [job(1, 'River Mill')] }, (name) => fails && name === 'get_work')
  show()
  await screen.findByText('Text of internal')
  await screen.findByText("You haven't added anything here.")
  fails = false
  fireEvent.click(button('Retry'))
  await screen.findByText('River Mill')
})

test('five tabs, which arrow keys, Home and End go through', async () => {
  serve({})
  const chosen: string[] = []
  show(me, 'contact', (tab) => chosen.push(tab))
  await screen.findByRole('button', { name: 'Add contact info' })
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Work & Education',
    'Places lived',
    'Contact & Info',
    'Family & Relatioships',
    'Details about you',
  ])
  expect(tabs.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0, -1, -1])
  screen.getByRole('tabpanel', { name: 'Contact & Info' })
  for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'End', 'ArrowDown'])
    fireEvent.keyDown(tabs[2] as HTMLElement, { key })
  expect(chosen).toEqual(['family', 'places', 'work', 'details'])
  expect(document.activeElement).toBe(tabs[4])
})

test('an address of no tab shows the first', async () => {
  serve({})
  show(me, 'nothing')
  await screen.findByRole('button', { name: 'Add work' })
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Work & Education')
})

test('contact info is covered until one asks for it, for screen readers too', async () => {
  const entry = { id: 4, mobile_number: '+420 601 234 567', email: '', address: '', audience: 'only_me' }
  serve({ response: [entry] })
  show(me, 'contact')
  await screen.findByText('Mobile number')
  expect(document.body.textContent).not.toContain('601')
  button('Edit Mobile number')
  fireEvent.click(button('Show Mobile number'))
  screen.getByText('+420 601 234 567')
  fireEvent.click(button('Hide Mobile number'))
  expect(document.body.textContent).not.toContain('601')
})

test('an entry is gone at once after Yes, the focus on the next, and back after Undo', async () => {
  const sent = serve({ work: [job(1, 'River Mill'), job(2, 'Hill Mill')] })
  show()
  await screen.findByText('River Mill')
  button('Delete River Mill').focus()
  fireEvent.click(button('Delete River Mill'))
  expect(await answer(true)).toBe('Are you sure to delete this.')
  expect(screen.queryByText('River Mill')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(button('Edit Hill Mill')))
  await waitFor(() => expect(toasts.get().map(({ kind }) => kind)).toEqual(['undo']))
  await act(async () => toasts.get()[0]?.onUndo?.())
  await screen.findByText('River Mill')
  const writes = sent.filter(({ name }) => name === 'delete_work' || name === 'about_restore')
  expect(writes.map(({ body }) => body['work_id'] ?? body['about_id'])).toEqual([1, 1])
})

test('after the last one the focus is on Add; who says No changes nothing', async () => {
  serve({ work: [job(1, 'River Mill')] })
  show()
  await screen.findByText('River Mill')
  button('Delete River Mill').focus()
  fireEvent.click(button('Delete River Mill'))
  await answer(false)
  fireEvent.click(button('Delete River Mill'))
  await answer(true)
  await waitFor(() => expect(document.activeElement).toBe(button('Add work')))
})

test('what could not be deleted is back, and a toast says why', async () => {
  serve({ work: [job(1, 'River Mill')] }, (name) => name === 'delete_work')
  show()
  await screen.findByText('River Mill')
  fireEvent.click(button('Delete River Mill'))
  await answer(true)
  await waitFor(() => expect(toasts.get().map(({ text }) => text)).toEqual(['Text of internal']))
  screen.getByText('River Mill')
})

test('every kind has a place in a tab', () => {
  expect(aboutTabs.flatMap(({ kinds }) => kinds.map(({ name }) => name)).toSorted()).toEqual([
    'contact',
    'detail',
    'education',
    'family',
    'place',
    'status',
    'work',
  ])
})
