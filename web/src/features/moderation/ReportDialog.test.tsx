import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openSession, type Session } from '../../api/session.ts'
import { answerWith, refusal, success } from '../../api/test-server.ts'
import { renderInApp } from '../../test-render.tsx'
import { toast, toasts } from '../../ui/notices/toast.ts'
import ReportDialog from './ReportDialog.tsx'
import { reasons } from './report-reasons.tsx'
import { reportReasons } from '@commons/contract/moderation/moderation.ts'

type Reply = ReturnType<typeof success>

// Preload: otherwise the first test waits for it.
beforeAll(async () => void (await import('../../ui/dialog/DialogBody.tsx')))
// Drafts are kept per member, so each test uses another one.
let member = 0
beforeEach(() => openSession({ id: ++member, api_key: 'key.secret' } as Session))
afterEach(() => {
  for (const { id } of toasts.get()) toast.dismiss(id)
  vi.unstubAllGlobals()
})

/** Answers reports; the socket's own calls just succeed. */
function answerReports(reply: () => Reply | Promise<Reply>) {
  const reports: ReturnType<typeof answerWith> = []
  answerWith((sent) => {
    if (sent.name !== 'add_report') return success()
    reports.push(sent)
    return reply()
  })
  return reports
}

const open = (id = 5) =>
  renderInApp(<ReportDialog reported={{ type: 'comment', id, name: 'Jana' }} onClose={() => {}} />)
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const write = (value: string) => fireEvent.change(text(), { target: { value } })
const keys = (sent: ReturnType<typeof answerReports>) => sent.map(({ body }) => body['idempotency_key'])
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Report' }))

test('every reason of the contract is offered', () => {
  expect(reasons.toSorted()).toEqual([...reportReasons].toSorted())
})

test('without a reason nothing is sent, and the first one is focused', async () => {
  const sent = answerReports(() => success())
  open()
  await screen.findByRole('dialog', { name: 'Report this comment' })
  send()
  screen.getByText('Choose a reason')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Spam or advertising' }))
  expect(sent).toEqual([])
})

test('what could not be sent is kept, sent again once, and followed by what happens next', async () => {
  let fails = true
  const sent = answerReports(() =>
    fails ? refusal('internal', 500) : success({ recdata: { report_id: 1 } }),
  )
  open()
  await screen.findByRole('dialog')
  fireEvent.click(screen.getByRole('radio', { name: 'Something illegal' }))
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Anything to add/ })
  fireEvent.change(field, { target: { value: 'Look at the picture' } })
  send()
  await screen.findByText('Text of internal')
  expect(field.value).toBe('Look at the picture')
  fails = false
  send()
  await screen.findByText('Thanks, a moderator will look at it.')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.body).toMatchObject({
    report_type: 'comment',
    report_id: 5,
    reason: 'illegal',
    description: 'Look at the picture',
    idempotency_key: sent[0]?.body['idempotency_key'],
  })
})

test('it begins with the reasons, and is sent by Ctrl and Enter', async () => {
  const sent = answerReports(() => success({ recdata: { report_id: 1 } }))
  open()
  await screen.findByRole('dialog')
  await waitFor(() => expect(document.activeElement).toBe(radio('Spam or advertising')))
  fireEvent.click(radio('Spam or advertising'))
  fireEvent.keyDown(text(), { key: 'Enter', metaKey: true })
  await waitFor(() => expect(sent).toHaveLength(1))
})

test('too much is said before it is sent', async () => {
  const sent = answerReports(() => success())
  open()
  await screen.findByRole('dialog')
  fireEvent.click(screen.getByRole('radio', { name: 'Something else' }))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'a'.repeat(1003) } })
  screen.getByText('3 characters too many')
  send()
  expect(sent).toEqual([])
})

test('what was typed is there when the same is reported again, and for nothing and nobody else', async () => {
  answerReports(() => success())
  const first = open()
  await screen.findByRole('dialog')
  fireEvent.click(radio('Something illegal'))
  write('Look at the picture')
  first.unmount()

  const other = open(6)
  await screen.findByRole('dialog')
  expect([radio('Something illegal').checked, text().value]).toEqual([false, ''])
  other.unmount()

  const again = open()
  await screen.findByRole('dialog')
  expect([radio('Something illegal').checked, text().value]).toEqual([true, 'Look at the picture'])
  again.unmount()

  openSession({ id: ++member, api_key: 'other.secret' } as Session)
  open()
  await screen.findByRole('dialog')
  expect(text().value).toBe('')
})

test('the same has one key, also after the dialog was closed; other words of the same length another', async () => {
  const sent = answerReports(() => refusal('internal', 500))
  const first = open()
  await screen.findByRole('dialog')
  fireEvent.click(radio('Something illegal'))
  write('one')
  send()
  await screen.findByText('Text of internal')
  first.unmount()
  open()
  await screen.findByRole('dialog')
  send()
  await waitFor(() => expect(sent).toHaveLength(2))
  await screen.findByText('Text of internal')
  write('two')
  send()
  await waitFor(() => expect(sent).toHaveLength(3))
  const [one, same, changed] = keys(sent)
  expect(same).toBe(one)
  expect(changed).not.toBe(one)
})

test('what becomes of one that was closed while it was sent is said, and it begins anew', async () => {
  const answer = Promise.withResolvers<Reply>()
  answerReports(() => answer.promise)
  const first = open()
  await screen.findByRole('dialog')
  fireEvent.click(radio('Something illegal'))
  write('one')
  send()
  first.unmount()
  answer.resolve(success({ recdata: { report_id: 1 } }))
  await waitFor(() => expect(toasts.get().map(({ kind }) => kind)).toEqual(['success']))
  open()
  await screen.findByRole('dialog')
  expect(text().value).toBe('')
})
