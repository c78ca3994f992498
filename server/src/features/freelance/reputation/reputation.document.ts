/** The document by which a member proves their reputation elsewhere. */
import { ReputationDocument, type ReputationStatement } from '@commons/contract/freelance/reputation.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import type { Signing } from '../../../platform/signing.ts'
import type { ReputationRow, SideRow } from './reputation.queries.ts'

const sideShape = ({ counterparts, agreements, released, reviews, rating }: SideRow) => ({
  counterparts,
  agreements,
  amount_usd: decimalText(BigInt(released), 'USD'),
  reviews,
  rating,
})

export const statementOf = (row: ReputationRow, issuer: string, at: Date): ReputationStatement => ({
  kind: 'commons-reputation-1',
  issuer,
  username: row.username,
  full_name: row.full_name,
  member_since: row.since.toISOString(),
  as_freelancer: sideShape(row.as_freelancer),
  as_client: sideShape(row.as_client),
  issued_at: at.toISOString(),
})

/** Returns the document with a statement: JSON without spaces, its fields always in this order. */
export function documentOf(statement: ReputationStatement, { keyId, sign }: Signing): string {
  return JSON.stringify({ statement, key_id: keyId, signature: sign(JSON.stringify(statement)) })
}

/** Returns what a document says, or why it is none of ours. */
export function readDocument(
  document: string,
  { keyId, isSigned }: Signing,
): ReputationStatement | 'reputation_invalid' | 'reputation_key_unknown' {
  const parsed = ReputationDocument.safeParse(parseJson(document))
  if (!parsed.success) return 'reputation_invalid'
  const { statement, key_id, signature } = parsed.data
  if (key_id !== keyId) return 'reputation_key_unknown'
  // Another spelling of the same JSON would be another document.
  if (JSON.stringify({ statement, key_id, signature }) !== document) return 'reputation_invalid'
  return isSigned(JSON.stringify(statement), signature) ? statement : 'reputation_invalid'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
