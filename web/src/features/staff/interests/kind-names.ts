import type { InterestKind } from '@commons/contract/profiles/setup.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The headings that interests are listed under. */
export const kindNames: Readonly<Record<InterestKind, MessageDescriptor>> = {
  home: msg`Home and making`,
  nature: msg`Nature`,
  arts: msg`Arts and culture`,
  sport: msg`Sport and outdoors`,
  science: msg`Science and technology`,
  society: msg`Society`,
}
