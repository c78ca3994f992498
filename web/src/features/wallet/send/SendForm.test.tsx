import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { refusal, success } from '../../../api/test-server.ts'
import { answerWallet, aWallet, show } from '../test-wallet.tsx'
import { SendForm } from './SendForm.tsx'

beforeAll(async () => void (await import('../../../ui/dialog/DialogBody.tsx')))
beforeEach(() => openSession({ id: 7, api_key: 'key.secret' } as Session))
afterEach(() => {
  vi.unstubAllGlobals()
  endSession('logged_out')
})

const jana = { user_id: 9, username: 'jana', full_name: 'Jana Nová', profile_pic: null }

function form(to = '') {
  const sent = answerWallet(aWallet(), {
    receiver_detail: ({ to_wallet }) =>
      to_wallet === '@jana' ? success({ recdata: jana }) : refusal('member_not_found', 404),
    coin_transfer: () => success({ message: 'Sucess', recdata: {} }),
  })
  show(<SendForm wallet={aWallet()} currency="FCELL" to={to} onClose={() => {}} />)
  return sent
}
const to = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'To' })
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

test('a typed username is resolved to a member before anything is sent', async () => {
  const sent = form()
  write(screen.getByRole('textbox', { name: 'Amount' }), '5')
  write(to(), '@jana')
  expect(send().disabled).toBe(true)
  await screen.findByText('Jana Nová')
  fireEvent.click(send())
  const asked = await screen.findByRole('dialog', { name: 'Confirm to submit' })
  within(asked).getByText('Jana Nová')
  fireEvent.click(within(asked).getByRole('button', { name: 'Yes' }))
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'coin_transfer')?.body).toMatchObject({ to_wallet: '@jana' }),
  )
})

test('an unknown username is told at the field, once it was left', async () => {
  const sent = form()
  write(screen.getByRole('textbox', { name: 'Amount' }), '5')
  write(to(), 'janna')
  await waitFor(() => expect(sent.some(({ name }) => name === 'receiver_detail')).toBe(true))
  expect(screen.queryByText('Text of member_not_found')).toBeNull()
  fireEvent.blur(to())
  const said = await screen.findByText('Text of member_not_found')
  expect(to().getAttribute('aria-describedby')).toContain(said.id)
  expect(send().disabled).toBe(true)
  write(to(), 'jan')
  expect(screen.queryByText('Text of member_not_found')).toBeNull()
})

test('a link with an unknown username says so at once', async () => {
  form('nobody')
  await screen.findByText('Text of member_not_found')
})
