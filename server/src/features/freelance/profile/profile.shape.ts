/** Freelancers' profiles as sent on the wire. */
import type { FreelancerProfile } from '@commons/contract/freelance/profile.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { botShape } from '../../../authors/author.shape.ts'
import { coverAddress, faceAddress } from '../../../platform/media/address.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { recordShape } from '../record/record.shape.ts'
import type { FreelancerRow } from './profile.queries.ts'

/** An amount of US dollars; null stays null. */
export const amountShape = (cents: string | null) =>
  cents === null ? null : decimalText(BigInt(cents), 'USD')

export function freelancerShape(row: FreelancerRow, { member, media }: Viewer): FreelancerProfile {
  return {
    user_id: row.id,
    username: row.username,
    full_name: row.full_name,
    ...botShape(row),
    avatar: faceAddress(media, row.avatar_key),
    background_image: coverAddress(media, row.cover_key),
    hourly_rate: amountShape(row.hourly_rate),
    professional_headline: row.headline,
    top_skills: row.skills,
    summary: row.summary,
    country: row.country,
    location: row.location,
    ...recordShape(row.record),
    earnings: amountShape(row.earned),
    hide_earnings: flag(row.hides_earnings),
    is_email_verified: flag(row.is_verified),
    member_since: row.since.toISOString(),
    is_own: flag(row.id === member.id),
  }
}
