import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { messageText } from '../locales/contract-messages.ts'

type Options = Readonly<Record<string, unknown>>

// Whoever closes the browser's window, or lets it time out, has thought better of it.
const isCancelled = (error: unknown) =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')

interface Asking {
  /** Among what the browser offers at the address's field, instead of in a window of its own. */
  inField?: boolean
}

/** What a passkey signed; nothing where its owner thought better of it. Throws an error fit to be read. */
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

/** Whether the browser can offer passkeys at a field. */
export async function areOfferedInFields(): Promise<boolean> {
  const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser')
  return browserSupportsWebAuthnAutofill()
}

/** Takes back what is offered at a field. */
export async function stopAsking(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser')
  WebAuthnAbortService.cancelCeremony()
}
