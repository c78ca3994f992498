import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { call } from '../../../api/call.ts'
import { messageText } from '../../../locales/contract-messages.ts'
import { FormStopped } from '../../../settings-kit/use-settings-form.ts'

/** Has the browser make a passkey; the password says that it is the member who asks. */
export async function newPasskey(password: string): Promise<Record<string, unknown>> {
  const { data } = await call('start_add_passkey', { password })
  const { startRegistration } = await import('@simplewebauthn/browser')
  try {
    // The contract leaves the options to the library, which made them on the server's side too.
    const optionsJSON = data as unknown as PublicKeyCredentialCreationOptionsJSON
    return { ...(await startRegistration({ optionsJSON })) }
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    // Whoever closes the browser's window, or lets it time out, has thought better of it.
    if (name === 'NotAllowedError' || name === 'AbortError') throw new FormStopped('', { cause: error })
    const text = messageText(
      name === 'InvalidStateError' ? 'refusal.passkey_known' : 'refusal.passkey_failed',
    )
    throw new FormStopped(text, { cause: error })
  }
}
