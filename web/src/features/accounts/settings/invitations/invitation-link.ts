import { paths } from '../../../../paths.ts'

/** The link of an invitation: whoever opens it can register. */
export const invitationLink = (code: string): string =>
  new URL(`/#${paths.invited(code)}`, location.origin).href
