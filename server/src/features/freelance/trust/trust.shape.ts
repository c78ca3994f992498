/** What a member has proven, as sent on the wire. */
import type { TrustScore } from '@commons/contract/freelance/trust.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { LinkProvider, trustPoints, trustStrength } from '@commons/contract/shared/trust.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isOffered } from '../links/providers.ts'
import { getProven } from './trust.queries.ts'

export async function trustShape(db: Db, member: number, { config }: Platform): Promise<TrustScore> {
  const { email, is_email_verified, mobile, links } = await getProven(db, member)
  // What is linked already can be removed even where it is no longer offered.
  const linkable = LinkProvider.options.filter((each) => isOffered(each, config) || links.includes(each))
  const proofs: TrustScore['proofs'] = [
    { kind: 'email', points: trustPoints.email, is_proven: flag(is_email_verified) },
    { kind: 'phone', points: trustPoints.phone, is_proven: flag(mobile !== null) },
    ...linkable.map((kind) => ({
      kind,
      points: trustPoints[kind],
      is_proven: flag(links.includes(kind)),
    })),
  ]
  const most = proofs.reduce((sum, { points }) => sum + points, 0)
  const score = proofs.reduce((sum, { points, is_proven }) => sum + points * is_proven, 0)
  return { score, most, strength: trustStrength(score, most), proofs, email, mobile }
}
