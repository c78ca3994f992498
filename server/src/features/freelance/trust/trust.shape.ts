/** What a member has proven, as sent on the wire. */
import type { TrustScore } from '@commons/contract/freelance/trust.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { trustPoints, trustStrength } from '@commons/contract/shared/trust.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import { getProven } from './trust.queries.ts'

export async function trustShape(db: Db, member: number): Promise<TrustScore> {
  const { email, is_email_verified, mobile } = await getProven(db, member)
  const proofs = [
    { kind: 'email', points: trustPoints.email, is_proven: flag(is_email_verified) },
    { kind: 'phone', points: trustPoints.phone, is_proven: flag(mobile !== null) },
  ] as const
  const most = proofs.reduce((sum, { points }) => sum + points, 0)
  const score = proofs.reduce((sum, { points, is_proven }) => sum + points * is_proven, 0)
  return { score, most, strength: trustStrength(score, most), proofs: [...proofs], email, mobile }
}
