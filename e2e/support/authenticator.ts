/** A virtual passkey device in the browser. */
import type { Page } from '@playwright/test'

interface Authenticator {
  /** Sets whether its owner touches it when asked to. */
  touches(isThere: boolean): Promise<void>
}

/** Adds a device to the page's browser. Its owner touches it until told otherwise. */
export async function withAuthenticator(page: Page): Promise<Authenticator> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async touches(isThere) {
      await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isThere })
      await browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: isThere })
    },
  }
}
