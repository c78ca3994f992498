/** Browsers lend passkeys to https and localhost only. */
export const arePasskeysPossible = () =>
  typeof globalThis.PublicKeyCredential === 'function' && globalThis.isSecureContext !== false
