import type { LegalKind } from '@commons/contract/network/legal.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { paths } from '../../../paths.ts'

/** The legal pages by their names, in their order. */
export const legalNames: Readonly<Record<LegalKind, MessageDescriptor>> = {
  terms: msg`Terms`,
  privacy: msg`Privacy`,
  imprint: msg`Imprint`,
}

export const legalPaths: Readonly<Record<LegalKind, string>> = {
  terms: paths.terms(),
  privacy: paths.privacy(),
  imprint: paths.imprint(),
}
