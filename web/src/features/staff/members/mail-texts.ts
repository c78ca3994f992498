import type { MemberDetail } from '@commons/contract/staff/staff.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What became of a mail. */
export const mailStates: Readonly<Record<MemberDetail['mails'][number]['state'], MessageDescriptor>> = {
  waiting: msg`Waits to be sent`,
  sending: msg`Being sent`,
  sent: msg`Sent`,
  failed: msg`Couldn't be sent`,
  unsure: msg`Perhaps sent: the server was stopped while it sent it`,
  void: msg`Not sent: there was nothing to say any more`,
}
