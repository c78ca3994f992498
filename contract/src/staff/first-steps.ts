import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Flag, FlagIn } from '../shared/flag.ts'

/** The first steps of a network: what its admin sees to before members come. */

/** Steps that are done once an admin says so; `closed`: the overview no longer leads to them. */
export const markedSteps = ['name', 'registration', 'rules', 'legal', 'closed'] as const
export type MarkedStep = (typeof markedSteps)[number]

const topics = ['staff:{me}'] as const

export const first_step_list = defineCall({
  name: 'first_step_list',
  doc: 'What the first steps of a network need to know beside settings, backups and legal pages.',
  auth: 'admin',
  effect: 'read',
  topics,
  input: z.object({}),
  output: z.object({
    marked: z.array(z.enum(markedSteps)),
    origin: z.string().describe('The address in links of mails.'),
    /** 0: without PUBLIC_URL, browsers can write only at this machine. */
    has_public_url: Flag,
    /** 0: mails become files in a folder of the installation, since there is no MAIL_URL. */
    has_mail_server: Flag,
    /** How the last test mail to the caller went; null: there was none within 30 days. */
    test_mail: z
      .object({
        address: z.string(),
        state: z.enum(['waiting', 'sending', 'sent', 'unsure', 'failed', 'void']),
        /** What the mail server said last; empty if nothing went wrong. */
        error: z.string(),
        sent_at: z.iso.datetime().nullable(),
      })
      .nullable(),
  }),
  refusals: [],
})

export const mark_first_step = defineCall({
  name: 'mark_first_step',
  doc: 'Mark a first step as done, or as not done. `closed` takes them off the overview.',
  auth: 'admin',
  effect: 'write',
  topics,
  input: z.object({ step: z.enum(markedSteps, 'first_step_invalid'), is_done: FlagIn }),
  output: z.object({}),
  refusals: [],
})

export const send_test_mail = defineCall({
  name: 'send_test_mail',
  doc: 'Send a mail to the caller’s own address. One that still waits is given up; `first_step_list` says how it went.',
  auth: 'admin',
  effect: 'write',
  limit: 'identity',
  topics,
  input: z.object({}),
  output: z.object({}),
  refusals: [],
})
