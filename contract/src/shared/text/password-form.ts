/**
 * Returns a password as it is hashed, by the profile "OpaqueString" of RFC 8265: any space is a plain one, and letters
 * are composed, so that the keyboards of different devices type the same. Case and width stay.
 */
export const passwordForm = (password: string): string =>
  password.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC')

/** Returns whether a password has controls, such as line breaks, which that profile doesn't allow. */
export const hasControls = (password: string): boolean => /\p{Cc}/u.test(password)
