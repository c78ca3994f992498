import { z } from 'zod'
import { defineCall } from '../call.ts'
import { TrustScore } from './trust.ts'
import { LinkProvider } from '../shared/trust.ts'

/** Accounts elsewhere that members prove to be theirs, by logging in there. */

const Provider = LinkProvider.describe('Where the account is; only what the operator has set up.')

export const start_account_link = defineCall({
  name: 'start_account_link',
  doc: 'Begin to prove an account elsewhere: answers the address where the caller logs in and agrees. It leads back to `/link/{provider}`. Works once, for 10 minutes, in this session; a later one replaces it.',
  auth: 'member',
  effect: 'write',
  limit: 'identity',
  topics: [],
  input: z.object({ provider: Provider }),
  output: z.object({ data: z.object({ url: z.string() }) }),
  refusals: ['account_link_unavailable'],
})

export const LinkReturn = z.object({
  state: z.string('link_return_missing').min(1, 'link_return_missing').max(200, 'link_return_missing'),
  code: z.string('link_return_missing').min(1, 'link_return_missing').max(4000, 'link_return_missing'),
})

export const finish_account_link = defineCall({
  name: 'finish_account_link',
  doc: 'Prove an account elsewhere by what its provider sent back. An account proves one member at a time. Kept are a hash of its id and the day; no token is kept, nothing is posted there.',
  auth: 'member',
  effect: 'write',
  limit: 'identity',
  topics: ['freelance_settings:{me}'],
  input: z.object({ provider: Provider, ...LinkReturn.shape }),
  output: z.object({ data: TrustScore }),
  refusals: [
    'account_link_unavailable',
    'account_link_expired',
    'account_link_taken',
    'account_link_unreachable',
  ],
  message: 'done.account_linked',
})

export const delete_account_link = defineCall({
  name: 'delete_account_link',
  doc: 'Remove the proof of an account elsewhere. It counts no more, and nothing of it is kept.',
  auth: 'member',
  effect: 'write',
  topics: ['freelance_settings:{me}'],
  input: z.object({ provider: LinkProvider }),
  output: z.object({ data: TrustScore }),
  refusals: [],
  message: 'done.account_unlinked',
})
