import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { messageText } from '../locales/contract-messages.ts'

type Options = Readonly<Record<string, unknown>>

// The member closed the browser's dialog or let it time out: they changed their mind.
const isCancelled = (error: unknown) =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')

interface Asking {
  /** Offers passkeys in the email field's suggestions, instead of in a dialog of the browser. */
  inField?: boolean
}

/**
 * Returns a passkey's signature, or undefined if the member cancelled. Throws an error whose message can be
 * shown.
 */
export async function askForPasskey(
  options: Options,
  { inField = false }: Asking = {},
): Promise<Record<string, unknown> | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  try {
    const credential = await startAuthentication({
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: inField,
    })
    return { ...credential }
  } catch (error) {
    if (isCancelled(error)) return undefined
    throw new Error(messageText('refusal.passkey_failed'), { cause: error })
  }
}

/** Whether the browser can offer passkeys in a field's suggestions. */
export async function areOfferedInFields(): Promise<boolean> {
  const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser')
  return browserSupportsWebAuthnAutofill()
}

/** Stops offering passkeys in a field. */
export async function stopAsking(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser')
  WebAuthnAbortService.cancelCeremony()
}
