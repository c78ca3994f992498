import { show_language } from '@commons/contract/accounts/settings.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { isConsentDue } from '../../../platform/session/suspension.ts'
import { findProcessing } from '../../moderation/public.ts'
import { findShownAnnouncement } from '../../network/public.ts'
import { handle } from '../../../platform/call/handle.ts'
import { networkFacts } from '../../../platform/settings/network.ts'
import { languageId } from '../../../platform/language.ts'
import { homeStart } from './home-start.ts'

export default handle(show_language, async (_input, { db, member, viewer, platform }) => {
  const announcement = await findShownAnnouncement(db, platform.announcements, member.id)
  const processing = member.suspension && (await findProcessing(db, member.id))
  return {
    language_id: languageId(member.language),
    network: networkFacts(platform.settings),
    ...(member.role && { staff_role: member.role }),
    ...(member.consentDue && {
      consent: { due_at: member.consentDue.toISOString(), is_due: flag(isConsentDue(member)) },
    }),
    ...(announcement && { announcement }),
    ...(!member.suspension && { home: await homeStart(db, viewer) }),
    ...(member.suspension && {
      suspension: {
        until: member.suspension.until?.toISOString() ?? null,
        ...(processing && {
          processing: {
            reason: processing.reason,
            since: processing.since.toISOString(),
            ends_at: processing.ends_at?.toISOString() ?? null,
          },
        }),
      },
    }),
  }
})
