import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { call } from '../../../api/call.ts'
import { messageText } from '../../../locales/contract-messages.ts'
import { FormStopped } from '../../../settings-kit/use-settings-form.ts'

/** Lets the browser create a passkey. The password authenticates the member. */
export async function newPasskey(password: string): Promise<Record<string, unknown>> {
  const { data } = await call('start_add_passkey', { password })
  const { startRegistration } = await import('@simplewebauthn/browser')
  try {
    // The contract leaves the options' type to the library, which also created them on the server.
    const optionsJSON = data as unknown as PublicKeyCredentialCreationOptionsJSON
    return { ...(await startRegistration({ optionsJSON })) }
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    // The member closed the browser's dialog or let it time out, so there is no message.
    if (name === 'NotAllowedError' || name === 'AbortError') throw new FormStopped('', { cause: error })
    const text = messageText(
      name === 'InvalidStateError' ? 'refusal.passkey_known' : 'refusal.passkey_failed',
    )
    throw new FormStopped(text, { cause: error })
  }
}
