import { show_language } from '@commons/contract/accounts/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { languageId } from '../../../platform/language.ts'

export default handle(show_language, async (_input, { member }) => ({
  language_id: languageId(member.language),
  ...(member.role && { staff_role: member.role }),
  ...(member.suspension && { suspension: { until: member.suspension.until?.toISOString() ?? null } }),
}))
