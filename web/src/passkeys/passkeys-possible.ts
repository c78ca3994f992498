/** Browsers support passkeys only over https and on localhost. */
export const arePasskeysPossible = () =>
  typeof globalThis.PublicKeyCredential === 'function' && globalThis.isSecureContext !== false
