import { aboutKinds } from '@commons/contract/profiles/about.ts'
import { entryAudiences } from '@commons/contract/shared/entries.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openSession, type Session } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { renderInApp } from '../../../test-render.tsx'
import { toast, toasts } from '../../../ui/notices/toast.ts'
import { audiences } from '../../../entries/entry-audiences.ts'
import type { Entry } from '../../../entries/entry.ts'
import { type AboutKind, aboutTabs } from './about-kinds.ts'
import EntryDialog from '../../../entries/EntryDialog.tsx'

type Reply = ReturnType<typeof success>

// Preload: otherwise the first test waits for them.
beforeAll(async () => {
  await import('../../../ui/dialog/DialogBody.tsx')
  await import('./about-rules.ts')
})
// Drafts are kept per member, so each test uses another one.
let member = 0
beforeEach(() => openSession({ id: ++member, api_key: 'key.secret' } as Session))
afterEach(() => {
  for (const { id } of toasts.get()) toast.dismiss(id)
  vi.unstubAllGlobals()
})

const kinds: readonly AboutKind[] = aboutTabs.flatMap((tab) => tab.kinds)
const kindOf = (name: string) => kinds.find((kind) => kind.name === name) ?? expect.fail(name)

/** Answers saves; the socket's own calls just succeed. */
function answerSaves(reply: () => Reply | Promise<Reply> = () => success({ recdata: { id: 1 } })) {
  const saves: ReturnType<typeof answerWith> = []
  answerWith((sent) => {
    if (!/^(add|update|create)_/.test(sent.name)) return success()
    saves.push(sent)
    return reply()
  })
  return saves
}

async function open(name: string, entry?: Entry, onClose = () => {}) {
  const shown = renderInApp(<EntryDialog kind={kindOf(name)} entry={entry} onClose={onClose} />)
  await screen.findByRole('dialog')
  return shown
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`))
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value

test('every audience of the contract is offered', () => {
  expect(audiences.map(({ value }) => value)).toEqual(entryAudiences)
})

test.each(kinds.map((kind) => [kind.name, kind] as const))(
  'the form of %s has the fields of the contract, and sends what its call takes',
  async (name, kind) => {
    const { takes, audience } = aboutKinds[name]
    const form = [...kind.fields.map((each) => each.name), ...(kind.current ? ['is_current'] : [])]
    expect(form.toSorted()).toEqual(Object.keys(takes).toSorted())
    expect(kind.audience).toBe(audience)
    for (const each of kind.fields) {
      const { success: mayBeMissing } = z.safeParse(
        Object.entries(takes).find(([is]) => is === each.name)?.[1],
        '',
      )
      expect(mayBeMissing, each.name).toBe(!each.isRequired)
    }

    const sent = answerSaves()
    const onClose = vi.fn<() => void>()
    await open(name, undefined, onClose)
    expect(chosen()).toBe(audience)
    const values = Object.fromEntries(
      kind.fields.map(({ name: each, type, input }) => {
        const text = input?.type === 'tel' ? '112' : input?.type === 'email' ? 'a@b.example' : 'Text'
        return [each, type === 'day' ? '2001-02-03' : text]
      }),
    )
    for (const [each, value] of Object.entries(values)) {
      const element = document.querySelector(`[name=${each}]`) ?? expect.fail(each)
      fireEvent.change(element, { target: { value } })
    }
    press('Save')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(sent.map((each) => each.name)).toEqual([kind.calls.add.name])
    expect(sent[0]?.body).toMatchObject({ ...values, audience })
    expect(toasts.get().map((each) => each.kind)).toEqual(['success'])
  },
)

test('a job needs a company: nothing is sent, and the field is focused', async () => {
  const sent = answerSaves()
  await open('work')
  fill('Position', 'Baker')
  // Waits until the rules have loaded.
  await waitFor(() => {
    press('Save')
    screen.getByText('Company is required')
  })
  expect(document.activeElement).toBe(field('Company'))
  expect(sent).toEqual([])
})

test('what goes on has no end to fill in', async () => {
  const sent = answerSaves()
  await open('work')
  fill('Company', 'River Mill')
  fill('Start', '2001-02-03')
  field('End')
  fireEvent.click(screen.getByRole('checkbox', { name: 'I work here now' }))
  expect(screen.queryByLabelText(/^End/)).toBeNull()
  press('Save')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ is_current: 1, start_date: '2001-02-03' })
})

test('what could not be saved says why and stays, and is sent again once', async () => {
  let fails = true
  const sent = answerSaves(() => (fails ? refusal('internal', 500) : success({ recdata: { id: 1 } })))
  const onClose = vi.fn<() => void>()
  await open('place', undefined, onClose)
  fill('Place', 'Brodná')
  fireEvent.click(screen.getByRole('radio', { name: 'Only me' }))
  press('Save')
  await screen.findByText('Text of internal')
  expect([field('Place').value, chosen()]).toEqual(['Brodná', 'only_me'])
  expect(toasts.get()).toEqual([])
  expect(onClose).not.toHaveBeenCalled()
  fails = false
  press('Save')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent[1]?.body['idempotency_key']).toBe(sent[0]?.body['idempotency_key'])
})

test('what the server says of a field stands beside it, and is focused', async () => {
  const fields = { end_date: "The end can't be before the start" }
  answerSaves(() => ({
    status: 422,
    body: { code: false, message: 'Please check the fields.', error: 'invalid_fields', fields },
  }))
  await open('work')
  fill('Company', 'River Mill')
  fill('End', '2001-02-03')
  press('Save')
  await screen.findByText(fields.end_date)
  expect(document.activeElement).toBe(field('End'))
  expect(screen.queryByText('Please check the fields.')).toBeNull()
  fill('End', '2002-02-03')
  expect(screen.queryByText(fields.end_date)).toBeNull()
})

test('an entry is changed from what it says', async () => {
  const sent = answerSaves()
  const entry = { id: 4, mobile_number: '112', email: '', address: 'Mill Lane', audience: 'friends' } as const
  await open('contact', entry)
  screen.getByRole('dialog', { name: 'Edit contact info' })
  expect([field('Mobile number').value, field('Address').value, chosen()]).toEqual([
    '112',
    'Mill Lane',
    'friends',
  ])
  fill('Mobile number', '158')
  press('Save')
  await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['update_contact_info']))
  const { id, ...rest } = entry
  expect(sent[0]?.body).toMatchObject({ ...rest, contact_id: id, mobile_number: '158' })
})

test('what was typed is there again after a slip, and not after Cancel, nor for another member', async () => {
  answerSaves()
  const first = await open('status')
  fill('Relationship status', 'Married')
  first.unmount()
  const again = await open('status')
  expect(field('Relationship status').value).toBe('Married')
  press('Cancel')
  again.unmount()
  const third = await open('status')
  expect(field('Relationship status').value).toBe('')
  fill('Relationship status', 'Single')
  third.unmount()
  openSession({ id: ++member, api_key: 'other.secret' } as Session)
  await open('status')
  expect(field('Relationship status').value).toBe('')
})

test('what becomes of one that was closed while it was sent is said', async () => {
  const answer = Promise.withResolvers<Reply>()
  answerSaves(() => answer.promise)
  const first = await open('place')
  fill('Place', 'Brodná')
  press('Save')
  first.unmount()
  answer.resolve(refusal('internal', 500))
  await waitFor(() => expect(toasts.get().map(({ text }) => text)).toEqual(['Text of internal']))
})
