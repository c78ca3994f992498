import { z } from 'zod'

/** The points of each proof. */
export const trustPoints = { email: 5, phone: 10, facebook: 20, linkedin: 5 } as const

/** Where members may have an account that they prove by logging in there. */
export const LinkProvider = z.enum(['facebook', 'linkedin'], 'link_provider_invalid')
export type LinkProvider = z.infer<typeof LinkProvider>

export const TrustProofKind = z.enum(['email', 'phone', ...LinkProvider.options])
export type TrustProofKind = z.infer<typeof TrustProofKind>

export const trustStrengths = ['low', 'good', 'excellent'] as const
export type TrustStrength = (typeof trustStrengths)[number]

/** Low is up to a third of what can be proven, excellent three quarters and more. */
export function trustStrength(score: number, most: number): TrustStrength {
  if (score * 3 <= most) return 'low'
  return score * 4 >= most * 3 ? 'excellent' : 'good'
}
