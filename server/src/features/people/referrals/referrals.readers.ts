import { type EventReader, on } from '../../../platform/events.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import { addReferral, completeReferral, lockReferral } from './referrals.queries.ts'

/**
 * Records who invited a member, and completes the referral once its condition is met. Repeating it changes
 * nothing.
 */
export async function settleReferral(platform: Platform, { member }: { member: number }): Promise<void> {
  await write(platform, async ({ tx, emit, hint }) => {
    await lockReferral(tx, member)
    const added = await addReferral(tx, member)
    const completed = await completeReferral(tx, member)
    const referrer = completed ?? added
    if (referrer === undefined) return
    hint(`referrals:${referrer}`)
    if (completed === undefined) return
    hint(`referrals:${member}`)
    emit('referral.completed', { member, referrer })
  })
}

/** Durable, since nothing would trigger it again. */
export const referralReaders = (platform: Platform): readonly EventReader[] => [
  on('member.registered', (event) => settleReferral(platform, event), { durableAs: 'referral-registered' }),
  on('member.verified', (event) => settleReferral(platform, event), { durableAs: 'referral-verified' }),
]
