/** The client's types are those of the contract: the compiler says so of these calls, and this of all names. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allCalls, type Calls as Contract } from '@commons/contract/all.ts'
import { partsInPieces, type OutputOf, type RequestOf } from '@commons/contract/call.ts'
import { uploadFieldOf } from '@commons/contract/upload-field.ts'
import { uploadFieldOf as ours } from '@commons/client/call.ts'
import { calls } from '@commons/client/calls.generated.ts'
import type { Calls } from '@commons/client/types.generated.ts'

/** Every kind of field is in one of them; comparing all calls takes the compiler half a minute. */
type Told = 'add_post' | 'timeline' | 'chat_list' | 'send_chat_file' | 'crowdfunding' | 'login' | 'add_work'

/** What the contract answers is what the client's type says, and what the client may send is what the contract takes. */
type Differing = {
  [Name in Told]: OutputOf<Contract[Name]> extends Calls[Name]['answer']
    ? Calls[Name]['input'] extends RequestOf<Contract[Name]>
      ? never
      : Name
    : Name
}[Told]

test('no call differs', () => {
  const differing: Differing[] = []
  assert.deepEqual(differing satisfies never[], [])
  assert.deepEqual(
    Object.keys(calls),
    allCalls.map(({ key }) => key),
  )
  for (const part of new Set(allCalls.flatMap(({ call }) => partsInPieces(call))))
    assert.equal(ours(part), uploadFieldOf(part))
})
