import { admin_member_list } from '@commons/contract/staff/staff.ts'
import { domainToUnicode } from 'node:url'
import { handle } from '../../platform/call/handle.ts'
import { nextOf } from '../../platform/call/page.ts'
import { Refusal } from '../../platform/call/refusal.ts'
import { asciiDomain, readRange } from '../accounts/public.ts'
import { listMembers } from './staff.members.queries.ts'
import { memberLine } from './staff.shape.ts'

export default handle(
  admin_member_list,
  async (
    { search = '', state, role, email_domain = '', ip = '', joined_after },
    { db, page, member, refuseFields },
  ) => {
    // Moderators decide about what members write and do; who they are elsewhere is not theirs to know.
    const seesAddresses = member.role !== 'moderator'
    if (!seesAddresses && (email_domain || ip)) throw new Refusal('role_needed')
    const domain = email_domain === '' ? undefined : asciiDomain(email_domain)
    if (email_domain !== '' && domain === undefined) refuseFields({ email_domain: 'domain_invalid' })
    const read = ip.trim() === '' ? { range: undefined } : readRange(ip.trim())
    if ('wrong' in read) return refuseFields({ ip: read.wrong })
    const rows = await listMembers(
      db,
      {
        search,
        byAddress: seesAddresses,
        state: state || undefined,
        role: role || undefined,
        // Addresses are kept as their members wrote them.
        domains: domain === undefined ? [] : [...new Set([domain, domainToUnicode(domain)])],
        range: read.range,
        joinedAfter: joined_after || undefined,
      },
      page,
    )
    return {
      recdata: rows.map((row) => ({ ...memberLine(row), ...(!seesAddresses && { email: null }) })),
      ...nextOf(
        rows.map(({ id }) => id),
        page,
      ),
    }
  },
)
