import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allCalls } from './all.ts'
import { refusedField } from './refusals.ts'

/** The calls that answer a refusal, with the field that each of them says it at. */
const fieldsOf = (refusal: Parameters<typeof refusedField>[0]) =>
  Object.fromEntries(
    allCalls
      .filter(({ call }) => call.refusals.includes(refusal))
      .map(({ key, call }) => [key, refusedField(refusal, call)]),
  )

test('a refusal about one field is said at it, whatever its call names the field', () => {
  assert.deepEqual(fieldsOf('wrong_password'), {
    add_wallet_address: 'password',
    add_webhook: 'password',
    change_password: 'old_password',
    coin_transfer: 'password',
    deactivate_account: 'password',
    delete_account: 'password',
    renew_webhook_secret: 'password',
    start_add_passkey: 'password',
    add_token: 'password',
    allow_app: 'password',
    update_email: 'password',
    update_freelancer_settings: 'password',
    update_spending_limit: 'password',
    withdraw_eth: 'password',
    withdraw_token: 'password',
  })
  assert.deepEqual(fieldsOf('group_name_wrong'), { group_delete: 'group_name' })
  assert.deepEqual(fieldsOf('email_taken'), {
    change_member_email: 'email',
    register: 'email',
    update_email: 'email',
    // The address was typed long before the link in the mail is opened.
    verify_email: undefined,
  })
})

test('a refusal that is about no field of its call has none', () => {
  assert.equal(fieldsOf('member_not_found')['coin_transfer'], 'to_wallet')
  assert.equal(fieldsOf('member_not_found')['follow'], undefined)
  assert.deepEqual(new Set(Object.values(fieldsOf('money_stopped'))), new Set([undefined]))
})
