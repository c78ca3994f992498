import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Count } from '../shared/count.ts'
import { Amount } from '../shared/money.ts'

/** What a member can prove elsewhere of their work here: signed by this installation, without others' names. */

const Side = z.strictObject({
  /** Distinct members on the other side. */
  counterparts: Count,
  /** Agreements of which money was released. */
  agreements: Count,
  /** In US dollars, at the rates of the time of funding. */
  amount_usd: Amount,
  reviews: Count,
  /** With one decimal; 0.0 without reviews. */
  rating: z.string().regex(/^\d\.\d$/),
})

/** What is signed. */
export const ReputationStatement = z.strictObject({
  kind: z.literal('commons-reputation-1'),
  /** The address of the installation. */
  issuer: z.string(),
  username: z.string(),
  full_name: z.string(),
  member_since: z.iso.datetime(),
  as_freelancer: Side,
  as_client: Side,
  issued_at: z.iso.datetime(),
})
export type ReputationStatement = z.infer<typeof ReputationStatement>

/** The document, as JSON. */
export const ReputationDocument = z.strictObject({
  statement: ReputationStatement,
  /** Names the key of the installation. */
  key_id: z.string(),
  /** Ed25519 over the statement's JSON as it stands in the document, in base64url. */
  signature: z.string(),
})

export const export_reputation = defineCall({
  name: 'export_reputation',
  doc: 'The caller’s reputation, signed: distinct clients and freelancers, amounts and ratings, and nobody’s name but their own. Work with accounts that seem to be one’s own is left out.',
  auth: 'member',
  effect: 'read',
  topics: ['agreements:{me}', 'reviews:{me}'],
  input: z.object({}),
  output: z.object({
    data: z.object({
      /** The JSON to keep, byte by byte. */
      document: z.string(),
      key_id: z.string(),
      /** The key by which anybody can check it: PEM. */
      public_key: z.string(),
      statement: ReputationStatement,
    }),
  }),
  refusals: [],
})

/** A document is a few hundred bytes. */
export const longestReputation = 4_000

export const verify_reputation = defineCall({
  name: 'verify_reputation',
  doc: 'Check a reputation that this installation signed. A single altered byte is refused.',
  auth: 'visitor',
  effect: 'read',
  topics: [],
  input: z.object({
    document: z
      .string('text_invalid')
      .trim()
      .max(longestReputation, 'text_too_long')
      .describe('The JSON as it was exported.'),
  }),
  output: z.object({
    data: z.object({
      key_id: z.string(),
      statement: ReputationStatement,
    }),
  }),
  refusals: ['reputation_invalid', 'reputation_key_unknown'],
})
