import { z } from 'zod'

/** The points of each proof. */
export const trustPoints = { email: 5, phone: 10 } as const

export const TrustProofKind = z.enum(['email', 'phone'])
export type TrustProofKind = z.infer<typeof TrustProofKind>

export const trustStrengths = ['low', 'good', 'excellent'] as const
export type TrustStrength = (typeof trustStrengths)[number]

/** Low is up to a third of what can be proven, excellent three quarters and more. */
export function trustStrength(score: number, most: number): TrustStrength {
  if (score * 3 <= most) return 'low'
  return score * 4 >= most * 3 ? 'excellent' : 'good'
}
